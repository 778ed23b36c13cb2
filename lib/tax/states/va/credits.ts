import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { centsOf, exactDollars } from '../../facts/cents';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { povertyLevel } from '../shared/poverty';
import { reverseCredit } from '../shared/reverse-credit';
import { makeSettlement } from '../shared/settlement';
import { allocation, makers, residency, scheduleAdj, type VirginiaReader } from './form';
import { ageDeduction, virginiaAgi } from './income';
import { incomeHere, netTax } from './tax';
import { ratio } from '../shared/income';

const { money } = makers;

/** Nobody with the age deduction, an exemption for age or blindness, or claimed by another takes these credits. */
const mayTake = ({ facts, get, law }: VirginiaReader): boolean =>
  get(ageDeduction) === 0 &&
  countFilers(
    facts,
    (person) => isAtLeast(facts, person, law.exemptions.age) || person.blind || person.claimableAsDependent,
  ) === 0;

const shareHere = (reader: VirginiaReader): number =>
  residency.isResident(reader)
    ? 1
    : ratio(notBelowZero(reader.get(incomeHere)), notBelowZero(reader.get(virginiaAgi)));

export const familyIncome = scheduleAdj.money(
  '10',
  'Family income',
  'Total family Virginia adjusted gross income',
  ({ get, facts }) =>
    get(virginiaAgi) +
    sum(facts.dependents.map((dependent) => roundHalfUp(exactDollars(dependent.grossIncome)))),
);
export const lowIncomeCredit = scheduleAdj.money(
  '12',
  'Credit for low-income individuals',
  '$300 for each exemption if family income isn’t over the poverty guideline',
  (reader) => {
    const { get, facts, law } = reader;
    const family = filersOf(facts) + countDependents(reader);
    if (!mayTake(reader) || get(familyIncome) > povertyLevel(family, law.lowIncomeCredit.poverty))
      return null;
    return roundHalfUp(family * law.lowIncomeCredit.each * shareHere(reader));
  },
);
export const nonrefundableEarned = scheduleAdj.money(
  '14',
  'Nonrefundable earned income credit',
  'Multiply the federal earned income credit by 20%',
  (reader) =>
    mayTake(reader)
      ? blankIfZero(
          roundHalfUp(
            reader.get(federalCredit) * reader.law.earnedIncomeCredit.nonrefundableShare * shareHere(reader),
          ),
        )
      : null,
);
/** Only of people who lived in Virginia all year (2022 Legislative Summary, Virginia Department of Taxation, Chapter 2). */
export const refundableEarned = scheduleAdj.money(
  '16',
  'Earned income credit, refundable',
  'Full-year residents: multiply the federal earned income credit by 15%',
  (reader) =>
    mayTake(reader) && residency.isResident(reader)
      ? blankIfZero(roundHalfUp(reader.get(federalCredit) * reader.law.earnedIncomeCredit.refundableShare))
      : null,
);

/** Nonresidents from Arizona, California and Oregon take the credit here, for their home state's tax on the same income. */
export const otherStateCredit = money(
  '24',
  'Credit for tax paid to another state',
  'Credit for Tax Paid to Another State from Schedule OSC',
  (reader) => {
    const { get } = reader;
    const tax = get(netTax);
    if (residency.isNonresident(reader))
      return blankIfZero(reverseCredit(reader, { tax, income: notBelowZero(get(incomeHere)) }));
    return blankIfZero(
      creditForOtherStates(reader, {
        tax,
        income: get(residency.isPartYear(reader) ? incomeHere : virginiaAgi),
        places: 3,
      }),
    );
  },
);
const left = ({ get }: Pick<VirginiaReader, 'get'>) => notBelowZero(get(netTax) - get(otherStateCredit));

/** One of the three, whichever is worth most: two that only lower the tax, one that is paid out. */
export const nonrefundableTaken = allocation.money(
  'nonrefundable',
  'Nonrefundable credit',
  'The larger of the low-income credit or the 20% earned income credit, if more than the 15% credit',
  (reader) => {
    const { get } = reader;
    const worth = smallerOf(Math.max(get(lowIncomeCredit), get(nonrefundableEarned)), left(reader));
    return worth > get(refundableEarned) ? worth : null;
  },
);
export const lowIncomeOrEarned = money(
  '23',
  'Low-income or earned income credit',
  'Credit for Low-Income Individuals or Virginia Earned Income Credit from Schedule ADJ, Line 17',
  ({ get }) => blankIfZero(get(nonrefundableTaken) > 0 ? get(nonrefundableTaken) : get(refundableEarned)),
);
const totals = allocation;
export const refundable = totals.money(
  'refundable',
  'Refundable credit',
  'Line 23, if it’s the refundable credit',
  ({ get }) => (get(nonrefundableTaken) > 0 ? 0 : get(lowIncomeOrEarned)),
);
export const taxAfterCredits = totals.money(
  'after credits',
  'Tax after nonrefundable credits',
  'Line 18 minus the nonrefundable credits',
  ({ get }) => get(netTax) - get(otherStateCredit) - get(nonrefundableTaken),
);

export const settlement = makeSettlement(makers, {
  code: 'VA',
  due: [taxAfterCredits],
  credits: [refundable],
  withheld: '19',
  payments: [
    { number: '20', label: 'Estimated tax', of: ['estimated'] },
    { number: '21', label: 'Overpayment from last year', of: ['applied'] },
    { number: '22', label: 'Extension payments', of: ['extension'] },
    { number: '25', label: 'Tax paid by pass-through entities', of: ['otherWithholding'] },
  ],
  total: '26',
  overpaid: '28',
  donated: '31',
  applied: '29',
  refund: '36',
  owed: '35',
});

/** A government employee with $15,000 of pay or less may subtract it. */
export const hasLowGovernmentPay = ({ facts, law }: VirginiaReader): boolean =>
  facts.w2s.some(
    ({ publicEmployer, owner }) =>
      (publicEmployer === 'federal' || publicEmployer === 'state') &&
      facts.w2s.reduce((total, w2) => total + (w2.owner === owner ? centsOf(w2.wages) : 0), 0) <=
        law.lowPay.most * 100,
  );
