import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { exactDollars, noCents } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { stateRefunds } from '../../us/schedule-1/income';
import { type Filer, listFilers } from '../../us/filers';
import { type StateCopyReader } from '../form';
import { bonusDifference } from '../shared/depreciation';
import { isAtLeast } from '../shared/people';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import { formWithCopies, income, makers, scheduleAdj, type VirginiaReader } from './form';
import { type VirginiaLaw } from './law';

const { money } = makers;

export const people = formWithCopies<Filer>('va-people', 'Amounts by person', listFilers, {
  name: 'Age Deduction Worksheet and subtractions by person',
  kind: 'worksheet',
});
type Own = StateCopyReader<VirginiaLaw, Filer>;

export const disabilityIncome = people.money(
  'disability',
  'Disability income',
  'Disability income, up to $20,000, if you retired on permanent and total disability',
  ({ facts, item, at, copy, law }: Own) =>
    blankIfZero(
      smallerOf(
        pensionPart(
          facts,
          item.owner,
          at(income.all.pensions, copy),
          (form) => form.planKind === 'disability' && item.person.permanentlyDisabled,
        ),
        law.disability.most,
      ),
    ),
);
const bornEarly = ({ item, law }: Pick<Own, 'item' | 'law'>) =>
  item.person.dateOfBirth <= law.ageDeduction.fullIfBornBy;
const isAged = ({ facts, item, law }: Pick<Own, 'facts' | 'item' | 'law'>) =>
  isAtLeast(facts, item.person, law.ageDeduction.age);

/** Federal adjusted gross income less taxable benefits, of both spouses. */
const adjustedFederalIncome = ({ get, facts }: Pick<VirginiaReader, 'get' | 'facts'>): number =>
  get(agi) -
  get(socialSecurityTaxable) +
  (facts.filingStatus === 'mfs' ? exactDollars(facts.states.VA.spouseAdjustedIncome ?? noCents) : 0);

/**
 * $12,000, less a dollar for each dollar of income over the limit for people born after January 1, 1939; a couple both of
 * whom are so takes the excess off $24,000 and halves what is left. Whoever subtracts disability income has none.
 */
export const ownAgeDeduction = people.money(
  'age deduction',
  'Age deduction',
  'This person’s age deduction, from the Age Deduction Worksheet',
  (reader: Own) => {
    if (!isAged(reader) || reader.get(disabilityIncome) > 0) return null;
    const { facts, law } = reader;
    if (bornEarly(reader)) return law.ageDeduction.amount;
    const sharing = listFilers(reader).filter(
      (filer, copy) =>
        isAged({ facts, law, item: filer }) &&
        !bornEarly({ law, item: filer }) &&
        reader.at(disabilityIncome, copy) === 0,
    ).length;
    const excess = notBelowZero(adjustedFederalIncome(reader) - law.ageDeduction.income[facts.filingStatus]);
    return blankIfZero(notBelowZero(sharing * law.ageDeduction.amount - excess) / sharing);
  },
);
export const usInterest = people.money(
  'US interest',
  'Interest on U.S. obligations',
  'Income from obligations or securities of the U.S.',
  ({ facts, item }) => blankIfZero(usObligationInterest(facts, item.owner)),
);
export const militaryPension = people.money(
  'military',
  'Military benefits',
  'Military retirement income, up to $30,000',
  ({ facts, item, at, copy, law }: Own) =>
    blankIfZero(
      smallerOf(
        pensionPart(facts, item.owner, at(income.all.pensions, copy), (form) => form.planKind === 'military'),
        law.military.most,
      ),
    ),
);
/** Railroad retirement that is no Social Security, and unemployment benefits, as far as they are in federal income. */
export const otherSubtracted = people.money(
  'other',
  'Railroad retirement and unemployment',
  'Railroad Retirement Act benefits and unemployment compensation',
  ({ facts, item, at, copy }) =>
    blankIfZero(
      pensionPart(facts, item.owner, at(income.all.pensions, copy), (form) => form.planKind === 'railroad') +
        at(income.all.unemployment, copy),
    ),
);
/** What Forms 760PY and 763 leave out of the column of Virginia, by person. */
export const subtractedHere = people.money(
  'subtracted here',
  'Virginia subtractions',
  'Subtractions, to the extent they apply to Virginia income',
  ({ get, at, copy }) => {
    const part = (kind: 'pensions' | 'interest') => {
      const all = at(income.all[kind], copy);
      return all === 0 ? 0 : at(income.here[kind], copy) / all;
    };
    const pensions = get(disabilityIncome) + get(militaryPension);
    const railroad = get(otherSubtracted) - at(income.all.unemployment, copy);
    return blankIfZero(
      roundHalfUp(
        (pensions + railroad) * part('pensions') +
          get(usInterest) * part('interest') +
          at(income.here.unemployment, copy) +
          at(income.here.socialSecurity, copy),
      ),
    );
  },
);

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Adjusted Gross Income from the federal return',
  ({ get }) => get(agi),
);
/** Va. Code 58.1-301(B)(1): depreciation as if no property had received bonus. */
const depreciationAddition = scheduleAdj.money(
  '2a',
  'Fixed date conformity addition, depreciation',
  'Federal depreciation in excess of depreciation without bonus depreciation',
  ({ facts }) => blankIfZero(notBelowZero(bonusDifference(facts))),
);
const depreciationSubtraction = scheduleAdj.money(
  '6a',
  'Fixed date conformity subtraction, depreciation',
  'Depreciation without bonus depreciation in excess of federal depreciation',
  ({ facts }) => blankIfZero(notBelowZero(-bonusDifference(facts))),
);
export const additions = money(
  '2',
  'Additions',
  'Additions from Schedule ADJ, Line 3: interest on obligations of other states, and depreciation',
  ({ facts, get }) => blankIfZero(otherStatesInterest(facts, 'VA') + get(depreciationAddition)),
);
export const incomeWithAdditions = money(
  '3',
  'Income with additions',
  'Add Lines 1 and 2',
  ({ get }) => get(federalAgi) + get(additions),
);
export const ageDeduction = money(
  '4',
  'Age deduction',
  'Age Deduction from the Age Deduction Worksheet, for you and your spouse',
  ({ each }) => blankIfZero(sum(each(ownAgeDeduction))),
);
export const benefits = money(
  '5',
  'Social Security benefits',
  'Social Security Act and equivalent Tier 1 Railroad Retirement Act benefits if taxed on the federal return',
  ({ get }) => blankIfZero(get(socialSecurityTaxable)),
);
export const refunds = money(
  '6',
  'State tax refund',
  'State income tax refund or overpayment credit if taxed on the federal return',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const adjSubtractions = scheduleAdj.money(
  '7',
  'Subtractions',
  'Total subtractions: obligations of the U.S., disability, military benefits, railroad retirement, unemployment, and depreciation',
  ({ each, get }) =>
    blankIfZero(
      sum([
        ...each(usInterest),
        ...each(disabilityIncome),
        ...each(militaryPension),
        ...each(otherSubtracted),
        get(depreciationSubtraction),
      ]),
    ),
);
export const subtractions = money('7', 'Subtractions', 'Subtractions from Schedule ADJ, Line 7', ({ get }) =>
  blankIfZero(get(adjSubtractions)),
);
export const allSubtractions = money('8', 'Total subtractions', 'Add Lines 4, 5, 6, and 7', ({ get }) =>
  blankIfZero(get(ageDeduction) + get(benefits) + get(refunds) + get(subtractions)),
);
export const virginiaAgi = money(
  '9',
  'Virginia adjusted gross income',
  'Virginia Adjusted Gross Income. Subtract Line 8 from Line 3',
  ({ get }) => get(incomeWithAdditions) - get(allSubtractions),
);
