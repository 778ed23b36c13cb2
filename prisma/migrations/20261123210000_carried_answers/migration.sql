-- Answers that a return starts with come from last year's, until somebody gives one.
ALTER TABLE "Answer" ADD COLUMN "carriedFrom" TEXT;
