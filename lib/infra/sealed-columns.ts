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

/** One row on the way from a sealed column to its owner: the table, the column that finds its row, the one that leads on. */
type Step = readonly [table: string, key: string, next: string];
interface Owner {
  by: string;
  through: readonly Step[];
}

const itself = (by: string): Owner => ({ by, through: [] });
const ofReturn: Owner = { by: 'returnId', through: [['TaxReturn', 'id', 'userId']] };
const ofDocument: Owner = { by: 'documentId', through: [['Document', 'id', 'userId']] };
const ofFiling = [
  ['Filing', 'id', 'returnId'],
  ['TaxReturn', 'id', 'userId'],
] as const;

/**
 * The columns that the key of an account seals, and how its owner is found from the row. Rows of earlier versions are
 * sealed with the field keys until the clock seals them anew (lib/operations/move-to-account-keys.ts).
 */
export const accountColumns = {
  'Answer.value': ofReturn,
  'TaxReturn.calculationInput': itself('userId'),
  'TaxReturn.amendmentText': itself('userId'),
  'PastCalculation.input': ofReturn,
  'ReturnDecision.message': ofReturn,
  'ReturnDecision.reason': ofReturn,
  'ReturnDecision.facts': ofReturn,
  'Document.problems': itself('userId'),
  'Extraction.fields': ofDocument,
  'Extraction.problems': ofDocument,
  'Review.notes': ofDocument,
  'Review.recommendations': ofDocument,
  'FieldTick.value': ofDocument,
  'ChangeCheck.value': ofReturn,
  'InformationRequest.question': itself('clientId'),
  'InformationRequest.reply': itself('clientId'),
  'PreparerNote.body': itself('clientId'),
  'EngagementLetter.body': itself('clientId'),
  'EngagementLetter.signature': itself('clientId'),
  'Message.body': itself('clientId'),
  'Consent.signature': itself('userId'),
  'ChatMessage.content': itself('userId'),
  'ChatMessage.citations': itself('userId'),
  'ChatMessage.detail': itself('userId'),
  'ChatDisclosure.content': itself('userId'),
  'Filing.signatures': ofReturn,
  'Filing.content': ofReturn,
  'FilingPaper.content': { by: 'filingId', through: ofFiling },
  'FilingAcknowledgement.content': {
    by: 'submissionId',
    through: [['FilingSubmission', 'submissionId', 'filingId'], ...ofFiling],
  },
} as const satisfies Partial<Record<keyof typeof sealedColumns, Owner>>;

/**
 * Of these only the owner of the tables may write a row anew: what was signed and answered stays as it is. The rotation
 * of keys, which runs as the owner, moves them to the keys of their accounts.
 */
export const keptColumns: ReadonlySet<string> = new Set<AccountColumn>([
  'Filing.signatures',
  'Filing.content',
  'FilingPaper.content',
  'FilingAcknowledgement.content',
]);

export const isAccountColumn = (column: SealedColumn): column is AccountColumn => column in accountColumns;

/** SQL for whose a row is; the row's table goes by the name `t`. */
export function ownerSql(column: AccountColumn): string {
  const { by, through }: Owner = accountColumns[column];
  let owner = `t."${by}"`;
  for (const [table, key, next] of through)
    owner = `(SELECT o."${next}" FROM "${table}" o WHERE o."${key}" = ${owner})`;
  return owner;
}

export type AccountColumn = keyof typeof accountColumns;
export type SealedColumn = keyof typeof sealedColumns;
/** What a sealed text is bound to: its column and its row. */
export type SealContext = `${SealedColumn}:${string}`;
