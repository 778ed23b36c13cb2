import { claimedCredits } from '../due-diligence';
import type { CalculatedLines } from './build-documents';
import { group } from './element';
import type { Signing } from './signing';
import type { XmlNode } from './xml-node';

/** Elements by the printed numbers of Form 8867. From memory: an operator compares them with the official schema. */
const elements: readonly [id: string, element: string][] = [
  ['1', 'RtrnCompletedUsingTxpyrInfoCd'],
  ['2', 'WorksheetsCompletedCd'],
  ['3', 'KnowledgeRequirementCd'],
  ['4', 'InfoIncorrectIncompleteCd'],
  ['4a', 'ReasonableInquiriesCd'],
  ['4b', 'InquiriesDocumentedCd'],
  ['5', 'RecordRetentionCd'],
  ['6', 'AskedSubstantiateEligibilityCd'],
  ['7', 'AskedDisallowedPriorYearCd'],
  ['8', 'AskedScheduleCQuestionsCd'],
  ['9a', 'EICEligibleDeterminedCd'],
  ['9b', 'EICAskedChildLivedCd'],
  ['9c', 'EICExplainedTiebreakerCd'],
  ['10', 'CTCDependentDeterminedCd'],
  ['11', 'CTCExplainedResidencyCd'],
  ['12', 'CTCExplainedSeparatedParentsCd'],
  ['13', 'AOTCSubstantiationProvidedCd'],
  ['14', 'HOHDeterminedCd'],
  ['15', 'CertifyAnswersCd'],
];

const words = { yes: 'YES', no: 'NO', na: 'NOT APPLICABLE' } as const;

/** Form 8867, when a preparer signs a return that claims what it is about. */
export function dueDiligenceDocument({ facts, lines }: CalculatedLines, { preparer }: Signing): XmlNode[] {
  const claimed = claimedCredits(facts, lines);
  if (preparer === null || claimed.length === 0) return [];
  const boxes = { eic: 'EICClaimedInd', ctc: 'CTCClaimedInd', aotc: 'AOTCClaimedInd', hoh: 'HOHClaimedInd' };
  return group('IRS8867', [
    ...claimed.map((credit) => ({ name: boxes[credit], text: 'X' })),
    ...elements.flatMap(([id, name]) => {
      const answer = preparer.dueDiligence[id];
      return answer === undefined ? [] : [{ name, text: words[answer] }];
    }),
  ]);
}
