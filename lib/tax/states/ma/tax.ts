import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { addCents, dollars, exactDollars, noCents } from '../../facts/cents';
import { studentLoanInterest } from '../../us/schedule-1/adjustments';
import { giftsDeducted, medicalDeduction, scheduleA } from '../../us/schedule-a/schedule-a';
import { selfEmploymentTax } from '../../us/schedule-se/schedule-se';
import { listFilers } from '../../us/filers';
import { ratio } from '../shared/income';
import { creditForOtherStates } from '../shared/other-states-credit';
import { contributed529 } from '../shared/payments';
import { countDependents, countFilers, isAtLeast } from '../shared/people';
import { taxFromTable } from '../shared/rates';
import { income, makers, type MassachusettsReader, residency, scheduleY, worksheet } from './form';
import {
  adjustedInterest,
  grossIncome,
  inState,
  partB,
  scheduleYAdjustments,
  taxableLongTerm,
  taxableShortTerm,
  wholeIncome,
} from './income';

const { money } = makers;

const isAged =
  ({ facts, law }: MassachusettsReader) =>
  (person: Parameters<typeof isAtLeast>[1]) =>
    isAtLeast(facts, person, law.exemptions.age);

export const personalExemption = money(
  '2a',
  'Personal exemption',
  'Personal exemptions',
  ({ facts, law }) => law.exemptions.personal[facts.filingStatus],
);
export const dependentExemption = money('2b', 'Dependents', 'Number of dependents × $1,000', (reader) =>
  blankIfZero(countDependents(reader) * reader.law.exemptions.dependent),
);
export const agedExemption = money('2c', '65 or over', 'Age 65 or over before 2025 × $700', (reader) =>
  blankIfZero(countFilers(reader.facts, isAged(reader)) * reader.law.exemptions.aged),
);
export const blindExemption = money('2d', 'Blindness', 'Blindness × $2,200', ({ facts, law }) =>
  blankIfZero(countFilers(facts, ({ blind }) => blind) * law.exemptions.blind),
);
/** Only with itemized deductions on the federal return. */
export const medicalExemption = money(
  '2e',
  'Medical expenses',
  'Medical/dental, from U.S. Schedule A, line 4',
  ({ attached, get }) => (attached(scheduleA) ? blankIfZero(get(medicalDeduction)) : null),
);
export const exemptions = money(
  '2g',
  'Total exemptions',
  'Total exemptions. Add lines 2a through 2f',
  ({ get }) =>
    roundHalfUp(
      (get(personalExemption) +
        get(dependentExemption) +
        get(agedExemption) +
        get(blindExemption) +
        get(medicalExemption)) *
        get(inState),
    ),
);

/**
 * Part of somebody's earnings that comes from the time or from work in the state: contributions on them count up to the full
 * limit (Form 1-NR/PY instructions, line 15), which movers don't share out.
 */
function earnedHere(reader: MassachusettsReader, copy: number): number {
  if (residency.isResident(reader)) return 1;
  const earned = (which: 'all' | 'here') =>
    (['wages', 'business', 'farm'] as const).reduce(
      (sum, kind) => sum + Math.max(0, reader.at(income[which][kind], copy)),
      0,
    );
  return ratio(earned('here'), earned('all'));
}

/** Social Security, Medicare and self-employment tax and contributions to public plans, up to $2,000 for each person. */
export const contributions = money(
  '11',
  'Social Security, Medicare, and retirement contributions',
  'Amount paid to Social Security, Medicare, or a railroad, federal, or Massachusetts retirement system, up to $2,000 each',
  (reader) => {
    const { facts, law, at } = reader;
    let total = 0;
    listFilers(reader).forEach(({ owner }, copy) => {
      const withheld = addCents(facts.w2s, (w2) =>
        w2.owner === owner ? w2.socialSecurityWithholding : noCents,
      );
      const medicare = addCents(facts.w2s, (w2) => (w2.owner === owner ? w2.medicareWithholding : noCents));
      const paid =
        dollars(withheld, medicare, facts.states.MA.retirementContributions[owner]) +
        at(selfEmploymentTax, copy);
      total += Math.min(paid * earnedHere(reader, copy), law.contributions.mostEach);
    });
    return blankIfZero(roundHalfUp(total));
  },
);
export const rent = money(
  '14',
  'Rental deduction',
  'Rental deduction: 50% of rent paid, up to $4,000',
  (reader) => {
    const { facts, law } = reader;
    if (residency.isNonresident(reader)) return null;
    let paid = 0;
    for (const home of facts.homes)
      if (home.state.toUpperCase() === 'MA' && home.use === 'rent')
        paid += exactDollars(home.rent) * (home.share ?? 1);
    return blankIfZero(Math.min(roundHalfUp(paid * law.rent.share), law.rent.most[facts.filingStatus]));
  },
);
export const gifts = scheduleY.money('14', 'Gifts to charity', 'Charitable contributions', ({ get }) =>
  blankIfZero(roundHalfUp(get(giftsDeducted) * get(inState))),
);
export const studentLoans = scheduleY.money(
  '9',
  'Student loan interest',
  'Student loan interest deduction',
  ({ get }) => blankIfZero(roundHalfUp(get(studentLoanInterest) * get(inState))),
);
export const collegeSavings = scheduleY.money(
  '15',
  'Prepaid tuition and college savings',
  'Contributions to Massachusetts college savings programs',
  ({ facts, law, get }) =>
    blankIfZero(
      roundHalfUp(
        Math.min(dollars(contributed529(facts, 'MA', null)), law.collegeSavings.most[facts.filingStatus]) *
          get(inState),
      ),
    ),
);
export const otherDeductions = money(
  '15',
  'Other deductions',
  'Other deductions from Schedule Y, line 19',
  ({ get }) => blankIfZero(get(scheduleYAdjustments) + get(gifts) + get(studentLoans) + get(collegeSavings)),
);
export const deductions = money(
  '16',
  'Total deductions',
  'Total deductions. Add lines 11 through 15',
  ({ get }) => blankIfZero(get(contributions) + get(rent) + get(otherDeductions)),
);
export const afterDeductions = money(
  '17',
  'Income after deductions',
  '5.0% income after deductions. Subtract line 16 from line 10. Not less than 0',
  ({ get }) => notBelowZero(get(partB) - get(deductions)),
);
export const afterExemptions = money(
  '19',
  'Income after exemptions',
  '5.0% income after exemptions. Subtract line 18 from line 17. Not less than 0',
  ({ get }) => notBelowZero(get(afterDeductions) - get(exemptions)),
);
/** Exemptions over line 17 go against interest and dividends, then short-term, then long-term gains. */
const excessAfter = ({ get }: Pick<MassachusettsReader, 'get'>, used: number) =>
  notBelowZero(get(exemptions) - get(afterDeductions) - used);
export const partA = money(
  '20',
  'Interest and dividend income',
  'Interest and dividend income (from Schedule B, line 38)',
  (reader) => notBelowZero(reader.get(adjustedInterest) - excessAfter(reader, 0)),
);
export const taxable5 = money(
  '21',
  'Total taxable 5.0% income',
  'Total taxable 5.0% income. Add lines 19 and 20',
  ({ get }) => get(afterExemptions) + get(partA),
);
export const tax5 = money(
  '22',
  'Tax on 5.0% income',
  'Tax on 5.0% income, from the table up to $24,000',
  ({ get, law }) => taxFromTable(get(taxable5), [{ over: 0, rate: law.tax.rate }], law.tax.table),
);
const shortTermTaxed = (reader: MassachusettsReader) =>
  notBelowZero(reader.get(taxableShortTerm) - excessAfter(reader, reader.get(adjustedInterest)));
export const shortTermTax = money(
  '23a',
  'Tax on short-term gains',
  '8.5% income from certain capital gains, from Schedule B, line 39, × .085',
  (reader) => blankIfZero(shortTermTaxed(reader) * reader.law.tax.shortTermRate),
);
const longTermTaxed = (reader: MassachusettsReader) =>
  notBelowZero(
    reader.get(taxableLongTerm) -
      excessAfter(reader, reader.get(adjustedInterest) + reader.get(taxableShortTerm)),
  );
export const longTermTax = money(
  '24',
  'Tax on long-term gains',
  'Tax on long-term capital gains (from Schedule D, line 22)',
  (reader) => blankIfZero(longTermTaxed(reader) * reader.law.tax.rate),
);
export const taxableIncome = worksheet.money(
  'taxable',
  'Taxable income from all classes',
  'Line 21 plus the taxable gains from Schedules B and D',
  (reader) => reader.get(taxable5) + shortTermTaxed(reader) + longTermTaxed(reader),
);

const noTaxLimit = ({ facts, law, get, each }: MassachusettsReader): number | null => {
  const { base, addsExemption, dependent } = law.noTax;
  const first = base[facts.filingStatus];
  if (first === null) return null;
  if (!addsExemption[facts.filingStatus]) return first;
  return first + get(personalExemption) + countDependents({ each }) * dependent;
};
export const noTaxStatus = makers.yesNo(
  '27',
  'No tax status',
  'If you qualify for No Tax Status, enter 0 in line 28',
  (reader) => {
    const limit = noTaxLimit(reader);
    return limit !== null && reader.get(wholeIncome) <= limit ? true : null;
  },
);
export const incomeTax = money(
  '28',
  'Total income tax',
  'Total income tax, with the 4% surtax on taxable income over $1,053,750',
  ({ get, law }) => {
    if (get(noTaxStatus)) return 0;
    const surtax = notBelowZero(get(taxableIncome) - law.tax.surtaxOver) * law.tax.surtaxRate;
    return get(tax5) + get(shortTermTax) + get(longTermTax) + roundHalfUp(surtax);
  },
);
/** What the tax is over 10% of the income above the limit of no tax status, up to 175% of that limit. */
export const limitedIncomeCredit = money(
  '29',
  'Limited income credit',
  'Limited Income Credit (from worksheet)',
  (reader) => {
    const limit = noTaxLimit(reader);
    const { get, law } = reader;
    if (limit === null || get(noTaxStatus) || get(wholeIncome) > limit * law.noTax.creditLimit) return null;
    if (residency.isNonresident(reader)) return null;
    const most = roundHalfUp((get(wholeIncome) - limit) * law.noTax.creditShare * get(inState));
    return blankIfZero(notBelowZero(get(incomeTax) - most));
  },
);
export const otherStateCredit = money(
  '30',
  'Tax paid to another state',
  'Income tax due to another state or jurisdiction (from Schedule OJC)',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, { tax: reader.get(incomeTax), income: reader.get(grossIncome) }),
        ),
);
export const taxAfterCredits = money(
  '32',
  'Income tax after credits',
  'Income tax after credits. Subtract lines 29 through 31 from line 28. Not less than 0',
  ({ get }) => notBelowZero(get(incomeTax) - get(limitedIncomeCredit) - get(otherStateCredit)),
);
