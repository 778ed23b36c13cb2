import { linesOf, askedOf, paid, read, single } from './testing/read-forms';
import { answerAll, type Script } from './testing/answer-all';

/** Box 2 of Form 1099-G, and box 3, which names its year when that is not the last. */

const refund = (refundYear?: number) =>
  read('1099-G', 'governmentPayments', { stateRefund: 412 }, refundYear === undefined ? {} : { refundYear });

const askedAfter = (script: Script, documents: ReturnType<typeof refund>[]) =>
  askedOf(answerAll(script, documents), documents).map(({ id }) => id);

test('a refund of last year is asked about by the return of last year', () => {
  for (const document of [refund(), refund(2023)]) {
    const script = { ...single, 'priorYear.itemized': false };
    const asked = askedAfter(script, [paid, document]);
    expect(asked).toContain('priorYear.itemized');
    expect(asked).not.toContain('stateRefundTaxable');
  }
});

test('a refund of an older year is asked for its taxed part, whatever last year’s return says', () => {
  const script = { ...single, stateRefundTaxable: 300 };
  const asked = askedAfter(script, [paid, refund(2022)]);
  expect(asked).not.toContain('priorYear.itemized');
  expect(asked).toContain('stateRefundTaxable');
  expect(linesOf(script, [paid, refund(2022)])['schedule-1']).toMatchObject({ '1': 300 });
});

test('with refunds of both years, the older one is asked for though last year’s is not taxed', () => {
  const older = { ...refund(2022), documentId: 'older' };
  const documents = [
    paid,
    refund(),
    { ...older, forms: older.forms.map((form) => ({ ...form, extractionId: 'x2' })) },
  ];
  const asked = askedAfter({ ...single, 'priorYear.itemized': false, stateRefundTaxable: 0 }, documents);
  expect(asked).toEqual(expect.arrayContaining(['priorYear.itemized', 'stateRefundTaxable']));
});
