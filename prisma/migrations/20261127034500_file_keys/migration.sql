-- The key of a document's file, wrapped with the key of its account. Null: stored before files were encrypted.
ALTER TABLE "Document" ADD COLUMN "fileKey" TEXT;

-- CreateTable
CREATE TABLE "AccountKey" (
    "userId" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountKey_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "AccountKey" ADD CONSTRAINT "AccountKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What still lies unencrypted is looked for every minute, until nothing is left.
CREATE INDEX "Document_unsealed_idx" ON "Document"("uploadedAt") WHERE "fileKey" IS NULL;
