import { parseReturn } from '../facts/parse-return';
import { type ReturnInputJson } from '../facts/return-input';
import { planReturns } from './plan-returns';

const year = { from: '2024-01-01', to: '2024-12-31' };

const earned = (state: string, wages: number, withholding = 0) => ({
  wages,
  states: [{ state, wages, withholding }],
});

function plan(json: Partial<ReturnInputJson>): string[] {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1988-02-03' },
    ...json,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return planReturns(parsed.facts).map(({ code, kind }) => `${code} ${kind}`);
}

describe('which state returns are needed', () => {
  it('is none for facts that name no state, and for states without an income tax', () => {
    expect(plan({ w2s: [{ wages: 50_000 }] })).toEqual([]);
    expect(plan({ w2s: [earned('TX', 50_000)], residency: [{ state: 'TX', ...year }] })).toEqual([]);
  });

  it('is the state of the address when no home was stated', () => {
    expect(plan({ address: { state: 'GA' }, w2s: [{ wages: 50_000 }] })).toEqual(['GA resident']);
  });

  it('puts the state of work before the home that credits its tax', () => {
    const home = [{ state: 'NJ', ...year }];
    expect(plan({ w2s: [earned('NY', 50_000)], residency: home })).toEqual(['NY nonresident', 'NJ resident']);
  });

  it('puts the home first where the state of work gives the credit', () => {
    const home = [{ state: 'AZ', ...year }];
    expect(plan({ w2s: [earned('CA', 50_000)], residency: home })).toEqual(['AZ resident', 'CA nonresident']);
  });

  it('asks for a return of a state with an agreement only to get back what was withheld', () => {
    const home = [{ state: 'VA', ...year }];
    expect(plan({ w2s: [earned('DC', 50_000)], residency: home })).toEqual(['VA resident']);
    expect(plan({ w2s: [earned('DC', 50_000, 900)], residency: home })).toEqual([
      'DC nonresident',
      'VA resident',
    ]);
    // Nobody who didn't move states a home: the address says where it is.
    expect(plan({ w2s: [earned('WI', 50_000)], address: { state: 'IL' } })).toEqual(['IL resident']);
    expect(plan({ w2s: [earned('WI', 50_000)], address: { state: 'OH' } })).toEqual([
      'WI nonresident',
      'OH resident',
    ]);
  });

  it('is a part of the year in both states for somebody who moved', () => {
    const homes = [
      { state: 'CA', from: '2024-01-01', to: '2024-06-30' },
      { state: 'AZ', from: '2024-07-01', to: '2024-12-31' },
    ];
    expect(plan({ w2s: [earned('CA', 50_000)], residency: homes })).toEqual(['AZ partYear', 'CA partYear']);
  });

  it('follows the filer who says that a state needs none', () => {
    const home = [{ state: 'NJ', ...year }];
    const stateFiling = [{ state: 'NY', kind: 'none' as const }];
    expect(plan({ w2s: [earned('NY', 50_000)], residency: home, stateFiling })).toEqual(['NJ resident']);
  });
});
