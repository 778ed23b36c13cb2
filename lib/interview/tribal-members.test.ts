import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { assembleReturn } from './assemble';
import { answersOf } from './testing/facts-to-answers';

const memberIn = (state: string, more: Partial<ReturnInputJson>): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'mfj',
  taxpayer: { dateOfBirth: '1990-03-04' },
  spouse: { dateOfBirth: '1991-03-04' },
  address: { street: '1 Elm Street', city: 'Tuba City', state, zip: '86045' },
  ...more,
});
const throughInterview = (facts: ReturnInputJson) => {
  const { answers, refused } = answersOf(facts);
  expect(refused).toEqual([]);
  return assembleReturn({ answers, documents: [] }).input?.tribalMember;
};

test('in Arizona both spouses say how much they earned on the reservation, and how much of it is wages', () => {
  const tribalMember = [
    { owner: 'taxpayer' as const, reservationState: 'AZ', income: 41_250.5, wages: 40_000 },
    { owner: 'spouse' as const, reservationState: 'AZ', income: 9_800, wages: 9_800 },
  ];
  expect(throughInterview(memberIn('AZ', { tribalMember }))).toEqual(tribalMember);
});

test('elsewhere wages are not asked apart', () => {
  const tribalMember = [{ owner: 'taxpayer' as const, reservationState: 'MN', income: 41_250 }];
  expect(throughInterview(memberIn('MN', { tribalMember }))).toEqual(tribalMember);
});

test('a state whose form we can’t fill in asks no amount, and the member still stands on the return', () => {
  const tribalMember = [{ owner: 'taxpayer' as const, reservationState: 'NM', income: 41_250 }];
  expect(throughInterview(memberIn('NM', { tribalMember }))).toEqual([
    { owner: 'taxpayer', reservationState: 'NM' },
  ]);
});
