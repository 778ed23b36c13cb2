-- CreateTable
CREATE TABLE "DirectUpload" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "receivedAt" TIMESTAMP(3),
    "claimedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DirectUpload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "DirectUpload_storageKey_key" ON "DirectUpload"("storageKey");

-- CreateIndex
CREATE INDEX "DirectUpload_expiresAt_idx" ON "DirectUpload"("expiresAt");
