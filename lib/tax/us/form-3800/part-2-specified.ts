import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { makers, whenFiled } from './form';
import { generalAllowed, netIncomeTax, taxThatStays, tentativeMinimumTax } from './part-2';
import {
  allowedOrBlank,
  carriedCredits,
  carriedOrBlank,
  currentCredits,
  currentOrBlank,
  passiveCredits,
  passiveOrBlank,
} from './totals';

const { money } = makers;

/** Lines 18 to 25 are skipped without an amount on line 22 or 23. */
const withZone = (rule: (reader: TaxReader) => number) =>
  whenFiled((reader) =>
    currentCredits(reader, 'empowermentZone') +
      carriedCredits(reader, 'empowermentZone') +
      passiveCredits(reader, 'empowermentZone') >
    0
      ? rule(reader)
      : null,
  );

export const reducedMinimumTax = money(
  '18',
  '75% of the tentative minimum tax',
  'Multiply line 14 by 75% (0.75). See instructions',
  withZone(({ get, law }) => get(tentativeMinimumTax) * law.businessCredit.minimumTaxShare),
);
export const largerZoneReduction = money(
  '19',
  'Tax this credit can’t reduce',
  'Enter the greater of line 13 or line 18',
  withZone(({ get }) => largerOf(get(taxThatStays), get(reducedMinimumTax))),
);
export const zoneTax = money(
  '20',
  'Tax this credit can reduce',
  'Subtract line 19 from line 11. If zero or less, enter -0-',
  withZone(({ get }) => notBelowZero(get(netIncomeTax) - get(largerZoneReduction))),
);
export const zoneLimit = money(
  '21',
  'Limit for the empowerment zone credit',
  'Subtract line 17 from line 20. If zero or less, enter -0-',
  withZone(({ get }) => notBelowZero(get(zoneTax) - get(generalAllowed))),
);
export const zoneCredits = money(
  '22',
  'Empowerment zone employment credit',
  'Combine the amounts from line 3 of Part III, column (e), with the amount from line 3 of Part IV, column (f)',
  withZone((reader) => currentCredits(reader, 'empowermentZone') + carriedCredits(reader, 'empowermentZone')),
);
money(
  '23',
  'Passive empowerment zone credit',
  'Credits subject to the passive activity limit from line 3 of Part III, column (d), and line 3 of Part IV, column (d)',
  (reader) => passiveOrBlank(reader, 'empowermentZone'),
);
export const passiveZone = money(
  '24',
  'Passive empowerment zone credit allowed',
  'Enter the portion of line 23 allowed for 2024',
  (reader) => allowedOrBlank(reader, 'empowermentZone'),
);
export const allZoneCredits = money(
  '25',
  'Empowerment zone employment credit',
  'Add lines 22 and 24',
  withZone(({ get }) => get(zoneCredits) + get(passiveZone)),
);
export const zoneAllowed = money(
  '26',
  'Empowerment zone credit allowed',
  'Empowerment zone and renewal community employment credit allowed. Enter the smaller of line 21 or line 25',
  whenFiled(({ get }) => smallerOf(get(zoneLimit), get(allZoneCredits))),
);

export const specifiedTax = money(
  '27',
  'Tax specified credits can reduce',
  'Subtract line 13 from line 11. If zero or less, enter -0-',
  whenFiled(({ get }) => notBelowZero(get(netIncomeTax) - get(taxThatStays))),
);
export const allowedBefore = money(
  '28',
  'Credits allowed so far',
  'Add lines 17 and 26',
  whenFiled(({ get }) => get(generalAllowed) + get(zoneAllowed)),
);
export const specifiedLimit = money(
  '29',
  'Limit for specified credits',
  'Subtract line 28 from line 27. If zero or less, enter -0-',
  whenFiled(({ get }) => notBelowZero(get(specifiedTax) - get(allowedBefore))),
);
export const currentSpecified = money(
  '30',
  'This year’s specified credits',
  'Enter the general business credit from line 5 of Part III: combine column (e) with non-passive amounts in column (f). See instructions',
  (reader) => currentOrBlank(reader, 'specified'),
);
money(
  '32',
  'Specified credits from passive activities',
  'Credits subject to the passive activity limit from line 5 of Part III, column (d), and line 5 of Part IV, column (d)',
  (reader) => passiveOrBlank(reader, 'specified'),
);
export const passiveSpecified = money(
  '33',
  'Passive specified credits allowed',
  'Enter the portion of line 32 allowed for 2024',
  (reader) => allowedOrBlank(reader, 'specified'),
);
/** The specified credits are those of Part IV, line 5; line 7 would hold the others, too (IRC 38(c)(4)(A)(i)). */
export const carriedSpecified = money(
  '34',
  'Specified credits carried forward',
  'Carryforward of business credit to 2024. See instructions',
  (reader) => carriedOrBlank(reader, 'specified'),
);
export const specifiedCredits = money(
  '36',
  'Specified credits',
  'Add lines 30, 33, 34, and 35',
  whenFiled(({ get }) => get(currentSpecified) + get(passiveSpecified) + get(carriedSpecified)),
);
export const specifiedAllowed = money(
  '37',
  'Specified credits allowed',
  'Enter the smaller of line 29 or line 36. This is the amount allowed for specified credits',
  whenFiled(({ get }) => smallerOf(get(specifiedLimit), get(specifiedCredits))),
);
export const businessCreditAllowed = money(
  '38',
  'General business credit',
  'Credit allowed for the current year. Add lines 28 and 37. Report the amount from line 38 on Schedule 3 (Form 1040), line 6a',
  whenFiled(({ get }) => get(allowedBefore) + get(specifiedAllowed)),
);
