import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, centsOf, exactDollars } from '../../facts/cents';
import { earnedIncomeCredit as federalEarnedCredit } from '../../us/form-1040/payments';
import { agi } from '../../us/form-1040/taxable-income';
import { passesAge, isDependent } from '../../us/dependents/tests';
import { careCredit as federalCareCredit } from '../../us/form-2441/form-2441';
import { listFilers } from '../../us/filers';
import { assume } from '../../us/form';
import {
  socialSecurity as allBenefits,
  socialSecurityTaxable,
  taxExemptInterest,
} from '../../us/form-1040/income';
import { leastEarned } from '../shared/care-earnings';
import { creditWithItins } from '../shared/credit-with-itins';
import { ageKeepsFromCredit } from '../shared/earned-credit';
import { ageAtYearEnd, countFilers, isAtLeast } from '../shared/people';
import { withheldFor } from '../shared/payments';
import { rowOf } from '../shared/rates';
import { type ColoradoReader, form, residency } from './form';
import { coloradoShare, tax } from './tax';

/** Residents of a part of the year take the part of their credits that line 34 of Form DR 0104PN says; others none. */
const residentPart = (reader: ColoradoReader, credit: number): number | null => {
  if (residency.isNonresident(reader)) return null;
  return blankIfZero(residency.isResident(reader) ? credit : credit * reader.get(coloradoShare));
};

const credits = form('co-0104cr', 'Individual Credit Schedule', {
  name: 'Form DR 0104CR',
  attachedWhen: 'anyEntry',
});
const { money } = credits;

const children = form('co-0104cn', 'Colorado Child Tax Credit', {
  name: 'Form DR 0104CN',
  attachedWhen: 'anyEntry',
});
/** Children of the federal credit, with an ITIN too. */
const countChildren = ({ facts, at }: ColoradoReader, from: number, under: number): number =>
  facts.dependents.filter((child, i) => {
    const age = ageAtYearEnd(facts, child.dateOfBirth);
    return at(isDependent, i) && at(passesAge, i) && child.idType !== 'none' && age >= from && age < under;
  }).length;

export const childTaxCredit = children.money(
  'B',
  'Child tax credit',
  'Number of children under 6 times the amount for your income',
  (reader) => {
    const { get, facts, law } = reader;
    const { underAge, tiers } = law.childTaxCredit;
    return residentPart(
      reader,
      countChildren(reader, 0, underAge) * rowOf(get(agi), tiers[facts.filingStatus]).amount,
    );
  },
);
export const familyCredit = children.money(
  'C',
  'Family affordability credit',
  'Amounts for children under 17, reduced by 6.875% for each $5,000 of income over the limit',
  (reader) => {
    const { get, facts, law } = reader;
    const rule = law.familyCredit;
    const steps = Math.ceil(notBelowZero(get(agi) - rule.start[facts.filingStatus]) / rule.step);
    const left = Math.max(0, 1 - steps * rule.reduction);
    const young = countChildren(reader, 0, rule.youngAge);
    const older = countChildren(reader, rule.youngAge, rule.underAge);
    return residentPart(reader, rule.amount * left * (young + older * rule.olderShare));
  },
);

/** Without a child the federal credit begins at 25, Colorado's at 19. */
const fromNineteen = assume('If the credit without a qualifying child were available from age 19', {
  law: (law) => ({ ...law, earnedIncome: { ...law.earnedIncome, minimumAge: 19 } }),
});
export const earnedIncomeCredit = money(
  '5',
  'Earned income tax credit',
  '50% of the federal earned income credit, or of the credit you’d get with an ITIN or starting at age 19',
  (reader) => {
    const { facts, law } = reader;
    let federal = creditWithItins(reader);
    const people = listFilers({ facts });
    if (
      federal === 0 &&
      ageKeepsFromCredit(reader) &&
      people.some(({ person }) => !person.student && isAtLeast(facts, person, law.earnedIncome.minimumAge))
    )
      federal = reader.proForma(fromNineteen, federalEarnedCredit);
    return residentPart(reader, federal * law.earnedIncome.share);
  },
);
export const careCredit = money(
  '2',
  'Child care expenses credit',
  'Part of the federal child care credit, or the low-income credit',
  (reader) => {
    const { get, facts, law, at } = reader;
    const rule = law.care;
    const federal = get(federalCareCredit);
    if (federal > 0) return residentPart(reader, get(agi) <= rule.income ? federal * rule.share : 0);
    if (get(agi) > rule.lowIncome || facts.filingStatus === 'mfs') return null;
    const young = facts.dependents.map(
      (child, i) => at(isDependent, i) && ageAtYearEnd(facts, child.dateOfBirth) < rule.underAge,
    );
    const count = young.filter(Boolean).length;
    if (count === 0) return null;
    const paid = exactDollars(
      addCents(
        facts.childCare.persons.filter(
          ({ dependentIndex }) => dependentIndex !== undefined && young[dependentIndex] === true,
        ),
        ({ expenses }) => expenses,
      ),
    );
    const earned = leastEarned(reader);
    return residentPart(
      reader,
      Math.min(smallerOf(paid, earned) * rule.lowShare, count === 1 ? rule.lowMost[0] : rule.lowMost[1]),
    );
  },
);
/** Whoever has the exemption of the property tax for seniors has no credit. */
export const seniorHousingCredit = money(
  '20-21',
  'Income-qualified senior housing credit',
  'For homeowners and renters age 65 or older with income up to $125,000',
  (reader) => {
    const { get, facts, law } = reader;
    const rule = law.seniorHousing;
    const exempt = facts.homes.some(
      ({ state, homesteadExemption }) => state.toUpperCase() === 'CO' && homesteadExemption,
    );
    const old = countFilers(facts, (person) => isAtLeast(facts, person, rule.age)) > 0;
    if (exempt || !old || get(agi) > rule.incomeLimit) return null;
    const steps = Math.floor(notBelowZero(get(agi) - rule.start) / rule.step);
    return residentPart(
      reader,
      notBelowZero(rule.most[facts.filingStatus] - steps * rule.reduction[facts.filingStatus]),
    );
  },
);
export const refundableCredits = money(
  'refundable',
  'Refundable credits',
  'Total of the refundable credits on this schedule and on Form DR 0104CN',
  ({ get }) =>
    blankIfZero(
      sum(
        [childTaxCredit, familyCredit, earnedIncomeCredit, careCredit, seniorHousingCredit].map((line) =>
          get(line),
        ),
      ),
    ),
);

/** Federal adjusted gross income with exempt interest and untaxed Social Security. */
const refundForm = form('co-sales-tax-refund', 'State Sales Tax Refund', {
  kind: 'worksheet',
  attachedWhen: 'anyEntry',
});
export const modifiedIncome = refundForm.money(
  '34',
  'Modified adjusted gross income',
  'Federal adjusted gross income, exempt interest, and nontaxable Social Security',
  ({ get }) =>
    get(agi) + get(taxExemptInterest) + notBelowZero(get(allBenefits) - get(socialSecurityTaxable)),
);
export const salesTaxRefund = refundForm.money(
  '35',
  'State sales tax refund',
  'For full-year residents who are 18 or older or owe Colorado income tax: the amount for your income, for each filer',
  (reader) => {
    const { get, facts, law } = reader;
    if (!residency.isResident(reader)) return null;
    const { age, tiers } = law.salesTaxRefund;
    // Eighteen before the year began; younger people who have tax, or had some withheld.
    const files = get(tax) > 0 || centsOf(withheldFor(facts, 'CO')) > 0;
    const people = listFilers({ facts }).filter(
      ({ person }) => files || person.dateOfBirth <= `${facts.taxYear - age - 1}-12-31`,
    ).length;
    return blankIfZero(people * rowOf(get(modifiedIncome), tiers).amount);
  },
);

export { children as dr0104cn, credits as dr0104cr, refundForm };
