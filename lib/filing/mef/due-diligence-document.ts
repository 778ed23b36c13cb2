import { claimedCredits, filedAnswers } from '../due-diligence';
import type { CalculatedLines } from './build-documents';
import { group, leaf } from './element';
import { personText } from './filer-names';
import type { Signing } from './signing';
import type { XmlNode } from './xml-node';

/**
 * Elements by the printed numbers of Form 8867 (Rev. November 2024), as the IRS's stylesheet of that revision reads them.
 * `Ind` is a yes or no, `Cd` has "not applicable" beside them.
 */
const elements: readonly [id: string, element: string][] = [
  ['1', 'TxpyrProvidedOrObtainedInfoInd'],
  ['2', 'CompleteApplicableWorksheetCd'],
  ['3', 'SatisfyKnowledgeRequirementInd'],
  ['4', 'IncorIncmplInconInfoInd'],
  ['4a', 'MakeInquiryInd'],
  ['4b', 'DocumentInquiryInd'],
  ['5', 'SatisfyRecordRetentionRqrInd'],
  ['6', 'SubstantiateCrEligibilityInd'],
  ['7', 'PrevDisallowedOrReducedCrCd'],
  ['7a', 'CompleteRequiredRecertFormCd'],
  ['8', 'QstnToCompleteCorrectSchCCd'],
  ['9a', 'EICEligibleClaimQlfyChildInd'],
  ['9b', 'ExplainLiveWithChldRqrClaimInd'],
  ['9c', 'ExplainTiebreakerRulesCd'],
  ['10', 'USCitizenOrNationalInd'],
  ['11', 'ExplainLiveWithChldRqrClaimCd'],
  ['12', 'ExplainRuleClmCrDivPrnts8332Cd'],
  ['13', 'SubstProvQlfyTuitionExpnssInd'],
  ['14', 'EligibleClaimHOHInd'],
  ['15', 'CrEligibilityCertificationInd'],
];

const codes = { yes: 'YES', no: 'NO', na: 'N/A' } as const;

const boxes = {
  eic: 'EICClaimedInd',
  ctc: 'CTCACTCODCClaimedInd',
  aotc: 'AOTCClaimedInd',
  hoh: 'HOHFilingStatusInd',
} as const;

/** An answer as the element takes it. Question 9b has no box "N/A": without a child it is passed over. */
function answerText(element: string, answer: 'yes' | 'no' | 'na'): string | null {
  if (element.endsWith('Cd')) return codes[answer];
  return answer === 'na' ? null : String(answer === 'yes');
}

/** Form 8867, when a preparer signs a return that claims what it is about. */
export function dueDiligenceDocument({ facts, lines }: CalculatedLines, { preparer }: Signing): XmlNode[] {
  const claimed = claimedCredits(facts, lines);
  if (preparer === null || claimed.length === 0) return [];
  const answers = filedAnswers(preparer.dueDiligence, lines);
  return group('IRS8867', [
    ...leaf('PreparerPersonNm', personText(preparer.name)),
    ...leaf('PTIN', preparer.ptin),
    ...claimed.map((credit) => ({ name: boxes[credit], text: 'X' })),
    ...elements.flatMap(([id, name]) => {
      const answer = answers[id];
      return answer === undefined ? [] : leaf(name, answerText(name, answer));
    }),
  ]);
}
