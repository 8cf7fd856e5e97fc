"""What one seat may know of a deal of Hearts: views, samples, and what there is to see."""
