-- CreateTable
CREATE TABLE "PastCalculation" (
    "id" TEXT NOT NULL,
    "returnId" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "balance" DECIMAL(14,2) NOT NULL,
    "calculatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PastCalculation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PastCalculation_returnId_calculatedAt_idx" ON "PastCalculation"("returnId", "calculatedAt");

-- AddForeignKey
ALTER TABLE "PastCalculation" ADD CONSTRAINT "PastCalculation_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "TaxReturn"("id") ON DELETE CASCADE ON UPDATE CASCADE;
