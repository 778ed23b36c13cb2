import { countTrue, largerOf, nextMultipleOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { isUnder } from '../ages';
import { isOtherDependent, isTaxCreditChild } from '../dependents/tests';
import { earnedIncomeForChildCredit } from '../eic/earned-income';
import { listFilers } from '../filers';
import { type TaxReader } from '../form';
import { additionalChildCredit } from '../schedule-8812/part-2';

/**
 * Children who are still under 17 at the end of next year. From 2025 on the filer, or one spouse, needs a number valid
 * for work as well (IRC 24(h)(7)).
 */
function countChildren(reader: TaxReader): number {
  const { facts, law, each } = reader;
  if (!listFilers(reader).some(({ person }) => person.idType === 'ssn' && person.ssnValidForWork)) return 0;
  const counts = each(isTaxCreditChild);
  return countTrue(
    facts.dependents.map(
      ({ dateOfBirth, dateOfDeath }, i) =>
        counts[i] === true &&
        dateOfDeath === null &&
        isUnder(dateOfBirth, law.dependents.childTaxCreditBelowAge, law.nextYear.year),
    ),
  );
}

/** Schedule 8812 (2025), lines 4 to 12: $2,200 a child, $500 for others, among them who turns 17. */
export function childCreditNextYear(reader: TaxReader, agi: number): number {
  const { facts, law, each } = reader;
  const { perOtherDependent, phaseOutStart, phaseOutStep, phaseOutRate } = law.childCredit;
  const children = countChildren(reader);
  const alive = facts.dependents.map(({ dateOfDeath }) => dateOfDeath === null);
  const child = each(isTaxCreditChild);
  const other = each(isOtherDependent);
  const all = countTrue(alive.map((lives, i) => lives && (child[i] === true || other[i] === true)));
  const over = nextMultipleOf(phaseOutStep, notBelowZero(agi - phaseOutStart[facts.filingStatus]));
  return notBelowZero(
    children * law.nextYear.childCredit.perChild + (all - children) * perOtherDependent - over * phaseOutRate,
  );
}

/** Schedule 8812 (2025), lines 16a to 27: what tax does not use, up to $1,700 a child and 15% of earned income. */
export function refundableChildCreditNextYear(reader: TaxReader, unused: number): number {
  const { get, law } = reader;
  const { earnedIncomeFloor, earnedIncomeRate } = law.childCredit;
  const most = smallerOf(unused, countChildren(reader) * law.nextYear.childCredit.refundablePerChild);
  // With three children the payroll taxes can give more (Part II-B): at least what they gave this year.
  const earned = notBelowZero(get(earnedIncomeForChildCredit) - earnedIncomeFloor) * earnedIncomeRate;
  return smallerOf(most, largerOf(earned, get(additionalChildCredit)));
}
