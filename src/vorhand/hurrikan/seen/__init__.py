"""What one seat may know of a deal of Hurrikan: views, samples, and what is to be seen."""
