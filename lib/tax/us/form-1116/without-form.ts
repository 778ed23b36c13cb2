import { addCents, type Cents, dollars, exactDollars, isSome, plus } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { blankIfZero, smallerOf } from '../../engine/verbs';
import { covers, refuse } from '../coverage';
import { form } from '../form';
import { tax } from '../form-1040/tax-and-credits';
import { additions } from '../schedule-2/part-1';

covers(
  'interest.*.foreignTaxPaid',
  'dividends.*.foreignTaxPaid',
  'k1s.*.foreignTaxPaid',
  'k1s.*.foreignIncomePassive',
  'foreignTax',
);

/** Foreign tax on Forms 1099 and Schedules K-1. */
export const foreignTaxOf = (facts: ReturnInput): Cents =>
  plus(
    addCents(facts.interest, (form) => form.foreignTaxPaid),
    addCents(facts.dividends, (form) => form.foreignTaxPaid),
    addCents(facts.k1s, (k1) => k1.foreignTaxPaid),
  );

/** Income and tax by country lead to Form 1116. */
export const usesForm1116 = (facts: ReturnInput): boolean => facts.foreignTax.byCountry.length > 0;

/** "Election To Claim the Foreign Tax Credit Without Filing Form 1116" (Instructions for Form 1116). */
const makers = form('foreign-tax-credit', 'Foreign Tax Credit Without Form 1116', {
  name: 'Foreign tax credit without Form 1116',
  kind: 'worksheet',
  source: 'Instructions for Schedule 3 (Form 1040) (2024), line 1; IRC 904(j)',
  neededWhen: ({ facts }) => isSome(foreignTaxOf(facts)),
  attachedWhen: ({ facts }) => !usesForm1116(facts) && dollars(foreignTaxOf(facts)) > 0,
});
export const foreignTaxWithoutForm = makers.form;
const { money } = makers;

export const foreignTaxPaid = money(
  '1',
  'Foreign tax paid',
  'Enter the foreign tax shown on Forms 1099 and Schedules K-1',
  ({ facts }) => dollars(foreignTaxOf(facts)),
);

export const taxLimit = money(
  '2',
  'Tax',
  'Add Form 1040 or 1040-SR, line 16, and Schedule 2, line 1z',
  ({ get }) => get(tax) + get(additions),
);

export const creditWithoutForm = money(
  '3',
  'Foreign tax credit',
  'Enter the smaller of line 1 or line 2 here and on Schedule 3 (Form 1040), line 1',
  ({ get, facts }) =>
    usesForm1116(facts) ? null : blankIfZero(smallerOf(get(foreignTaxPaid), get(taxLimit))),
);

refuse(
  'foreignTax.simplifiedElection',
  'You can claim the foreign tax credit without Form 1116 only if you elect to and your foreign tax is $300 or less ($600 on a joint return). Otherwise, enter your foreign income by country.',
  ({ facts, law }) => {
    if (usesForm1116(facts)) return false;
    const paid = exactDollars(foreignTaxOf(facts));
    return (
      paid > 0 &&
      (!facts.foreignTax.simplifiedElection || paid > law.foreignTax.withoutForm[facts.filingStatus])
    );
  },
);
