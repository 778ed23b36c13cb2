-- When a job's turn comes among those that are due; null: in the order in which they became due. Many documents of one
-- account get turns one after the other, so that somebody else's first one is read between them.
ALTER TABLE "Job" ADD COLUMN "turnAt" TIMESTAMP(3);
