import { type AnswerValue } from '../schema';
import { type AskedQuestion, type Walk } from '../walk';
import { readAt, type FactTree } from '../write-fact';

/**
 * What the filer answers about marriage, home and people, so that the filing status of the return comes out.
 * Undefined for every other question.
 */
export function answerHousehold(
  walk: Walk,
  { id, spec, item }: AskedQuestion,
  facts: FactTree,
): AnswerValue | undefined {
  const status = facts['filingStatus'];
  const flag = (path: string) => readAt(facts, path) === true;
  switch (id) {
    case 'marital-status':
      if (status === 'mfj') return readAt(facts, 'spouse.dateOfDeath') ? 'widowed-2024' : 'married';
      // A head of household with a spouse lived apart and is considered unmarried (IRC 7703(b)).
      if (status === 'mfs' || (status === 'hoh' && Boolean(readAt(facts, 'spouse')))) return 'married';
      return status === 'qss' ? 'widowed-before' : 'never-married';
    case 'spouse-death-year':
      return '2023';
    case 'file-together':
      return status === 'mfj';
    case 'lived-apart-all-year':
      return flag('livedApartAllYear');
    case 'lived-apart-last-six-months':
      return flag('livedApartLastSixMonths');
    case 'separation-agreement':
      return flag('separationAgreement');
    case 'kept-up-home':
    case 'kept-up-parent-home':
    case 'kept-home-for-other':
      return status === 'hoh' || status === 'qss';
    case 'spouse.noIncome':
      return flag('spouse.noIncome');
    case 'home.city':
      return String(readAt(facts, 'residency[0].city') || 'elsewhere');
  }
  const who = item?.group === 'dependents' ? `dependents[${item.index}]` : id.split('.')[0];
  const wordOr = (usual: string) => String(readAt(facts, `${who}.relationshipName`) ?? usual);
  switch (spec.id.replace(/^(taxpayer|spouse)/, '')) {
    case '.supported':
      return true;
    // Not stated: taken for another's child, except in the year of birth, as the engine does.
    case '.someoneElsesQualifyingChild':
      return (
        (readAt(facts, `${who}.someoneElsesQualifyingChild`) as boolean | null | undefined) ??
        !String(readAt(facts, `${who}.dateOfBirth`)).startsWith('2024')
      );
    case '.childWord':
      return wordOr('daughter');
    case '.siblingWord':
      return wordOr('brother');
    case '.nieceOrNephewWord':
      return wordOr('niece');
    case '.idKind': {
      const kind = String(readAt(facts, `${who}.idType`) ?? 'ssn');
      return kind === 'ssn' && readAt(facts, `${who}.ssnValidForWork`) === false ? 'ssn-no-work' : kind;
    }
    case '.circumstances': {
      if (item?.group !== 'dependents') return undefined;
      const picked = [
        ...(flag(`${who}.providedOverHalfOwnSupport`) ? ['own-support'] : []),
        ...(flag(`${who}.filesJointReturn`) ? ['joint-return'] : []),
        ...(readAt(facts, `${who}.usCitizenOrResident`) === false ? ['not-citizen'] : []),
        ...(flag(`${who}.releasedToOtherParent`) ? ['released'] : []),
        ...(readAt(facts, `${who}.dateOfDeath`) ? ['died'] : []),
      ];
      return picked.length > 0 ? picked : ['none'];
    }
    case '.ssn': {
      const number = readAt(facts, `${who}.ssn`);
      if (typeof number === 'string' && number !== '') return number;
      const kind = String(walk.view.effective[id.replace(/ssn$/, 'idKind')] ?? '');
      if (kind === 'itin') return `900-70-${1000 + (item?.index ?? 0)}`;
      if (kind === 'atin') return `900-93-${1000 + (item?.index ?? 0)}`;
      return undefined;
    }
  }
  return undefined;
}
