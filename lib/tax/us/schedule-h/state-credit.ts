import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, dollarsOf, exactDollars } from '../../facts/cents';
import { refuse } from '../coverage';
import { form, type TaxReader } from '../form';
import { owesUnemploymentTax } from './form';
import {
  isReduced,
  largestCredit,
  paidLate,
  reductionOf,
  stateCredits,
  wagesSectionB,
} from './unemployment-tax';

const source = 'Instructions for Schedule H (Form 1040) (2024), line 23; IRC 3302(a)(3) and (c)(2)';

const worksheet = form('schedule-h-line-23', 'Worksheets for Schedule H, Line 23', {
  name: 'Worksheets 1 and 2 (Schedule H)',
  kind: 'worksheet',
  source,
  neededWhen: ({ facts }) => facts.householdEmployment.stateUnemployment.length > 0,
  attachedWhen: (reader) => owesUnemploymentTax(reader) && (paidLate(reader) || isReduced(reader)),
});
export const stateCreditWorksheet = worksheet.form;

const whenLate = (reader: TaxReader, amount: () => number): number | null =>
  owesUnemploymentTax(reader) && paidLate(reader) ? amount() : null;

export const roomForLate = worksheet.money(
  '1.3',
  'Credit available for late contributions',
  'Subtract line 19 of Schedule H from line 22 of Schedule H. If zero or less, enter -0-',
  (reader) => whenLate(reader, () => notBelowZero(reader.get(largestCredit) - reader.get(stateCredits))),
);

export const latePaid = worksheet.money(
  '1.4',
  'Late contributions',
  'Enter total contributions paid to the state(s) after the Form 1040 due date',
  (reader) =>
    whenLate(reader, () =>
      dollarsOf(
        reader.facts.householdEmployment.stateUnemployment,
        ({ lateContributions }) => lateContributions,
      ),
    ),
);

export const lateShare = worksheet.money(
  '1.6',
  '90% of late contributions',
  'Multiply the smaller of line 3 or line 4 by 0.90 (90%)',
  (reader) =>
    whenLate(
      reader,
      () =>
        smallerOf(reader.get(roomForLate), reader.get(latePaid)) *
        reader.law.householdEmployment.lateCreditShare,
    ),
);

export const lateCredit = worksheet.money(
  '1.8',
  'Credit',
  'Add line 19 of Schedule H and line 6. Enter that amount or line 22 of Schedule H, whichever is smaller',
  (reader) =>
    whenLate(reader, () =>
      smallerOf(reader.get(largestCredit), reader.get(stateCredits) + reader.get(lateShare)),
    ),
);

const whenReduced = (reader: TaxReader, amount: () => number): number | null =>
  owesUnemploymentTax(reader) && isReduced(reader) ? amount() : null;

export const creditBeforeReduction = worksheet.money(
  '2.1',
  'Credit before the reduction',
  'Enter the smaller of the amount from Schedule H, line 19 or line 22, or the amount from line 8 of Worksheet 1',
  (reader) =>
    whenReduced(reader, () =>
      paidLate(reader)
        ? reader.get(lateCredit)
        : smallerOf(reader.get(stateCredits), reader.get(largestCredit)),
    ),
);

/** With one state that taxes all wages, its wages are those of line 20; otherwise they are stated. */
const wagesOf = (reader: TaxReader, stated: number): number => {
  const { stateUnemployment, allWagesTaxableForState } = reader.facts.householdEmployment;
  return stateUnemployment.length === 1 && allWagesTaxableForState ? reader.get(wagesSectionB) : stated;
};

export const creditReduction = worksheet.money(
  '2.4',
  'Credit reduction',
  'For each state with a credit reduction rate, multiply the FUTA taxable wages by the rate; add all amounts',
  (reader) =>
    whenReduced(reader, () =>
      sum(
        reader.facts.householdEmployment.stateUnemployment.map(
          (row) => wagesOf(reader, dollars(row.futaWages)) * reductionOf(reader, row),
        ),
      ),
    ),
);

/** Not below zero: the whole tax of line 21 is the most there can be (IRC 3301). */
export const reducedCredit = worksheet.money(
  '2.5',
  'Credit',
  'Subtract line 4 from line 1. Enter the result here and on Schedule H, line 23',
  (reader) =>
    whenReduced(reader, () => notBelowZero(reader.get(creditBeforeReduction) - reader.get(creditReduction))),
);

refuse(
  'householdEmployment.stateUnemployment',
  'California, New York, and the U.S. Virgin Islands have a FUTA credit reduction. Enter the FUTA taxable wages for each of these states.',
  (reader) => {
    const { stateUnemployment, allWagesTaxableForState } = reader.facts.householdEmployment;
    return (
      owesUnemploymentTax(reader) &&
      !(stateUnemployment.length === 1 && allWagesTaxableForState) &&
      stateUnemployment.some((row) => reductionOf(reader, row) > 0 && exactDollars(row.futaWages) === 0)
    );
  },
);
