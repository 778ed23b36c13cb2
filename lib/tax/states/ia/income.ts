import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { asCents, centsOf, dollars, exactDollars } from '../../facts/cents';
import {
  agi,
  deduction,
  businessDeduction,
  taxableIncome as federalTaxable,
} from '../../us/form-1040/taxable-income';
import { listFilers } from '../../us/filers';
import { stateRefunds } from '../../us/schedule-1/income';
import { foreignMunicipalInterest, usObligations } from '../shared/exempt-interest';
import { pensionPart } from '../shared/pensions';
import { countFilers, isAtLeast } from '../shared/people';
import { totalOf } from '../shared/placed-part';
import { income, type IowaReader, makers, residency, schedule1 } from './form';

const { money } = makers;

export const federalAgi = money(
  '1c',
  'Federal adjusted gross income',
  'Federal adjusted gross income, Form 1040, line 11',
  ({ get }) => get(agi),
);
money('1d', 'Standard or itemized deduction', 'Federal Form 1040, line 12', ({ get }) => get(deduction));
money('1e', 'Qualified business income deduction', 'Federal Form 1040, line 13', ({ get }) =>
  blankIfZero(get(businessDeduction)),
);
const startingIncome = money('2', 'Federal taxable income', 'Federal Form 1040, line 15', ({ get }) =>
  get(federalTaxable),
);

const municipal = schedule1.money(
  '1A',
  'Interest on other states’ obligations',
  'Interest from state and municipal securities that Iowa doesn’t exempt',
  (reader) =>
    blankIfZero(dollars(foreignMunicipalInterest(reader.facts, 'IA')) * reader.get(residency.share)),
);
const governmentInterest = schedule1.money(
  '1B',
  'U.S. obligations',
  'Interest and dividends from U.S. obligations',
  ({ facts }) => blankIfZero(dollars(usObligations(facts))),
);
const refunds = schedule1.money(
  '4B',
  'Iowa income tax refunds',
  'Taxable state income tax refunds',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
/** Each person's own pensions and IRAs, from 55 on or when disabled; pay of retired members of the military and railroad retirement at any age. */
export const exemptRetirementOf = ({ facts, at, law }: IowaReader, i: number): number => {
  const filer = listFilers({ facts })[i];
  if (!filer) return 0;
  const { person, owner } = filer;
  const pensions = at(income.all.pensions, i);
  return isAtLeast(facts, person, law.retirement.age) || person.permanentlyDisabled
    ? pensions
    : pensionPart(
        facts,
        owner,
        pensions,
        ({ planKind }) => planKind === 'military' || planKind === 'railroad',
      );
};
export const retirement = schedule1.money(
  '8B',
  'Retirement income',
  'Pensions and IRA distributions of a person who is 55 or older, or disabled; military retirement at any age',
  (reader) =>
    blankIfZero(
      listFilers(reader).reduce((total, _, person) => total + exemptRetirementOf(reader, person), 0),
    ),
);
const benefits = schedule1.money('9B', 'Social Security benefits', 'Taxable Social Security benefits', (r) =>
  blankIfZero(totalOf(r, income.all.socialSecurity)),
);
export const savings = schedule1.money(
  '17B',
  'College Savings Iowa',
  'Contributions to Iowa 529 plans, up to $5,500 for each owner and beneficiary',
  ({ facts, law }) => {
    const byPlan = new Map<string, number>();
    for (const { state, kind, owner, beneficiary, contributed } of facts.education529) {
      if (state.toUpperCase() !== 'IA' || kind === 'able') continue;
      const key = JSON.stringify([owner, beneficiary]);
      byPlan.set(key, (byPlan.get(key) ?? 0) + centsOf(contributed));
    }
    let total = 0;
    for (const cents of byPlan.values())
      total += smallerOf(exactDollars(asCents(cents)), law.savings.mostEach);
    return blankIfZero(total);
  },
);
/** Of a household with somebody of 65 or older; the income that counts has deductions and exempt retirement income in it. */
export const healthInsurance = schedule1.money(
  '14B',
  'Health insurance',
  'Health and dental insurance premiums, if you’re 65 or older and your income is under $100,000',
  (reader) => {
    const { facts, get, law } = reader;
    const { age, incomeBelow } = law.healthInsurance;
    if (countFilers(facts, (person) => isAtLeast(facts, person, age)) === 0) return null;
    const counted = get(federalAgi) + get(municipal) - get(governmentInterest) - get(refunds) - get(savings);
    return counted < incomeBelow ? blankIfZero(dollars(facts.states.IA.healthInsurancePremiums)) : null;
  },
);
export const modifications = money(
  '3',
  'Net Iowa modifications',
  'Additions less subtractions, from Schedule 1, line 22',
  ({ get }) =>
    blankIfZero(
      get(municipal) -
        get(governmentInterest) -
        get(refunds) -
        get(retirement) -
        get(benefits) -
        get(savings) -
        get(healthInsurance),
    ),
);
/** Where the federal line is zero, what lies below it does not lower the modifications. */
export const taxableIncome = money(
  '4',
  'Iowa taxable income',
  'Add lines 2 and 3. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(startingIncome) + get(modifications)),
);
/** Iowa net income: what lines 1a to 1e and the modifications leave before the deductions. */
export const netIncome = makers.money(
  'net',
  'Iowa net income',
  'Federal adjusted gross income plus or minus the net Iowa modifications',
  ({ get }) => get(federalAgi) + get(modifications),
);
