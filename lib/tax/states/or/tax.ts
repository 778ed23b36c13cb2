import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, exactDollars } from '../../facts/cents';
import { isDependent } from '../../us/dependents/tests';
import { excluded } from '../../us/form-2441/part-3';
import { socialSecurity as allBenefits, socialSecurityTaxable } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { listFilers } from '../../us/filers';
import { leastEarned } from '../shared/care-earnings';
import { creditWithItins } from '../shared/credit-with-itins';
import { creditForOtherStates } from '../shared/other-states-credit';
import {
  ageAtYearEnd,
  countDependents,
  countDependentsWho,
  countFilers,
  filersOf,
  isAtLeast,
} from '../shared/people';
import { rowOf, taxFromTable } from '../shared/rates';
import { contributed529 } from '../shared/payments';
import { reverseCredit } from '../shared/reverse-credit';
import { makeSettlement } from '../shared/settlement';
import { form, income, makers, type OregonReader, residency } from './form';
import { afterAdditions, incomeHere, oregonIncome, oregonShare, taxableIncome } from './income';

const { money } = makers;

export const tax = money('20', 'Tax', 'Tax from the tables or charts', (reader) => {
  const { get, facts, law } = reader;
  const full = taxFromTable(get(taxableIncome), law.tax.rates[facts.filingStatus], {
    row: law.tax.tableRow,
    below: law.tax.tableBelow,
  });
  return residency.isPartYear(reader) ? full * get(oregonShare) : full;
});
export const exemptionCredit = money(
  '25',
  'Exemption credit',
  '$249 for you, your spouse, and each dependent if income isn’t over the limit, plus $249 for each severely disabled filer and each child with a disability',
  (reader) => {
    const { get, facts, law } = reader;
    const rule = law.exemptionCredit;
    const claimed = countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent);
    const regular =
      get(agi) <= rule.incomeLimit[facts.filingStatus]
        ? filersOf(facts) - claimed + countDependents(reader)
        : 0;
    const disabled =
      get(agi) <= rule.disabledIncomeLimit
        ? listFilers({ facts }).filter(({ owner }) => facts.states.OR.severelyDisabled[owner]).length +
          countDependentsWho(reader, ({ state }) => state.disabled)
        : 0;
    return blankIfZero((regular + disabled) * rule.amount * get(oregonShare));
  },
);
/** Other people’s Social Security is no household income, but lowers the base. */
export const retirementCredit = money(
  '27a',
  'Retirement income credit',
  '9% of retirement income at age 62 or older, up to a base amount reduced by income and Social Security',
  (reader) => {
    const { get, facts, law, at } = reader;
    const rule = law.retirementCredit;
    const pensions = listFilers({ facts }).reduce(
      (all, { person }, i) => (isAtLeast(facts, person, rule.age) ? all + at(income.here.pensions, i) : all),
      0,
    );
    if (pensions === 0) return null;
    const household = get(agi) - get(socialSecurityTaxable);
    const base = notBelowZero(
      notBelowZero(rule.base[facts.filingStatus] - get(allBenefits)) -
        notBelowZero(household - rule.incomeStart[facts.filingStatus]),
    );
    return blankIfZero(smallerOf(pensions, base) * rule.rate);
  },
);
/** Residents of Arizona, California, Indiana and Virginia have their credit here, not at home. */
export const otherStateCredit = money(
  '27b',
  'Credit for income taxes paid to another state',
  'For each state, the smaller of its tax or the Oregon tax on income taxed by both states (Schedule OR-ASC, code 802)',
  (reader) => {
    const { get } = reader;
    const left = notBelowZero(get(tax) - get(exemptionCredit));
    return blankIfZero(
      residency.isNonresident(reader)
        ? reverseCredit(reader, { tax: left, income: notBelowZero(get(incomeHere)) })
        : creditForOtherStates(reader, {
            tax: left,
            income: residency.isResident(reader) ? get(afterAdditions) : get(incomeHere),
          }),
    );
  },
);
export const standardCredits = money('28', 'Total standard credits', 'Add lines 25 and 27', ({ get }) =>
  blankIfZero(sum([exemptionCredit, retirementCredit, otherStateCredit].map((line) => get(line)))),
);
export const taxAfterCredits = money(
  '31',
  'Tax after credits',
  'Line 24 minus line 28, but not below zero',
  ({ get }) => notBelowZero(get(tax) - get(standardCredits)),
);

/** Oregon counts an ITIN like a Social Security number. */
export const earnedIncomeCredit = money(
  '36',
  'Oregon earned income credit',
  '9% of the federal earned income credit, or 12% with a dependent under 3',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.earnedIncomeCredit;
    const young = countDependentsWho(
      reader,
      ({ dateOfBirth }) => ageAtYearEnd(facts, dateOfBirth) < rule.underAge,
    );
    return blankIfZero(
      creditWithItins(reader) * (young > 0 ? rule.youngShare : rule.share) * get(oregonShare),
    );
  },
);
export const kidsCredit = money(
  '37',
  'Oregon Kids Credit',
  '$1,000 for each of up to five dependents under 6, phased out over $5,000 of income',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.kidsCredit;
    if (facts.filingStatus === 'mfs' || residency.isNonresident(reader)) return null;
    const children = countDependentsWho(
      reader,
      ({ dateOfBirth }) => ageAtYearEnd(facts, dateOfBirth) < rule.underAge,
    );
    const gone = Math.min(1, notBelowZero(get(agi) - rule.start) / rule.width);
    return blankIfZero(smallerOf(children, rule.children) * rule.amount * (1 - gone) * get(oregonShare));
  },
);
/** The column of the table by the youngest person cared for. */
function careColumn({ facts, at }: OregonReader): number | null {
  let column: number | null = null;
  for (const { dependentIndex } of facts.childCare.persons) {
    const child = dependentIndex === undefined ? undefined : facts.dependents[dependentIndex];
    if (!child || dependentIndex === undefined || !at(isDependent, dependentIndex)) continue;
    const age = ageAtYearEnd(facts, child.dateOfBirth);
    const disabled = child.unableToCareForSelf || child.state.disabled;
    const own = age < 3 ? 0 : age < 6 ? 1 : age < 13 ? 2 : !disabled ? null : age < 18 ? 3 : 4;
    if (own !== null) column = column === null ? own : Math.min(column, own);
  }
  return column;
}
const byCode = form('or-asc-refundable', 'Refundable Credits of Schedule OR-ASC', { kind: 'rules' });
export const careCredit = byCode.money(
  'WFHDC',
  'Working family household and dependent care credit',
  'From Schedule OR-WFHDC: a percentage of care expenses, based on household income and the youngest child’s age',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.careCredit;
    const column = careColumn(reader);
    const size = filersOf(facts) + countDependents(reader);
    if (column === null || size < 2 || facts.filingStatus === 'mfs') return null;
    const poverty = rule.povertyFirst + (size - 1) * rule.povertyMore;
    const household = Math.max(get(agi), get(oregonIncome));
    if (household > poverty * rule.povertyTimes) return null;
    const row = rule.shares[Math.ceil(Math.max(0, household / poverty) * 10)];
    const people = Math.min(rule.people, facts.childCare.persons.length);
    const paid = exactDollars(addCents(facts.childCare.persons, ({ expenses }) => expenses));
    const earned = leastEarned(reader);
    const counted = Math.min(paid, notBelowZero(rule.most * people - get(excluded)), notBelowZero(earned));
    return blankIfZero(counted * (row?.[column] ?? 0) * get(oregonShare));
  },
);
/** Schedule OR-529. ABLE accounts have a credit of their own. */
export const savingsCredit = byCode.money(
  '529',
  'Oregon 529 credit',
  'From Schedule OR-529: a share of contributions to Oregon college savings plans, by income',
  ({ facts, get, law }) => {
    const { most, shares } = law.savingsCredit;
    const paid = exactDollars(contributed529(facts, 'OR', null));
    return blankIfZero(smallerOf(paid * rowOf(get(agi), shares).share, most[facts.filingStatus]));
  },
);
const refundableByCode = money(
  '39',
  'Refundable credits',
  'Refundable credits from Schedule OR-ASC, such as those of Schedules OR-WFHDC and OR-529',
  ({ get }) => blankIfZero(get(careCredit) + get(savingsCredit)),
);
export const refundable = form('or-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 36, 37, and 39',
  ({ get }) => get(earnedIncomeCredit) + get(kidsCredit) + get(refundableByCode),
);

export { byCode };
export const settlement = makeSettlement(makers, {
  code: 'OR',
  due: [taxAfterCredits],
  credits: [refundable],
  withheld: '32',
  payments: [
    { number: '33', label: 'Applied from last year', of: ['applied'] },
    { number: '34', label: 'Estimated payments', of: ['estimated', 'extension'] },
    { number: '35', label: 'Withheld on real estate and by pass-through entities', of: ['otherWithholding'] },
  ],
  total: '40',
  overpaid: '41',
  owed: '46',
  applied: '48',
  donated: '49',
  refund: '53',
});
