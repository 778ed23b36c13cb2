-- CreateTable
CREATE TABLE "OperationSwitch" (
    "name" TEXT NOT NULL,
    "stopped" BOOLEAN NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OperationSwitch_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "KeyRotation" (
    "keyId" TEXT NOT NULL,
    "column" TEXT NOT NULL,
    "after" JSONB,
    "resealed" INTEGER NOT NULL DEFAULT 0,
    "doneAt" TIMESTAMP(3),

    CONSTRAINT "KeyRotation_pkey" PRIMARY KEY ("keyId","column")
);

-- CreateTable
CREATE TABLE "RetiredMacKey" (
    "keyId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "secret" TEXT NOT NULL,

    CONSTRAINT "RetiredMacKey_pkey" PRIMARY KEY ("keyId","purpose")
);

-- CreateIndex
CREATE INDEX "Job_failedAt_createdAt_idx" ON "Job"("failedAt", "createdAt");


-- The rotation of field keys seals the same signed words anew. It says so in its own transaction; what was signed is
-- still held by contentHash, which nothing may change.
CREATE OR REPLACE FUNCTION keep_signed_filing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."state" = 'accepted' AND NEW."state" <> 'accepted' THEN
    RAISE EXCEPTION 'an accepted filing stays accepted';
  END IF;
  IF OLD."contentHash" IS NOT NULL AND (NEW."contentHash" IS DISTINCT FROM OLD."contentHash"
      OR current_setting('plainfile.reseal', true) IS DISTINCT FROM 'on'
        AND (NEW."content" IS DISTINCT FROM OLD."content" OR NEW."signatures" IS DISTINCT FROM OLD."signatures")) THEN
    RAISE EXCEPTION 'signed content cannot be changed';
  END IF;
  RETURN NEW;
END $$;
