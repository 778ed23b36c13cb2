import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { type CreditUnit, passiveUnits, statedAmount } from '../form-3800/credits';
import { shareOut } from '../form-8582/allowed-losses';
import { passiveTotal } from '../form-8582/form-8582';
import { taxableIncome } from '../form-1040/taxable-income';
import { gainPartsOf, taxAtGainRates } from '../worksheets/gain-rates';
import { hasPassiveCredits, makers } from './form';

const { money } = makers;

/** Dollars of passive credits of this year or of earlier ones. */
const creditsOf = (reader: TaxReader, isOfYear: (unit: CreditUnit) => boolean): number =>
  sum(
    passiveUnits(reader)
      .filter(isOfYear)
      .map((unit) => statedAmount(reader, unit)),
  );

/** The credits of Worksheet 4; those of rental real estate (Worksheets 1 to 3) are refused. */
export const currentCredits = money(
  '4a',
  'This year’s passive credits',
  'All other passive activity credits: Credits from Worksheet 4, column (a)',
  (reader) => blankIfZero(creditsOf(reader, ({ year }) => year === null)),
);
export const earlierCredits = money(
  '4b',
  'Passive credits held back in earlier years',
  'Prior year unallowed credits from Worksheet 4, column (b)',
  (reader) => blankIfZero(creditsOf(reader, ({ year }) => year !== null)),
);
export const otherCredits = money(
  '4c',
  'Passive credits other than from rental real estate',
  'Add lines 4a and 4b',
  ({ get }) => get(currentCredits) + get(earlierCredits),
);
export const allCredits = money('5', 'All passive credits', 'Add lines 1c, 2c, 3c, and 4c', ({ get }) =>
  get(otherCredits),
);

/**
 * Tax on the taxable income less tax on it without net passive income, by the same rates. Nothing else is figured again,
 * not even what depends on adjusted gross income (Instructions for Form 8582-CR, line 6; Reg. 1.469-3T(d)(1)).
 */
export const taxOnPassiveIncome = money(
  '6',
  'Tax on net passive income',
  'Enter the tax attributable to net passive income (see instructions)',
  (reader) => {
    const { get, facts, law } = reader;
    const passiveIncome = notBelowZero(get(passiveTotal));
    const income = get(taxableIncome);
    const taxFrom = (amount: number) => taxAtGainRates(amount, gainPartsOf(reader), facts.filingStatus, law);
    return notBelowZero(taxFrom(income) - taxFrom(notBelowZero(income - passiveIncome)));
  },
);
export const creditsOverTax = money(
  '7',
  'Passive credits over that tax',
  'Subtract line 6 from line 5. If line 6 is more than or equal to line 5, enter -0- and see instructions',
  ({ get }) => notBelowZero(get(allCredits) - get(taxOnPassiveIncome)),
);
/** With nothing on line 7 all credits are allowed: line 5. */
export const creditAllowed = money(
  '37',
  'Passive activity credit allowed',
  'Passive Activity Credit Allowed. Add lines 6, 16, 30, and 36',
  ({ get }) => (get(creditsOverTax) === 0 ? get(allCredits) : get(taxOnPassiveIncome)),
);

const shares: CopyMakers<CreditUnit> = formWithCopies(
  '8582-cr-credits',
  'Passive credits allowed and held back',
  passiveUnits,
  {
    name: 'Form 8582-CR, Worksheets 8 and 9',
    kind: 'rules',
    source: 'Instructions for Form 8582-CR (Rev. December 2024), Worksheets 8 and 9',
    neededWhen: hasPassiveCredits,
  },
);
export const creditShares = shares.form;

/** Worksheet 8, column (c): what line 37 leaves of line 5, by the ratio of the credits. */
export const creditNotAllowed = shares.money(
  '8(c)',
  'Credit held back',
  'Unallowed credits: line 5 less line 37, multiplied by the ratio of the credit',
  (reader) =>
    shareOut(
      reader.get(allCredits) - reader.get(creditAllowed),
      passiveUnits(reader).map((unit) => statedAmount(reader, unit)),
      reader.copy,
    ),
);
/** Worksheet 9, column (c). */
export const creditOfActivity = shares.money(
  '9(c)',
  'Credit allowed',
  'Allowed credits: the credit less the unallowed credit',
  (reader) => statedAmount(reader, reader.item) - reader.get(creditNotAllowed),
);

/** Whole dollars of one passive credit that Form 3800 can use. */
export function allowedOfPassive(reader: TaxReader, unit: CreditUnit): number {
  const copy = passiveUnits(reader).findIndex(({ position }) => position === unit.position);
  return copy === -1 ? 0 : reader.at(creditOfActivity, copy);
}
