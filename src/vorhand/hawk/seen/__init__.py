"""What one seat may know of a deal of Hawk: views, samples, and what there is to see."""
