import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars, exactDollars, noCents } from '../../facts/cents';
import { socialSecurity, socialSecurityTaxable, taxExemptInterest } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import {
  disasterLoss,
  giftsDeducted,
  interestDeducted,
  investmentInterestDeduction,
  medicalDeduction,
  personalPropertyTaxes,
  realEstateTaxes,
} from '../../us/schedule-a/schedule-a';
import { stateRefunds } from '../../us/schedule-1/income';
import { isDependent as canBeClaimed, earnedIncome } from '../../us/worksheets/standard-deduction';
import { foreignMunicipalInterest, usObligations } from '../shared/exempt-interest';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { tribalIncome } from '../shared/tribal';
import { educationSubtraction } from './education';
import { form, m1m, makers, type MinnesotaReader } from './form';

const { money } = makers;

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income, Form 1040, line 11',
  ({ get }) => get(agi),
);
export const additions = money('2', 'Additions', 'Additions to income, from Schedule M1M', ({ facts }) =>
  blankIfZero(dollars(foreignMunicipalInterest(facts, 'MN'))),
);

/** What high income takes away: 3% over one limit and 10% over another, up to 80%; 80% at once with very high income. */
function reduced(reader: MinnesotaReader, amount: number): number {
  const { facts, get, law } = reader;
  const { reductionFrom, reductionRate, secondFrom, secondRate, mostReduction, fullFrom } = law.deduction;
  const most = amount * mostReduction;
  if (get(agi) > fullFrom) return amount - most;
  const first = reductionFrom[facts.filingStatus];
  const second = secondFrom[facts.filingStatus];
  const by =
    notBelowZero(smallerOf(get(agi), second) - first) * reductionRate +
    notBelowZero(get(agi) - second) * secondRate;
  return amount - smallerOf(most, by);
}
const m1sa = form('mn-m1sa', 'Minnesota Itemized Deductions', {
  name: 'Schedule M1SA',
  attachedWhen: 'anyEntry',
});
/** Taxes without income tax; medical expenses, investment interest and losses are not reduced. */
export const itemized = m1sa.money(
  '28',
  'Minnesota itemized deductions',
  'Medical expenses, real estate and personal property taxes, interest, gifts, and losses, reduced at higher incomes',
  (reader) => {
    const { facts, get, law } = reader;
    const taxes = smallerOf(
      get(realEstateTaxes) + get(personalPropertyTaxes),
      law.deduction.taxesMost[facts.filingStatus],
    );
    const kept = get(medicalDeduction) + get(investmentInterestDeduction) + get(disasterLoss);
    const others = taxes + get(interestDeducted) - get(investmentInterestDeduction) + get(giftsDeducted);
    return blankIfZero(kept + reduced(reader, others));
  },
);
export const standardDeduction = makers.money(
  '4a',
  'Standard deduction',
  'Based on filing status, with more if you’re 65 or older or blind, reduced at higher incomes',
  (reader) => {
    const { facts, get, law } = reader;
    const { standard, extra, age, dependentLeast, dependentPlus } = law.deduction;
    const boxes =
      countFilers(facts, (person) => isAtLeast(facts, person, age)) +
      countFilers(facts, ({ blind }) => blind);
    const most = standard[facts.filingStatus];
    // A dependent's amount stops at the single standard deduction; age and blindness add to it.
    const own = get(canBeClaimed)
      ? smallerOf(most, largerOf(dependentLeast, get(earnedIncome) + dependentPlus))
      : most;
    return reduced(reader, own + boxes * extra[facts.filingStatus]);
  },
);
const choiceOf = ({ facts }: MinnesotaReader) =>
  facts.stateFiling.find(({ state }) => state.toUpperCase() === 'MN')?.itemize ?? 'auto';
export const itemizes = makers.yesNo('4', 'Itemizing', 'Itemized deductions from Schedule M1SA', (reader) => {
  const choice = choiceOf(reader);
  return choice === 'auto' ? reader.get(itemized) > reader.get(standardDeduction) : choice === 'itemized';
});
const deduction = makers.money('4b', 'Deduction', 'Itemized or standard deduction', ({ get }) =>
  get(itemizes) ? get(itemized) : get(standardDeduction),
);
export const exemptions = money(
  '5',
  'Exemptions',
  'Number of dependents times $5,050, reduced at higher incomes',
  (reader) => {
    const { facts, get, law } = reader;
    const { each, over, step, rate } = law.exemption;
    const excess = notBelowZero(get(agi) - over[facts.filingStatus]);
    const left = notBelowZero(1 - Math.ceil(excess / step[facts.filingStatus]) * rate);
    return blankIfZero(countDependents(reader) * each * left);
  },
);
const refunds = money(
  '6',
  'State income tax refund',
  'State income tax refund in federal income',
  ({ get }) => blankIfZero(get(stateRefunds)),
);

const governmentInterest = m1m.money(
  '14',
  'U.S. bond interest',
  'Net interest from U.S. bonds',
  ({ facts }) => blankIfZero(dollars(usObligations(facts))),
);
/** The simple way takes all of them, less 10% for each step of income; the alternate one an amount that sinks with income. */
export const benefits = m1m.money(
  '12',
  'Social Security subtraction',
  'Taxable Social Security benefits, minus 10% for each $4,000 of income over the limit; or the alternate subtraction',
  ({ facts, get, law }) => {
    const taxable = get(socialSecurityTaxable);
    if (taxable <= 0) return null;
    const { over, step, rate, alternateMost, alternateOver, alternateRate } = law.socialSecurity;
    const { filingStatus } = facts;
    const steps = Math.ceil(notBelowZero(get(agi) - over[filingStatus]) / step[filingStatus]);
    const simple = taxable * notBelowZero(1 - steps * rate);
    const provisional = get(agi) - taxable + get(socialSecurity) / 2 + get(taxExemptInterest);
    const alternate = notBelowZero(
      alternateMost[filingStatus] - notBelowZero(provisional - alternateOver[filingStatus]) * alternateRate,
    );
    return blankIfZero(largerOf(simple, smallerOf(taxable, alternate)));
  },
);
/** Filers of 65 or older, or disabled, with little income. */
export const elderly = m1m.money(
  '16',
  'Age 65 or older or disabled',
  'From Schedule M1R: a base amount minus nontaxable benefits and half of the income over the offset',
  ({ facts, get, law }) => {
    const { age, base, offset, rate } = law.elderly;
    const counted = countFilers(
      facts,
      (person) => isAtLeast(facts, person, age) || person.permanentlyDisabled,
    );
    if (counted === 0 || (facts.filingStatus === 'mfs' && !facts.livedApartAllYear)) return null;
    const who =
      facts.filingStatus === 'mfs' ? 'apart' : counted === 2 && filersOf(facts) === 2 ? 'both' : 'one';
    const nontaxable = get(socialSecurity) - get(socialSecurityTaxable);
    return blankIfZero(notBelowZero(base[who] - nontaxable - notBelowZero(get(agi) - offset[who]) * rate));
  },
);
export const publicPension = m1m.money(
  '29',
  'Qualified public pension',
  'From Schedule M1QPEN: pensions for service not covered by Social Security, minus 10% for each $2,000 of income over the limit',
  ({ facts, get, law }) => {
    const { most, over, step, rate } = law.publicPension;
    const paid = exactDollars(facts.states.MN.publicPension.notSSCovered);
    const steps = Math.ceil(notBelowZero(get(agi) - over[facts.filingStatus]) / step);
    return blankIfZero(smallerOf(paid, most[facts.filingStatus]) * notBelowZero(1 - steps * rate));
  },
);
const exemptPensions = m1m.money(
  '25',
  'Military and railroad retirement',
  'Military retirement pay and railroad retirement benefits',
  ({ facts }) =>
    blankIfZero(
      dollars(
        addCents(facts.retirement, ({ planKind, taxableAmount, grossDistribution }) =>
          planKind === 'military' || planKind === 'railroad' ? (taxableAmount ?? grossDistribution) : noCents,
        ),
      ),
    ),
);
/** Federally taxable income from the reservation where an enrolled member lives (Department of Revenue, Individual Income Tax for Tribal Members). */
const reservationIncome = m1m.money(
  '19',
  'American Indian reservation income',
  'Income of an enrolled member from the reservation where the member lives and works',
  ({ facts }) => blankIfZero(tribalIncome(facts, 'MN')),
);
export const charity = m1m.money(
  '11',
  'Charitable contributions',
  'With the standard deduction: half of the gifts over $500',
  ({ get, law }) =>
    get(itemizes)
      ? null
      : blankIfZero(notBelowZero(get(giftsDeducted) - law.charity.floor) * law.charity.share),
);
export const subtractions = money('7', 'Subtractions', 'Subtractions, from Schedule M1M', ({ get }) =>
  blankIfZero(
    get(governmentInterest) +
      get(benefits) +
      get(elderly) +
      get(publicPension) +
      get(exemptPensions) +
      get(reservationIncome) +
      get(charity) +
      get(educationSubtraction),
  ),
);
const allTaken = money(
  '8',
  'Total subtractions',
  'Add lines 4 through 7',
  ({ get }) => get(deduction) + get(exemptions) + get(refunds) + get(subtractions),
);
export const taxableIncome = money(
  '9',
  'Minnesota taxable income',
  'Add lines 1 and 2, then subtract line 8. If zero or less, enter 0',
  ({ get }) => notBelowZero(get(federalAgi) + get(additions) - get(allTaken)),
);
export { m1sa, refunds };
