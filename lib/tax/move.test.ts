import { compareMove } from './move';
import { parseReturn } from './facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from './facts/return-input';

function factsOf(more: Partial<ReturnInputJson> = {}): ReturnInput {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1985-05-05' },
    address: { state: 'IL' },
    w2s: [
      {
        wages: 50_000,
        federalWithholding: 5000,
        states: [{ state: 'IL', wages: 50_000, withholding: 2000 }],
      },
    ],
    ...more,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.facts;
}

function movedTo(facts: ReturnInput, state: string, county?: string) {
  const moved = compareMove(facts, { state, ...(county === undefined ? {} : { county }) });
  if (!moved.ok) throw new Error(moved.reasons.join());
  return moved;
}

describe('a year in another state', () => {
  it('costs no state tax where there is none, and the same federal tax', () => {
    // Form IL-1040: (50,000 - 2,775) at 4.95% is 2,338.
    const { before, after } = movedTo(factsOf(), 'TX');
    expect(before).toMatchObject({ state: 2338, local: 0 });
    expect(after).toEqual({ federal: before.federal, state: 0, local: 0, total: before.federal });
    expect(before.total).toBe(before.federal + 2338);
  });

  it('is the same year in the state where it was lived', () => {
    const { before, after } = movedTo(factsOf(), 'IL');
    expect(after).toEqual(before);
  });

  it('takes the jobs at home along, and leaves those elsewhere', () => {
    // Form PA-40: 50,000 at 3.07%.
    expect(movedTo(factsOf(), 'PA').after.state).toBe(1535);
    const commutes = factsOf({
      w2s: [{ wages: 50_000, states: [{ state: 'MO', wages: 50_000, withholding: 1500 }] }],
    });
    // A Texan with the same job in Missouri still pays Missouri.
    expect(movedTo(commutes, 'TX').after.state).toBeGreaterThan(1000);
  });

  it('counts the county’s tax where the county is named, and refuses without it', () => {
    // Form IT-40: (50,000 - 1,000) at 3.05% is 1,494.50; Marion County 2.02% is 989.80.
    const { after } = movedTo(factsOf(), 'IN', 'Marion');
    expect(after).toMatchObject({ state: 1495, local: 990 });
    expect(compareMove(factsOf(), { state: 'IN' })).toMatchObject({
      ok: false,
      reasons: [expect.stringContaining('county')],
    });
  });

  it('forgets how somebody filed in the state they left', () => {
    const facts = factsOf({ stateFiling: [{ state: 'IL', kind: 'resident' }] });
    expect(movedTo(facts, 'TX').after.state).toBe(0);
  });
});
