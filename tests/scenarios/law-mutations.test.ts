import { law2024 } from '@/lib/tax/us/law/2024';
import { isDeep, share } from '../setup/share';
import { type Change, listAmounts, listChanges, type LawAmount } from './mutations/list-mutations';
import { buildWatch, outcome, type Watch, type Watcher } from './mutations/watch';

/** Amounts, some of them in one direction only ("up", "down"), that no return of 2024 can show, and why. */
const unseen: readonly [path: RegExp, reason: string][] = [
  [/\.0\.(over|from) /, 'A list starts at zero, and nobody has less'],
  [/\.4\.upTo /, 'The last row of a table has no end'],
  [/^firstDay /, 'Nothing but dates of documents, which must lie in the year, is compared with it'],
  [/^adjustments\.studentLoan.*\.mfs /, 'Separate returns have no deduction for student loans'],
  [/^education\..*\.mfs /, 'Separate returns have no education credits'],
  [/^healthSavings\.testingTaxRate /, 'A failed testing period is no fact of the return'],
  [/^socialSecurityTax\.employeeRate /, 'Only the checks of Forms W-2 use it (lib/tax/checks)'],
  [/^premiumCredit\.contribution\.5\.(from|to) /, 'The figure is the same on both sides'],
  [
    /^nextYear\.additionalDeductions\.(tips|overtime|senior)\..*\.mfs /,
    'Separate returns have none of these deductions',
  ],
  [/^nextYear\.incomeTax\.taxTableBelow /, 'Form 1040-ES has rate schedules and no table'],
  [
    /^nextYear\.capitalGain\.(lowerBracketsUpTo|lossLimit)\./,
    'Form 1040-ES takes the gains of 2024 as they are',
  ],
  [/^nextYear\.dueDates\./, 'Dates of vouchers (lib/tax/read-estimated-payments.ts), no line of a form'],
  [/^estimatedTax\.installments\.0\.due down/, 'The first rate period starts on April 15'],
  [/^estimatedTax\.penaltyPeriods\.0\.after down/, 'Nothing is due before April 15'],
  [
    /^depreciation\.carLimits\.([123]\.(first|second|third) |4\.(first|second|later) |5\.(firstWithBonus|first|third|later) |6\.(second|third|later) )/,
    'A car of that year is in another year of its use in 2024',
  ],
  [/^depreciation\.carLimits\.2\.from /, 'The limits of 2020 are those of 2019'],
  [/^depreciation\.commercialLastYear\./, 'The first buildings of 39 years reach their last year in 2032'],
];

/** Puts another value into the law, asks, and puts the right one back. */
function withChange<T>({ holder, key, value }: LawAmount, changed: number | string, ask: () => T): T {
  Reflect.set(holder, key, changed);
  try {
    return ask();
  } finally {
    Reflect.set(holder, key, value);
  }
}

const isNoticed = (amount: LawAmount, changed: number | string, watchers: readonly Watcher[]) =>
  withChange(amount, changed, () => watchers.some(({ facts, before }) => outcome(facts) !== before));

const nameOf = ({ path, value }: LawAmount, [smallest]: Change) =>
  `${path} ${smallest > value ? 'up' : 'down'}`;

const isUnseen = (name: string) => unseen.some(([pattern]) => pattern.test(name));

/** The smallest step is shown to the edges alone, one percent to everybody who reads the amount. */
function whoNotices(amount: LawAmount, [smallest, percent]: Change, { edges, returns }: Watch) {
  if (isNoticed(amount, smallest, edges)) return 'smallest step';
  return isNoticed(amount, percent, edges) || isNoticed(amount, percent, returns())
    ? 'one percent'
    : 'nobody';
}

describe('a changed amount of the law', () => {
  const watch = buildWatch();
  const amounts = listAmounts(law2024);

  it('changes a line of a return, upward and downward', () => {
    expect(amounts.length).toBeGreaterThan(900);
    const silent: string[] = [];
    const found = { 'smallest step': 0, 'one percent': 0, nobody: 0 };
    const chosen = share(amounts);
    for (const amount of chosen)
      for (const change of listChanges(amount)) {
        if (isUnseen(nameOf(amount, change))) continue;
        const notices = whoNotices(amount, change, watch(amount.path));
        found[notices]++;
        if (notices === 'nobody') silent.push(`${amount.path}: ${amount.value} to ${change[1]}`);
      }
    console.info(`changes of the law noticed: ${JSON.stringify(found)}`);
    expect(silent).toEqual([]);
    expect(found['smallest step']).toBeGreaterThan(isDeep ? 1_800 : chosen.length);
  });

  it('is excused only where it is really there', () => {
    const names = amounts.flatMap((amount) => listChanges(amount).map((change) => nameOf(amount, change)));
    for (const [pattern] of unseen)
      expect([pattern.source, names.some((name) => pattern.test(name))]).toEqual([pattern.source, true]);
  });
});
