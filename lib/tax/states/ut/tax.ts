import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, dollars, exactDollars, noCents } from '../../facts/cents';
import { earnedBy } from '../../us/form-2441/earned-income';
import { earnedIncomeCredit as federalEarnedCredit } from '../../us/form-1040/payments';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { isTaxCreditChild } from '../../us/dependents/tests';
import { listFilers } from '../../us/filers';
import { type TaxReader } from '../../us/form';
import { creditForOtherStates } from '../shared/other-states-credit';
import { contributed529 } from '../shared/payments';
import { ageAtYearEnd, countDependentsWho, countFilers } from '../shared/people';
import { pensionPart } from '../shared/pensions';
import { makeSettlement } from '../shared/settlement';
import { form, income, makers, residency, type UtahReader } from './form';
import { incomeTax, modifiedIncome, totalIncome, utahIncome, utahShare } from './income';

const { money } = makers;

const credits = form('ut-tc-40a', 'Income Tax Supplemental Schedule', {
  name: 'Form TC-40A',
  attachedWhen: 'anyEntry',
});
const overLimit = ({ get }: Pick<UtahReader, 'get'>, limit: number) =>
  notBelowZero(get(modifiedIncome) - limit);

const fullRetirementCredit = (reader: UtahReader): number => {
  const { facts, law } = reader;
  const { amount, bornBefore, start, rate } = law.retirementCredit;
  const old = countFilers(facts, ({ dateOfBirth }) => dateOfBirth < bornBefore);
  return notBelowZero(old * amount - overLimit(reader, start[facts.filingStatus]) * rate);
};
const fullBenefitCredit = (reader: UtahReader): number => {
  const { facts, get, law } = reader;
  const { start, rate } = law.socialSecurityCredit;
  return notBelowZero(
    get(socialSecurityTaxable) * law.tax.rate - overLimit(reader, start[facts.filingStatus]) * rate,
  );
};
const fullMilitaryCredit = ({ facts, law, at }: UtahReader): number =>
  listFilers({ facts }).reduce(
    (total, { owner }, person) =>
      total +
      pensionPart(facts, owner, at(income.all.pensions, person), ({ planKind }) => planKind === 'military') *
        law.tax.rate,
    0,
  );
/** The retirement credit goes with none of the other two: whatever is more. */
const takesRetirementCredit = (reader: UtahReader): boolean =>
  fullRetirementCredit(reader) >= fullBenefitCredit(reader) + fullMilitaryCredit(reader);

export const retirementCredit = credits.money(
  '18',
  'Retirement credit',
  'From TC-40C: $450 for each filer born before 1953, reduced by 2.5% of income over the limit',
  (reader) => (takesRetirementCredit(reader) ? blankIfZero(fullRetirementCredit(reader)) : null),
);
export const my529Credit = credits.money(
  '20',
  'Utah my529 credit',
  'Contributions to my529 accounts, up to the limit for each beneficiary, times 4.55%',
  ({ facts, law }) => {
    const own = facts.education529.filter(({ state }) => state.toUpperCase() === 'UT');
    const beneficiaries = new Set(own.map(({ beneficiary }) => JSON.stringify(beneficiary))).size;
    const counted = smallerOf(
      dollars(contributed529(facts, 'UT', null)),
      beneficiaries * law.collegeSavings.most[facts.filingStatus],
    );
    return blankIfZero(counted * law.tax.rate);
  },
);
export const socialSecurityCredit = credits.money(
  'AH',
  'Social Security benefits credit',
  'Taxable benefits times 4.55%, reduced by 2.5% of income over the limit',
  (reader) => (takesRetirementCredit(reader) ? null : blankIfZero(fullBenefitCredit(reader))),
);
export const militaryCredit = credits.money(
  'AJ',
  'Military retirement credit',
  'Taxable military retirement pay times 4.55%',
  (reader) => (takesRetirementCredit(reader) ? null : blankIfZero(fullMilitaryCredit(reader))),
);
/** Limited to wages that Forms W-2 report for Utah. */
export const earnedIncomeCredit = credits.money(
  'AM',
  'Earned income tax credit',
  '20% of the federal earned income credit, up to your Utah wages',
  ({ facts, get, law }) => {
    const wages = addCents(facts.w2s, (w2) =>
      addCents(w2.states, (row) => (row.state.toUpperCase() === 'UT' ? row.wages : noCents)),
    );
    return blankIfZero(
      smallerOf(get(federalEarnedCredit) * law.earnedIncomeCredit.share, exactDollars(wages)),
    );
  },
);
export const childCredit = credits.money(
  'AT',
  'Child tax credit',
  '$1,000 for each child age 1 to 3, reduced by 10% of income over the limit',
  (reader) => {
    const { facts, law, at } = reader;
    const rule = law.childCredit;
    const children = facts.dependents.filter((child, i) => {
      const age = ageAtYearEnd(facts, child.dateOfBirth);
      return at(isTaxCreditChild, i) && age >= rule.fromAge && age < rule.underAge;
    }).length;
    return blankIfZero(
      notBelowZero(children * rule.amount - overLimit(reader, rule.start[facts.filingStatus]) * rule.rate),
    );
  },
);
export const apportionable = money(
  '24',
  'Apportionable nonrefundable credits',
  'Total of TC-40A, Part 3',
  ({ get }) =>
    blankIfZero(
      sum(
        [
          retirementCredit,
          my529Credit,
          socialSecurityCredit,
          militaryCredit,
          earnedIncomeCredit,
          childCredit,
        ].map((line) => get(line)),
      ),
    ),
);
export const taxAfterApportionable = money(
  '25',
  'Tax after apportionable credits',
  'Line 22 minus line 24, but not below zero. Part-year residents and nonresidents multiply by the TC-40B ratio',
  ({ get }) => notBelowZero(get(incomeTax) - get(apportionable)) * get(utahShare),
);
export const atHomeParentCredit = credits.money(
  '01',
  'At-home parent credit',
  '$100 for each child up to 12 months old, with income up to $50,000',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.atHomeParent;
    if (!facts.states.UT.atHomeParent || get(agi) > rule.incomeLimit) return null;
    const atHome = listFilers({ facts }).some(
      ({ owner }) => earnedBy(reader as unknown as TaxReader, owner) <= rule.earnings,
    );
    const babies = countDependentsWho(reader, ({ dateOfBirth }) => ageAtYearEnd(facts, dateOfBirth) === 0);
    return atHome ? blankIfZero(babies * rule.amount) : null;
  },
);
export const otherStateCredit = credits.money(
  '17',
  'Credit for income tax paid to another state',
  'From TC-40S: for each state, the smaller of its tax or the Utah tax on income taxed by both states',
  (reader) => {
    if (residency.isNonresident(reader)) return null;
    const { get } = reader;
    return blankIfZero(
      creditForOtherStates(reader, {
        tax: get(taxAfterApportionable),
        income: residency.isResident(reader) ? get(totalIncome) : get(utahIncome),
        places: 4,
      }),
    );
  },
);
export const nonapportionable = money(
  '26',
  'Nonapportionable nonrefundable credits',
  'Total of TC-40A, Part 4',
  ({ get }) => blankIfZero(get(atHomeParentCredit) + get(otherStateCredit)),
);
export const taxAfterCredits = money(
  '27',
  'Tax after credits',
  'Line 25 minus line 26, but not below zero',
  ({ get }) => notBelowZero(get(taxAfterApportionable) - get(nonapportionable)),
);
export const totalTax = money(
  '32',
  'Total tax, use tax, and additions to tax',
  'Add lines 27 through 31',
  ({ get }) => get(taxAfterCredits),
);

export const settlement = makeSettlement(makers, {
  code: 'UT',
  due: [totalTax],
  credits: [],
  withheld: '33',
  payments: [
    { number: '34', label: 'Prepaid income tax', of: ['estimated', 'applied', 'extension'] },
    { number: '35', label: 'Pass-through entity withholding', of: ['otherWithholding'] },
  ],
  total: '39',
  overpaid: '43a',
  donated: '28',
  applied: '44',
  refund: '43',
  owed: '40',
});

export { credits as tc40a };
