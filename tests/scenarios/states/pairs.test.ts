import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { type StateCalculation } from '@/lib/tax/states/calculate-states';
import { share } from '../../setup/share';
import { allPairs, couple, mover, type Pair, wageStates, worker } from './movers';
import { livedIn, withFacts } from './sample-returns';

function calculate(json: ReturnInputJson) {
  const parsed = parseReturn(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { lines, states = {} } = calculateAll(parsed.facts);
  return { lines, states };
}

/** A state's return; undefined where the facts call for none. A refused one fails the test. */
function returnOf(states: Record<string, StateCalculation>, code: string): StateCalculation | undefined {
  const found = states[code];
  const refused = found?.problems.filter(({ severity }) => severity === 'unsupported') ?? [];
  if (refused.length > 0) throw new Error(`${code}: ${refused.map(({ message }) => message).join(' ')}`);
  return found;
}

const round = (value: number | null | undefined): number => value ?? 0;
/** Tax that a state keeps after credits: income and local tax less refundable credits. */
const taxOf = (found: StateCalculation | undefined): number =>
  round(found?.totals.stateTaxNet) + round(found?.totals.localTax);
/** The same before refundable credits. */
const nonrefundable = (found: StateCalculation | undefined): number =>
  round(found?.totals.stateTaxAfterNonrefundableCredits) + round(found?.totals.localTax);
const balanceOf = (found: StateCalculation | undefined): number =>
  round(found?.totals.refund) - round(found?.totals.owed);

/** Pairs drawn evenly over the list, so that each state has its turn in a hundredth of them. */
const pairs = share(
  allPairs
    .map((pair, index) => ({ ...pair, index }))
    .toSorted((a, b) => ((a.index * 37) % 1601) - ((b.index * 37) % 1601)),
  40,
);
const named = pairs.map(({ home, other }) => ({ name: `${home} and ${other}`, pair: { home, other } }));

describe.each(named)('$name', ({ pair }: { pair: Pair }) => {
  const { home, other } = pair;

  test('a mover whose second period is empty is a resident all year', () => {
    const whole = calculate(worker(home, [{ state: home, wages: 68_000, withholding: 2000 }]));
    const twice = calculate(
      withFacts(worker(home, [{ state: home, wages: 68_000, withholding: 2000 }]), {
        residency: [livedIn(home, '2024-01-01', '2024-06-30'), livedIn(home, '2024-07-01', '2024-12-31')],
      }),
    );
    expect(twice.states[home]?.totals).toEqual(whole.states[home]?.totals);
    expect(twice.states[home]?.kind).toBe('resident');
    expect(Object.keys(twice.states)).toEqual(Object.keys(whole.states));
  });

  test('nobody who has nothing in the other state owes anything there', () => {
    const facts = withFacts(worker(home, [{ state: home, wages: 68_000 }]), {
      stateFiling: [{ state: other, kind: 'nonresident' }],
    });
    const { states } = calculate(facts);
    expect(nonrefundable(returnOf(states, other))).toBe(0);
    expect(states[other]?.totals.owed).toBe(0);
    // The home state taxes as if the other one were not there.
    const alone = calculate(worker(home, [{ state: home, wages: 68_000 }]));
    expect(states[home]?.totals).toEqual(alone.states[home]?.totals);
  });

  test('a commuter pays no less than the higher of two taxes, and the credit is no more than either', () => {
    const jobs = [{ state: other, wages: 90_000 }];
    const { states } = calculate(worker(home, jobs));
    const there = returnOf(states, other);
    const here = returnOf(states, home);
    const apart = calculate(withFacts(worker(home, jobs), { stateFiling: [{ state: other, kind: 'none' }] }))
      .states[home];
    const outsider = calculate(
      withFacts(worker(home, jobs), { stateFiling: [{ state: home, kind: 'none' }] }),
    ).states[other];
    // What the two taxes would be without a credit for each other.
    const ownTax = nonrefundable(apart);
    const itsTax = nonrefundable(outsider);
    const together = nonrefundable(here) + nonrefundable(there);
    const credit = ownTax + itsTax - together;
    expect(credit).toBeGreaterThanOrEqual(-1);
    expect(credit).toBeLessThanOrEqual(Math.min(ownTax, itsTax) + 1);
    expect(together).toBeGreaterThanOrEqual(Math.max(ownTax, itsTax) - 1);
  });

  test('a mover’s tax in each state is between nothing and a full year’s', () => {
    const { states } = calculate(mover(pair, 45_000, 45_000));
    for (const code of [home, other]) {
      const part = returnOf(states, code);
      expect(part?.kind).toBe('partYear');
      const whole = calculate(worker(code, [{ state: code, wages: 90_000 }])).states[code];
      const most = Math.max(nonrefundable(whole), round(whole?.totals.stateTaxBeforeCredits));
      expect(nonrefundable(part)).toBeGreaterThanOrEqual(0);
      expect(nonrefundable(part)).toBeLessThanOrEqual(most + 1);
    }
  });

  test('tax withheld moves payments only', () => {
    const job = (withholding: number) =>
      calculate(
        worker(home, [
          { state: home, wages: 40_000, withholding },
          { state: other, wages: 50_000, withholding: 2 * withholding },
        ]),
      );
    const [less, more] = [job(1000), job(1300)];
    for (const [code, paid] of [
      [home, 300],
      [other, 600],
    ] as const) {
      const [before, after] = [returnOf(less.states, code), returnOf(more.states, code)];
      if (before === undefined || after === undefined) throw new Error(`No return of ${code}`);
      expect(balanceOf(after) - balanceOf(before)).toBe(paid);
      expect(taxOf(after)).toBe(taxOf(before));
    }
  });

  test('spouses who change places change nothing', () => {
    const one = calculate(couple(pair, 61_000, 47_000, false)).states;
    const two = calculate(couple(pair, 61_000, 47_000, true)).states;
    expect(Object.keys(two)).toEqual(Object.keys(one));
    for (const code of Object.keys(one))
      expect([code, returnOf(two, code)?.totals]).toEqual([code, returnOf(one, code)?.totals]);
  });

  test('where somebody lives and works moves no federal line', () => {
    const jobs = [
      { state: home, wages: 45_000 },
      { state: other, wages: 45_000 },
    ];
    const { lines } = calculate(worker(home, jobs));
    expect(calculate(mover(pair, 45_000, 45_000)).lines).toEqual(lines);
    expect(calculate(worker(other, jobs)).lines).toEqual(lines);
  });
});

/** The District may not tax people who live elsewhere. */
const untaxing: ReadonlySet<string> = new Set(['DC']);
/** Maryland's special tax on nonresidents, 2.25% of taxable income, stands in place of a county's (Form 505NR). */
const special = (code: string, taxable: number): number => (code === 'MD' ? taxable * 0.0225 : 0);
/** Louisiana's nonresidents compute by the rates what residents read from a table with rows of $250. */
const within = (code: string): number => (code === 'LA' ? 6 : 1);

describe.each(wageStates.filter((code) => !untaxing.has(code)))('%s', (code) => {
  test('takes as much from a nonresident who earned everything there as from a resident', () => {
    const jobs = [{ state: code, wages: 85_000 }];
    const resident = returnOf(calculate(worker(code, jobs)).states, code)?.totals;
    const found = returnOf(
      calculate(withFacts(worker(code, jobs), { residency: [livedIn('TX')] })).states,
      code,
    );
    expect(found?.kind).toBe('nonresident');
    const due = round(resident?.stateTaxBeforeCredits) + special(code, round(resident?.stateTaxableIncome));
    expect(Math.abs(round(found?.totals.stateTaxBeforeCredits) - due)).toBeLessThanOrEqual(within(code));
  });
});
