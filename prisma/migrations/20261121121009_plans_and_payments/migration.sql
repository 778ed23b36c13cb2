-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'succeeded', 'failed');

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "openFor" TEXT,
ADD COLUMN     "priceCents" INTEGER;

-- Payments of before this step charged the whole price.
UPDATE "Payment" SET "priceCents" = "amountCents";
ALTER TABLE "Payment" ALTER COLUMN "priceCents" SET NOT NULL;

-- Money never runs backwards in a row: a refund is a row of its own.
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amounts_check"
    CHECK ("amountCents" >= 0 AND "priceCents" > 0 AND "amountCents" <= "priceCents");

-- CreateTable
CREATE TABLE "PaymentRefund" (
    "id" TEXT NOT NULL,
    "paymentId" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'pending',
    "providerRefundId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMP(3),

    CONSTRAINT "PaymentRefund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestCardIntent" (
    "id" TEXT NOT NULL,
    "paymentId" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "clientSecret" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "refundedCents" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TestCardIntent_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "PaymentRefund" ADD CONSTRAINT "PaymentRefund_amount_check" CHECK ("amountCents" > 0);

-- CreateIndex
CREATE UNIQUE INDEX "PaymentRefund_providerRefundId_key" ON "PaymentRefund"("providerRefundId");

-- CreateIndex
CREATE INDEX "PaymentRefund_paymentId_idx" ON "PaymentRefund"("paymentId");

-- CreateIndex
CREATE INDEX "PaymentRefund_status_createdAt_idx" ON "PaymentRefund"("status", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "TestCardIntent_paymentId_key" ON "TestCardIntent"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_openFor_key" ON "Payment"("openFor");

-- CreateIndex
CREATE INDEX "Payment_createdAt_id_idx" ON "Payment"("createdAt", "id");

-- AddForeignKey
ALTER TABLE "PaymentRefund" ADD CONSTRAINT "PaymentRefund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;


