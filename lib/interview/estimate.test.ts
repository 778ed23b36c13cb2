import { estimateRefund } from './estimate';
import { answerAll } from './testing/answer-all';
import { aboutMaria, aboutSam, readW2 } from './testing/people';

const jobs = [readW2('clinic', 60_000, 4000), readW2('harbor', 60_000, 4000)];
const estimate = (answers: Parameters<typeof estimateRefund>[0]['answers']) =>
  estimateRefund({ answers, documents: jobs });

test('an estimate says what the state’s return comes to, once the state is known', () => {
  expect(estimate({}).states).toEqual([]);
  // Form IL-1040: (60,000 + 60,000 - 2,775) at 4.95%, and nothing withheld on the two documents.
  expect(estimate({ 'address.state': 'IL' }).states).toEqual([
    { code: 'IL', name: 'Illinois', amount: -5803 },
  ]);
  expect(estimate({ 'address.state': 'TX' }).states).toEqual([]);
});

test('an estimate says that it takes a filer for single until the filing status is known', () => {
  const before = estimate({});
  expect(before.asIfSingle).toBe(true);
  expect(before.amount).toBeLessThan(0);
  const script = {
    'marital-status': 'Married',
    'file-together': true,
    ...aboutMaria,
    ...aboutSam,
    'documents.extraction-clinic.owner': 'Me',
    'documents.extraction-harbor.owner': 'My spouse',
  };
  const after = estimate(answerAll(script, jobs));
  expect(after.asIfSingle).toBe(false);
  expect(after.amount ?? 0).toBeGreaterThan(before.amount ?? 0);
});

test('an estimate names the documents that are not counted', () => {
  const documents = [jobs[0], readW2('blurred', 90_000, 9000, { unconfirmed: 2 })].filter(
    (one) => one !== undefined,
  );
  const { amount, waiting } = estimateRefund({ answers: {}, documents });
  expect(waiting).toEqual([{ documentId: 'document-blurred', name: 'blurred.pdf' }]);
  // 60,000 - 14,600 = 45,400: 1,160 + 12% of (45,425 - 11,600) = 5,219, less 4,000 withheld.
  expect(amount).toBe(-1219);
});

test('an estimate leaves out what can’t be computed, and says so', () => {
  const documents = [
    readW2('clinic', 60_000, 4000),
    readW2('fund', 0, 0, {
      form: '1099-DIV',
      group: 'dividends',
      item: { payer: 'Fund', ordinary: 500, section1202: 100 },
    }),
  ];
  const { amount, refusals } = estimateRefund({ answers: {}, documents });
  expect(refusals).toEqual([expect.stringContaining('section 1202')]);
  expect(amount).toBe(-1219);
});
