-- Which device somebody has there: the same one may be served by another node for a moment already.
ALTER TABLE present ADD COLUMN device text;
