-- Questions whose answer somebody cleared: an answer that an uploaded return of last year gives would come back by itself.
ALTER TABLE "TaxReturn" ADD COLUMN "clearedAnswers" TEXT[] DEFAULT ARRAY[]::TEXT[];
