-- CreateTable
CREATE TABLE "MessageAttachment" (
    "messageId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "documentId" TEXT,

    CONSTRAINT "MessageAttachment_pkey" PRIMARY KEY ("messageId","position")
);

-- CreateTable
CREATE TABLE "ThreadMark" (
    "clientId" TEXT NOT NULL,
    "readerId" TEXT NOT NULL,
    "readUpTo" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ThreadMark_pkey" PRIMARY KEY ("clientId","readerId")
);

-- CreateTable
CREATE TABLE "InformationRequest" (
    "id" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "preparerId" TEXT NOT NULL,
    "documentId" TEXT,
    "fieldPath" TEXT,
    "form" TEXT,
    "line" TEXT,
    "copy" INTEGER,
    "question" TEXT NOT NULL,
    "reply" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),

    CONSTRAINT "InformationRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReturnDecision" (
    "id" TEXT NOT NULL,
    "returnId" TEXT NOT NULL,
    "preparerId" TEXT NOT NULL,
    "status" "ReturnStatus" NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "lines" JSONB,
    "returnVersion" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReturnDecision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PreparerNote" (
    "id" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PreparerNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Consent" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "use" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "signature" TEXT NOT NULL,
    "grantedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RetainedRecord" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "keepUntil" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RetainedRecord_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MessageAttachment_documentId_idx" ON "MessageAttachment"("documentId");

-- CreateIndex
CREATE INDEX "ThreadMark_readerId_idx" ON "ThreadMark"("readerId");

-- CreateIndex
CREATE INDEX "InformationRequest_clientId_createdAt_idx" ON "InformationRequest"("clientId", "createdAt");

-- CreateIndex
CREATE INDEX "InformationRequest_documentId_idx" ON "InformationRequest"("documentId");

-- CreateIndex
CREATE INDEX "ReturnDecision_returnId_createdAt_idx" ON "ReturnDecision"("returnId", "createdAt");

-- CreateIndex
CREATE INDEX "PreparerNote_clientId_createdAt_id_idx" ON "PreparerNote"("clientId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Consent_userId_use_grantedAt_idx" ON "Consent"("userId", "use", "grantedAt");

-- CreateIndex
CREATE INDEX "RetainedRecord_keepUntil_idx" ON "RetainedRecord"("keepUntil");

-- CreateIndex
CREATE INDEX "RetainedRecord_ownerId_idx" ON "RetainedRecord"("ownerId");

-- AddForeignKey
ALTER TABLE "MessageAttachment" ADD CONSTRAINT "MessageAttachment_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageAttachment" ADD CONSTRAINT "MessageAttachment_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ThreadMark" ADD CONSTRAINT "ThreadMark_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ThreadMark" ADD CONSTRAINT "ThreadMark_readerId_fkey" FOREIGN KEY ("readerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InformationRequest" ADD CONSTRAINT "InformationRequest_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InformationRequest" ADD CONSTRAINT "InformationRequest_preparerId_fkey" FOREIGN KEY ("preparerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InformationRequest" ADD CONSTRAINT "InformationRequest_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReturnDecision" ADD CONSTRAINT "ReturnDecision_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "TaxReturn"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReturnDecision" ADD CONSTRAINT "ReturnDecision_preparerId_fkey" FOREIGN KEY ("preparerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PreparerNote" ADD CONSTRAINT "PreparerNote_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PreparerNote" ADD CONSTRAINT "PreparerNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- At most one consent in force for each person and use.
CREATE UNIQUE INDEX "Consent_in_force_key" ON "Consent"("userId", "use") WHERE "revokedAt" IS NULL;
