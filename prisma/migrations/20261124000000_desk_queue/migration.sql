-- AlterTable
ALTER TABLE "TaxReturn" ADD COLUMN "staleSince" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "InformationRequest" ADD COLUMN "dueOn" DATE,
ADD COLUMN "remindedAt" TIMESTAMP(3);

-- Returns that are out of date already: the change that made them so was the last one at the latest.
UPDATE "TaxReturn" SET "staleSince" = "updatedAt" WHERE "stale";
