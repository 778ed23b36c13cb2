-- The figures of a return, sealed with the key of its account. Until a row is sealed (the clock does it with rows of
-- earlier versions) they stand in the columns of before.
ALTER TABLE "TaxReturn" ADD COLUMN "sealedResults" TEXT;
ALTER TABLE "ReturnDecision" ADD COLUMN "sealedLines" TEXT;

-- What the clock still has to seal is found without reading the tables through.
CREATE INDEX "TaxReturn_plain_results" ON "TaxReturn" ("id") WHERE "calculationResults" IS NOT NULL;
CREATE INDEX "ReturnDecision_plain_lines" ON "ReturnDecision" ("id") WHERE "lines" IS NOT NULL;
CREATE INDEX "PastCalculation_plain_balance" ON "PastCalculation" ("id") WHERE "balance" <> 0;
