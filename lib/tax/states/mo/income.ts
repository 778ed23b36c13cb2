import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { addCents, dollars } from '../../facts/cents';
import { type Line } from '../../engine/line';
import { additionalChildCredit, earnedIncomeCredit, educationCredit } from '../../us/form-1040/payments';
import { taxAfterCredits as federalTaxLine } from '../../us/form-1040/tax-and-credits';
import { halfOfSelfEmploymentTax } from '../../us/schedule-1/adjustments';
import { stateRefunds } from '../../us/schedule-1/income';
import { selfEmploymentTax } from '../../us/schedule-2/part-2';
import { excessSocialSecurity, premiumCredit } from '../../us/schedule-3/part-2';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { standardDeduction as federalStandardDeduction } from '../../us/worksheets/standard-deduction';
import { listFilers } from '../../us/filers';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { isAtLeast } from '../shared/people';
import { pensionPart } from '../shared/pensions';
import { isStateOrLocalPlan } from '../shared/retirement';
import { rowOf } from '../shared/rates';
import { type Retirement } from '../../facts/retirement';
import { columns, form, income, makers, type MissouriReader } from './form';

const { money, rate } = makers;

export const additions = columns.money(
  '2',
  'Additions',
  'Total additions from Form MO-A, Part 1: interest on obligations of other states',
  ({ facts, item }) => blankIfZero(otherStatesInterest(facts, 'MO', item.owner)),
);
/** Net profit of businesses, and income of partnerships and S corporations, of which 20 percent come off (Form MO-A, line 17). */
const businessIncome = columns.money(
  'A17',
  'Business income deduction',
  'Form MO-A, Part 1, line 17: 20% of business income',
  ({ at, copy, facts, item, law }) => {
    const passive = addCents(
      facts.k1s.filter(({ owner }) => owner === item.owner),
      ({ ordinaryIncome }) => ordinaryIncome,
    );
    const net = at(income.all.business, copy) + dollars(passive);
    return blankIfZero(notBelowZero(net) * law.business.share);
  },
);
export const subtractions = columns.money(
  '4',
  'Subtractions',
  'Total subtractions from Form MO-A, Part 1',
  ({ facts, item, get, law, copy }) =>
    blankIfZero(
      usObligationInterest(facts, item.owner) +
        (copy === 0 ? get(stateRefunds) : 0) +
        get(businessIncome) +
        smallerOf(
          dollars(contributed529(facts, null, item.owner)),
          law.collegeSavings.most[facts.filingStatus] / listFilers({ facts }).length,
        ),
    ),
);
export const ownAgi: Line<number> = columns.money(
  '5',
  'Missouri adjusted gross income by person',
  'This person’s federal adjusted gross income, plus line 2, minus line 4',
  ({ get, at, copy }) => at(income.agiAll, copy) + get(additions) - get(subtractions),
);
export const missouriAgi = money(
  '6',
  'Missouri adjusted gross income',
  'Total Missouri adjusted gross income. Add columns 5Y and 5S',
  ({ each }) => each(ownAgi).reduce((total, own) => total + own, 0),
);
export const incomePercentage: Line<number> = columns.rate(
  '7',
  'Income percentage',
  'Divide line 5 by the total on line 6. Use whole percentages that add up to 100',
  (reader) => {
    const { facts, get, at, copy } = reader;
    if (listFilers({ facts }).length === 1) return 1;
    if (copy > 0) return 1 - at(incomePercentage, 0);
    const own = Math.max(0, get(ownAgi));
    const other = Math.max(0, at(ownAgi, 1));
    return own + other === 0 ? 1 : roundToPlaces(own / (own + other), 2);
  },
);

const isMilitary = ({ planKind }: Retirement) => planKind === 'military';
const isPublic = (form: Retirement) => form.planKind === 'federalCivil' || isStateOrLocalPlan(form);

export const moA = form('mo-a', 'Individual Income Tax Adjustments', {
  name: 'Form MO-A',
  attachedWhen: 'anyEntry',
});
/** Section C: all taxable benefits from age 62 on, or of disabled people (RSMo 143.125). */
const socialSecurityOf = columns.money(
  'C8',
  'Social Security exemption',
  'Form MO-A, Part 3, Section C: taxable benefits of people who are 62 or older or disabled',
  ({ facts, item, at, copy, law }) =>
    isAtLeast(facts, item.person, law.pension.socialSecurityAge) || item.person.permanentlyDisabled
      ? blankIfZero(at(income.all.socialSecurity, copy))
      : null,
);
const publicPensionOf = columns.money(
  'A9',
  'Public pension exemption',
  'Form MO-A, Part 3, Section A: public pensions, up to the limit minus the Social Security exemption',
  ({ facts, item, get, at, copy, law }) =>
    blankIfZero(
      smallerOf(
        pensionPart(facts, item.owner, at(income.all.pensions, copy), isPublic),
        notBelowZero(law.pension.publicMost - get(socialSecurityOf)),
      ),
    ),
);
const privatePensionOf = columns.money(
  'B7',
  'This person’s private pension',
  'Form MO-A, Part 3, Section B: private pensions and IRA distributions, up to $6,000',
  ({ facts, item, at, copy, law }) =>
    blankIfZero(
      smallerOf(
        pensionPart(
          facts,
          item.owner,
          at(income.all.pensions, copy),
          (form) => !isPublic(form) && !isMilitary(form) && form.planKind !== 'railroad',
        ),
        law.pension.privateMost,
      ),
    ),
);
const militaryPensionOf = columns.money(
  'D4',
  'Military pension exemption',
  'Form MO-A, Part 3, Section D: military retirement benefits, and railroad retirement benefits',
  ({ facts, item, at, copy }) =>
    blankIfZero(
      pensionPart(
        facts,
        item.owner,
        at(income.all.pensions, copy),
        (form) => isMilitary(form) || form.planKind === 'railroad',
      ),
    ),
);
const together = ({ each }: MissouriReader, line: Line<number>) =>
  each(line).reduce((total, own) => total + own, 0);
export const privatePensions = moA.money(
  'B9',
  'Private pension exemption',
  'Total private pensions minus the income over the limit for the filing status',
  (reader) => {
    const { facts, get, law } = reader;
    const excess = notBelowZero(
      get(missouriAgi) -
        together(reader, income.all.socialSecurity) -
        law.pension.privateIncomeLimit[facts.filingStatus],
    );
    return blankIfZero(notBelowZero(together(reader, privatePensionOf) - excess));
  },
);
export const pensionExemption = money(
  '8',
  'Pension, Social Security, and military exemption',
  'Pension, Social Security, Social Security disability, and military exemption, from Form MO-A, Part 3, Section E',
  (reader) =>
    blankIfZero(
      together(reader, publicPensionOf) +
        reader.get(privatePensions) +
        together(reader, socialSecurityOf) +
        together(reader, militaryPensionOf),
    ),
);

/** Refundable federal credits come off; never below 0. */
export const federalTax = money(
  '9',
  'Federal tax',
  'Tax from the federal return: Form 1040, line 22, minus lines 27, 28, and 29 and the premium tax credit',
  ({ get }) =>
    notBelowZero(
      get(federalTaxLine) -
        get(earnedIncomeCredit) -
        get(additionalChildCredit) -
        get(educationCredit) -
        get(premiumCredit),
    ),
);
export const otherFederalTax = money(
  '10',
  'Other federal tax',
  'Other tax from the federal return',
  ({ facts }) => blankIfZero(dollars(facts.states.MO.federalTaxOther)),
);
export const allFederalTax = money(
  '11',
  'Total federal tax',
  'Add lines 9 and 10',
  ({ get }) => get(federalTax) + get(otherFederalTax),
);
export const federalTaxShare = rate(
  '12',
  'Federal tax percentage',
  'Federal tax percentage, based on Missouri adjusted gross income',
  ({ get, law }) => rowOf(get(missouriAgi), law.federalTax.shares).share,
);
export const federalTaxDeduction = money(
  '13',
  'Federal income tax deduction',
  'Multiply line 11 by line 12. Don’t enter more than $5,000 ($10,000 on a combined return)',
  ({ get, facts, law }) =>
    smallerOf(
      roundHalfUp(get(allFederalTax) * get(federalTaxShare)),
      law.federalTax.most[facts.filingStatus],
    ),
);

/** Form MO-A, Part 2: federal itemized deductions with payroll taxes, without state income tax. */
export const itemizedDeductions = moA.money(
  '12',
  'Missouri itemized deductions',
  'Federal itemized deductions, plus Social Security, railroad, Medicare, and self-employment tax, minus net state income taxes',
  ({ get, facts, law }) => {
    const payroll =
      dollars(
        addCents(facts.w2s, ({ socialSecurityWithholding }) => socialSecurityWithholding),
        addCents(facts.w2s, ({ medicareWithholding }) => medicareWithholding),
      ) - get(excessSocialSecurity);
    const stateTax = get(scheduleA.salesTaxElected) ? 0 : get(scheduleA.stateTaxes);
    const all = get(scheduleA.allStateTaxes);
    const limit = law.itemized.stateTaxLimit[facts.filingStatus];
    const deducted = all > limit ? roundHalfUp((limit * stateTax) / all) : stateTax;
    return notBelowZero(
      get(scheduleA.itemizedTotal) +
        payroll +
        get(selfEmploymentTax) -
        get(halfOfSelfEmploymentTax) -
        deducted,
    );
  },
);
/** Only people who itemize on the federal return may itemize; a separate filer whose spouse itemizes has to. */
export const deduction = money(
  '14',
  'Missouri standard deduction or itemized deductions',
  'Missouri standard deduction (same as federal) or itemized deductions from Form MO-A, Part 2',
  ({ attached, facts, get }) => {
    const standard = get(federalStandardDeduction);
    if (!attached(scheduleA.scheduleA)) return standard;
    const election = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'MO')?.itemize ?? 'auto';
    if (election === 'itemized' || (facts.filingStatus === 'mfs' && facts.spouseItemizes))
      return get(itemizedDeductions);
    return election === 'standard' ? standard : largerOf(standard, get(itemizedDeductions));
  },
);
export const headExemption = money(
  '15',
  'Additional exemption',
  'Additional exemption for head of household and qualifying surviving spouse',
  ({ facts, law }) =>
    facts.filingStatus === 'hoh' || facts.filingStatus === 'qss' ? law.exemption.headOfHousehold : null,
);
export const longTermCare = money(
  '16',
  'Long-term care insurance deduction',
  'Long-term care insurance deduction',
  ({ facts }) => blankIfZero(dollars(facts.states.MO.longTermCare)),
);
export const totalDeductions = money(
  '25',
  'Total deductions',
  'Add lines 8 and 13 through 24',
  ({ get }) =>
    get(pensionExemption) +
    get(federalTaxDeduction) +
    get(deduction) +
    get(headExemption) +
    get(longTermCare),
);
export const subtotal = money('26', 'Subtotal', 'Subtract line 25 from line 6', ({ get }) =>
  notBelowZero(get(missouriAgi) - get(totalDeductions)),
);
