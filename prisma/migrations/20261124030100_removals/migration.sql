-- CreateTable
CREATE TABLE "Removal" (
    "id" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "returnId" TEXT,
    "kind" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Removal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Removal_actorId_idx" ON "Removal"("actorId");

-- CreateIndex
CREATE INDEX "Removal_returnId_idx" ON "Removal"("returnId");

-- CreateIndex
CREATE INDEX "Removal_expiresAt_idx" ON "Removal"("expiresAt");

-- AddForeignKey
ALTER TABLE "Removal" ADD CONSTRAINT "Removal_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Removal" ADD CONSTRAINT "Removal_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "TaxReturn"("id") ON DELETE CASCADE ON UPDATE CASCADE;
