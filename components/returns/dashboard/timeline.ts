import { type ReturnStatus, type TaxReturn } from '@/lib/returns/schema';
import { countOf } from '@/lib/format/words';

export type EfileState = NonNullable<TaxReturn['efile']>['state'];

export type TimelineStep = {
  title: string;
  description: string;
  status: 'completed' | 'current' | 'upcoming';
  /** ISO 8601. */
  date?: string;
  /** A simulator answered in place of the IRS, or will. */
  simulated?: true;
};

type StepStatus = TimelineStep['status'];

const efileWords: Record<EfileState, string> = {
  ready: 'Signature needed',
  signed: 'Signed, not filed yet',
  queued: 'Sending',
  transmitted: 'Sent, waiting for the IRS',
  accepted: 'The IRS accepted your return',
  rejected: 'The IRS rejected it',
  failed: 'It couldn’t be sent',
};

/** How far a return is, from a draft (0) to an accepted one (3). */
const reached: Record<ReturnStatus, 0 | 1 | 2 | 3> = { draft: 0, 'in-review': 1, approved: 2, filed: 3 };

/**
 * The four steps of the dashboard: those of spec section 4 for a draft, and the later ones as the return really
 * gets there (contract section 6.3).
 * @param documents in any order; the earliest upload dates the first step
 * @param reviewed whether a preparer approved the return; what was filed without one says so
 * @param efile where the filing stands; null before the first signature
 * @param simulated whether that is what a simulator says
 */
export function preparationTimeline(
  documents: readonly { uploadedAt: string }[],
  status: ReturnStatus,
  efile: EfileState | null = null,
  reviewed = true,
  simulated = false,
): TimelineStep[] {
  const hasDocuments = documents.length > 0;
  const stage = reached[status];
  const at = (own: 1 | 2): StepStatus => (stage > own ? 'completed' : stage === own ? 'current' : 'upcoming');
  const first = documents
    .map(({ uploadedAt }) => uploadedAt)
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0];
  return [
    {
      title: 'Documents Uploaded',
      description: describeDocuments(documents.length, stage > 0),
      // Who went on without documents is not refunded.
      status: hasDocuments || stage > 0 ? 'completed' : 'current',
      ...(first === undefined ? {} : { date: first }),
    },
    {
      title: 'Tax Interview',
      description: 'Complete questionnaire',
      status: stage > 0 ? 'completed' : hasDocuments ? 'current' : 'upcoming',
    },
    {
      title: 'Review & Approval',
      description:
        stage === 3 && !reviewed
          ? 'Filed without a review'
          : stage > 1
            ? 'Review complete'
            : efile !== null && stage === 1
              ? 'Filed without a review'
              : 'CPA review pending',
      status: efile !== null && stage === 1 ? 'completed' : at(1),
    },
    {
      title: 'E-File',
      description:
        stage > 2 ? 'The IRS accepted your return' : efile === null ? 'Submit to IRS' : efileWords[efile],
      // Who files without a review is at this step from the first signature on.
      status: stage === 3 ? 'completed' : efile === null ? at(2) : 'current',
      ...(simulated ? { simulated } : {}),
    },
  ];
}

function describeDocuments(count: number, isPast: boolean): string {
  if (count > 0) return `${countOf(count, 'document', 'documents')} uploaded`;
  return isPast ? 'No documents uploaded' : 'Upload your tax documents';
}
