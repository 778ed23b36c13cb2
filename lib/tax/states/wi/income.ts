import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { addCents, asCents, centsOf, dollars, exactDollars, noCents } from '../../facts/cents';
import { capitalGain } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { earnedIncome } from '../../us/eic/earned-income';
import { isDependent } from '../../us/dependents/tests';
import { listFilers } from '../../us/filers';
import { netLongTermGain } from '../../us/schedule-d/schedule-d';
import { stateRefunds } from '../../us/schedule-1/income';
import { foreignMunicipalInterest, usObligations } from '../shared/exempt-interest';
import { type IncomeKind, ratio } from '../shared/income';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { shareHere, totalOf } from '../shared/placed-part';
import { gradeOf } from '../shared/school-years';
import { form, income, makers, proration, residency, type WisconsinReader } from './form';

const { money } = makers;

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income, Form 1040, line 11',
  ({ get }) => get(agi),
);
const forWisconsin = money(
  '3',
  'Federal income for Wisconsin',
  'Federal adjusted gross income for Wisconsin purposes. Add lines 1 and 2',
  ({ get }) => get(federalAgi),
);
const additions = money(
  '4',
  'Additions',
  'Total additions, from Schedule AD: interest on state and municipal obligations',
  ({ facts }) => blankIfZero(dollars(foreignMunicipalInterest(facts, ''))),
);
const withAdditions = money(
  '5',
  'Income with additions',
  'Add lines 3 and 4',
  ({ get }) => get(forWisconsin) + get(additions),
);
const subtraction = form('wi-schedule-sb', 'Subtractions from Income', {
  name: 'Schedule SB',
  attachedWhen: 'anyEntry',
});
const refunds = subtraction.money(
  '1',
  'State income tax refunds',
  'Taxable refunds of state income tax',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
const governmentInterest = subtraction.money(
  '2',
  'U.S. interest',
  'Interest and dividends from U.S. obligations',
  ({ facts }) => blankIfZero(dollars(usObligations(facts))),
);
/** Wisconsin goes on with the federal rule of 1986: half of the income over a base is the most it taxes. */
export const unemployment = subtraction.money(
  '3',
  'Unemployment compensation',
  'The part Wisconsin doesn’t tax, from the worksheet',
  (reader) => {
    const { facts, get, law } = reader;
    const paid = totalOf(reader, income.all.unemployment);
    if (paid <= 0) return null;
    const { base, share } = law.unemployment;
    const limit =
      facts.filingStatus === 'mfj'
        ? base.joint
        : facts.filingStatus === 'mfs' && !facts.livedApartAllYear
          ? 0
          : base.single;
    const before = get(agi) - totalOf(reader, income.all.socialSecurity) - get(refunds);
    return blankIfZero(paid - smallerOf(paid, notBelowZero(before - limit) * share));
  },
);
const benefits = subtraction.money(
  '4',
  'Social Security benefits',
  'Taxable Social Security benefits',
  (reader) => blankIfZero(totalOf(reader, income.all.socialSecurity)),
);
export const gainSubtraction = subtraction.money(
  '5',
  'Capital gain or loss subtraction',
  '30% of the net long-term gain included in federal income, from Schedule WD',
  ({ get, law }) =>
    blankIfZero(notBelowZero(smallerOf(get(netLongTermGain), get(capitalGain))) * law.gains.share),
);
const pensionsOf = ({ facts }: Pick<WisconsinReader, 'facts'>, kind: 'military' | 'railroad'): number =>
  dollars(
    addCents(facts.retirement, ({ planKind, taxableAmount, grossDistribution }) =>
      planKind === kind ? (taxableAmount ?? grossDistribution) : noCents,
    ),
  );
const militaryRetirement = subtraction.money(
  '12',
  'Military retirement',
  'Military and uniformed services retirement benefits',
  (reader) => blankIfZero(pensionsOf(reader, 'military')),
);
const railroadRetirement = subtraction.money(
  '15',
  'Railroad retirement',
  'Railroad retirement benefits, railroad unemployment insurance, and sickness benefits',
  (reader) => blankIfZero(pensionsOf(reader, 'railroad')),
);
export const retirement = subtraction.money(
  '16',
  'Retirement income',
  'Up to $5,000 of pensions for each filer age 65 or older with federal income below the limit',
  (reader) => {
    const { facts, at, get, law } = reader;
    if (get(agi) >= law.retirement.incomeBelow[facts.filingStatus]) return null;
    let total = 0;
    listFilers({ facts }).forEach(({ person }, i) => {
      if (isAtLeast(facts, person, law.retirement.age))
        total += smallerOf(at(income.all.pensions, i), law.retirement.mostEach);
    });
    return blankIfZero(notBelowZero(total));
  },
);
export const savings = subtraction.money(
  '10',
  'Edvest and Tomorrow’s Scholar',
  'Contributions to Wisconsin college savings accounts, up to the limit for each beneficiary',
  ({ facts, law }) => {
    const byPerson = new Map<string, number>();
    for (const { state, kind, beneficiary, contributed } of facts.education529) {
      if (state.toUpperCase() !== 'WI' || kind === 'able') continue;
      const key = JSON.stringify(beneficiary);
      byPerson.set(key, (byPerson.get(key) ?? 0) + centsOf(contributed));
    }
    let total = 0;
    for (const cents of byPerson.values())
      total += smallerOf(exactDollars(asCents(cents)), law.savings.mostEach[facts.filingStatus]);
    return blankIfZero(total);
  },
);
/** Tuition of private schools, by the grade of each dependent; the lower limit where no grade is stated. */
export const schoolTuition = subtraction.money(
  '9',
  'Private school tuition',
  'From Schedule PS: tuition for dependents, up to $4,000, or $10,000 in grades 9 to 12',
  ({ facts, at, law }) => {
    const { toEighth, fromNinth } = law.schoolTuition;
    let total = 0;
    facts.dependents.forEach((child, i) => {
      if (!at(isDependent, i)) return;
      const most = (gradeOf(child) ?? 0) >= 9 ? fromNinth : toEighth;
      total += smallerOf(exactDollars(child.state.k12.tuition), most);
    });
    return blankIfZero(total);
  },
);
const subtractions = money('6', 'Subtractions', 'Total subtractions, from Schedule SB, line 50', ({ get }) =>
  blankIfZero(
    get(refunds) +
      get(governmentInterest) +
      get(unemployment) +
      get(benefits) +
      get(gainSubtraction) +
      get(militaryRetirement) +
      get(railroadRetirement) +
      get(retirement) +
      get(savings) +
      get(schoolTuition),
  ),
);
export const wisconsinIncome = money(
  '7',
  'Wisconsin income',
  'Subtract line 6 from line 5',
  ({ get }) => get(withAdditions) - get(subtractions),
);
/**
 * Income that deductions and tax are figured on: Form 1NPR takes all of it, without Wisconsin's subtractions, and then the
 * tax by the ratio (Wis. Stat. 71.06(2s) and 71.05(22)(f): brackets and deduction times Wisconsin over federal income).
 */
export const incomeForTax = (reader: WisconsinReader): number =>
  residency.isResident(reader)
    ? reader.get(wisconsinIncome)
    : largerOf(reader.get(federalAgi), reader.get(hereIncome));
/** By the formula of the law; the printed table rounds it to its rows. Heads of household have at least a single person's. */
export const standardDeduction = money(
  '8',
  'Standard deduction',
  'Standard deduction based on Wisconsin income, reduced for a filer someone else can claim',
  (reader) => {
    const { facts, get, law } = reader;
    const { byStatus, dependentFloor, dependentExtra } = law.standardDeduction;
    const by = ({ most, over, rate }: typeof byStatus.single) =>
      notBelowZero(most - notBelowZero(incomeForTax(reader) - over) * rate);
    const own = by(byStatus[facts.filingStatus]);
    const allowed = facts.filingStatus === 'hoh' ? largerOf(own, by(byStatus.single)) : own;
    if (!facts.taxpayer.claimableAsDependent) return allowed;
    return smallerOf(allowed, largerOf(dependentFloor, get(earnedIncome) + dependentExtra));
  },
);
const afterDeduction = money(
  '9',
  'Income minus the standard deduction',
  'Subtract line 8 from line 7. If line 8 is more than line 7, enter 0',
  (reader) => notBelowZero(incomeForTax(reader) - reader.get(standardDeduction)),
);
export const exemptions = money(
  '10c',
  'Exemptions',
  'Number of exemptions times $700, and $250 for each filer age 65 or older',
  (reader) => {
    const { facts, law } = reader;
    const claimed = countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent);
    const aged = countFilers(facts, (person) => isAtLeast(facts, person, law.exemption.age));
    return (
      (filersOf(facts) - claimed + countDependents(reader)) * law.exemption.each + aged * law.exemption.aged
    );
  },
);
export const taxableIncome = money(
  '11',
  'Taxable income',
  'Subtract line 10c from line 9. If line 10c is more than line 9, enter 0',
  ({ get }) => notBelowZero(get(afterDeduction) - get(exemptions)),
);

/** Column B of Form 1NPR: what Wisconsin taxes, with its additions and subtractions as far as they go with it. */
const taxedHere = (reader: WisconsinReader): number => {
  const { get } = reader;
  const part = (kind: IncomeKind) => Math.min(1, notBelowZero(shareHere(reader, income, kind)));
  const pensions = get(militaryRetirement) + get(railroadRetirement) + get(retirement);
  return (
    totalOf(reader, income.agiHere) -
    totalOf(reader, income.here.socialSecurity) +
    (get(additions) - get(governmentInterest)) * part('interest') -
    get(refunds) * part('other') -
    get(unemployment) * part('unemployment') -
    get(gainSubtraction) * part('gains') -
    pensions * part('pensions') -
    (get(savings) + get(schoolTuition)) * part('wages')
  );
};
export const hereIncome = proration.money(
  'WI',
  'Wisconsin income',
  'Income while a Wisconsin resident and from Wisconsin sources',
  (reader) => (residency.isResident(reader) ? reader.get(wisconsinIncome) : notBelowZero(taxedHere(reader))),
);
export const wisconsinRatio = proration.rate(
  'ratio',
  'Ratio of Wisconsin income to total income',
  'To four decimal places, but not more than 1',
  ({ get }) => roundToPlaces(ratio(get(hereIncome), get(federalAgi)), 4),
);
export const partHere = (reader: WisconsinReader): number =>
  residency.isResident(reader) ? 1 : reader.get(wisconsinRatio);

export { subtraction };
