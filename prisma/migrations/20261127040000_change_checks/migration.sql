-- CreateTable
CREATE TABLE "ChangeCheck" (
    "id" TEXT NOT NULL,
    "returnId" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "preparerId" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChangeCheck_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ChangeCheck_returnId_place_preparerId_key" ON "ChangeCheck"("returnId", "place", "preparerId");

-- CreateIndex
CREATE INDEX "ChangeCheck_preparerId_idx" ON "ChangeCheck"("preparerId");

-- AddForeignKey
ALTER TABLE "ChangeCheck" ADD CONSTRAINT "ChangeCheck_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "TaxReturn"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChangeCheck" ADD CONSTRAINT "ChangeCheck_preparerId_fkey" FOREIGN KEY ("preparerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
