-- Whoever deletes a person or a return asks these tables for rows that point at it: without an index each is read
-- from end to end.
-- CreateIndex
CREATE INDEX "Payment_taxReturnId_idx" ON "Payment"("taxReturnId");

-- CreateIndex
CREATE INDEX "Review_preparerId_idx" ON "Review"("preparerId");

-- CreateIndex
CREATE INDEX "Message_senderId_idx" ON "Message"("senderId");

-- CreateIndex
CREATE INDEX "InformationRequest_preparerId_idx" ON "InformationRequest"("preparerId");

-- CreateIndex
CREATE INDEX "ReturnDecision_preparerId_idx" ON "ReturnDecision"("preparerId");

-- CreateIndex
CREATE INDEX "PreparerNote_authorId_idx" ON "PreparerNote"("authorId");

-- A preparer's clients, newest first.
-- CreateIndex
CREATE INDEX "Assignment_preparerId_createdAt_id_idx" ON "Assignment"("preparerId", "createdAt", "id");
