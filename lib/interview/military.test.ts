import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { assembleReturn } from './assemble';
import { answersOf } from './testing/facts-to-answers';

const serving = (state: string, more: Partial<ReturnInputJson>): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'mfj',
  taxpayer: { dateOfBirth: '1990-03-04' },
  spouse: { dateOfBirth: '1991-03-04' },
  address: { street: '1 Elm Street', city: 'Springfield', state, zip: '62701' },
  ...more,
});
const throughInterview = (facts: ReturnInputJson) => {
  const { answers, refused } = answersOf(facts);
  expect(refused).toEqual([]);
  return assembleReturn({ answers, documents: [] }).input?.military;
};

test('both spouses say where they live by law and how much the military paid', () => {
  const military = [
    { owner: 'taxpayer' as const, homeOfRecord: 'IL', pay: 41_250.5 },
    { owner: 'spouse' as const, homeOfRecord: 'IL', pay: 9_800 },
  ];
  expect(throughInterview(serving('IL', { military }))).toEqual(military);
});

test('where the state has no exemption of ours, the pay is not asked, and the service still stands on the return', () => {
  const military = [{ owner: 'taxpayer' as const, homeOfRecord: 'NY', pay: 41_250 }];
  expect(throughInterview(serving('NY', { military }))).toEqual([{ owner: 'taxpayer', homeOfRecord: 'NY' }]);
});
