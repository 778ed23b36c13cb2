import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, dollarsOf, isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { deductionWithoutPhaseOut, isDeductionPhasedOut } from '../adjustments/ira-deduction';
import { halfYearDay } from '../ages';
import { refuse, warn } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies } from '../form';
import { type Law } from '../law/law';

const hasGifts = (facts: ReturnInput): boolean =>
  facts.retirement.some((form) => isSome(form.qualifiedCharitable));

const makers: CopyMakers<Filer> = formWithCopies(
  'charitable-distributions',
  'Qualified Charitable Distributions',
  listFilers,
  {
    name: 'Qualified Charitable Distribution Adjustment Worksheet',
    kind: 'worksheet',
    source: 'Publication 590-B (2024), Qualified charitable distributions; IRC 408(d)(8)(A) and (F)',
    neededWhen: ({ facts }) => hasGifts(facts),
    attachedWhen: ({ get }) => get(gifts) > 0,
  },
);
export const charitableDistributions = makers.form;
const { money } = makers;

export const gifts = money(
  '1',
  'Gifts from IRAs',
  'Amounts paid in 2024 directly from the IRA trustee to a charity, on or after the date you turned 70½',
  ({ facts, item }) => dollarsOf(ownedBy(facts.retirement, item.owner), (form) => form.qualifiedCharitable),
);

export const giftsWithinLimit = money(
  '2',
  'Gifts up to the limit',
  'Enter the smaller of line 1 or $105,000',
  ({ get, law }) => smallerOf(get(gifts), law.retirement.charitableDistributionLimit),
);

/** All years that end on or after the day of 70½ count; what reduced a gift once does not do so again. */
export const deductedContributions = money(
  '3',
  'IRA deductions since age 70½',
  'Deductions for traditional IRA contributions for this year and earlier years in which you were 70½ or older, minus amounts that reduced your qualified charitable distributions in earlier years',
  (reader) => {
    const { facts, item, get } = reader;
    if (get(gifts) === 0) return 0;
    return (
      dollars(facts.iraBasis[item.owner].deductedSince70Half) + deductionWithoutPhaseOut(reader, item.owner)
    );
  },
);

export const excludedGifts = money(
  '4',
  'Qualified charitable distribution',
  'Subtract line 3 from line 2. If zero or less, enter -0-. This is your qualified charitable distribution',
  ({ get }) => notBelowZero(get(giftsWithinLimit) - get(deductedContributions)),
);

export const taxedGifts = money(
  '5',
  'Taxable gifts from IRAs',
  'Subtract line 4 from line 1. This part is treated like any other distribution. You may be able to deduct it as a charitable contribution on Schedule A',
  ({ get }) => get(gifts) - get(excludedGifts),
);

const personOf = (facts: ReturnInput, owner: Owner) => (owner === 'spouse' ? facts.spouse : facts.taxpayer);

/** The day from which on a gift counts; null when the person is not known. */
function firstGiftDay(facts: ReturnInput, owner: Owner, law: Law): string | null {
  const person = personOf(facts, owner);
  return person && halfYearDay(person.dateOfBirth, law.retirement.charitableFromYears);
}

refuse(
  'retirement.qualifiedCharitable',
  'A qualified charitable distribution must come from an IRA whose owner was at least 70½ on the date of the gift. Enter only amounts given on or after the day the owner turned 70½. If you turned 70½ in 2024, also enter the date of the first gift.',
  ({ facts, law }) =>
    facts.retirement.some((form) => {
      if (!isSome(form.qualifiedCharitable)) return false;
      if (!form.ira) return true;
      const from = firstGiftDay(facts, form.owner, law);
      if (from === null || from > law.lastDay) return true;
      return from > law.firstDay && (form.charitableDate === null || form.charitableDate < from);
    }),
);
refuse(
  'adjustments.ira',
  'You made a qualified charitable distribution, contributed to a traditional IRA for 2024, and have a retirement plan at work. The two limits depend on each other. This isn’t supported (Publication 590-B).',
  (reader) => {
    const { facts } = reader;
    if (!hasGifts(facts)) return false;
    return listFilers(reader).some(
      ({ owner }) =>
        isDeductionPhasedOut(reader, owner) &&
        facts.adjustments.ira.some((one) => one.owner === owner && isSome(one.traditional)) &&
        facts.retirement.some((form) => form.owner === owner && isSome(form.qualifiedCharitable)),
    );
  },
);
warn(
  'retirement.qualifiedCharitable',
  'Part of your IRA gift to charity is taxable because it’s over $105,000 or is reduced by IRA contributions you deducted at age 70½ or later. You can include that part with your gifts on Schedule A.',
  ({ each }) => each(taxedGifts).some((amount) => amount > 0),
);
