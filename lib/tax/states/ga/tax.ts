import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { addCents, dollars, noCents } from '../../facts/cents';
import { careCredit as federalCareCredit } from '../../us/form-2441/form-2441';
import {
  allStateTaxes,
  itemizedTotal,
  limitedStateTaxes,
  salesTaxElected,
  scheduleA,
} from '../../us/schedule-a/schedule-a';
import { creditForOtherStates } from '../shared/other-states-credit';
import { railroadPensions } from '../shared/railroad';
import { makeSettlement } from '../shared/settlement';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { ratio } from '../shared/income';
import { rowOf } from '../shared/rates';
import { type GeorgiaReader, income, indCr, makers, residency, schedule3 } from './form';
import {
  additions,
  collegeSavings,
  excludedHere,
  federalAgi,
  georgiaAgi,
  otherRefunds,
  usInterest,
} from './income';

const { money } = makers;

const itemizes = ({ attached }: GeorgiaReader) => attached(scheduleA);

export const standardDeduction = money(
  '11',
  'Standard deduction',
  'Standard deduction (do not use the federal standard deduction)',
  (reader) => (itemizes(reader) ? null : reader.law.standardDeduction.amount[reader.facts.filingStatus]),
);
/** Whoever itemizes on the federal return does so here (O.C.G.A. 48-7-27(a)(1)). */
export const federalItemized = money(
  '12a',
  'Federal itemized deductions',
  'Federal Itemized Deductions (Schedule A, Form 1040)',
  (reader) => (itemizes(reader) ? reader.get(itemizedTotal) : null),
);
/** Income tax of other states in line 5e of Schedule A, in proportion to what the documents say was withheld for them. */
export const lessAdjustments = money(
  '12b',
  'Less adjustments',
  'Less adjustments: other states’ income taxes',
  (reader) => {
    const { facts, get } = reader;
    if (!itemizes(reader) || get(salesTaxElected)) return null;
    const others = dollars(
      addCents(facts.w2s, (w2) =>
        addCents(w2.states, (row) => (row.state.toUpperCase() === 'GA' ? noCents : row.withholding)),
      ),
    );
    return blankIfZero(roundHalfUp(others * ratio(get(limitedStateTaxes), get(allStateTaxes))));
  },
);
export const itemized = money(
  '12c',
  'Georgia itemized deductions',
  'Georgia Total Itemized Deductions',
  (reader) =>
    itemizes(reader) ? notBelowZero(reader.get(federalItemized) - reader.get(lessAdjustments)) : null,
);
export const afterDeductions = money(
  '13',
  'Income after deductions',
  'Subtract either Line 11 or Line 12c from Line 10',
  ({ get }) => get(georgiaAgi) - get(standardDeduction) - get(itemized),
);
export const dependents = money('14', 'Dependents', 'Number of dependents multiplied by $4,000', (reader) =>
  blankIfZero((countDependents(reader) + reader.facts.states.GA.unbornChildren) * reader.law.dependents.each),
);

export const georgiaIncome = schedule3.money(
  '8c',
  'Georgia adjusted gross income',
  'Adjusted gross income, column C: income while a Georgia resident and from Georgia sources',
  (reader) => {
    const { facts, at, get } = reader;
    let here = -railroadPensions(reader, income.here.pensions);
    let homes = 0;
    for (let person = 0; person < filersOf(facts); person++) {
      here += at(income.agiHere, person) - at(income.here.socialSecurity, person) - at(excludedHere, person);
      homes += at(residency.days, person);
    }
    const share = homes === 0 ? 0 : get(residency.share);
    return notBelowZero(
      here + (get(additions) - get(collegeSavings) - get(usInterest) - get(otherRefunds)) * share,
    );
  },
);
export const georgiaRatio = schedule3.rate(
  '9',
  'Ratio',
  'Divide Line 8 of column C by Line 8 of column A, but not more than 100%',
  ({ get }) => roundToPlaces(ratio(get(georgiaIncome), get(georgiaAgi)), 4),
);
export const deductionsHere = schedule3.money(
  '13',
  'Georgia deductions and exemptions',
  'Multiply the deductions and exemptions by the ratio on Line 9',
  ({ get }) => (get(standardDeduction) + get(itemized) + get(dependents)) * get(georgiaRatio),
);

export const taxableIncome = money(
  '15c',
  'Georgia taxable income',
  'Georgia Taxable Income. Part-year residents and nonresidents use Schedule 3, Line 14',
  (reader) => {
    const { get } = reader;
    return notBelowZero(
      residency.isResident(reader)
        ? get(afterDeductions) - get(dependents)
        : get(georgiaIncome) - get(deductionsHere),
    );
  },
);
export const incomeTax = money(
  '16',
  'Tax',
  'Tax: multiply Line 15c by 5.39%',
  ({ get, law }) => get(taxableIncome) * law.tax.rate,
);
/** Only for residents at the end of the year whom nobody else claims (IT-511, line 17). */
export const lowIncomeCredit = money(
  '17c',
  'Low income credit',
  'Low Income Credit: exemptions multiplied by the credit from the table',
  (reader) => {
    const { facts, get, law } = reader;
    if (residency.isNonresident(reader)) return null;
    if (countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent) > 0) return null;
    const people =
      filersOf(facts) +
      countDependents(reader) +
      countFilers(facts, (person) => isAtLeast(facts, person, law.lowIncomeCredit.age));
    // The rows begin at round amounts: "$6,000 but not more than $7,999".
    return blankIfZero(people * rowOf(get(federalAgi), law.lowIncomeCredit.amounts, false).each);
  },
);
export const otherStateCredit = money(
  '18',
  'Other state’s tax credit',
  'Other State’s Tax Credit, from the worksheet in the booklet',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(incomeTax),
            // Of part-year residents, the Georgia column of Schedule 3.
            income: reader.get(residency.isPartYear(reader) ? georgiaIncome : georgiaAgi),
          }),
        ),
);
export const itemizerCredit = money(
  '19',
  'Itemizer credit',
  'Georgia Resident Itemizer Tax Credit: $300 for each resident taxpayer who itemizes',
  (reader) =>
    itemizes(reader) && !residency.isNonresident(reader)
      ? reader.law.itemizerCredit.each * filersOf(reader.facts)
      : null,
);
export const careCredit = indCr.money(
  '202',
  'Child and dependent care credit',
  '30% of the federal credit for child and dependent care expenses',
  (reader) => {
    const credit = reader.get(federalCareCredit) * reader.law.careCredit.share;
    return blankIfZero(
      roundHalfUp(residency.isResident(reader) ? credit : credit * reader.get(georgiaRatio)),
    );
  },
);
export const individualCredits = money(
  '20',
  'Credits from Form IND-CR',
  'Credits used from IND-CR Summary Worksheet',
  ({ get }) => blankIfZero(get(careCredit)),
);
export const credits = money('22', 'Total credits', 'Total Credits Used (cannot exceed Line 16)', ({ get }) =>
  blankIfZero(
    smallerOf(
      get(lowIncomeCredit) + get(otherStateCredit) + get(itemizerCredit) + get(individualCredits),
      get(incomeTax),
    ),
  ),
);
export const balance = money(
  '23',
  'Balance',
  'Balance (Line 16 less Line 22)',
  ({ get }) => get(incomeTax) - get(credits),
);

export const settlement = makeSettlement(makers, {
  code: 'GA',
  due: [balance],
  credits: [],
  withheld: '24',
  payments: [
    { number: '25', label: 'Other Georgia tax withheld', of: ['otherWithholding'] },
    {
      number: '26',
      label: 'Estimated tax and extension payments',
      of: ['estimated', 'applied', 'extension'],
    },
  ],
  total: '28',
  overpaid: '30',
  donated: '32',
  applied: '31',
  refund: '46',
  owed: '45',
});

/** A nonresident with wages of this size need not file at all, by a test of all income that isn't made here. */
export const mayNotHaveToFile = (reader: GeorgiaReader): boolean => {
  if (!residency.isNonresident(reader)) return false;
  const wages = reader.each(income.here.wages).reduce((total, own) => total + own, 0);
  return wages > 0 && wages <= reader.law.smallWages.most && wages >= reader.get(georgiaIncome);
};
