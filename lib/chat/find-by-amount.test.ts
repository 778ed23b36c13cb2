import { findByAmount } from './find-by-amount';
import { makeView } from '@/tests/eval/chat/make-view';
import { filers } from '@/tests/eval/chat/returns';

const ann = makeView(filers.ann, () => Promise.resolve([]));
const kim = makeView(filers.kim, () => Promise.resolve([]));
const line = (number: string) => ({ kind: 'line', form: '1040', line: number, isPrinted: false, own: true });

it.each([
  ['how did you get 35400', line('15')],
  ['what is the 14,600 for', line('12')],
  ['why is it 981', { kind: 'why-refund' }],
])('knows what "%s" quotes', (text, intent) => {
  expect(findByAmount(ann, text, () => 0)).toEqual(intent);
});

it('takes the line that is named when several have the amount', () => {
  expect(
    findByAmount(ann, 'where does 4019 come from', (want) => (want === 'line:1040:24' ? 0.5 : 0)),
  ).toEqual(line('24'));
});

it.each(['how much is 77777', 'what if i put 981 in an ira', 'do i file with 5000'])(
  'reads no line into "%s"',
  (text) => {
    expect(findByAmount(ann, text, () => 0)).toBeNull();
  },
);

it('finds what is quoted in round figures where a name fits', () => {
  const taxAndTaxable = (want: string) => (/:(?:24|15)$/.test(want) ? 0.3 : 0);
  const question = "12 grand of tax on 38k taxable? where's that coming from";
  expect(findByAmount(kim, question, taxAndTaxable)).toEqual(line('24'));
  expect(findByAmount(kim, question, () => 0)).toBeNull();
  // What is asked of the result says how much was kept back too.
  const ofResult = (want: string) => (want === 'refund' ? 0.5 : 0.3);
  expect(findByAmount(ann, 'they took 5k, why do i get so little', ofResult)).toBeNull();
});
