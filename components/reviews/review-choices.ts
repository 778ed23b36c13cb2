import { type SelectOption } from '@/components/ui/select';
import { type Document } from '@/lib/documents/schema';
import { type ReviewInput } from '@/lib/reviews/schema';

/** A form that nobody has touched. */
export const emptyReview: ReviewInput = {
  documentId: '',
  status: 'reviewed',
  notes: '',
  recommendations: '',
};

/** The statuses of spec section 4; the default comes first. */
export const reviewChoices: readonly (SelectOption & { value: ReviewInput['status'] })[] = [
  { value: 'reviewed', label: 'Reviewed' },
  { value: 'approved', label: 'Approved' },
  { value: 'needs-clarification', label: 'Needs clarification' },
];

/** The status of a choice; what is none changes nothing. */
export const readReviewStatus = (value: string, known: ReviewInput['status']): ReviewInput['status'] =>
  reviewChoices.find((choice) => choice.value === value)?.value ?? known;

/** Documents to choose from. One that is still being read can't be reviewed yet, as the server would say. */
export function documentChoices(
  documents: readonly Pick<Document, 'id' | 'name' | 'type' | 'status'>[],
): SelectOption[] {
  return documents.map(({ id, name, type, status }) => {
    const isReading = status === 'processing';
    return { value: id, label: `${name} (${type}${isReading ? ', processing' : ''})`, disabled: isReading };
  });
}
