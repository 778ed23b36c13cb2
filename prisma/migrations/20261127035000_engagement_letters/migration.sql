-- CreateTable
CREATE TABLE "EngagementLetter" (
    "id" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "preparerId" TEXT NOT NULL,
    "taxYear" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "signature" TEXT,
    "signedAt" TIMESTAMP(3),
    "withdrawnAt" TIMESTAMP(3),

    CONSTRAINT "EngagementLetter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "EngagementLetter_clientId_sentAt_idx" ON "EngagementLetter"("clientId", "sentAt");

-- CreateIndex
CREATE INDEX "EngagementLetter_preparerId_idx" ON "EngagementLetter"("preparerId");

-- AddForeignKey
ALTER TABLE "EngagementLetter" ADD CONSTRAINT "EngagementLetter_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EngagementLetter" ADD CONSTRAINT "EngagementLetter_preparerId_fkey" FOREIGN KEY ("preparerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
