-- AlterEnum
ALTER TYPE "PaymentStatus" ADD VALUE 'disputed';

-- CreateTable
CREATE TABLE "PaymentDispute" (
    "id" TEXT NOT NULL,
    "paymentId" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "openedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMP(3),

    CONSTRAINT "PaymentDispute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditAddress" (
    "eventId" BIGINT NOT NULL,
    "network" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditAddress_pkey" PRIMARY KEY ("eventId")
);

-- CreateIndex
CREATE INDEX "PaymentDispute_paymentId_idx" ON "PaymentDispute"("paymentId");

-- CreateIndex
CREATE INDEX "AuditAddress_at_idx" ON "AuditAddress"("at");

-- AddForeignKey
ALTER TABLE "PaymentDispute" ADD CONSTRAINT "PaymentDispute_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What the IRS accepted, and what it answered, stays as it is: nothing may rewrite it afterwards, whatever a fault in
-- the program or somebody with a connection of its role asks for. Encrypting it again with another key is no change
-- (the hash is of the content before encryption). It goes only with its account, whose deletion says so within its own
-- transaction, after the record that has to be kept was written.
CREATE FUNCTION "refuse_change_of_filed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('plainfile.deletes_account', true) = 'yes' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'rows of an accepted filing cannot be deleted' USING ERRCODE = 'raise_exception';
  END IF;
  IF to_jsonb(OLD) - TG_ARGV::text[] IS DISTINCT FROM to_jsonb(NEW) - TG_ARGV::text[] THEN
    RAISE EXCEPTION 'rows of an accepted filing cannot be changed' USING ERRCODE = 'raise_exception';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Filing_accepted_stays" BEFORE UPDATE OR DELETE ON "Filing"
  FOR EACH ROW WHEN (OLD."state" = 'accepted')
  EXECUTE FUNCTION "refuse_change_of_filed"('content', 'signatures', 'updatedAt');
CREATE TRIGGER "FilingSubmission_accepted_stays" BEFORE UPDATE OR DELETE ON "FilingSubmission"
  FOR EACH ROW WHEN (OLD."state" = 'accepted')
  EXECUTE FUNCTION "refuse_change_of_filed"();
CREATE TRIGGER "FilingAcknowledgement_stays" BEFORE UPDATE OR DELETE ON "FilingAcknowledgement"
  FOR EACH ROW
  EXECUTE FUNCTION "refuse_change_of_filed"('content');
