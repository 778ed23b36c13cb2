import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { form, type TaxReader } from '../form';
import { capitalGain, ordinaryDividends, qualifiedDividends, taxableInterest } from '../form-1040/income';
import { childrenInvestmentIncome } from '../form-8814/form-8814';
import { scheduleD } from '../schedule-d/form';
import { netGain, netLongTermGain } from '../schedule-d/schedule-d';
import { allK1s } from '../schedule-e/k1-deductions';
import { totalExpenses } from '../schedule-e/properties';
import { isRoyalty } from '../schedule-e/rental-kinds';
import { allRoyalties } from '../schedule-e/schedule-e';

const makers = form('4952', 'Investment Interest Expense Deduction', {
  sequence: '51',
  // Not needed while the interest is no more than interest and ordinary dividends (Instructions for Schedule A, line 9).
  attachedWhen: (reader) =>
    reader.get(interestPaid) > 0 &&
    (reader.get(investmentExpenses) > 0 || reader.get(interestPaid) > withoutForm(reader)),
});
export const form4952 = makers.form;
const { money } = makers;

export const interestPaid = money(
  '1',
  'Investment interest paid',
  'Investment interest expense paid or accrued in 2024',
  ({ facts }) => dollars(facts.itemized.investmentInterest, allK1s(facts, 'investmentInterest')),
);

export const totalInterest = money(
  '3',
  'Total',
  'Total investment interest expense. Add lines 1 and 2',
  ({ get }) => get(interestPaid),
);

export const grossIncome = money(
  '4a',
  'Investment income',
  'Gross income from property held for investment (excluding any net gain from the disposition of property held for investment)',
  (reader) =>
    reader.get(taxableInterest) +
    reader.get(ordinaryDividends) +
    reader.get(allRoyalties) +
    childrenInvestmentIncome(reader),
);

export const qualifiedPart = money(
  '4b',
  'Qualified dividends',
  'Qualified dividends included on line 4a',
  ({ get }) => get(qualifiedDividends),
);

export const ordinaryPart = money(
  '4c',
  'Income less qualified dividends',
  'Subtract line 4b from line 4a',
  ({ get }) => get(grossIncome) - get(qualifiedPart),
);

/** What Form 4952 is compared with before it is needed (Instructions for Schedule A, line 9). */
const withoutForm = ({ get }: TaxReader): number =>
  get(taxableInterest) + get(ordinaryDividends) - get(qualifiedDividends);

/** Gain on property held for investment; distributions of funds alone are all long-term. */
export const netGainSold = money(
  '4d',
  'Net gain on investments sold',
  'Net gain from the disposition of property held for investment',
  ({ get, attached }) => blankIfZero(notBelowZero(attached(scheduleD) ? get(netGain) : get(capitalGain))),
);

export const netCapitalGainSold = money(
  '4e',
  'Net capital gain',
  'Enter the smaller of line 4d or your net capital gain from the disposition of property held for investment',
  ({ get, attached }) =>
    blankIfZero(
      smallerOf(
        get(netGainSold),
        attached(scheduleD) ? notBelowZero(get(netLongTermGain)) : get(netGainSold),
      ),
    ),
);

export const shortTermPart = money('4f', 'Short-term part', 'Subtract line 4e from line 4d', ({ get }) =>
  blankIfZero(get(netGainSold) - get(netCapitalGainSold)),
);

/** Line 4g stays empty: nobody elects to have dividends or long-term gain taxed at full rates. */
export const investmentIncome = money(
  '4h',
  'Investment income',
  'Investment income. Add lines 4c, 4f, and 4g',
  ({ get }) => get(ordinaryPart) + get(shortTermPart),
);

/** Costs of royalties, and box 20 code B or 17 code B of Schedules K-1. */
export const investmentExpenses = money(
  '5',
  'Investment expenses',
  'Investment expenses (see instructions)',
  ({ facts, at }) =>
    blankIfZero(
      dollars(allK1s(facts, 'investmentExpenses'), allK1s(facts, 'royaltyDeductions')) +
        sum(facts.rentals.map((rental, i) => (isRoyalty(rental) ? at(totalExpenses, i) : 0))),
    ),
);

export const netInvestmentIncome = money(
  '6',
  'Net investment income',
  'Net investment income. Subtract line 5 from line 4h. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(investmentIncome) - get(investmentExpenses)),
);

export const disallowed = money(
  '7',
  'Carried forward to 2025',
  'Disallowed investment interest expense to be carried forward to 2025. Subtract line 6 from line 3. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(totalInterest) - get(netInvestmentIncome)),
);

export const investmentInterest = money(
  '8',
  'Investment interest deduction',
  'Investment interest expense deduction. Enter the smaller of line 3 or line 6',
  ({ get }) => smallerOf(get(totalInterest), get(netInvestmentIncome)),
);
