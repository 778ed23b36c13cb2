-- AlterTable
ALTER TABLE "User" ADD COLUMN "requestReminders" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "InformationRequest" ADD COLUMN "questionId" TEXT,
ADD COLUMN "acceptedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "RequestDocument" (
    "requestId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "documentId" TEXT,

    CONSTRAINT "RequestDocument_pkey" PRIMARY KEY ("requestId","position")
);

-- CreateIndex
CREATE INDEX "RequestDocument_documentId_idx" ON "RequestDocument"("documentId");

-- What waits with a due date, for reminders that go out by themselves.
CREATE INDEX "InformationRequest_due_idx" ON "InformationRequest"("dueOn")
  WHERE "dueOn" IS NOT NULL AND "answeredAt" IS NULL AND "closedAt" IS NULL;

-- AddForeignKey
ALTER TABLE "RequestDocument" ADD CONSTRAINT "RequestDocument_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "InformationRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestDocument" ADD CONSTRAINT "RequestDocument_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;
