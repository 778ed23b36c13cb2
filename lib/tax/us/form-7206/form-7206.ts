import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, dollarsOf, isSome } from '../../facts/cents';
import { selfEmployedPlans } from '../adjustments/self-employed-retirement';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { type W2 } from '../../facts/w2';
import { covers, refuse } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import { isStatutoryWork } from '../schedule-c/form';
import { netProfit } from '../schedule-c/schedule-c';
import { netFarmProfit } from '../schedule-f/schedule-f';
import { deductibleHalf } from '../schedule-se/schedule-se';
import { hasCircle } from './one-circle';
import { ownPart } from './with-premium-credit';
import { selfEmploymentOf } from '../schedule-e/shares';

covers('adjustments.selfEmployedHealthInsurance');

const makers: CopyMakers<Filer> = formWithCopies(
  '7206',
  'Self-Employed Health Insurance Deduction',
  listFilers,
  {
    sequence: '206',
    // Without a premium too: its limit says what a premium would bring.
    neededWhen: ({ facts }) => facts.businesses.length + facts.farms.length + facts.k1s.length > 0,
    attachedWhen: ({ item, facts }) => hasPremiums(facts, item.owner),
  },
);
export const form7206 = makers.form;
const { money, count, rate } = makers;

type FilerReader = TaxCopyReader<Filer>;

/** Box 13, code M: the partnership paid, and the partner has it as income (Rev. Rul. 91-26). */
const ofPartnerships = (facts: ReturnInput, owner: Owner): number =>
  dollarsOf(ownedBy(facts.k1s, owner), (k1) => k1.healthInsurance);

const hasPremiums = (facts: ReturnInput, owner: Owner): boolean =>
  isSome(facts.adjustments.selfEmployedHealthInsurance[owner]) || ofPartnerships(facts, owner) > 0;

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Forms W-2 of S corporations of which the person is a shareholder, too: the employer is the one of a Schedule K-1. */
const ownCorporations = (facts: ReturnInput, owner: Owner): readonly W2[] => {
  const numbers = ownedBy(facts.k1s, owner)
    .filter(({ entity }) => entity === 'sCorporation')
    .map(({ ein }) => digits(ein));
  return ownedBy(facts.w2s, owner).filter(
    ({ employerEin }) => employerEin !== '' && numbers.includes(digits(employerEin)),
  );
};

/** Nothing but shares of S corporations, so that the plan was established through one (Notice 2008-1). */
const isThroughCorporation = (facts: ReturnInput, owner: Owner): boolean => {
  const shares = ownedBy(facts.k1s, owner);
  return (
    ownedBy(facts.businesses, owner).length + ownedBy(facts.farms, owner).length === 0 &&
    shares.some(({ entity }) => entity === 'sCorporation') &&
    shares.every(({ entity }) => entity !== 'partnership')
  );
};

/** Lines 4 to 10 are skipped where the plan is one of an S corporation. */
const unlessCorporation = (rule: (reader: FilerReader) => number) => (reader: FilerReader) =>
  isThroughCorporation(reader.facts, reader.item.owner) ? null : rule(reader);

/** Profits of one person, each with where it comes from: businesses and then farms count up, Schedules K-1 down. */
function listProfits(reader: FilerReader): { place: number; profit: number }[] {
  const { facts, at } = reader;
  const { owner } = reader.item;
  const profits = [
    ...facts.businesses.map((business, i) => ({
      place: i + 1,
      profit: business.owner === owner && !isStatutoryWork(facts, business) ? at(netProfit, i) : 0,
    })),
    ...facts.farms.map((farm, i) => ({
      place: facts.businesses.length + i + 1,
      profit: farm.owner === owner ? at(netFarmProfit, i) : 0,
    })),
    ...facts.k1s.map((k1, i) => ({
      place: -1 - i,
      profit: k1.owner === owner ? selfEmploymentOf(reader, k1, i) : 0,
    })),
  ];
  return profits.filter(({ profit }) => profit > 0);
}

/** With Marketplace insurance: what Publication 974 leaves after the premium tax credit. */
export const premiums = money(
  '1',
  'Premiums paid',
  'Enter the total amount paid in 2024 for health insurance coverage established under your business for 2024 for you, your spouse, and your dependents',
  (reader) => {
    const { item, facts } = reader;
    const stated = facts.adjustments.selfEmployedHealthInsurance[item.owner];
    const fromPartnerships = ofPartnerships(facts, item.owner);
    return blankIfZero(
      (hasCircle(facts) && isSome(stated) ? ownPart(reader, item.owner) : dollars(stated)) + fromPartnerships,
    );
  },
);

export const allPremiums = money('3', 'Total premiums', 'Add lines 1 and 2', ({ entry }) => entry(premiums));

/** A policy in the filer's own name can be established under any business: the one with the largest profit. */
export const planBusiness = count(
  '4 business',
  'Business that established the plan',
  'The trade or business under which the insurance plan is established',
  (reader) => {
    if (!hasPremiums(reader.facts, reader.item.owner)) return null;
    let best: { place: number; profit: number } | null = null;
    for (const candidate of listProfits(reader))
      if (best === null || candidate.profit > best.profit) best = candidate;
    return best?.place ?? null;
  },
);

export const planProfit = money(
  '4',
  'Profit from that business',
  'Enter your net profit and any other earned income from the trade or business under which the insurance plan is established',
  unlessCorporation(
    (reader) => listProfits(reader).find(({ place }) => place === reader.get(planBusiness))?.profit ?? 0,
  ),
);

export const allProfits = money(
  '5',
  'Total profits',
  'Enter the total of all net profits from Schedule C, line 31; Schedule F, line 34; or Schedule K-1 (Form 1065), box 14, code A, plus any other income allocable to the profitable businesses. Don’t include any net losses shown on these schedules',
  unlessCorporation((reader) => sum(listProfits(reader).map(({ profit }) => profit))),
);

export const planShare = rate(
  '6',
  'That business’s share of profits',
  'Divide line 4 by line 5',
  unlessCorporation(({ get }) =>
    get(allProfits) === 0 ? 0 : roundToPlaces(get(planProfit) / get(allProfits), 4),
  ),
);

export const taxPart = money(
  '7',
  'Share of the self-employment tax deduction',
  'Multiply Schedule 1 (Form 1040), line 15, deductible part of self-employment tax, by the percentage on line 6',
  unlessCorporation(({ at, copy, get }) => at(deductibleHalf, copy) * get(planShare)),
);

export const profitAfterTax = money(
  '8',
  'Profit after that deduction',
  'Subtract line 7 from line 4',
  unlessCorporation(({ get }) => get(planProfit) - get(taxPart)),
);

export const plansPart = money(
  '9',
  'Retirement plan deduction',
  'Enter the amount, if any, from Schedule 1 (Form 1040), line 16, self-employed SEP, SIMPLE, and qualified plans, attributable to the same trade or business in which the insurance plan is established',
  ({ at, copy, get }) => blankIfZero(at(selfEmployedPlans, copy) * get(planShare)),
);

export const limitBeforeForeign = money(
  '10',
  'Limit',
  'Subtract line 9 from line 8',
  unlessCorporation(({ get }) => notBelowZero(get(profitAfterTax) - get(plansPart))),
);

export const corporationWages = money(
  '11',
  'Wages from your S corporation',
  'Enter your Medicare wages (Form W-2, box 5) from an S corporation in which you are a more-than-2% shareholder and in which the insurance plan is established',
  ({ facts, item: { owner } }) =>
    isThroughCorporation(facts, owner)
      ? dollarsOf(ownCorporations(facts, owner), (w2) => w2.medicareWages)
      : null,
);

export const limit = money(
  '13',
  'Limit',
  'Subtract line 12 from line 10 or 11, whichever applies',
  ({ get, entry }) => entry(corporationWages) ?? get(limitBeforeForeign),
);

export const healthInsuranceDeduction = money(
  '14',
  'Self-employed health insurance deduction',
  'Self-employed health insurance deduction. Enter the smaller of line 3 or line 13 here and on Schedule 1 (Form 1040), line 17',
  ({ entry, get }) => (entry(allPremiums) === null ? null : smallerOf(get(allPremiums), get(limit))),
);

refuse(
  'adjustments.selfEmployedHealthInsurance',
  'For health insurance through your own S corporation, enter the Form W-2 that the corporation gave you. Its EIN in box b must be the one on your Schedule K-1.',
  ({ facts }) =>
    listFilers({ facts }).some(
      ({ owner }) =>
        isSome(facts.adjustments.selfEmployedHealthInsurance[owner]) &&
        isThroughCorporation(facts, owner) &&
        ownCorporations(facts, owner).length === 0,
    ),
);
