import { parseReturn } from '../facts/parse-return';
import { type ReturnInputJson } from '../facts/return-input';
import { listLocalReturns } from './local-returns';

function formsOf(input: Omit<ReturnInputJson, 'taxYear' | 'filingStatus' | 'taxpayer'>): string[] {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1985-05-05' },
    ...input,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return listLocalReturns(parsed.facts).map(({ state, form }) => `${state} ${form}`);
}
const job = (state: string, locality = '', localWithholding = 0) => [
  { wages: 50_000, states: [{ state, wages: 50_000, locality, localWithholding }] },
];

describe('returns to cities and counties', () => {
  it('are named for people who live in Pennsylvania and earn', () => {
    expect(formsOf({ residency: [{ state: 'PA', city: 'Erie' }], w2s: job('PA') })).toEqual([
      'PA Form CLGS-32-1',
    ]);
    expect(formsOf({ residency: [{ state: 'PA', city: 'Philadelphia' }], w2s: job('PA') })).toEqual([
      'PA Wage Tax refund petition or Earnings Tax return',
    ]);
    expect(formsOf({ residency: [{ state: 'PA', city: 'Erie' }], interest: [{ interest: 900 }] })).toEqual(
      [],
    );
  });

  it('are named for people who work in a city that taxes pay', () => {
    expect(formsOf({ residency: [{ state: 'NJ' }], w2s: job('PA', 'PHILADELPHIA', 1_800) })).toEqual([
      'PA Wage Tax refund petition or Earnings Tax return',
    ]);
    expect(formsOf({ residency: [{ state: 'KS' }], w2s: job('MO', 'KC', 500) })).toEqual(['MO Form RD-109']);
    expect(formsOf({ residency: [{ state: 'MI', city: 'Detroit' }], w2s: job('MI') })).toEqual([
      'MI Form 5118, 5119, or 5120',
    ]);
    expect(formsOf({ residency: [{ state: 'MI', city: 'Novi' }], w2s: job('MI', 'Grand Rapids') })).toEqual([
      'MI Form CF-1040',
    ]);
    expect(formsOf({ residency: [{ state: 'OH', city: 'Dayton' }], w2s: job('OH') })).toEqual([
      'OH City return or RITA Form 37',
    ]);
  });

  it('have the tax of Metro and Multnomah County where the filer lived there all year', () => {
    const parsed = parseReturn({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1985-05-05' },
      residency: [{ state: 'OR', city: 'Portland' }],
      states: { OR: { metro: true } },
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const named = (lines: Record<string, unknown>) =>
      listLocalReturns(parsed.facts, () => lines).map(({ form, amount }) => [form, amount]);
    expect(named({ 'or-met-40': { '2': 263 } })).toEqual([['Form MET-40', 263]]);
    // Nothing to file below the limit.
    expect(named({})).toEqual([]);
    expect(formsOf({ residency: [{ state: 'OR', city: 'Portland' }], w2s: job('OR') })).toEqual([
      'OR Forms MET-40 and MC-40',
    ]);
  });

  it('are not named where no city taxes income', () => {
    expect(formsOf({ residency: [{ state: 'MI', city: 'Novi' }], w2s: job('MI') })).toEqual([]);
    expect(formsOf({ residency: [{ state: 'VA', city: 'Portland' }], w2s: job('VA') })).toEqual([]);
  });
});
