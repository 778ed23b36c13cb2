import { addEntries, blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars, isSome } from '../../facts/cents';
import { hasReached } from '../ages';
import { listFilers } from '../filers';
import { form, type TaxReader } from '../form';
import { socialSecurity, socialSecurityTaxable } from '../form-1040/income';
import { taxBeforeCredits } from '../form-1040/tax-and-credits';
import { agi } from '../form-1040/taxable-income';
import { careCredit, foreignTaxCredit } from '../schedule-3/part-1';

const makers = form('schedule-r', 'Credit for the Elderly or the Disabled', {
  name: 'Schedule R (Form 1040)',
  sequence: '16',
  neededWhen: (given) =>
    listFilers(given).some(({ person }) => isOld(given, person) || isSome(person.taxableDisabilityIncome)),
  attachedWhen: ({ get }) => get(box) > 0 && get(elderlyCredit) > 0,
});
export const scheduleR = makers.form;
const { money, count } = makers;

const isOld = (
  { law }: Pick<TaxReader, 'law'>,
  person: { dateOfBirth: string; dateOfDeath: string | null },
): boolean => hasReached(person, law.elderlyCredit.age, law.lastDay);

/** Part I: one box for filing status and age; 0 when none applies. Taxable disability income shows the retirement. */
export const box = count(
  'box',
  'Box checked in Part I',
  'Check the box for your filing status and age',
  (reader) => {
    const { facts } = reader;
    const filers = listFilers(reader);
    const old = filers.filter(({ person }) => isOld(reader, person)).length;
    const disabled = filers.filter(
      ({ person }) => !isOld(reader, person) && isSome(person.taxableDisabilityIncome),
    ).length;
    if (old + disabled === 0) return null;
    if (facts.filingStatus === 'mfs') {
      if (!facts.livedApartAllYear) return null;
      return old > 0 ? 8 : 9;
    }
    if (facts.filingStatus !== 'mfj') return old > 0 ? 1 : 2;
    if (old === 2) return 3;
    if (old === 1) return disabled === 1 ? 6 : 7;
    return disabled === 2 ? 5 : 4;
  },
);

const bothBoxes: ReadonlySet<number> = new Set([3, 5, 6]);
const disabledBoxes: ReadonlySet<number> = new Set([2, 4, 5, 6, 9]);

export const initialAmount = money(
  '10',
  'Initial amount',
  'If you checked (in Part I): Box 1, 2, 4, or 7, enter $5,000. Box 3, 5, or 6, $7,500. Box 8 or 9, $3,750',
  ({ get, facts, law }) => {
    if (get(box) === 0) return null;
    const { initialOne, initialBoth, initialSeparate } = law.elderlyCredit;
    if (facts.filingStatus === 'mfs') return initialSeparate;
    return bothBoxes.has(get(box)) ? initialBoth : initialOne;
  },
);

export const disabilityIncome = money(
  '11',
  'Taxable disability income',
  'Box 6, add $5,000 to the taxable disability income of the spouse who was under age 65. Box 2, 4, or 9, enter your taxable disability income. Box 5, add your taxable disability income to your spouse’s',
  (reader) => {
    const { get, law } = reader;
    if (!disabledBoxes.has(get(box))) return null;
    const young = listFilers(reader).filter(({ person }) => !isOld(reader, person));
    const disability = dollars(addCents(young, ({ person }) => person.taxableDisabilityIncome));
    return disability + (young.length < listFilers(reader).length ? law.elderlyCredit.initialOne : 0);
  },
);

export const limitedAmount = money(
  '12',
  'Qualifying amount',
  'If you completed line 11, enter the smaller of line 10 or line 11. All others, enter the amount from line 10',
  ({ get, entry }) => {
    const disability = entry(disabilityIncome);
    return disability === null ? entry(initialAmount) : smallerOf(get(initialAmount), disability);
  },
);

export const untaxedBenefits = money(
  '13a',
  'Nontaxable Social Security benefits',
  'Nontaxable part of social security benefits and nontaxable part of railroad retirement benefits treated as social security',
  ({ get }) => (get(box) === 0 ? null : blankIfZero(get(socialSecurity) - get(socialSecurityTaxable))),
);

export const untaxedPensions = money(
  '13b',
  'Nontaxable pensions',
  'Nontaxable veterans’ pensions and any other pension, annuity, or disability benefit that is excluded from income under any other provision of law',
  (reader) =>
    reader.get(box) === 0
      ? null
      : blankIfZero(dollars(addCents(listFilers(reader), ({ person }) => person.nontaxablePensions))),
);

export const untaxed = money('13c', 'Nontaxable income', 'Add lines 13a and 13b', ({ get, entry }) =>
  get(box) === 0 ? null : (addEntries([entry(untaxedBenefits), entry(untaxedPensions)]) ?? 0),
);

export const income = money(
  '14',
  'Adjusted gross income',
  'Enter the amount from Form 1040 or 1040-SR, line 11',
  ({ get }) => (get(box) === 0 ? null : get(agi)),
);

export const incomeStart = money(
  '15',
  'Income disregarded',
  'If you checked (in Part I): Box 1 or 2, enter $7,500. Box 3, 4, 5, 6, or 7, $10,000. Box 8 or 9, $5,000',
  ({ get, facts, law }) => (get(box) === 0 ? null : law.elderlyCredit.incomeStart[facts.filingStatus]),
);

export const excess = money(
  '16',
  'Income over the limit',
  'Subtract line 15 from line 14. If zero or less, enter -0-',
  ({ get }) => (get(box) === 0 ? null : notBelowZero(get(income) - get(incomeStart))),
);

export const halfOfExcess = money(
  '17',
  'One-half of income over the limit',
  'Enter one-half of line 16',
  ({ get, law }) => (get(box) === 0 ? null : get(excess) * law.elderlyCredit.incomeShare),
);

export const reduction = money('18', 'Reduction', 'Add lines 13c and 17', ({ get }) =>
  get(box) === 0 ? null : get(untaxed) + get(halfOfExcess),
);

export const base = money(
  '19',
  'Amount eligible for the credit',
  'Subtract line 18 from line 12. If zero or less, stop; you can’t take the credit',
  ({ get }) => (get(limitedAmount) > get(reduction) ? get(limitedAmount) - get(reduction) : null),
);

export const creditBeforeLimit = money(
  '20',
  'Credit before the limit',
  'Multiply line 19 by 15% (0.15)',
  ({ get, entry, law }) => (entry(base) === null ? null : get(base) * law.elderlyCredit.rate),
);

/** Credit Limit Worksheet: Form 1040, line 18, less Schedule 3, lines 1 and 2. */
export const taxLimit = money(
  '21',
  'Limit',
  'Tax liability limit. Enter the amount from the Credit Limit Worksheet in the instructions',
  ({ get, entry }) =>
    entry(base) === null
      ? null
      : notBelowZero(get(taxBeforeCredits) - get(foreignTaxCredit) - get(careCredit)),
);

export const elderlyCredit = money(
  '22',
  'Credit for the elderly or the disabled',
  'Credit for the elderly or the disabled. Enter the smaller of line 20 or line 21. Also enter this amount on Schedule 3 (Form 1040), line 6d',
  ({ get, entry }) =>
    entry(base) === null ? null : blankIfZero(smallerOf(get(creditBeforeLimit), get(taxLimit))),
);
