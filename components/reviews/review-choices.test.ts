import { documentChoices, emptyReview, readReviewStatus, reviewChoices } from './review-choices';

it('starts with reviewed, as spec section 4 says', () => {
  expect(emptyReview).toEqual({ documentId: '', status: 'reviewed', notes: '', recommendations: '' });
  expect(reviewChoices.map(({ value }) => value)).toEqual(['reviewed', 'approved', 'needs-clarification']);
});

it('reads the status of a choice', () => {
  expect(readReviewStatus('needs-clarification', 'reviewed')).toBe('needs-clarification');
  expect(readReviewStatus('', 'approved')).toBe('approved');
});

it('offers documents by name and type, but none that is still being read', () => {
  expect(
    documentChoices([
      { id: 'd1', name: 'w2.pdf', type: 'W-2', status: 'completed' },
      { id: 'd2', name: 'scan.png', type: 'Other', status: 'processing' },
    ]),
  ).toEqual([
    { value: 'd1', label: 'w2.pdf (W-2)', disabled: false },
    { value: 'd2', label: 'scan.png (Other, processing)', disabled: true },
  ]);
});
