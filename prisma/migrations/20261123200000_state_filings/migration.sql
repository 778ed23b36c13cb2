-- A state return is a filing of its own (kind "state-IL"), signed and sent with the federal filing that it names. Plain
-- ids: rows of a filing go with their return, and an accepted one may be changed by nothing, a foreign key included.
ALTER TABLE "Filing" ADD COLUMN "linkedFilingId" TEXT;
CREATE INDEX "Filing_linkedFilingId_idx" ON "Filing"("linkedFilingId");

-- The federal submission that a state's submission goes with; set when it is sent.
ALTER TABLE "FilingSubmission" ADD COLUMN "linkedTo" TEXT;
ALTER TABLE "SimulatedSubmission" ADD COLUMN "linkedTo" TEXT;
