import { isSome } from '../../facts/cents';
import { notBelowZero } from '../../engine/verbs';
import { tax, taxWithoutAveraging } from '../form-1040/tax-and-credits';
import { minimumCredit } from '../form-1116/minimum-tax';
import { childrenTax } from '../form-8814/form-8814';
import { hasBusinessCredits } from '../form-3800/credits';
import { generalCredits } from '../form-3800/part-2';
import { allZoneCredits } from '../form-3800/part-2-specified';
import { additions } from '../schedule-2/part-1';
import { foreignTaxCredit } from '../schedule-3/part-1';
import { scheduleJ } from '../schedule-j/form';
import type { TaxReader } from '../form';
import { foreignMinimumTaxWorksheet, minimumTaxAboveExcluded } from '../worksheets/foreign-earned-income-tax';
import { preferentialBeforeExcess } from '../worksheets/qualified-dividends';
import { decideWhoMustFile, makers } from './form';
import { minimumTaxIncome } from './part-1';
import { taxWithGains } from './part-3';
import { exemptionFor, taxAtBothRates } from './rates';

const { money } = makers;

/**
 * Line 7 is more than line 10, or there is a credit for prior year minimum tax or a business credit that the tentative
 * minimum tax limits (Instructions for Form 6251, "Who Must File"). Line 7 is never more than the rates without Part III give, so that Part III is looked at only when
 * these are more than the regular tax.
 */
decideWhoMustFile(
  ({ get, facts, law }) =>
    isSome(facts.priorYearMinimumTaxCredit) ||
    (hasBusinessCredits({ facts }) && get(generalCredits) + get(allZoneCredits) > 0) ||
    ((facts.foreignEarnedIncome.length > 0 ||
      taxAtBothRates(get(taxedIncome), facts.filingStatus, law.minimumTax) > get(regularTax)) &&
      get(taxBeforeCredit) > get(regularTax)),
);

/** The limit for children of section 59(j) does not apply from 2018 to 2025 (IRC 55(d)(4)(A)(iii)). */
export const exemption = money(
  '5',
  'Exemption',
  'Exemption. If line 4 is not over $609,350 ($1,218,700 if married filing jointly or qualifying surviving spouse), enter $85,700 if single or head of household, $133,300 if married filing jointly or qualifying surviving spouse, or $66,650 if married filing separately. If line 4 is over that amount, see instructions',
  ({ get, facts, law }) => exemptionFor(get(minimumTaxIncome), facts.filingStatus, law.minimumTax),
);

export const taxedIncome = money(
  '6',
  'Income over the exemption',
  'Subtract line 5 from line 4. If more than zero, go to line 7. If zero or less, enter -0- here and on lines 7, 9, and 11, and go to line 10',
  ({ get }) => notBelowZero(get(minimumTaxIncome) - get(exemption)),
);

export const taxBeforeCredit = money(
  '7',
  'Tax before the foreign tax credit',
  'If you reported capital gain distributions directly on Form 1040 or 1040-SR, line 7; you reported qualified dividends on Form 1040 or 1040-SR, line 3a; or you had a gain on both lines 15 and 16 of Schedule D (Form 1040), complete Part III on the back and enter the amount from line 40 here. All others: if line 6 is $232,600 or less ($116,300 or less if married filing separately), multiply line 6 by 26% (0.26). Otherwise, multiply line 6 by 28% (0.28) and subtract $4,652 ($2,326 if married filing separately) from the result',
  (reader) =>
    reader.attached(foreignMinimumTaxWorksheet)
      ? reader.get(minimumTaxAboveExcluded)
      : minimumTaxAt(reader, reader.get(taxedIncome)),
);

/** Part III with gains at lower rates, both rates otherwise. */
export const minimumTaxAt = (reader: TaxReader, income: number): number =>
  preferentialBeforeExcess(reader) > 0
    ? reader.get(taxWithGains)
    : taxAtBothRates(income, reader.facts.filingStatus, reader.law.minimumTax);

/** Without Form 1116 it is the same as for the regular tax; with it, the form is figured again (Instructions, line 8). */
export const minimumForeignTaxCredit = money(
  '8',
  'Foreign tax credit',
  'Alternative minimum tax foreign tax credit (see instructions)',
  (reader) =>
    reader.facts.foreignTax.byCountry.length > 0 ? minimumCredit(reader) : reader.entry(foreignTaxCredit),
);

export const tentativeTax = money(
  '9',
  'Tentative minimum tax',
  'Tentative minimum tax. Subtract line 8 from line 7',
  ({ get }) => notBelowZero(get(taxBeforeCredit) - get(minimumForeignTaxCredit)),
);

/** Income averaging doesn't count here (IRC 55(c)(2); Instructions for Schedule J, "This election doesn't apply"). */
export const regularTax = money(
  '10',
  'Regular tax',
  'Add Form 1040 or 1040-SR, line 16 (minus any tax from Form 4972), and Schedule 2 (Form 1040), line 1z. Subtract from the result Schedule 3 (Form 1040), line 1 and any negative amount reported on Form 8978, line 14 (treated as a positive number). If zero or less, enter -0-',
  (reader) => {
    const { get, attached } = reader;
    const regular = attached(scheduleJ) ? taxWithoutAveraging(reader) + childrenTax(reader) : get(tax);
    return notBelowZero(regular + get(additions) - get(foreignTaxCredit));
  },
);

export const minimumTax = money(
  '11',
  'Alternative minimum tax',
  'AMT. Subtract line 10 from line 9. If zero or less, enter -0-. Enter here and on Schedule 2 (Form 1040), line 2',
  ({ get }) => notBelowZero(get(tentativeTax) - get(regularTax)),
);
