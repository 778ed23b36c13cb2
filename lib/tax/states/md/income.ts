import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { addCents, asCents, centsOf, dollars, exactDollars, noCents } from '../../facts/cents';
import { smallest as careExpensesOf } from '../../us/form-2441/form-2441';
import { stateRefunds } from '../../us/schedule-1/income';
import { type Filer, listFilers } from '../../us/filers';
import { type StateCopyReader } from '../form';
import { ratio } from '../shared/income';
import { filersOf, isAtLeast } from '../shared/people';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import { formWithCopies, income, makers, residency, worksheet } from './form';
import { federalAgi } from './federal-income';
import { type MarylandLaw } from './law';

export { federalAgi } from './federal-income';

const { money } = makers;

export const people = formWithCopies<Filer>('md-people', 'Subtractions by person', listFilers, {
  name: 'Worksheets 13A and 13D, Forms 502R and 502SU, by person',
  kind: 'worksheet',
});
type Own = StateCopyReader<MarylandLaw, Filer>;

export const militarySubtraction = people.money(
  'u',
  'Military retirement',
  'Military retirement income, up to $20,000 at age 55 or older, or $12,500 if younger',
  ({ facts, item, at, copy, law }: Own) =>
    blankIfZero(
      smallerOf(
        pensionPart(facts, item.owner, at(income.all.pensions, copy), (form) => form.planKind === 'military'),
        isAtLeast(facts, item.person, law.military.age) ? law.military.most : law.military.mostYounger,
      ),
    ),
);
const otherThanPlans: ReadonlySet<string> = new Set(['ira', 'roth', 'railroad']);

/** From plans of employers only: no IRAs, no railroad retirement, and not what the military subtraction covers. */
export const employerPension = people.money(
  '13A1',
  'Employer pensions',
  'Net taxable pension and retirement annuity from an employee retirement system',
  ({ facts, item, at, get, copy }: Own) =>
    blankIfZero(
      notBelowZero(
        pensionPart(
          facts,
          item.owner,
          at(income.all.pensions, copy),
          ({ ira, planKind }) => !ira && !otherThanPlans.has(planKind ?? ''),
        ) - get(militarySubtraction),
      ),
    ),
);
export const socialSecurityReceived = people.money(
  '13A3',
  'Social Security received',
  'Total benefits from Social Security and railroad retirement',
  ({ facts, item, at, copy }: Own) => {
    const benefits = addCents(facts.socialSecurity, ({ owner, netBenefits }) =>
      owner === item.owner ? netBenefits : noCents,
    );
    const railroad = pensionPart(
      facts,
      item.owner,
      at(income.all.pensions, copy),
      ({ planKind }) => planKind === 'railroad',
    );
    return blankIfZero(notBelowZero(dollars(benefits)) + railroad);
  },
);
export const pensionExclusion = people.money(
  '13A5',
  'Pension exclusion',
  'The smaller of the pension or $39,500 minus Social Security, for people who are 65 or older or totally disabled',
  ({ facts, item, get, law }: Own) => {
    const qualifies =
      isAtLeast(facts, item.person, law.pensions.age) ||
      listFilers({ facts }).some(({ person }) => person.permanentlyDisabled);
    return qualifies
      ? blankIfZero(
          smallerOf(get(employerPension), notBelowZero(law.pensions.most - get(socialSecurityReceived))),
        )
      : null;
  },
);
const railroadOf = ({ facts, item, at, copy }: Own) =>
  pensionPart(facts, item.owner, at(income.all.pensions, copy), ({ planKind }) => planKind === 'railroad');
export const usInterest = people.money(
  'ab',
  'Interest on U.S. obligations',
  'Income from United States obligations',
  ({ facts, item }) => blankIfZero(usObligationInterest(facts, item.owner)),
);
/** This person's income after the subtractions that are his or hers, of the whole year. */
export const ownIncome = people.money(
  '13D',
  'This person’s income',
  'This person’s federal adjusted gross income minus the related subtractions',
  (reader: Own) => {
    const { at, get, copy } = reader;
    return (
      at(income.agiAll, copy) -
      at(income.all.socialSecurity, copy) -
      get(pensionExclusion) -
      get(militarySubtraction) -
      get(usInterest) -
      railroadOf(reader)
    );
  },
);
/** The same, as far as it belongs to Maryland. */
export const ownIncomeHere = people.money(
  '13D here',
  'This person’s Maryland income',
  'Income while a Maryland resident and from Maryland sources, minus its share of the subtractions',
  (reader: Own) => {
    const { at, get, copy } = reader;
    const part = (kind: 'pensions' | 'interest') => {
      const all = at(income.all[kind], copy);
      return all === 0 ? 0 : at(income.here[kind], copy) / all;
    };
    const pensions = get(pensionExclusion) + get(militarySubtraction) + railroadOf(reader);
    return (
      at(income.agiHere, copy) -
      at(income.here.socialSecurity, copy) -
      roundHalfUp(pensions * part('pensions') + get(usInterest) * part('interest'))
    );
  },
);

export const otherStates = money(
  '2',
  'Interest on other states’ obligations',
  'Tax-exempt interest on state and local obligations (bonds) other than Maryland',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'MD')),
);
export const pickup = money('3', 'State retirement pickup', 'State retirement pickup', ({ facts }) => {
  const picked = addCents(facts.w2s, (w2) =>
    addCents(w2.box14, (entry) =>
      /PICK ?UP/i.test(entry.description) ? asCents(Math.max(0, centsOf(entry.amount))) : noCents,
    ),
  );
  return blankIfZero(dollars(picked));
});
export const additions = money('6', 'Total additions', 'Total additions (Add lines 2 through 5)', ({ get }) =>
  blankIfZero(get(otherStates) + get(pickup)),
);
export const incomeWithAdditions = money(
  '7',
  'Income with additions',
  'Total federal adjusted gross income and Maryland additions (Add lines 1 and 6)',
  ({ get }) => get(federalAgi) + get(additions),
);
export const refunds = money(
  '8',
  'State tax refund',
  'Taxable refunds, credits, or offsets of state and local income taxes included in line 1',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const careExpenses = money(
  '9',
  'Child and dependent care expenses',
  'Child and dependent care expenses',
  ({ get }) => blankIfZero(get(careExpensesOf)),
);
export const pensionExclusions = money(
  '10a',
  'Pension exclusion',
  'Pension exclusion from Worksheet 13A, for you and your spouse',
  ({ each }) => blankIfZero(sum(each(pensionExclusion))),
);
export const benefits = money(
  '11',
  'Social Security benefits',
  'Taxable Social Security and railroad retirement benefits (Tier I, Tier II, and supplemental) included in line 1',
  (reader) => {
    let railroad = 0;
    listFilers(reader).forEach(({ owner }, copy) => {
      railroad += pensionPart(
        reader.facts,
        owner,
        reader.at(income.all.pensions, copy),
        ({ planKind }) => planKind === 'railroad',
      );
    });
    return blankIfZero(sum(reader.each(income.all.socialSecurity)) + railroad);
  },
);
/** $2,500 for each account of each contributor. */
export const otherSubtractions = money(
  '13',
  'Subtractions from Form 502SU',
  'Subtractions from attached Form 502SU: military retirement, U.S. obligations, and college savings',
  ({ facts, each, law }) => {
    let savings = 0;
    for (const plan of facts.education529)
      if (plan.state.toUpperCase() === 'MD' && plan.kind !== 'able')
        savings += Math.min(exactDollars(plan.contributed), law.collegeSavings.mostEach);
    return blankIfZero(sum(each(militarySubtraction)) + sum(each(usInterest)) + roundHalfUp(savings));
  },
);
/** The spouse with less income has it; joint returns of two people with income that Maryland taxes (Instruction 13). */
export const twoIncomes = money(
  '14',
  'Two-income subtraction',
  'Two-income subtraction from worksheet in Instruction 13',
  (reader) => {
    const { facts, each, law } = reader;
    if (filersOf(facts) < 2) return null;
    const own = each(residency.isResident(reader) ? ownIncome : ownIncomeHere);
    return blankIfZero(smallerOf(notBelowZero(Math.min(...own)), law.twoIncomes.most));
  },
);
/** Income of Maryland, of people who did not live here all year: the whole less what belongs elsewhere. */
export const incomeHere = worksheet.money(
  'here',
  'Maryland income',
  'Income while a Maryland resident and from Maryland sources, less subtractions',
  ({ each, get }) =>
    sum(each(ownIncomeHere)) +
    (get(additions) - get(refunds) - get(careExpenses)) * get(residency.share) -
    get(twoIncomes),
);
const wholeIncome = worksheet.money(
  'whole',
  'Full-year income',
  'Maryland adjusted gross income as if you were a resident all year',
  ({ get }) =>
    get(incomeWithAdditions) -
    get(refunds) -
    get(careExpenses) -
    get(pensionExclusions) -
    get(benefits) -
    get(otherSubtractions) -
    get(twoIncomes),
);
export const nonresidence = money(
  '12',
  'Income while a nonresident',
  'Income received during period of nonresidence (See Instruction 26)',
  (reader) =>
    residency.isPartYear(reader)
      ? blankIfZero(notBelowZero(reader.get(wholeIncome) - reader.get(incomeHere)))
      : null,
);
export const subtractions = money(
  '15',
  'Total subtractions',
  'Total subtractions (Add lines 8 through 14)',
  ({ get }) => blankIfZero(get(incomeWithAdditions) - get(wholeIncome) + get(nonresidence)),
);
export const marylandAgi = money(
  '16',
  'Maryland adjusted gross income',
  'Maryland adjusted gross income (Subtract line 15 from line 7)',
  ({ get }) => get(incomeWithAdditions) - get(subtractions),
);
/** 1 for residents. */
export const incomeFactor = worksheet.rate(
  'factor',
  'Maryland income factor',
  'Maryland income divided by total income, but not more than 1',
  (reader) => {
    const { get } = reader;
    return residency.isResident(reader)
      ? 1
      : roundToPlaces(ratio(notBelowZero(get(incomeHere)), get(wholeIncome)), 6);
  },
);
