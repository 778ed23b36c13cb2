-- A filed return is amended by another row of the same year, which names it.
ALTER TABLE "TaxReturn" ADD COLUMN "amendsId" TEXT, ADD COLUMN "amendmentText" TEXT;

DROP INDEX "TaxReturn_userId_taxYear_key";
CREATE INDEX "TaxReturn_userId_taxYear_idx" ON "TaxReturn"("userId", "taxYear");
CREATE UNIQUE INDEX "TaxReturn_amendsId_key" ON "TaxReturn"("amendsId");

-- One first return for each person and year.
CREATE UNIQUE INDEX "TaxReturn_first_of_year_key" ON "TaxReturn"("userId", "taxYear") WHERE "amendsId" IS NULL;

ALTER TABLE "TaxReturn" ADD CONSTRAINT "TaxReturn_amendsId_fkey"
  FOREIGN KEY ("amendsId") REFERENCES "TaxReturn"("id") ON DELETE CASCADE ON UPDATE CASCADE;
