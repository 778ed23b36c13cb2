-- A typographic apostrophe is part of a word for the text search, so "child’s" would not be found by "child".
CREATE OR REPLACE FUNCTION "write_passage_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search" := setweight(to_tsvector('english', translate(NEW."title", '’‘', '''''')), 'A')
    || setweight(to_tsvector('english', translate(NEW."heading", '’‘', '''''')), 'B')
    || setweight(to_tsvector('english', translate(NEW."text", '’‘', '''''')), 'C');
  RETURN NEW;
END $$;

UPDATE "TrainingPassage" SET "title" = "title";
