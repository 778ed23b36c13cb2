import { estimateRefund } from './estimate';
import { answerAll } from './testing/answer-all';
import { aboutMaria, aboutSam, readW2 } from './testing/people';

const papers = [readW2('clinic', 60_000, 4000), readW2('harbor', 60_000, 4000)];
const estimate = (answers: Parameters<typeof estimateRefund>[0]['answers']) =>
  estimateRefund({ answers, documents: papers });

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
