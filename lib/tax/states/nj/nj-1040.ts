import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { addCents, asCents, centsOf, dollars, exactDollars } from '../../facts/cents';
import { isDependent } from '../../us/dependents/tests';
import { childCount } from '../../us/eic/eligibility';
import { listFilers } from '../../us/filers';
import { assume } from '../../us/form';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { careCredit as federalCareCredit } from '../../us/schedule-3/part-1';
import { healthInsurance } from '../../us/schedule-1/adjustments';
import { medicalExpenses } from '../../us/schedule-a/schedule-a';
import { creditForOtherStates } from '../shared/other-states-credit';
import { ageKeepsFromCredit } from '../shared/earned-credit';
import { entityTaxCredit } from '../shared/entity-tax';
import { contributed529, useTaxDue } from '../shared/payments';
import { ageAtYearEnd, countDependentsWho, countFilers, filersOf, isAtLeast } from '../shared/people';
import { rowOf, taxFromTable } from '../shared/rates';
import { categories } from './categories';
import { nj1040, type NewJerseyReader, partOfYear } from './form';
import { everywhere, resident } from './income';

const { money } = nj1040;
const { gross } = resident;

export const regular = money(
  '6',
  'Regular exemptions',
  'Regular',
  ({ facts, law }) => filersOf(facts) * law.exemptions.person,
);
export const senior = money('7', 'Senior exemptions', 'Senior 65+', ({ facts, law }) =>
  blankIfZero(
    countFilers(facts, (person) => isAtLeast(facts, person, law.exemptions.age)) * law.exemptions.person,
  ),
);
export const blind = money('8', 'Blind or disabled', 'Blind/Disabled', ({ facts, law }) =>
  blankIfZero(
    countFilers(facts, (person) => person.blind || person.permanentlyDisabled) * law.exemptions.person,
  ),
);
export const veteran = money('9', 'Veteran exemptions', 'Veteran', ({ facts, law }) => {
  const { taxpayerVeteran, spouseVeteran } = facts.states.NJ;
  const count = Number(taxpayerVeteran) + Number(spouseVeteran && filersOf(facts) === 2);
  return blankIfZero(count * law.exemptions.veteran);
});
type Dependent = NewJerseyReader['facts']['dependents'][number];
const isChild = ({ relationship }: Dependent): boolean =>
  relationship === 'child' || relationship === 'stepchild' || relationship === 'fosterChild';
export const children = money('10', 'Dependent children', 'Qualified Dependent Children', (reader) =>
  blankIfZero(countDependentsWho(reader, isChild) * reader.law.exemptions.dependent),
);
export const others = money('11', 'Other dependents', 'Other Dependents', (reader) =>
  blankIfZero(countDependentsWho(reader, (one) => !isChild(one)) * reader.law.exemptions.dependent),
);
export const students = money(
  '12',
  'Dependents attending colleges',
  'Dependents Attending Colleges',
  (reader) =>
    blankIfZero(
      countDependentsWho(
        reader,
        ({ state, dateOfBirth }) =>
          state.inCollege && ageAtYearEnd(reader.facts, dateOfBirth) < reader.law.exemptions.studentUnder,
      ) * reader.law.exemptions.student,
    ),
);
export const allExemptions = money('13', 'Total exemptions', 'Total Exemption Amount', ({ get }) =>
  sum([regular, senior, blind, veteran, children, others, students].map(get)),
);
export const exemptions = money(
  '30',
  'Exemption amount',
  'Exemption Amount',
  (reader) => reader.get(allExemptions) * partOfYear(reader),
);
/** Worksheet F: over 2 percent of gross income; health insurance of the self-employed in full. */
export const medical = money('31', 'Medical expenses', 'Medical Expenses', (reader) => {
  const { get, law } = reader;
  const over = notBelowZero(get(medicalExpenses) * partOfYear(reader) - get(gross) * law.medical.floor);
  return blankIfZero(over + get(healthInsurance) * partOfYear(reader));
});
export const alimonyPaid = money(
  '32',
  'Alimony paid',
  'Alimony and separate maintenance payments',
  (reader) =>
    blankIfZero(
      dollars(addCents(reader.facts.adjustments.alimonyPaid, ({ amount }) => amount)) * partOfYear(reader),
    ),
);
/** The four parts of Schedules NJ-BUS-1 and NJ-BUS-2. */
const businessKinds = ['business', 'rents', 'partnerships', 'sCorporations'] as const;
/** Schedule NJ-BUS-2: half of what the rule against netting between the four kinds costs. */
export const businessAdjustment = money(
  '35',
  'Alternative business calculation adjustment',
  'Alternative Business Calculation Adjustment (Schedule NJ-BUS-2, line 11)',
  ({ get, each, law }) => {
    const regularIncome = sum(businessKinds.map((name) => get(resident.lines[name])));
    const netted = notBelowZero(sum(businessKinds.map((name) => sum(each(categories[name].here)))));
    return blankIfZero(notBelowZero(regularIncome - netted) * law.businessLoss.share);
  },
);
export const savings = money('37a', 'NJBEST deduction', 'NJBEST Deduction', ({ facts, get, law }) =>
  get(gross) > law.savings.incomeLimit
    ? null
    : blankIfZero(Math.min(dollars(contributed529(facts, 'NJ', null)), law.savings.most)),
);
export const deductions = money(
  '38',
  'Exemptions and deductions',
  'Total Exemptions and Deductions',
  ({ get }) => sum([exemptions, medical, alimonyPaid, businessAdjustment, savings].map(get)),
);
export const income39 = money(
  '39',
  'Taxable income',
  'Taxable Income (Subtract line 38 from line 29)',
  ({ get }) => notBelowZero(get(gross) - get(deductions)),
);
export const propertyTaxes = money(
  '40a',
  'Property taxes or rent',
  'Total Property Taxes (18% of Rent) Paid',
  ({ facts, law }) => {
    let tax = 0;
    for (const home of facts.homes) {
      if (home.state.toUpperCase() !== 'NJ' || home.propertyTaxExempt) continue;
      tax +=
        home.use === 'rent' || home.use === 'mobileHomeLot'
          ? exactDollars(home.rent) * law.propertyTax.rentShare
          : exactDollars(home.propertyTax) * (home.share ?? 1);
    }
    return blankIfZero(notBelowZero(tax - exactDollars(facts.states.NJ.propertyTaxOfOthers)));
  },
);

/** Nobody with little income owes anything; only seniors and the blind or disabled then have the credit. */
const isBelowThreshold = ({ get, facts, law }: NewJerseyReader): boolean =>
  get(everywhere.gross) <= law.threshold.income[facts.filingStatus];
const splits = ({ filingStatus, livedApartAllYear }: NewJerseyReader['facts']): number =>
  filingStatus === 'mfs' && !livedApartAllYear ? 2 : 1;
const creditAmount = (reader: NewJerseyReader): number =>
  (reader.law.propertyTax.credit / splits(reader.facts)) * partOfYear(reader);
const fullDeduction = (reader: NewJerseyReader): number =>
  Math.min(reader.get(propertyTaxes), reader.law.propertyTax.most / splits(reader.facts));
const taxOn = ({ facts, law }: NewJerseyReader, income: number): number =>
  taxFromTable(income, law.rates.steps[facts.filingStatus], law.table);
const afterOthers = (reader: NewJerseyReader, income: number): number => {
  const tax = taxOn(reader, income);
  return tax - creditForOtherStates(reader, { tax, income: reader.get(gross) });
};

/** Worksheet H: the deduction when it saves $50 or more, else the credit. */
export const propertyDeduction = money(
  '41',
  'Property tax deduction',
  'Property Tax Deduction (From Worksheet H)',
  (reader) => {
    const { get } = reader;
    if (isBelowThreshold(reader) || get(propertyTaxes) === 0) return null;
    const before = get(income39);
    const saved =
      afterOthers(reader, before) - afterOthers(reader, notBelowZero(before - fullDeduction(reader)));
    return saved >= creditAmount(reader) ? fullDeduction(reader) : null;
  },
);
export const taxable = money(
  '42',
  'New Jersey taxable income',
  'New Jersey Taxable Income (Subtract line 41 from line 39)',
  ({ get }) => notBelowZero(get(income39) - get(propertyDeduction)),
);
export const tax = money('43', 'Tax', 'Tax on amount on line 42 (Tax Table)', (reader) =>
  taxOn(reader, reader.get(taxable)),
);
export const otherStates = money(
  '44',
  'Credit for taxes paid to other jurisdictions',
  'Credit for Income Taxes Paid to Other Jurisdictions',
  (reader) => blankIfZero(creditForOtherStates(reader, { tax: reader.get(tax), income: reader.get(gross) })),
);
export const balance = money(
  '45',
  'Balance of tax',
  'Balance of Tax (Subtract line 44 from line 43)',
  ({ get }) => get(tax) - get(otherStates),
);
export const balanceAfterCredits = money(
  '50',
  'Balance of tax after credits',
  'Balance of Tax After Credits',
  (reader) => (isBelowThreshold(reader) ? 0 : reader.get(balance)),
);
export const useTax = money(
  '51',
  'Use tax',
  'Use Tax Due on Internet, Mail-Order, or Other Out-of-State Purchases',
  ({ facts, law }) => useTaxDue(facts, 'NJ', law.useTax.rate),
);

export const propertyCredit = money('56', 'Property tax credit', 'Property Tax Credit', (reader) => {
  const { get, facts, law } = reader;
  if (get(propertyTaxes) === 0 || get(propertyDeduction) > 0) return null;
  const mayHave = listFilers({ facts }).some(
    ({ person }) =>
      isAtLeast(facts, person, law.propertyTax.age) || person.blind || person.permanentlyDisabled,
  );
  return isBelowThreshold(reader) && !mayHave ? null : creditAmount(reader);
});

const atThirty = assume('If you were 25 to 64 years old', {
  facts: (facts) => ({ ...facts, taxpayer: { ...facts.taxpayer, dateOfBirth: '1990-01-01' } }),
});
/** Without children the federal credit has limits of age, which New Jersey widens to everybody of 18 and older. */
export const earnedIncomeCredit = money(
  '58',
  'Earned income credit',
  'New Jersey Earned Income Tax Credit',
  (reader) => {
    const { facts, get, law, proForma } = reader;
    let federal = get(federalCredit);
    const adult = countFilers(facts, (person) => isAtLeast(facts, person, law.earnedIncomeCredit.age)) > 0;
    const byAge = adult && get(childCount) === 0 && ageKeepsFromCredit(reader);
    if (federal === 0 && byAge && !facts.taxpayer.claimableAsDependent)
      federal = proForma(atThirty, federalCredit);
    return blankIfZero(roundHalfUp(federal * law.earnedIncomeCredit.share * partOfYear(reader)));
  },
);

/** Form NJ-2450 by person: what two or more employers took beyond the most of one. */
function excessOf({ facts }: NewJerseyReader, label: RegExp, most: number): number {
  let excess = 0;
  for (const { owner } of listFilers({ facts })) {
    const taken = facts.w2s
      .filter((w2) => w2.owner === owner)
      .map((w2) =>
        Math.min(
          most,
          sum(
            w2.box14
              .filter(({ description }) => label.test(description))
              .map(({ amount }) => centsOf(amount)),
          ) / 100,
        ),
      );
    if (taken.filter((amount) => amount > 0).length > 1) excess += notBelowZero(sum(taken) - most);
  }
  return dollars(asCents(Math.round(excess * 100)));
}
export const excessUnemployment = money(
  '59',
  'Excess unemployment contributions',
  'Excess New Jersey UI/WF/SWF Withheld',
  (reader) =>
    blankIfZero(excessOf(reader, /\b(UI|SUI|WF|SWF|UI\/WF\/SWF)\b/i, reader.law.excess.unemployment)),
);
export const excessFamilyLeave = money(
  '61',
  'Excess family leave insurance',
  'Excess New Jersey Family Leave Insurance Withheld',
  (reader) => blankIfZero(excessOf(reader, /\bFLI\b/i, reader.law.excess.familyLeave)),
);
export const careCredit = money(
  '64',
  'Child and dependent care credit',
  'Child and Dependent Care Credit',
  (reader) => {
    const { get, law } = reader;
    const share = rowOf(get(taxable), law.careCredit.share).amount;
    return blankIfZero(get(federalCareCredit) * share * partOfYear(reader));
  },
);
export const childCredit = money(
  '65',
  'New Jersey child tax credit',
  'New Jersey Child Tax Credit',
  (reader) => {
    const { facts, get, at, law } = reader;
    if (facts.filingStatus === 'mfs') return null;
    const young = facts.dependents.filter(
      (child, i) => at(isDependent, i) && ageAtYearEnd(facts, child.dateOfBirth) < law.childCredit.underAge,
    ).length;
    return blankIfZero(young * rowOf(get(taxable), law.childCredit.each).amount * partOfYear(reader));
  },
);
/** P.L. 2019, chapter 320: refundable; the income on Schedule NJK-1 or NJ-K-1 has the tax in it already. */
export const entityTax = money(
  '63',
  'Pass-through business alternative income tax credit',
  'Pass-Through Business Alternative Income Tax Credit (Schedule PTE-K-1)',
  ({ facts }) => blankIfZero(entityTaxCredit(facts, 'NJ')),
);
export const refundable = [propertyCredit, earnedIncomeCredit, entityTax, careCredit, childCredit] as const;
export const otherPayments = [excessUnemployment, excessFamilyLeave] as const;
