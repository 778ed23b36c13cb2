import { type FactIssue } from './fact-issue';
import { findFactsOfLaterYears } from './fact-years';
import { type ReturnInput } from './return-input';

const owned = [
  'w2s',
  'interest',
  'dividends',
  'sales',
  'retirement',
  'socialSecurity',
  'governmentPayments',
  'gambling',
  'otherIncome',
  'hsaDistributions',
  'unreportedTips',
  'misclassifiedWages',
  'businesses',
  'farms',
  'rentals',
  'k1s',
  'carLoans',
  'cleanVehicles',
] as const satisfies readonly (keyof ReturnInput)[];

/** Facts that are well formed one by one but can't stand together. */
export function findContradictions(facts: ReturnInput): FactIssue[] {
  const issues: FactIssue[] = findFactsOfLaterYears(facts);
  const add = (path: string, message: string) => issues.push({ path, message });

  if (facts.filingStatus === 'mfj' && !facts.spouse) add('spouse', 'A joint return requires a spouse');
  checkYears(facts, add);
  const { taxYear } = facts;
  checkPerson(facts.taxpayer, 'taxpayer', taxYear, add);
  if (facts.spouse) checkPerson(facts.spouse, 'spouse', taxYear, add);
  facts.dependents.forEach((dependent, i) => {
    checkPerson(dependent, `dependents.${i}`, taxYear, add);
    // One form releases the claim from one parent to the other (IRC 152(e)).
    if (dependent.form8332Received && dependent.releasedToOtherParent)
      add(`dependents.${i}.form8332Received`, 'Either you or the other parent signed Form 8332, not both');
  });

  // Only a joint return holds two people's documents.
  if (facts.filingStatus !== 'mfj') {
    const message = 'Only a joint return can include a spouse’s documents';
    for (const list of owned) {
      facts[list].forEach((item, i) => {
        if (item.owner === 'spouse') add(`${list}.${i}.owner`, message);
      });
    }
    for (const list of ['hsa', 'ira'] as const) {
      facts.adjustments[list].forEach((item, i) => {
        if (item.owner === 'spouse') add(`adjustments.${list}.${i}.owner`, message);
      });
    }
  }

  const noSuchDependent = 'There is no dependent at this position';
  facts.childCare.persons.forEach((person, i) => {
    if (person.dependentIndex !== undefined && !facts.dependents[person.dependentIndex])
      add(`childCare.persons.${i}.dependentIndex`, noSuchDependent);
    if (person.spouse && !facts.spouse)
      add(`childCare.persons.${i}.spouse`, 'There is no spouse on this return');
  });
  facts.education.forEach(({ student }, i) => {
    if (student === 'spouse' && !facts.spouse)
      add(`education.${i}.student`, 'There is no spouse on this return');
    if (typeof student === 'object' && !facts.dependents[student.dependentIndex])
      add(`education.${i}.student.dependentIndex`, noSuchDependent);
  });
  return issues;
}

type Add = (path: string, message: string) => void;

/** Years that the year of the return limits. */
function checkYears({ taxYear, iraBasis, governmentPayments }: ReturnInput, add: Add): void {
  for (const who of ['taxpayer', 'spouse'] as const) {
    const { rothFirstYear, rothConversions } = iraBasis[who];
    if (rothFirstYear !== null && rothFirstYear > taxYear)
      add(`iraBasis.${who}.rothFirstYear`, `Use ${taxYear} or an earlier year`);
    rothConversions.forEach(({ year }, i) => {
      if (year >= taxYear) add(`iraBasis.${who}.rothConversions.${i}.year`, `Use a year before ${taxYear}`);
    });
  }
  governmentPayments.forEach(({ stateRefundYear }, i) => {
    if (stateRefundYear !== null && stateRefundYear > taxYear)
      add(`governmentPayments.${i}.stateRefundYear`, `Use ${taxYear} or an earlier year`);
  });
}

function checkPerson(
  person: { dateOfBirth: string; dateOfDeath: string | null },
  path: string,
  taxYear: number,
  add: Add,
): void {
  if (person.dateOfBirth > `${taxYear}-12-31`)
    add(`${path}.dateOfBirth`, `This person was born after ${taxYear}`);
  if (person.dateOfDeath && person.dateOfDeath < person.dateOfBirth)
    add(`${path}.dateOfDeath`, 'This is before the date of birth');
}
