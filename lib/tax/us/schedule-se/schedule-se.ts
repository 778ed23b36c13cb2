import { addEntries, blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type Owner } from '../../facts/owner';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies } from '../form';
import { netProfit } from '../schedule-c/schedule-c';

const makers: CopyMakers<Filer> = formWithCopies('schedule-se', 'Self-Employment Tax', listFilers, {
  name: 'Schedule SE (Form 1040)',
  sequence: '17',
  attachedWhen: ({ entry }) => entry(netEarnings) !== null,
  neededWhen: ({ facts }) => facts.businesses.length > 0 || facts.k1s.length > 0,
});
export const scheduleSE = makers.form;
const { money } = makers;

const isSelfEmployed = (facts: ReturnInput, owner: Owner): boolean =>
  facts.businesses.some((business) => business.owner === owner) || facts.k1s.some((k1) => k1.owner === owner);

/** Businesses stand first among the copies of Schedule C; statutory employees owe no self-employment tax. */
export const nonfarmProfit = money(
  '2',
  'Profit from business',
  'Net profit or (loss) from Schedule C, line 31; and Schedule K-1 (Form 1065), box 14, code A (other than farming)',
  ({ item: { owner }, facts, at }) => {
    if (!isSelfEmployed(facts, owner)) return null;
    let profit = dollars(addCents(ownedBy(facts.k1s, owner), (k1) => k1.selfEmploymentEarnings));
    facts.businesses.forEach((business, i) => {
      if (business.owner === owner) profit += at(netProfit, i);
    });
    return profit;
  },
);

export const combinedProfit = money('3', 'All profit', 'Combine lines 1a, 1b, and 2', ({ entry }) =>
  entry(nonfarmProfit),
);

export const earningsShare = money(
  '4a',
  'Net earnings',
  'If line 3 is more than zero, multiply line 3 by 92.35% (0.9235). Otherwise, enter amount from line 3',
  ({ entry, law }) => {
    const profit = entry(combinedProfit);
    return profit !== null && profit > 0 ? profit * law.selfEmployment.netEarningsRate : profit;
  },
);

/** Blank where the form says stop: net earnings below $400. */
export const netEarnings = money(
  '4c',
  'Net earnings that are taxed',
  'Combine lines 4a and 4b. If less than $400, stop; you don’t owe self-employment tax',
  ({ get, law }) => (get(earningsShare) < law.selfEmployment.floor ? null : get(earningsShare)),
);

export const selfEmploymentEarnings = money(
  '6',
  'Self-employment earnings',
  'Add lines 4c and 5b',
  ({ entry }) => entry(netEarnings),
);

export const wageBase = money(
  '7',
  'Most that Social Security taxes',
  'Maximum amount of combined wages and self-employment earnings subject to social security tax or the 6.2% portion of the 7.65% railroad retirement (tier 1) tax for 2024',
  ({ law }) => law.socialSecurityTax.wageBase,
);

export const socialSecurityWages = money(
  '8a',
  'Social Security wages',
  'Total social security wages and tips (total of boxes 3 and 7 on Form(s) W-2) and railroad retirement (tier 1) compensation. If $168,600 or more, skip lines 8b through 10, and go to line 11',
  ({ item: { owner }, facts }) => {
    const w2s = ownedBy(facts.w2s, owner);
    return blankIfZero(
      dollars(
        addCents(w2s, (w2) => w2.socialSecurityWages),
        addCents(w2s, (w2) => w2.socialSecurityTips),
      ),
    );
  },
);

export const allSocialSecurityWages = money(
  '8d',
  'All Social Security wages',
  'Add lines 8a, 8b, and 8c',
  ({ get, entry }) => (get(socialSecurityWages) >= get(wageBase) ? null : entry(socialSecurityWages)),
);

export const wageBaseLeft = money(
  '9',
  'Left for Social Security tax',
  'Subtract line 8d from line 7. If zero or less, enter -0- here and on line 10 and go to line 11',
  ({ get }) =>
    get(socialSecurityWages) >= get(wageBase)
      ? null
      : notBelowZero(get(wageBase) - get(allSocialSecurityWages)),
);

export const socialSecurityTax = money(
  '10',
  'Social Security tax',
  'Multiply the smaller of line 6 or line 9 by 12.4% (0.124)',
  ({ get, entry, law }) =>
    entry(wageBaseLeft) === null
      ? null
      : smallerOf(get(selfEmploymentEarnings), get(wageBaseLeft)) * law.selfEmployment.socialSecurityRate,
);

export const medicareTax = money(
  '11',
  'Medicare tax',
  'Multiply line 6 by 2.9% (0.029)',
  ({ get, law }) => get(selfEmploymentEarnings) * law.selfEmployment.medicareRate,
);

export const selfEmploymentTax = money(
  '12',
  'Self-employment tax',
  'Self-employment tax. Add lines 10 and 11. Enter here and on Schedule 2 (Form 1040), line 4',
  ({ entry }) =>
    entry(netEarnings) === null ? null : addEntries([entry(socialSecurityTax), entry(medicareTax)]),
);

export const deductibleHalf = money(
  '13',
  'Deduction for one-half of self-employment tax',
  'Multiply line 12 by 50% (0.50). Enter here and on Schedule 1 (Form 1040), line 15',
  ({ entry, get, law }) =>
    entry(selfEmploymentTax) === null ? null : get(selfEmploymentTax) * law.selfEmployment.deductibleShare,
);

/** Earned income worksheets: profit or loss, less the deductible half. */
export const earnedIncome = money(
  'earned',
  'Earned from self-employment',
  'Net earnings from self-employment less line 13, for credits that depend on earned income',
  ({ entry, get }) => (entry(combinedProfit) === null ? null : get(combinedProfit) - get(deductibleHalf)),
);
