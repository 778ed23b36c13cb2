import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type Line } from '../../engine/line';
import { type TaxCopyReader } from '../form';
import {
  basisAfterDistributions,
  debtBeforeRepayment,
  debtForLosses,
  debtRestored,
  loanBalanceOf,
  repaymentGain,
  untaxedRepayment,
} from '../schedule-e/k1-limits';
import { makers } from './form';
import { totalFromDebt } from './losses';
import { hasLoans, type Shareholding } from './shareholdings';

const { choice, money, rate } = makers;
type Reader = TaxCopyReader<Shareholding>;

/** The words beside the boxes at the top of Part II. */
const loanKindWords = { note: 'Formal note', openAccount: 'Open account debt' } as const;

choice('II(a)', 'Type of loan, debt 1', 'Formal note or open account debt', ({ item }) =>
  hasLoans(item) && item.basis.debtKind !== null ? loanKindWords[item.basis.debtKind] : null,
);

/** All loans are entered as one: column (a) and, the same, column (d), the total. */
function both(
  number: string,
  label: string,
  instruction: string,
  rule: (reader: Reader) => number | null,
): Line<number> {
  const one = money(`${number}(a)`, label, `${instruction}: Debt 1`, (reader: Reader) =>
    hasLoans(reader.item) ? rule(reader) : null,
  );
  money(`${number}(d)`, label, `${instruction}: Total`, ({ entry }: Reader) => entry(one));
  return one;
}

const atStart = both(
  '16',
  'Beginning loan balance',
  'Loan balance at the beginning of the corporation’s tax year',
  ({ item: { basis } }) => loanBalanceOf(basis),
);
const added = both('17', 'Additional loans', 'Additional loans', ({ item: { basis } }) =>
  blankIfZero(dollars(basis.debtAdded)),
);
const balance = both(
  '18',
  'Loan balance before repayment',
  'Loan balance before repayment. Add lines 16 and 17',
  ({ get }) => get(atStart) + get(added),
);
const repaid = both(
  '19',
  'Principal repaid',
  'Principal portion of debt repayment (this line doesn’t include interest)',
  ({ item: { basis } }) => blankIfZero(dollars(basis.debtRepaid)),
);
export const balanceAtEnd = both(
  '20',
  'Ending loan balance',
  'Loan balance at the end of the corporation’s tax year. Subtract line 19 from line 18',
  ({ get }) => get(balance) - get(repaid),
);

both(
  '21',
  'Beginning debt basis',
  'Debt basis at the beginning of the corporation’s tax year',
  ({ item: { basis } }) => dollars(basis.debtBeginning),
);
both('22', 'Additional loans', 'Enter the amount, if any, from line 17', ({ entry }) => entry(added));
both('23', 'Debt basis restored', 'Debt basis restoration', ({ item, at }) =>
  blankIfZero(at(debtRestored, item.position)),
);
const beforeRepayment = both(
  '24',
  'Debt basis before repayment',
  'Debt basis before repayment. Add lines 21, 22, and 23',
  ({ item, at }) => at(debtBeforeRepayment, item.position),
);
rate('25(a)', 'Debt basis divided by loan balance', 'Divide line 24 by line 18: Debt 1', ({ item, get }) =>
  hasLoans(item) && get(balance) > 0 ? roundToPlaces(get(beforeRepayment) / get(balance), 5) : null,
);
const untaxed = both(
  '26',
  'Nontaxable repayment',
  'Nontaxable debt repayment. Multiply line 25 by line 19',
  ({ item, at, get }) => (get(repaid) === 0 ? null : at(untaxedRepayment, item.position)),
);
const beforeExpenses = both(
  '27',
  'Debt basis before nondeductible expenses and losses',
  'Debt basis before nondeductible expenses and losses. Subtract line 26 from line 24',
  ({ get }) => get(beforeRepayment) - get(untaxed),
);
both(
  '28',
  'Nondeductible expenses beyond stock basis',
  'Nondeductible expenses and oil and gas depletion deductions in excess of stock basis',
  ({ item, at, get }) => {
    const excess = dollars(item.basis.nondeductibleExpenses) - at(basisAfterDistributions, item.position);
    return get(beforeExpenses) === 0 ? null : blankIfZero(notBelowZero(excess));
  },
);
const beforeLosses = both(
  '29',
  'Debt basis before losses',
  'Debt basis before losses and deductions. Subtract line 28 from line 27. If the result is zero or less, enter -0-',
  ({ item, at }) => at(debtForLosses, item.position),
);
both(
  '30',
  'Losses allowed against debt basis',
  'Allowable losses in excess of stock basis. Enter the amount from line 47, column (d)',
  ({ entry }) => entry(totalFromDebt),
);
export const debtAtEnd = both(
  '31',
  'Ending debt basis',
  'Debt basis at the end of the corporation’s tax year. Subtract line 30 from line 29. If the result is zero or less, enter -0-',
  ({ get }) => notBelowZero(get(beforeLosses) - get(totalFromDebt)),
);

both('32', 'Principal repaid', 'Repayment. Enter the amount from line 19', ({ entry }) => entry(repaid));
both('33', 'Nontaxable repayment', 'Nontaxable repayments. Enter the amount from line 26', ({ entry }) =>
  entry(untaxed),
);
both(
  '34',
  'Gain on loan repayments',
  'Reportable gain. Subtract line 33 from line 32',
  ({ item, at, get }) => (get(repaid) === 0 ? null : at(repaymentGain, item.position)),
);
