import { z } from 'zod';

/** How an event of the audit reads in somebody's access log. */
export const AuditDetail = z.object({
  status: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  reason: z.string().optional(),
  fieldPath: z.string().optional(),
  questionId: z.string().optional(),
});
type AuditDetail = z.infer<typeof AuditDetail>;

const reasons: Record<string, string> = {
  compare: 'To compare it with the document',
  correct: 'To help you correct a mistake',
  irs: 'To respond to the IRS',
  sign: 'To sign or file the return',
  'takeover-suspected': 'Suspected account takeover',
  'fraud-suspected': 'Suspected fraud',
  'terms-violated': 'Terms of service violation',
  'requested-by-owner': 'You requested it',
  'legal-request': 'A legal request',
  'checked-and-cleared': 'Reviewed and cleared',
  'suspended-by-mistake': 'Suspended by mistake',
};

const words: Record<string, (detail: AuditDetail, document: string) => string> = {
  'client.opened': () => 'Opened your file: return, documents, and open items',
  'return.opened': () => 'Viewed your return and the answers behind it',
  'returns.listed': () => 'Viewed your list of returns',
  'return.printed': () => 'Downloaded your return as a PDF, with your numbers in full',
  'document.opened': (_, document) => `Viewed the values read from ${document}`,
  'document.file-opened': (_, document) => `Opened the file ${document}, which shows its numbers in full`,
  'documents.listed': () => 'Viewed your documents and the values read from them',
  'thread.opened': () => 'Read your messages',
  'message.sent': () => 'Sent you a message',
  'message.read': () => 'Read your new messages',
  'document.reviewed': ({ status }, document) => `Reviewed ${document}${status ? `: ${status}` : ''}`,
  'return.status-set': ({ to }) =>
    to === 'approved'
      ? 'Approved your return'
      : to === 'draft'
        ? 'Sent your tax return back for changes'
        : 'Changed the status of your return',
  'answer.saved': () => 'Answered a question for you',
  'answer.cleared': () => 'Cleared one of your answers',
  'answer.restored': () => 'Restored an answer they had cleared',
  'answer.item-restored': () => 'Restored an entry they had removed',
  'answer.sales-restored': () => 'Restored a list of sales they had removed',
  'answer.item-removed': () => 'Removed an entry from your answers',
  'answer.sales-imported': () => 'Imported a list of sales',
  'answer.sales-removed': () => 'Removed a list of sales',
  'document.uploaded': (_, document) => `Uploaded ${document} for you`,
  'document.fields-confirmed': (_, document) => `Confirmed or corrected values read from ${document}`,
  'document.type-changed': (_, document) => `Changed the type of ${document}`,
  'document.fields-ticked': (_, document) => `Checked values from ${document} against the document`,
  'document.ticks-removed': (_, document) => `Cleared a check mark on ${document}`,
  'return.changes-checked': () => 'Reviewed the changes to your return',
  'return.checks-removed': () => 'Cleared the check mark on a change',
  'document.process-requested': (_, document) => `Reprocessed ${document}`,
  'return.calculated': () => 'Calculated your return',
  'request.asked': () => 'Asked you for information',
  'request.closed': () => 'Closed a question they asked you',
  'request.accepted': () => 'Entered your answer on your return',
  'request.reminded': () => 'Reminded you of open questions',
  'request.reopened': () => 'Asked you a question again',
  'note.added': () => 'Added a note to your file',
  'note.removed': () => 'Removed a note from your file',
  'assignment.created': () => 'Assigned a preparer to you',
  'assignment.ended': () => 'Ended a preparer’s access to your data',
  'account.added-by-preparer': () => 'Added you as a client before you had an account',
  'engagement.sent': () => 'Sent you an engagement letter',
  'engagement.withdrawn': () => 'Withdrew an engagement letter',
  'consent.recorded': () => 'Recorded a permission you signed on paper',
  'filing.let-go': () => 'Let you sign your return without them',
  'account.role-set': ({ from, to }) => `Changed your role${from && to ? ` from ${from} to ${to}` : ''}`,
  'account.suspended': () => 'Suspended your account',
  'account.reinstated': () => 'Reinstated your account',
  'account.made-admin': () => 'Made you an administrator',
};

/** What was done, as a sentence. An event without words of its own is named, never left out. */
export function describeAccess(action: string, detail: AuditDetail, document: string): string {
  if (action === 'identifier.revealed') {
    return detail.fieldPath === undefined
      ? 'Viewed one of your numbers in full, from your answers'
      : `Viewed one of your numbers in full, in ${document}`;
  }
  return words[action]?.(detail, document) ?? `Other: ${action}`;
}

/** The reason that was given; null when none had to be. */
export const describeReason = ({ reason }: AuditDetail): string | null =>
  reason === undefined ? null : (reasons[reason] ?? reason);
