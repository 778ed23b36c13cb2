import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, dollars, dollarsOf } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type Owner } from '../../facts/owner';
import { isExemptMinister, isMinisterial, ministryPart } from '../clergy/clergy-pay';
import { refuse } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import { socialSecurityTips } from '../form-4137/form-4137';
import { socialSecurityPart } from '../form-8919/form-8919';
import { railroadAmount } from '../income/railroad';
import { isStatutoryWork } from '../schedule-c/form';
import { netProfit } from '../schedule-c/schedule-c';
import { grossFarmIncome } from '../schedule-f/income';
import { netFarmProfit } from '../schedule-f/schedule-f';
import { selfEmploymentOf } from '../schedule-e/shares';

const makers: CopyMakers<Filer> = formWithCopies('schedule-se', 'Self-Employment Tax', listFilers, {
  name: 'Schedule SE (Form 1040)',
  sequence: '17',
  attachedWhen: ({ entry }) => entry(netEarnings) !== null,
  neededWhen: ({ facts }) =>
    facts.businesses.length + facts.farms.length + facts.k1s.length + facts.clergy.length > 0,
});
export const scheduleSE = makers.form;
const { money, yesNo } = makers;

type FilerReader = TaxCopyReader<Filer>;

/** Fees of a minister with an approved Form 4361 owe no self-employment tax (IRC 1402(c)(4) and (e)). */
const counts = (facts: ReturnInput, owner: Owner, business: ReturnInput['businesses'][number]): boolean =>
  business.owner === owner &&
  !isStatutoryWork(facts, business) &&
  !(isExemptMinister(facts, owner) && isMinisterial({ owner }, business));

const isSelfEmployed = (facts: ReturnInput, owner: Owner): boolean =>
  facts.businesses.some((business) => counts(facts, owner, business)) ||
  facts.k1s.some((k1) => k1.owner === owner) ||
  facts.clergy.some((pay) => pay.owner === owner && !pay.exempt4361);

export const exemptMinister = yesNo(
  'A',
  'Minister with Form 4361',
  'If you are a minister, member of a religious order, or Christian Science practitioner and you filed Form 4361, but you had $400 or more of other net earnings from self-employment, check here',
  ({ item, facts, entry }) =>
    isExemptMinister(facts, item.owner) && entry(netEarnings) !== null ? true : null,
);

/** Businesses stand first among the copies of Schedule C; statutory employees owe no self-employment tax (Instructions for Schedule SE). */
export const nonfarmProfit = money(
  '2',
  'Profit from business',
  'Net profit or (loss) from Schedule C, line 31; and Schedule K-1 (Form 1065), box 14, code A (other than farming)',
  (reader) => {
    const { item, facts, at } = reader;
    const { owner } = item;
    if (!isSelfEmployed(facts, owner)) return null;
    // Pay and housing of an employed minister stand here as well (IRC 1402(a)(8); Publication 517, Worksheet 3).
    let profit = ministryPart(reader, owner);
    facts.k1s.forEach((k1, i) => {
      if (k1.owner === owner) profit += selfEmploymentOf(reader, k1, i);
    });
    facts.businesses.forEach((business, i) => {
      if (counts(facts, owner, business)) profit += at(netProfit, i);
    });
    return profit;
  },
);

const farmsOf = ({ item, facts }: FilerReader) =>
  facts.farms.flatMap((farm, copy) => (farm.owner === item.owner ? [{ farm, copy }] : []));

/** The election of Part II, where one of its tests is met; then lines 1a and 1b are skipped. */
const usesOptionalMethod = (reader: FilerReader): boolean => {
  const farms = farmsOf(reader);
  if (!farms.some(({ farm }) => farm.optionalMethod)) return false;
  const { grossFarmIncomeUpTo, netFarmProfitBelow } = reader.law.selfEmployment;
  const gross = sum(farms.map(({ copy }) => reader.at(grossFarmIncome, copy)));
  const net = sum(farms.map(({ copy }) => reader.at(netFarmProfit, copy)));
  return gross <= grossFarmIncomeUpTo || net < netFarmProfitBelow;
};

export const farmProfit = money(
  '1a',
  'Farm profit',
  'Net farm profit or (loss) from Schedule F, line 34, and farm partnerships, Schedule K-1 (Form 1065), box 14, code A. Skip lines 1a and 1b if you use the farm optional method in Part II',
  (reader) => {
    const farms = farmsOf(reader);
    if (farms.length === 0 || usesOptionalMethod(reader)) return null;
    return sum(farms.map(({ copy }) => reader.at(netFarmProfit, copy)));
  },
);

export const conservationReserve = money(
  '1b',
  'Conservation Reserve payments',
  'If you received social security retirement or disability benefits, enter the amount of Conservation Reserve Program payments included on Schedule F, line 4b',
  (reader) =>
    reader.entry(farmProfit) === null
      ? null
      : blankIfZero(-dollarsOf(farmsOf(reader), ({ farm }) => farm.conservationReserve)),
);

export const combinedProfit = money('3', 'Total net profit', 'Combine lines 1a, 1b, and 2', ({ entry }) =>
  addEntries([entry(farmProfit), entry(conservationReserve), entry(nonfarmProfit)]),
);

/** Part II: two-thirds of gross farm income up to four quarters of coverage (IRC 1402(a), flush language). */
export const optionalMaximum = money(
  '14',
  'Maximum for the optional methods',
  'Maximum income for optional methods',
  (reader) => (usesOptionalMethod(reader) ? reader.law.selfEmployment.optionalMaximum : null),
);

export const optionalFarmEarnings = money(
  '15',
  'Farm optional method earnings',
  'Enter the smaller of: two-thirds (2/3) of gross farm income (not less than zero) or the amount on line 14. Also, include this amount on line 4b',
  (reader) => {
    if (reader.entry(optionalMaximum) === null) return null;
    const gross = sum(farmsOf(reader).map(({ copy }) => reader.at(grossFarmIncome, copy)));
    return smallerOf((notBelowZero(gross) * 2) / 3, reader.get(optionalMaximum));
  },
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

export const optionalEarnings = money(
  '4b',
  'Optional method earnings',
  'If you elect one or both of the optional methods, enter the total of lines 15 and 17 here',
  ({ entry }) => entry(optionalFarmEarnings),
);

/** Blank where the form says stop: net earnings below $400. */
export const netEarnings = money(
  '4c',
  'Taxable net earnings',
  'Combine lines 4a and 4b. If less than $400, stop; you don’t owe self-employment tax',
  ({ get, law }) => {
    const earnings = get(earningsShare) + get(optionalEarnings);
    return earnings < law.selfEmployment.floor ? null : earnings;
  },
);

export const selfEmploymentEarnings = money(
  '6',
  'Self-employment earnings',
  'Add lines 4c and 5b',
  ({ entry }) => entry(netEarnings),
);

export const wageBase = money(
  '7',
  'Social Security wage base',
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
        addCents(w2s, (w2) => railroadAmount(w2, 'compensation')),
      ),
    );
  },
);

const isBelowBase = ({ get }: Pick<TaxReader, 'get'>) => get(socialSecurityWages) < get(wageBase);

export const unreportedTips = money(
  '8b',
  'Unreported tips',
  'Unreported tips subject to social security tax from Form 4137, line 10',
  (reader) => (isBelowBase(reader) ? blankIfZero(reader.at(socialSecurityTips, reader.copy)) : null),
);

export const uncollectedWages = money(
  '8c',
  'Wages from Form 8919',
  'Wages subject to social security tax from Form 8919, line 10',
  (reader) => (isBelowBase(reader) ? blankIfZero(reader.at(socialSecurityPart, reader.copy)) : null),
);

export const allSocialSecurityWages = money(
  '8d',
  'Total Social Security wages',
  'Add lines 8a, 8b, and 8c',
  (reader) => {
    const { entry } = reader;
    return isBelowBase(reader)
      ? addEntries([entry(socialSecurityWages), entry(unreportedTips), entry(uncollectedWages)])
      : null;
  },
);

export const wageBaseLeft = money(
  '9',
  'Remaining Social Security wage base',
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
  'Self-employment earned income',
  'Net earnings from self-employment less line 13, for credits that depend on earned income',
  ({ entry, get }) =>
    entry(combinedProfit) === null && entry(optionalEarnings) === null
      ? null
      : get(combinedProfit) + get(optionalEarnings) - get(deductibleHalf),
);

refuse(
  'farms.optionalMethod',
  'You can use the farm optional method only with gross farm income of $10,380 or less, or net farm profits below $7,493 (Schedule SE, Part II).',
  (reader) => {
    const { grossFarmIncomeUpTo, netFarmProfitBelow } = reader.law.selfEmployment;
    return listFilers(reader).some(({ owner }) => {
      const own = reader.facts.farms.flatMap((farm, copy) => (farm.owner === owner ? [{ farm, copy }] : []));
      return (
        own.some(({ farm }) => farm.optionalMethod) &&
        sum(own.map(({ copy }) => reader.at(grossFarmIncome, copy))) > grossFarmIncomeUpTo &&
        sum(own.map(({ copy }) => reader.at(netFarmProfit, copy))) >= netFarmProfitBelow
      );
    });
  },
);
