"""What one seat may know of a deal of Hearts: views, samples, and what is to be seen."""
