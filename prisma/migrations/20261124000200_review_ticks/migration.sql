-- AlterTable
ALTER TABLE "ReturnDecision" ADD COLUMN "reason" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "FieldTick" (
    "id" TEXT NOT NULL,
    "documentId" TEXT NOT NULL,
    "fieldPath" TEXT NOT NULL,
    "preparerId" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FieldTick_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "FieldTick_documentId_fieldPath_preparerId_key" ON "FieldTick"("documentId", "fieldPath", "preparerId");

-- CreateIndex
CREATE INDEX "FieldTick_preparerId_idx" ON "FieldTick"("preparerId");

-- AddForeignKey
ALTER TABLE "FieldTick" ADD CONSTRAINT "FieldTick_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FieldTick" ADD CONSTRAINT "FieldTick_preparerId_fkey" FOREIGN KEY ("preparerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
