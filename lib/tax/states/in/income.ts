import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, asCents, centsOf, dollars, exactDollars, isSome, noCents } from '../../facts/cents';
import { stateRefunds } from '../../us/schedule-1/income';
import { isDependent } from '../../us/dependents/tests';
import { isUnder } from '../../us/ages';
import { listFilers } from '../../us/filers';
import { countDependents, countDependentsWho, countFilers, filersOf, isAtLeast } from '../shared/people';
import { foreignMunicipalInterest, usObligations } from '../shared/exempt-interest';
import { ratio } from '../shared/income';
import { pensionPart } from '../shared/pensions';
import { shareHere, totalOf } from '../shared/placed-part';
import { railroadPart, railroadPensions } from '../shared/railroad';
import { goesToSchoolIn } from '../shared/school-years';
import { form, income, type IndianaReader, makers, nonresident, residency } from './form';

const { money } = makers;

const allIncome = nonresident.money(
  '36A',
  'Income from the federal return',
  'Column A: adjusted gross income',
  (r) => totalOf(r, income.agiAll),
);
const indianaIncome = nonresident.money(
  '36B',
  'Income taxed by Indiana',
  'Column B: income taxed by Indiana',
  (r) => totalOf(r, income.agiHere),
);
export const indianaShare = nonresident.rate(
  '37D',
  'Proration',
  'Income taxed by Indiana divided by income from the federal return, to three decimal places, but not more than 1',
  ({ get }) => roundToPlaces(ratio(get(indianaIncome), get(allIncome)), 3),
);

export const startingIncome = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income from Form 1040, line 11; Form IT-40PNR: Schedule A, line 36B',
  (reader) => totalOf(reader, residency.isResident(reader) ? income.agiAll : income.agiHere),
);
/** Interest of other states' obligations; residents and part-year residents only have what they received at home. */
export const addBacks = money('2', 'Indiana add-backs', 'Amount from Schedule 1, line 7', (reader) =>
  blankIfZero(
    residency.isNonresident(reader)
      ? 0
      : dollars(foreignMunicipalInterest(reader.facts, 'IN')) * reader.get(residency.share),
  ),
);
const incomeWithAddBacks = money(
  '3',
  'Income with add-backs',
  'Add line 1 and line 2',
  ({ get }) => get(startingIncome) + get(addBacks),
);

/** As the child exemption and the school deduction name them. */
const ownChildren: ReadonlySet<string> = new Set(['child', 'stepchild', 'fosterChild']);

const schedule2 = form('in-schedule-2', 'Deductions', {
  name: 'Schedule 2 (Form IT-40)',
  attachedWhen: 'anyEntry',
});
const homesIn =
  (use: 'own' | 'rent', amount: 'rent' | 'propertyTax') =>
  ({ facts }: IndianaReader): number =>
    exactDollars(
      addCents(facts.homes, (home) =>
        home.state.toUpperCase() === 'IN' && home.use === use && !home.propertyTaxExempt
          ? asCents(Math.round(centsOf(home[amount]) * (home.share ?? 1)))
          : noCents,
      ),
    );
const rentPaid = homesIn('rent', 'rent');
const propertyTaxPaid = homesIn('own', 'propertyTax');
export const renter = schedule2.money(
  '1',
  'Renter’s deduction',
  'Rent paid for your home, up to $3,000 ($1,500 if married filing separately)',
  (reader) => blankIfZero(smallerOf(rentPaid(reader), reader.law.deductions.rent[reader.facts.filingStatus])),
);
export const homeowner = schedule2.money(
  '2',
  'Homeowner’s property tax deduction',
  'Property tax paid on your home, up to $2,500 ($1,250 if married filing separately)',
  (reader) =>
    blankIfZero(
      smallerOf(propertyTaxPaid(reader), reader.law.deductions.propertyTax[reader.facts.filingStatus]),
    ),
);
const refundDeduction = schedule2.money(
  '3',
  'State tax refund',
  'State tax refund reported on the federal return',
  (reader) => blankIfZero(reader.get(stateRefunds) * shareHere(reader, income, 'other')),
);
const governmentInterest = schedule2.money(
  '4',
  'Interest on U.S. obligations',
  'Interest on U.S. government obligations',
  (reader) => blankIfZero(dollars(usObligations(reader.facts)) * shareHere(reader, income, 'interest')),
);
const benefits = schedule2.money(
  '5',
  'Social Security benefits',
  'Taxable Social Security benefits',
  (reader) => blankIfZero(totalOf(reader, income.here.socialSecurity)),
);
const railroad = schedule2.money(
  '6',
  'Railroad retirement benefits',
  'Taxable benefits from the Railroad Retirement Board',
  (reader) => blankIfZero(railroadPensions(reader, income.here.pensions)),
);
/** Retired pay of the military and its survivors is not taxed; a civil service annuity up to a limit less other benefits. */
const publicPensions = schedule2.money(
  '11',
  'Military retirement and civil service annuity',
  'Other deductions: military retirement and survivors’ benefits; civil service annuity at age 62 or older, up to $16,000 minus Social Security and railroad retirement benefits',
  (reader) => {
    const { facts, at, law } = reader;
    const { civilServiceAge, civilServiceMost } = law.deductions;
    let total = 0;
    listFilers(reader).forEach(({ owner, person }, i) => {
      const pensions = at(income.here.pensions, i);
      const of = (kind: string) => pensionPart(facts, owner, pensions, ({ planKind }) => planKind === kind);
      total += of('military');
      if (!isAtLeast(facts, person, civilServiceAge)) return;
      const benefitsPaid = dollars(
        addCents(facts.socialSecurity, (form) => (form.owner === owner ? form.netBenefits : noCents)),
      );
      const most = notBelowZero(civilServiceMost - benefitsPaid - railroadPart(facts, owner, pensions));
      total += smallerOf(of('federalCivil'), most);
    });
    return blankIfZero(total);
  },
);
/** Indiana still exempts what the federal law of 1986 left out: half of the income over a limit is the most it taxes. */
export const unemployment = schedule2.money(
  '10',
  'Nontaxable unemployment compensation',
  'Nontaxable portion of unemployment compensation, from the worksheet',
  (reader) => {
    const { facts, get, law } = reader;
    const paid = totalOf(reader, income.here.unemployment);
    if (paid <= 0) return null;
    const { unemploymentBase, unemploymentShare } = law.deductions;
    const base =
      facts.filingStatus === 'mfj'
        ? unemploymentBase.joint
        : facts.filingStatus === 'mfs' && !facts.livedApartAllYear
          ? 0
          : unemploymentBase.single;
    const taxed = smallerOf(paid, notBelowZero(get(startingIncome) - base) * unemploymentShare);
    return blankIfZero(paid - taxed);
  },
);
/** A fixed amount for each child whose private school or home school cost something, whatever it cost. */
export const privateSchool = schedule2.money(
  '11a',
  'Private school or homeschool',
  'Other deductions, code 626: $1,000 for each dependent child with unreimbursed Indiana private school or homeschool expenses',
  (reader) => {
    if (residency.isNonresident(reader)) return null;
    const children = countDependentsWho(
      reader,
      (one) =>
        ownChildren.has(one.relationship) && isSome(one.state.k12.tuition) && goesToSchoolIn(one, ['IN']),
    );
    return blankIfZero(children * reader.law.deductions.privateSchool);
  },
);
export const deductions = money('4', 'Indiana deductions', 'Amount from Schedule 2, line 12', ({ get }) =>
  blankIfZero(
    get(renter) +
      get(homeowner) +
      get(refundDeduction) +
      get(governmentInterest) +
      get(benefits) +
      get(railroad) +
      get(publicPensions) +
      get(unemployment) +
      get(privateSchool),
  ),
);
export const incomeAfterDeductions = money(
  '5',
  'Income after deductions',
  'Subtract line 4 from line 3',
  ({ get }) => get(incomeWithAddBacks) - get(deductions),
);

const schedule3 = form('in-schedule-3', 'Exemptions', { name: 'Schedule 3 (Form IT-40)' });
const ownExemption = schedule3.money(
  '1',
  'Exemption for you and your spouse',
  'Enter $2,000 if you are married filing jointly; otherwise $1,000',
  ({ facts, law }) => filersOf(facts) * law.exemption.each,
);
const dependentExemption = schedule3.money(
  '2',
  'Exemption for dependents',
  'Number of dependents times $1,000',
  (reader) => blankIfZero(countDependents(reader) * reader.law.exemption.each),
);
/** Dependent sons, daughters, stepchildren and foster children below the age; by year as the schedule prints it. */
export const childExemption = schedule3.money(
  '3',
  'Additional exemption for children',
  'Number of additional dependents times $1,500, plus $1,500 for each one claimed for the first time',
  (reader) => {
    const { facts, law, at } = reader;
    const { childUnder, studentUnder, child, firstYearChild } = law.exemption;
    const counts = (one: (typeof facts.dependents)[number]) =>
      ownChildren.has(one.relationship) &&
      isUnder(one.dateOfBirth, one.student ? studentUnder : childUnder, facts.taxYear);
    const children = countDependentsWho(reader, counts);
    const born = facts.dependents.filter(
      (one, i) => at(isDependent, i) && counts(one) && one.dateOfBirth.startsWith(String(facts.taxYear)),
    ).length;
    const first = smallerOf(children, Math.max(born, facts.states.IN.childrenClaimedFirst));
    return blankIfZero(children * child + first * firstYearChild);
  },
);
const agedExemption = schedule3.money(
  '4',
  'Exemption for 65 or older and blindness',
  'Number of boxes marked times $1,000',
  ({ facts, law }) =>
    blankIfZero(
      (countFilers(facts, (person) => isAtLeast(facts, person, law.exemption.age)) +
        countFilers(facts, ({ blind }) => blind)) *
        law.exemption.agedOrBlind,
    ),
);
export const lowIncomeExemption = schedule3.money(
  '5',
  'Exemption for 65 or older with low income',
  'If your income is less than $40,000 ($20,000 if married filing separately): $500 for each person 65 or older',
  ({ facts, get, law }) =>
    get(allIncome) < law.exemption.lowIncomeBelow[facts.filingStatus]
      ? blankIfZero(
          countFilers(facts, (person) => isAtLeast(facts, person, law.exemption.age)) *
            law.exemption.agedLowIncome,
        )
      : null,
);
export const exemptions = money(
  '6',
  'Indiana exemptions',
  'Amount from Schedule 3, line 7; Form IT-40PNR: Schedule D, prorated',
  (reader) => {
    const { get } = reader;
    const all =
      get(ownExemption) +
      get(dependentExemption) +
      get(childExemption) +
      get(agedExemption) +
      get(lowIncomeExemption);
    return residency.isResident(reader) ? all : all * get(indianaShare);
  },
);
export const indianaAgi = money(
  '7',
  'Indiana adjusted gross income',
  'Subtract line 6 from line 5',
  ({ get }) => get(incomeAfterDeductions) - get(exemptions),
);

const totals = form('in-totals', 'Totals', { kind: 'rules' });
export const taxableIncome = totals.money('1', 'Taxable income', 'Line 7, but not below zero', ({ get }) =>
  notBelowZero(get(indianaAgi)),
);

export { schedule2, schedule3, totals };
