import { exactDollars } from '../../facts/cents';
import { type Dependent } from '../../facts/household';
import { isUnder } from '../ages';
import { covers } from '../coverage';
import { listFilers } from '../filers';
import { formWithCopies, type TaxCopyReader } from '../form';

covers(
  'dependents',
  'qualifyingChildOfAnother',
  'livedApartLastSixMonths',
  'separationAgreement',
  'creditsDisallowed.eic',
  'creditsDisallowed.ctc',
);

/** One copy for each person listed as a dependent: what the law takes this person to be. */
const makers = formWithCopies('dependent-tests', 'Tests for dependents', ({ facts }) => facts.dependents, {
  name: 'Steps to determine who is a dependent',
  kind: 'rules',
  source:
    'Instructions for Form 1040 (2024), Who Qualifies as Your Dependent; IRC 24, 32, and 152; Form 8332',
});
export const dependentTests = makers.form;
const { yesNo } = makers;

type DependentReader = TaxCopyReader<Dependent>;

const childRelationships: ReadonlySet<string> = new Set([
  'child',
  'stepchild',
  'fosterChild',
  'sibling',
  'grandchild',
  'nieceOrNephew',
]);

/** Months of 2024 that a person was alive, the month of birth or death counting as one. */
function monthsAlive({ item, law }: Pick<DependentReader, 'item' | 'law'>): number {
  const year = String(law.year);
  const first = item.dateOfBirth.startsWith(year) ? Number(item.dateOfBirth.slice(5, 7)) : 1;
  const last = item.dateOfDeath?.startsWith(year) ? Number(item.dateOfDeath.slice(5, 7)) : 12;
  return last - first + 1;
}

/** More than half of the year, or of the part of it in which the person was alive. */
export function livedWithFiler(reader: Pick<DependentReader, 'item' | 'law'>): boolean {
  return reader.item.monthsInHome * 2 > monthsAlive(reader);
}

/** Younger than the filer, or than one of them on a joint return. */
function isYounger({ item, facts }: DependentReader): boolean {
  if (item.dateOfBirth > facts.taxpayer.dateOfBirth) return true;
  return facts.filingStatus === 'mfj' && facts.spouse !== null && item.dateOfBirth > facts.spouse.dateOfBirth;
}

export const passesAge = yesNo(
  'age',
  'Age test for a child',
  'Under age 19 at the end of 2024, or under 24 and a student, and younger than you; or any age and permanently and totally disabled',
  (reader) => {
    const { item, law } = reader;
    if (item.permanentlyDisabled) return true;
    const limit = item.student ? law.dependents.studentBelowAge : law.dependents.childBelowAge;
    return isUnder(item.dateOfBirth, limit, law.year) && isYounger(reader);
  },
);

/** Relationship, age, residency and no joint return: the child of the earned income credit. */
export const isChildOfHome = yesNo(
  'child of the home',
  'Child who lived with you',
  'Son, daughter, stepchild, foster child, brother, sister, or a descendant of any of them, who meets the age test, lived with you for more than half of 2024, and isn’t filing a joint return, except only to claim a refund',
  (reader) =>
    childRelationships.has(reader.item.relationship) &&
    reader.get(passesAge) &&
    livedWithFiler(reader) &&
    !reader.item.filesJointReturn,
);

/**
 * Form 8332 takes the place of the home and the support test for a child of parents who live apart; age and no joint
 * return stay (IRC 152(e)(1) and (2)). It is for the child of a parent: a son, daughter or stepchild.
 */
export const isReleasedToFiler = yesNo(
  'released to you',
  'Child released to you by the other parent',
  'Your child lived with the other parent for more than half of 2024, and that parent signed Form 8332 for you',
  (reader) =>
    reader.item.form8332Received &&
    (reader.item.relationship === 'child' || reader.item.relationship === 'stepchild') &&
    reader.get(passesAge) &&
    !livedWithFiler(reader) &&
    !reader.item.providedOverHalfOwnSupport &&
    !reader.item.filesJointReturn,
);

/**
 * A child who lived elsewhere for more than half of the year is the qualifying child of whoever kept that home, until
 * the filer says otherwise (IRC 152(d)(1)(D)). The months of a year of birth or death say nothing about that.
 */
export const isSomeoneElsesChild = yesNo(
  'child of another',
  'Someone else’s qualifying child',
  'Could someone else claim this person as a qualifying child for 2024?',
  (reader) => {
    const { item } = reader;
    if (item.someoneElsesQualifyingChild !== null) return item.someoneElsesQualifyingChild;
    const wholeYear = monthsAlive(reader) === 12 && item.dateOfBirth < reader.law.firstDay;
    return (
      childRelationships.has(item.relationship) &&
      reader.get(passesAge) &&
      wholeYear &&
      item.monthsInHome * 2 < 12
    );
  },
);

export const isQualifyingRelative = yesNo(
  'qualifying relative',
  'Qualifying relative',
  'Your relative, or a member of your household all year, who had gross income of less than $5,050, got more than half of their support from you, isn’t filing a joint return (except only to claim a refund), and is no one’s qualifying child',
  ({ get, item, law }) =>
    !get(isSomeoneElsesChild) &&
    (item.relationship !== 'notRelated' || item.monthsInHome === 12) &&
    exactDollars(item.grossIncome) < law.dependents.qualifyingRelativeIncomeLimit &&
    !item.providedOverHalfOwnSupport &&
    !item.filesJointReturn,
);

export const isDependent = yesNo(
  'dependent',
  'Dependent',
  'A qualifying child or qualifying relative whom you can claim as a dependent',
  ({ get, item, facts }) => {
    const claimable =
      facts.taxpayer.claimableAsDependent ||
      (facts.filingStatus === 'mfj' && facts.spouse?.claimableAsDependent === true);
    if (claimable || item.releasedToOtherParent) return false;
    if (!item.usCitizenOrResident && !item.residentOfCanadaOrMexico) return false;
    const qualifyingChild = get(isChildOfHome) && !item.providedOverHalfOwnSupport;
    return qualifyingChild || get(isReleasedToFiler) || get(isQualifyingRelative);
  },
);

/** The required Social Security number is one that is valid for work. */
export const isTaxCreditChild = yesNo(
  'child tax credit',
  'Qualifies for the child tax credit',
  'Qualifying child under age 17 at the end of 2024 with the required social security number',
  ({ get, item, law, facts }) =>
    get(isDependent) &&
    (get(isChildOfHome) || get(isReleasedToFiler)) &&
    !item.providedOverHalfOwnSupport &&
    isUnder(item.dateOfBirth, law.dependents.childTaxCreditBelowAge, law.year) &&
    item.usCitizenOrResident &&
    item.idType === 'ssn' &&
    item.ssnValidForWork &&
    (law.childCredit.filerNeedsWorkSsn === null ||
      listFilers({ facts }).some(({ person }) => person.idType === 'ssn' && person.ssnValidForWork)),
);

export const isOtherDependent = yesNo(
  'other dependent',
  'Qualifies for the credit for other dependents',
  'Dependent who does not qualify for the child tax credit, has a taxpayer identification number, and is a U.S. citizen, national, or resident',
  ({ get, item }) =>
    get(isDependent) && !get(isTaxCreditChild) && item.usCitizenOrResident && item.idType !== 'none',
);

/** A child who was born and died in 2024 needs no number. */
export const isEarnedIncomeChild = yesNo(
  'earned income credit',
  'Qualifies for the earned income credit',
  'Qualifying child for the earned income credit with a social security number valid for employment',
  ({ get, item, law }) =>
    get(isChildOfHome) &&
    item.livedInUs &&
    ((item.idType === 'ssn' && item.ssnValidForWork) ||
      (item.dateOfBirth >= law.firstDay && item.dateOfDeath !== null)),
);
