-- CreateEnum
CREATE TYPE "FilingState" AS ENUM ('ready', 'signed', 'queued', 'transmitted', 'accepted', 'rejected', 'failed');

-- AlterTable
ALTER TABLE "TaxReturn" ADD COLUMN     "efileState" "FilingState";

-- CreateTable
CREATE TABLE "Filing" (
    "id" TEXT NOT NULL,
    "returnId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "track" TEXT NOT NULL,
    "state" "FilingState" NOT NULL DEFAULT 'ready',
    "returnVersion" INTEGER NOT NULL,
    "signatures" TEXT NOT NULL,
    "content" TEXT,
    "contentHash" TEXT,
    "voidedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Filing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FilingSubmission" (
    "id" TEXT NOT NULL,
    "filingId" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "state" "FilingState" NOT NULL DEFAULT 'queued',
    "sendStartedAt" TIMESTAMP(3),
    "transmittedAt" TIMESTAMP(3),
    "answeredAt" TIMESTAMP(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FilingSubmission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FilingAcknowledgement" (
    "id" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FilingAcknowledgement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FilingEvent" (
    "id" BIGSERIAL NOT NULL,
    "filingId" TEXT NOT NULL,
    "returnId" TEXT NOT NULL,
    "submissionId" TEXT,
    "event" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "detail" JSONB,
    "actorId" TEXT,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FilingEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SimulatedSubmission" (
    "submissionId" TEXT NOT NULL,
    "filer" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "asked" INTEGER NOT NULL DEFAULT 0,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SimulatedSubmission_pkey" PRIMARY KEY ("submissionId")
);

-- CreateIndex
CREATE INDEX "Filing_returnId_kind_createdAt_idx" ON "Filing"("returnId", "kind", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "FilingSubmission_submissionId_key" ON "FilingSubmission"("submissionId");

-- CreateIndex
CREATE INDEX "FilingSubmission_filingId_createdAt_idx" ON "FilingSubmission"("filingId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "FilingAcknowledgement_submissionId_hash_key" ON "FilingAcknowledgement"("submissionId", "hash");

-- CreateIndex
CREATE INDEX "FilingEvent_returnId_id_idx" ON "FilingEvent"("returnId", "id");

-- CreateIndex
CREATE INDEX "FilingEvent_filingId_id_idx" ON "FilingEvent"("filingId", "id");

-- CreateIndex
CREATE INDEX "SimulatedSubmission_filer_receivedAt_idx" ON "SimulatedSubmission"("filer", "receivedAt");

-- AddForeignKey
ALTER TABLE "Filing" ADD CONSTRAINT "Filing_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "TaxReturn"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FilingSubmission" ADD CONSTRAINT "FilingSubmission_filingId_fkey" FOREIGN KEY ("filingId") REFERENCES "Filing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FilingAcknowledgement" ADD CONSTRAINT "FilingAcknowledgement_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "FilingSubmission"("submissionId") ON DELETE CASCADE ON UPDATE CASCADE;



-- One filing at a time for each return and kind; the next try follows a rejection, a failure or a void signature.
CREATE UNIQUE INDEX "Filing_live_key" ON "Filing"("returnId", "kind")
  WHERE "voidedAt" IS NULL AND "state" NOT IN ('rejected', 'failed');

-- Never on its way twice.
CREATE UNIQUE INDEX "FilingSubmission_open_key" ON "FilingSubmission"("filingId")
  WHERE "state" IN ('queued', 'transmitted', 'accepted');

CREATE FUNCTION refuse_filing_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'filing events cannot be changed or deleted';
END $$;
CREATE TRIGGER "FilingEvent_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "FilingEvent"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_filing_event_change();

-- Accepted is final, and what was signed stays as it was signed.
CREATE FUNCTION keep_signed_filing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."state" = 'accepted' AND NEW."state" <> 'accepted' THEN
    RAISE EXCEPTION 'an accepted filing stays accepted';
  END IF;
  IF OLD."contentHash" IS NOT NULL AND (NEW."contentHash" IS DISTINCT FROM OLD."contentHash"
      OR NEW."content" IS DISTINCT FROM OLD."content" OR NEW."signatures" IS DISTINCT FROM OLD."signatures") THEN
    RAISE EXCEPTION 'signed content cannot be changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Filing_keep_signed" BEFORE UPDATE ON "Filing"
  FOR EACH ROW EXECUTE FUNCTION keep_signed_filing();

CREATE FUNCTION keep_submission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."submissionId" <> OLD."submissionId" THEN
    RAISE EXCEPTION 'a submission id cannot be changed';
  END IF;
  IF OLD."state" = 'accepted' AND NEW."state" <> 'accepted' THEN
    RAISE EXCEPTION 'an accepted submission stays accepted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "FilingSubmission_keep" BEFORE UPDATE ON "FilingSubmission"
  FOR EACH ROW EXECUTE FUNCTION keep_submission();
