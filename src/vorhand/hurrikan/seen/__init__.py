"""What one seat may know of a round of Hurrikan: views, samples, and what there is to see."""
