import { addEntries, blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { centsOf, dollars } from '../../facts/cents';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { mortgageCreditLimit } from './credit-limit';
import { scheduleA } from '../schedule-a/schedule-a';
import { creditOfYear } from './credit-of-year';
import { hasCertificate, makers } from './form';

const { money } = makers;

const percent = 100;

export const fromThreeYearsAgo = money(
  '4',
  'Carried forward from 2021',
  'Enter any 2021 credit carryforward from line 16 of your 2023 Form 8396',
  ({ facts }) => blankIfZero(dollars(facts.mortgageCredit.carryforward.threeYearsAgo)),
);
export const fromTwoYearsAgo = money(
  '5',
  'Carried forward from 2022',
  'Enter any 2022 credit carryforward from line 14 of your 2023 Form 8396',
  ({ facts }) => blankIfZero(dollars(facts.mortgageCredit.carryforward.twoYearsAgo)),
);
export const fromLastYear = money(
  '6',
  'Carried forward from 2023',
  'Enter any 2023 credit carryforward from line 17 of your 2023 Form 8396',
  ({ facts }) => blankIfZero(dollars(facts.mortgageCredit.carryforward.lastYear)),
);

export const allCredits = money(
  '7',
  'Credit before the limit',
  'Add lines 3 through 6',
  ({ entry }) =>
    addEntries([
      entry(creditOfYear),
      entry(fromThreeYearsAgo),
      entry(fromTwoYearsAgo),
      entry(fromLastYear),
    ]) ?? 0,
);

export const limit = money(
  '8',
  'Limit based on tax',
  'Limitation based on tax liability. Enter the amount from line 3 of the Credit Limit Worksheet in the instructions',
  ({ get }) => get(mortgageCreditLimit),
);

export const mortgageCredit = money(
  '9',
  'Mortgage interest credit',
  'Current year mortgage interest credit. Enter the smaller of line 7 or line 8. Also include this amount on Schedule 3 (Form 1040), line 6g',
  ({ get }) => smallerOf(get(allCredits), get(limit)),
);

/** Part II is completed only if line 9 is less than line 7. */
const carries = ({ get }: Pick<TaxReader, 'get'>): boolean => get(mortgageCredit) < get(allCredits);
const carried = (rule: (reader: TaxReader) => number) => (reader: TaxReader) =>
  carries(reader) ? rule(reader) : null;

/** This year's credit is used first, then the oldest. */
export const oldestPart = money(
  '10',
  'This year’s credit plus the oldest carryforward',
  'Add lines 3 and 4',
  carried(({ get }) => get(creditOfYear) + get(fromThreeYearsAgo)),
);
export const allAgain = money(
  '11',
  'Credit before the limit',
  'Enter the amount from line 7',
  carried(({ get }) => get(allCredits)),
);
export const largerPart = money(
  '12',
  'Larger of line 9 or line 10',
  'Enter the larger of line 9 or line 10',
  carried(({ get }) => Math.max(get(mortgageCredit), get(oldestPart))),
);
export const unusedNewer = money(
  '13',
  'Unused credit from the last two years',
  'Subtract line 12 from line 11',
  carried(({ get }) => get(allAgain) - get(largerPart)),
);
export const lastYearCarried = money(
  '14',
  'Carried from 2023 to 2025',
  '2023 credit carryforward to 2025. Enter the smaller of line 6 or line 13',
  carried(({ get }) => smallerOf(get(fromLastYear), get(unusedNewer))),
);
export const unusedOlder = money(
  '15',
  'Unused credit from two years ago',
  'Subtract line 14 from line 13',
  carried(({ get }) => get(unusedNewer) - get(lastYearCarried)),
);
export const twoYearsAgoCarried = money(
  '16',
  'Carried from 2022 to 2025',
  '2022 credit carryforward to 2025. Enter the smaller of line 5 or line 15',
  carried(({ get }) => smallerOf(get(fromTwoYearsAgo), get(unusedOlder))),
);
export const thisYearCarried = money(
  '17',
  'Carried from 2024 to 2025',
  '2024 credit carryforward to 2025. Subtract line 9 from line 3. If zero or less, enter -0-',
  carried(({ get }) => notBelowZero(get(creditOfYear) - get(mortgageCredit))),
);

refuse(
  'mortgageCredit.rate',
  'The credit rate on a mortgage credit certificate is from 10% to 50%. Enter the rate on the certificate, not the rate of your loan.',
  ({ facts, law }) => {
    const share = facts.mortgageCredit.rate / percent;
    const { leastRate, mostRate } = law.mortgageCredit;
    return hasCertificate({ facts }) && (share < leastRate || share > mostRate);
  },
);
refuse(
  'mortgageCredit.rateChanged',
  'You refinanced, and the new certificate has a different credit rate. Two rates in one year require a statement with Form 8396. Plainfile doesn’t support this.',
  ({ facts }) => hasCertificate({ facts }) && facts.mortgageCredit.rateChanged,
);
// The interest is then split between Schedule A and the business, and no instruction says whose part the credit reduces.
refuse(
  'mortgageCredit.interest',
  'Plainfile doesn’t support a mortgage credit certificate along with actual home office expenses that include mortgage interest.',
  ({ facts }) =>
    hasCertificate({ facts }) &&
    facts.businesses.some(
      ({ homeOffice }) =>
        homeOffice !== null && !homeOffice.simplified && centsOf(homeOffice.expenses.mortgageInterest) > 0,
    ),
);
refuse(
  'mortgageCredit.homeSold',
  'If you sell or give away the home within nine years, you may have to repay part of the mortgage interest credit (Form 8828). Plainfile doesn’t support this form.',
  ({ facts }) => facts.mortgageCredit.homeSold,
);
/** States with itemized deductions whose own rule for this interest isn't settled here; Arizona's and California's are. */
const unsettled: ReadonlySet<string> = new Set(
  'AL AR CO DC DE GA HI ID KS KY LA MD ME MN MO MS MT NC NE NM NY OK OR SC VA WI'.split(' '),
);

warn(
  'mortgageCredit.interest',
  'Some states let you deduct the mortgage interest you claimed the federal credit for. Plainfile supports this only for Arizona and California. Check your state’s instructions.',
  ({ facts, attached }) =>
    hasCertificate({ facts }) &&
    attached(scheduleA) &&
    facts.residency.some(({ state }) => unsettled.has(state.toUpperCase())),
);
warn(
  'mortgageCredit.lenderRelated',
  'You can’t take the mortgage interest credit for interest you pay to a related person.',
  ({ facts }) => hasCertificate({ facts }) && facts.mortgageCredit.lenderRelated,
);
