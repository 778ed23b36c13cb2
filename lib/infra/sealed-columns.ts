/**
 * Every column that holds sealed text, with the columns of its row that the sealing is bound to, in their order in
 * the context (`Answer.value:<returnId>:<questionId>`). `seal` takes no context of a column that is not here, so the
 * rotation of keys (lib/operations/rotate-keys.ts) and a structural test know them all.
 */
export const sealedColumns = {
  'AccountKey.secret': ['userId'],
  'SecondFactor.secret': ['userId'],
  'Answer.value': ['returnId', 'questionId'],
  'TaxReturn.calculationInput': ['id'],
  'TaxReturn.amendmentText': ['id'],
  'PastCalculation.input': ['id'],
  'Removal.content': ['id'],
  'ReturnDecision.message': ['id'],
  'ReturnDecision.reason': ['id'],
  'ReturnDecision.facts': ['id'],
  'Document.problems': ['id'],
  'Extraction.fields': ['documentId', 'position'],
  'Extraction.problems': ['documentId', 'position'],
  'Review.notes': ['id'],
  'Review.recommendations': ['id'],
  'FieldTick.value': ['id'],
  'ChangeCheck.value': ['id'],
  'InformationRequest.question': ['id'],
  'InformationRequest.reply': ['id'],
  'PreparerNote.body': ['id'],
  'PreparerProfile.ptin': ['userId'],
  'EngagementLetter.body': ['id'],
  'EngagementLetter.signature': ['id'],
  'Message.body': ['id'],
  'ChatMessage.content': ['id'],
  'ChatMessage.citations': ['id'],
  'ChatMessage.detail': ['id'],
  'ChatDisclosure.content': ['id'],
  'Consent.signature': ['id'],
  'RetainedRecord.content': ['id'],
  'Filing.signatures': ['id'],
  'Filing.content': ['id'],
  'FilingPaper.content': ['filingId'],
  'FilingAcknowledgement.content': ['submissionId', 'hash'],
  'SimulatedSubmission.content': ['submissionId'],
  'RetiredMacKey.secret': ['keyId', 'purpose'],
} as const satisfies Record<`${string}.${string}`, readonly string[]>;

export type SealedColumn = keyof typeof sealedColumns;
/** What a sealed text is bound to: its column and its row. */
export type SealContext = `${SealedColumn}:${string}`;
