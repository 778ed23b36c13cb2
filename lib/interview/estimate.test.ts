import { estimateRefund } from './estimate';
import { answerAll } from './testing/answer-all';
import { aboutMaria, aboutSam, readW2 } from './testing/people';

const papers = [readW2('clinic', 60_000, 4000), readW2('harbor', 60_000, 4000)];
const estimate = (answers: Parameters<typeof estimateRefund>[0]['answers']) =>
  estimateRefund({ answers, documents: papers });

test('an estimate says what the state’s return comes to, once the state is known', () => {
  expect(estimate({}).states).toEqual([]);
  // Form IL-1040: (60,000 + 60,000 - 2,775) at 4.95%, and nothing withheld on the two papers.
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
  const after = estimate(answerAll(script, papers));
  expect(after.asIfSingle).toBe(false);
  expect(after.amount ?? 0).toBeGreaterThan(before.amount ?? 0);
});
