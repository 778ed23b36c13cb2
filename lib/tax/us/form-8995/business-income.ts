import { largerOf, notBelowZero, sum } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { selfEmployedPlans } from '../adjustments/self-employed-retirement';
import { isExemptMinister, isMinisterial, ministryPart } from '../clergy/clergy-pay';
import { listFilers } from '../filers';
import { formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import { ordinaryPartOf } from '../form-4797/of-activities';
import { changeOfIncome, listDivided } from '../form-8958/allocation';
import { healthInsuranceDeduction, planBusiness } from '../form-7206/form-7206';
import { isStatutoryWork } from '../schedule-c/form';
import { netProfit } from '../schedule-c/schedule-c';
import { netFarmProfit } from '../schedule-f/schedule-f';
import { deductibleHalf } from '../schedule-se/schedule-se';
import { listQualifiedActivities, type QualifiedActivity } from './activities';
import { k1Income, rentalIncome } from './pass-through-income';
import { selfEmploymentOf } from '../schedule-e/shares';

const makers = formWithCopies(
  'qualified-business-income',
  'Qualified business income by business',
  listQualifiedActivities,
  {
    name: 'Qualified Business Income Worksheet',
    kind: 'worksheet',
    source: 'Instructions for Form 8995 (2024), line 1; Reg. 1.199A-3(b)(1)(vi)',
  },
);
export const qualifiedIncomeWorksheet = makers.form;
const { money } = makers;

/** Earnings of one activity that owe self-employment tax; a loss counts as none. */
function selfEmployedPart(reader: TaxReader, { kind, index }: QualifiedActivity): number {
  const { facts, at } = reader;
  if (kind === 'rental' || kind === 'community') return 0;
  if (kind === 'k1') {
    const k1 = facts.k1s[index];
    return k1 ? notBelowZero(selfEmploymentOf(reader, k1, index)) : 0;
  }
  if (kind === 'farm') return notBelowZero(at(netFarmProfit, index));
  const business = facts.businesses[index];
  if (!business || isStatutoryWork(facts, business)) return 0;
  const isExempt = isExemptMinister(facts, business.owner) && isMinisterial(business, business);
  return isExempt ? 0 : notBelowZero(at(netProfit, index));
}

/** The share that this activity has in a person's self-employment; deductions of the person follow it. */
function shareOf(reader: TaxCopyReader<QualifiedActivity>): number {
  const own = selfEmployedPart(reader, reader.item);
  if (own === 0) return 0;
  const all = sum(
    listQualifiedActivities(reader)
      .filter(({ owner }) => owner === reader.item.owner)
      .map((activity) => selfEmployedPart(reader, activity)),
  );
  // Self-employment tax on a minister's salary and housing belongs to no business.
  return own / largerOf(all + notBelowZero(ministryPart(reader, reader.item.owner)), own);
}

const filerCopy = ({ item, facts }: TaxCopyReader<QualifiedActivity>): number =>
  listFilers({ facts }).findIndex(({ owner }) => owner === item.owner);

export const income = money(
  'income',
  'Income from the business',
  'Net profit or loss of the trade or business',
  (reader) => {
    const { kind, index } = reader.item;
    if (kind === 'trade') return reader.at(netProfit, index) + ordinaryPartOf(reader, 'business', index);
    if (kind === 'farm') return reader.at(netFarmProfit, index) + ordinaryPartOf(reader, 'farm', index);
    if (kind === 'community') {
      const item = listDivided(reader.facts)[index];
      return item ? dollars(changeOfIncome(item)) : 0;
    }
    return kind === 'rental'
      ? reader.at(rentalIncome, index) + ordinaryPartOf(reader, 'rental', index)
      : reader.at(k1Income, index);
  },
);

export const selfEmploymentTaxPart = money(
  'self-employment tax',
  'Part of the self-employment tax deduction',
  'Deductible part of self-employment tax attributable to this business',
  (reader) => reader.at(deductibleHalf, filerCopy(reader)) * shareOf(reader),
);

export const retirementPart = money(
  'retirement plans',
  'Part of the retirement plan deduction',
  'Deduction for self-employed plans attributable to this business',
  (reader) => reader.at(selfEmployedPlans, filerCopy(reader)) * shareOf(reader),
);

export const healthPart = money(
  'health insurance',
  'Self-employed health insurance',
  'Self-employed health insurance deduction for this business’s plan',
  (reader) => {
    const copy = filerCopy(reader);
    const { kind, index } = reader.item;
    const ahead = kind === 'farm' ? reader.facts.businesses.length : 0;
    const place = kind === 'k1' ? -1 - index : ahead + index + 1;
    const isPlanBusiness =
      kind !== 'rental' && kind !== 'community' && reader.at(planBusiness, copy) === place;
    return isPlanBusiness ? reader.at(healthInsuranceDeduction, copy) : 0;
  },
);

export const qualifiedIncome = money(
  'QBI',
  'Qualified business income',
  'Qualified business income or (loss) of the trade or business',
  ({ get }) => get(income) - get(selfEmploymentTaxPart) - get(retirementPart) - get(healthPart),
);

/** Wages and property that count only above the income threshold. */
export const wagesOfActivity = ({ qbi }: QualifiedActivity): number => exactDollars(qbi.w2Wages);
export const propertyOfActivity = ({ qbi }: QualifiedActivity): number => exactDollars(qbi.propertyBasis);
