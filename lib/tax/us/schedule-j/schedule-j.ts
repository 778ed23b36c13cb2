import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, isSome } from '../../facts/cents';
import { type BaseYear } from '../../facts/farm-averaging';
import { type TaxReader } from '../form';
import { taxWithoutAveraging } from '../form-1040/tax-and-credits';
import { taxableIncome as incomeLine } from '../form-1040/taxable-income';
import { gainAt25 } from '../schedule-d/schedule-d';
import { gainPartsOf, taxAtGainRates } from '../worksheets/gain-rates';
import { taxOfBaseYear, thirdOf } from './base-year-tax';
import { decideWhenLower, electsAveraging, makers } from './form';
import { negativeIncome } from './taxable-income';

const { money } = makers;

decideWhenLower((reader) => reader.get(averagedTax) < taxWithoutAveraging(reader));

const whenElected = (rule: (reader: TaxReader) => number | null) => (reader: TaxReader) =>
  electsAveraging(reader) ? rule(reader) : null;

export const taxableIncome = money(
  '1',
  'Taxable income',
  'Enter the taxable income from your 2024 Form 1040, 1040-SR, or 1040-NR, line 15',
  whenElected(({ get }) => get(incomeLine)),
);

export const electedIncome = money(
  '2a',
  'Elected farm income',
  'Enter your elected farm income. See instructions. Do not enter more than the amount on line 1',
  whenElected(({ facts, get }) => smallerOf(dollars(facts.farmAveraging.electedIncome), get(taxableIncome))),
);

/** No more than the net capital gain of the whole return (Instructions, line 2b). */
export const electedGain = money(
  '2b',
  'Net capital gain included',
  'Capital gain included on line 2a: Excess, if any, of net long-term capital gain over net short-term capital loss',
  whenElected((reader) =>
    blankIfZero(
      Math.min(
        dollars(reader.facts.farmAveraging.capitalGain),
        reader.get(electedIncome),
        gainPartsOf(reader).gain,
      ),
    ),
  ),
);

export const electedUnrecaptured = money(
  '2c',
  'Unrecaptured section 1250 gain included',
  'Capital gain included on line 2a: Unrecaptured section 1250 gain',
  whenElected(({ facts, get }) =>
    blankIfZero(Math.min(dollars(facts.farmAveraging.unrecaptured1250Gain), get(electedGain), get(gainAt25))),
  ),
);

export const remainingIncome = money(
  '3',
  'Remaining income this year',
  'Subtract line 2a from line 1',
  whenElected(({ get }) => get(taxableIncome) - get(electedIncome)),
);

export const taxOnRemaining = money(
  '4',
  'Tax on remaining income this year',
  'Figure the tax on the amount on line 3 using the 2024 tax rates. See instructions',
  whenElected((reader) => {
    const { get, facts, law } = reader;
    const { preferential, gain, at28, at25 } = gainPartsOf(reader);
    const parts = {
      preferential: preferential - get(electedGain),
      gain: gain - get(electedGain),
      at28,
      at25: at25 - get(electedUnrecaptured),
    };
    return taxAtGainRates(get(remainingIncome), parts, facts.filingStatus, law);
  }),
);

/** Taxable income of a base year; where it was zero, what the worksheet makes of it. */
const incomeOf = ({ at }: TaxReader, year: BaseYear, copy: number): number =>
  year.taxableIncome !== null && isSome(year.taxableIncome)
    ? dollars(year.taxableIncome)
    : (at(negativeIncome, copy) ?? 0);

const allocated = ({ get }: TaxReader) => ({
  gain: get(electedGain),
  unrecaptured: get(electedUnrecaptured),
});

export const incomeThreeYearsAgo = money(
  '5',
  'Taxable income for 2021',
  'If you used Schedule J to figure your tax for 2023, enter the amount from your 2023 Schedule J, line 11; 2022 but not 2023, enter the amount from your 2022 Schedule J, line 15; 2021 but not 2022 or 2023, enter the amount from your 2021 Schedule J, line 3. Otherwise, enter the taxable income from your 2021 Form 1040, 1040-SR, or 1040-NR, line 15. If zero or less, see instructions',
  whenElected((reader) => incomeOf(reader, reader.facts.farmAveraging.threeYearsAgo, 0)),
);

export const third = money(
  '6',
  'A third of the elected income',
  'Divide the amount on line 2a by 3.0',
  whenElected(({ get }) => thirdOf(get(electedIncome))),
);

export const averagedThreeYearsAgo = money(
  '7',
  '2021 income plus a third',
  'Combine lines 5 and 6. If zero or less, enter -0-',
  whenElected(({ get }) => notBelowZero(get(incomeThreeYearsAgo) + get(third))),
);

export const taxThreeYearsAgo = money(
  '8',
  'Tax at 2021 rates',
  'Figure the tax on the amount on line 7 using the 2021 tax rates. See instructions',
  whenElected((reader) => {
    const { get, facts, law } = reader;
    const year = facts.farmAveraging.threeYearsAgo;
    return taxOfBaseYear(
      reader,
      get(averagedThreeYearsAgo),
      year,
      law.farmAveraging.threeYearsAgo,
      allocated(reader),
    );
  }),
);

export const incomeTwoYearsAgo = money(
  '9',
  'Taxable income for 2022',
  'If you used Schedule J to figure your tax for 2023, enter the amount from your 2023 Schedule J, line 15; 2022 but not 2023, enter the amount from your 2022 Schedule J, line 3. Otherwise, enter the taxable income from your 2022 Form 1040, 1040-SR, or 1040-NR, line 15. If zero or less, see instructions',
  whenElected((reader) => incomeOf(reader, reader.facts.farmAveraging.twoYearsAgo, 1)),
);

export const thirdOfTwoYearsAgo = money(
  '10',
  'A third of the elected income',
  'Enter the amount from line 6',
  whenElected(({ get }) => get(third)),
);

export const averagedTwoYearsAgo = money(
  '11',
  '2022 income plus a third',
  'Combine lines 9 and 10. If less than zero, enter as a negative amount',
  whenElected(({ get }) => get(incomeTwoYearsAgo) + get(thirdOfTwoYearsAgo)),
);

export const taxTwoYearsAgo = money(
  '12',
  'Tax at 2022 rates',
  'Figure the tax on the amount on line 11 using the 2022 tax rates. See instructions',
  whenElected((reader) => {
    const { get, facts, law } = reader;
    const year = facts.farmAveraging.twoYearsAgo;
    return taxOfBaseYear(
      reader,
      get(averagedTwoYearsAgo),
      year,
      law.farmAveraging.twoYearsAgo,
      allocated(reader),
    );
  }),
);

export const incomeLastYear = money(
  '13',
  'Taxable income for 2023',
  'If you used Schedule J to figure your tax for 2023, enter the amount from your 2023 Schedule J, line 3. Otherwise, enter the taxable income from your 2023 Form 1040, 1040-SR, or 1040-NR, line 15. If zero or less, see instructions',
  whenElected((reader) => incomeOf(reader, reader.facts.farmAveraging.lastYear, 2)),
);

export const thirdOfLastYear = money(
  '14',
  'A third of the elected income',
  'Enter the amount from line 6',
  whenElected(({ get }) => get(third)),
);

export const averagedLastYear = money(
  '15',
  '2023 income plus a third',
  'Combine lines 13 and 14. If less than zero, enter as a negative amount',
  whenElected(({ get }) => get(incomeLastYear) + get(thirdOfLastYear)),
);

export const taxLastYear = money(
  '16',
  'Tax at 2023 rates',
  'Figure the tax on the amount on line 15 using the 2023 tax rates. See instructions',
  whenElected((reader) => {
    const { get, facts, law } = reader;
    const year = facts.farmAveraging.lastYear;
    return taxOfBaseYear(reader, get(averagedLastYear), year, law.farmAveraging.lastYear, allocated(reader));
  }),
);

export const taxOfAllYears = money(
  '17',
  'Tax for all four years',
  'Add lines 4, 8, 12, and 16',
  whenElected(
    ({ get }) => get(taxOnRemaining) + get(taxThreeYearsAgo) + get(taxTwoYearsAgo) + get(taxLastYear),
  ),
);

export const taxOfAllYearsAgain = money(
  '18',
  'Tax for all four years',
  'Amount from line 17',
  whenElected(({ get }) => get(taxOfAllYears)),
);

const paidOf = ({ tax }: BaseYear): number => (tax === null ? 0 : dollars(tax));

export const paidThreeYearsAgo = money(
  '19',
  'Tax for 2021',
  'If you used Schedule J to figure your tax for 2023, enter the amount from your 2023 Schedule J, line 12; 2022 but not 2023, enter the amount from your 2022 Schedule J, line 16; 2021 but not 2022 or 2023, enter the amount from your 2021 Schedule J, line 4. Otherwise, enter the tax from your 2021 Form 1040, 1040-SR, or 1040-NR, line 16. Only include tax reported on this line that is imposed by section 1 of the Internal Revenue Code (see instructions)',
  whenElected(({ facts }) => paidOf(facts.farmAveraging.threeYearsAgo)),
);

export const paidTwoYearsAgo = money(
  '20',
  'Tax for 2022',
  'If you used Schedule J to figure your tax for 2023, enter the amount from your 2023 Schedule J, line 16; 2022 but not 2023, enter the amount from your 2022 Schedule J, line 4. Otherwise, enter the tax from your 2022 Form 1040, 1040-SR, or 1040-NR, line 16. Only include tax reported on this line that is imposed by section 1 of the Internal Revenue Code (see instructions)',
  whenElected(({ facts }) => paidOf(facts.farmAveraging.twoYearsAgo)),
);

export const paidLastYear = money(
  '21',
  'Tax for 2023',
  'If you used Schedule J to figure your tax for 2023, enter the amount from your 2023 Schedule J, line 4. Otherwise, enter the tax from your 2023 Form 1040, 1040-SR, or 1040-NR, line 16. Only include tax reported on this line that is imposed by section 1 of the Internal Revenue Code (see instructions)',
  whenElected(({ facts }) => paidOf(facts.farmAveraging.lastYear)),
);

export const paidBefore = money(
  '22',
  'Tax for the base years',
  'Add lines 19 through 21',
  whenElected(({ get }) => get(paidThreeYearsAgo) + get(paidTwoYearsAgo) + get(paidLastYear)),
);

export const averagedTax = money(
  '23',
  'Tax',
  'Tax. Subtract line 22 from line 18. Also include this amount on Form 1040, 1040-SR, or 1040-NR, line 16',
  whenElected(({ get }) => get(taxOfAllYearsAgain) - get(paidBefore)),
);
