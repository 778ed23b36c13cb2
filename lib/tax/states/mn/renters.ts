import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import { countDependents, countFilers, isAtLeast } from '../shared/people';
import { rowOf } from '../shared/rates';
import { form, type MinnesotaReader, residency } from './form';

const m1rent = form('mn-m1rent', 'Renter’s Credit', { name: 'Schedule M1RENT', attachedWhen: 'anyEntry' });
const { money } = m1rent;

/** People who lived in Minnesota for half of the year and have a Certificate of Rent Paid; nobody's dependent. */
const mayClaim = (reader: MinnesotaReader): boolean =>
  !residency.isNonresident(reader) &&
  reader.get(residency.share) >= 0.5 &&
  !reader.facts.taxpayer.claimableAsDependent;

const rent = money('9', 'Rent paid', 'Rent from line 3 of your Certificates of Rent Paid', ({ facts }) =>
  blankIfZero(dollars(addCents(facts.states.MN.crp, ({ rent: paid }) => paid))),
);
/** Federal adjusted gross income less an amount for dependents, and one for people who are 65 or disabled. */
export const householdIncome = money(
  '8',
  'Household income',
  'Federal adjusted gross income minus the subtractions for dependents and for age 65 or disability',
  (reader) => {
    const { facts, get, entry, law } = reader;
    if (entry(rent) === null) return null;
    const { dependentMultiples, age } = law.rentersCredit;
    const multiple =
      dependentMultiples[Math.min(countDependents(reader), dependentMultiples.length - 1)] ?? 0;
    const aged =
      countFilers(facts, (person) => person.permanentlyDisabled || isAtLeast(facts, person, age)) > 0;
    return notBelowZero(get(agi) - law.exemption.each * (multiple + (aged ? 1 : 0)));
  },
);
export const rentersCredit = money(
  '12',
  'Renter’s credit',
  'The amount by which 17% of your rent exceeds a set percentage of household income, minus your co-payment, up to the maximum for your income',
  (reader) => {
    const { get, entry, law } = reader;
    if (entry(rent) === null || !mayClaim(reader)) return null;
    const { rentShare, incomeShares, ownShares, most } = law.rentersCredit;
    const income = get(householdIncome);
    const at = (rows: readonly { readonly over: number; readonly value: number }[]) =>
      rowOf(income, rows, false).value;
    const over = notBelowZero(get(rent) * rentShare - income * at(incomeShares));
    return blankIfZero(smallerOf(over * (1 - at(ownShares)), at(most)));
  },
);
export { m1rent };
