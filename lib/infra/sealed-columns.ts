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
  'TaxReturn.sealedResults': ['id'],
  'TaxReturn.amendmentText': ['id'],
  'PastCalculation.input': ['id'],
  'Removal.content': ['id'],
  'ReturnDecision.message': ['id'],
  'ReturnDecision.reason': ['id'],
  'ReturnDecision.facts': ['id'],
  'ReturnDecision.sealedLines': ['id'],
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

/**
 * The columns that the key of an account seals, and where its owner stands: in the row itself, or in the row of the table
 * that a column points to. Rows of earlier versions are sealed with the field keys until the clock seals them anew
 * (lib/operations/move-to-account-keys.ts).
 */
export const accountColumns = {
  'Answer.value': { table: 'TaxReturn', by: 'returnId' },
  'TaxReturn.calculationInput': { table: null, by: 'userId' },
  'TaxReturn.amendmentText': { table: null, by: 'userId' },
  'PastCalculation.input': { table: 'TaxReturn', by: 'returnId' },
  'ReturnDecision.message': { table: 'TaxReturn', by: 'returnId' },
  'ReturnDecision.reason': { table: 'TaxReturn', by: 'returnId' },
  'ReturnDecision.facts': { table: 'TaxReturn', by: 'returnId' },
  'Document.problems': { table: null, by: 'userId' },
  'Extraction.fields': { table: 'Document', by: 'documentId' },
  'Extraction.problems': { table: 'Document', by: 'documentId' },
  'ChatMessage.content': { table: null, by: 'userId' },
  'ChatMessage.citations': { table: null, by: 'userId' },
  'ChatMessage.detail': { table: null, by: 'userId' },
  'ChatDisclosure.content': { table: null, by: 'userId' },
} as const satisfies Partial<Record<keyof typeof sealedColumns, { table: string | null; by: string }>>;

export type AccountColumn = keyof typeof accountColumns;
export type SealedColumn = keyof typeof sealedColumns;
/** What a sealed text is bound to: its column and its row. */
export type SealContext = `${SealedColumn}:${string}`;
