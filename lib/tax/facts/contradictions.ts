import { type FactIssue } from './fact-issue';
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
] as const satisfies readonly (keyof ReturnInput)[];

const endOfYear = '2024-12-31';

/** Facts that are well formed one by one but can't stand together. */
export function findContradictions(facts: ReturnInput): FactIssue[] {
  const issues: FactIssue[] = [];
  const add = (path: string, message: string) => issues.push({ path, message });

  if (facts.filingStatus === 'mfj' && !facts.spouse) add('spouse', 'A joint return needs the spouse');
  checkPerson(facts.taxpayer, 'taxpayer', add);
  if (facts.spouse) checkPerson(facts.spouse, 'spouse', add);
  facts.dependents.forEach((dependent, i) => {
    checkPerson(dependent, `dependents.${i}`, add);
    // One form releases the claim from one parent to the other (IRC 152(e)).
    if (dependent.form8332Received && dependent.releasedToOtherParent)
      add(`dependents.${i}.form8332Received`, 'Either you or the other parent signed Form 8332, not both');
  });

  // Only a joint return holds two people's documents.
  if (facts.filingStatus !== 'mfj') {
    const message = 'Only a joint return can hold a document of the spouse';
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

function checkPerson(
  person: { dateOfBirth: string; dateOfDeath: string | null },
  path: string,
  add: (path: string, message: string) => void,
): void {
  if (person.dateOfBirth > endOfYear) add(`${path}.dateOfBirth`, 'This person was born after 2024');
  if (person.dateOfDeath && person.dateOfDeath < person.dateOfBirth)
    add(`${path}.dateOfDeath`, 'This is before the date of birth');
}
