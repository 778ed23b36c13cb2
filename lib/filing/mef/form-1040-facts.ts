import type { DependentCounts } from '@/lib/tax/amended-return';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { spouseWithBoxes } from '@/lib/tax/us/worksheets/standard-deduction';
import { isBySurvivor } from '../who-signs';
import { distributionFacts } from './distribution-facts';
import { box, digits, leaf, yesNo } from './element';
import { personText } from './filer-names';
import { homeFacts } from './home-facts';
import { isForSomeoneWhoDied } from './paper-only';
import type { XmlNode } from './xml-node';

/** Boxes 1 to 5 of Form 1040. */
export const filingStatusCodes = { single: '1', mfj: '2', mfs: '3', hoh: '4', qss: '5' } as const;

/** Who was born on or after this day isn't 65 at the end of the year: January 2, 1960, in 2024 (Form 1040, age boxes). */
export const firstTooYoung = (taxYear: number): string => `${taxYear - 64}-01-02`;

/** The day before the 65th birthday. */
function reached65(dateOfBirth: string): string {
  const day = new Date(`${dateOfBirth}T12:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 65);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Somebody who died counts as 65 only when they reached that age (the day before the birthday). */
export const reachedOldAge = (
  person: { dateOfBirth: string; dateOfDeath: string | null } | null,
  taxYear: number,
): boolean =>
  person !== null &&
  person.dateOfBirth < firstTooYoung(taxYear) &&
  (person.dateOfDeath === null || reached65(person.dateOfBirth) <= person.dateOfDeath);

/** Clergy who file Schedule SE say so beside the earned income credit (Instructions for Form 1040, line 27). */
export const isClergyWithSelfEmployment = ({ clergy }: ReturnInput): boolean =>
  clergy.some(({ exempt4361 }) => !exempt4361);

/** Boxes that came with 2025. */
function boxesOf2025(facts: ReturnInput, claimsEic: boolean): XmlNode[] {
  if (facts.taxYear < 2025) return [];
  const { mainHomeInUs, livedApart, apartAllYear } = homeFacts(facts);
  const { iraRollover, charityFromIra, pensionRollover } = distributionFacts(facts);
  return [
    ...box('DeceasedInd', isForSomeoneWhoDied(facts)),
    ...box('MainHomeInUSOverHalfYrInd', mainHomeInUs),
    ...box('SepdSpsFilingSepRetMeetsRqrInd', livedApart),
    ...box('IRADistributionRolloverInd', iraRollover),
    ...box('IRADistributionQCDInd', charityFromIra),
    ...box('PensionsAnnuitiesRolloverInd', pensionRollover),
    ...box('MFSLiveApartEntireYrInd', apartAllYear && facts.socialSecurity.length > 0),
    ...box('ClergyMemberInd', claimsEic && isClergyWithSelfEmployment(facts)),
    ...box('DoNotClaimEICInd', facts.declineEic),
    ...box('DoNotClaimACTCInd', facts.declineActc),
  ];
}

/** What Form 1040 says of other lines. */
interface LinesOf1040 {
  refund: number;
  /** Distributions of capital gain that need no Schedule D: the box at line 7 (7b in 2025) says so. */
  gainWithoutScheduleD: boolean;
  /** An earned income credit stands on line 27 (27a in 2025). */
  claimsEic: boolean;
}

/** Form 1040 besides its lines: the boxes at the top, the bank account and the occupations. */
export function form1040Facts(
  facts: ReturnInput,
  { children, others }: DependentCounts,
  { refund, gainWithoutScheduleD, claimsEic }: LinesOf1040,
): XmlNode[] {
  const { taxYear, taxpayer, filingStatus, refund: bank } = facts;
  const joint = filingStatus === 'mfj';
  const spouse = joint ? facts.spouse : null;
  const old = reachedOldAge(taxpayer, taxYear);
  const counted = spouseWithBoxes(facts);
  const spouseOld = reachedOldAge(counted, taxYear);
  const spouseBlind = counted?.blind === true;
  const boxes = [old, taxpayer.blind, spouseOld, spouseBlind];
  const filers = joint ? 2 : 1;
  const count = boxes.filter(Boolean).length;
  return [
    ...box('Form1040SRInd', old || reachedOldAge(spouse, taxYear)),
    ...box('CapitalDistributionInd', gainWithoutScheduleD),
    ...boxesOf2025(facts, claimsEic),
    ...box('PECFPrimaryInd', facts.presidentialCampaign.taxpayer),
    ...box('PECFSpouseInd', joint && facts.presidentialCampaign.spouse),
    ...leaf('PrimaryDeathDt', taxpayer.dateOfDeath),
    ...leaf('SpouseDeathDt', joint ? facts.spouse?.dateOfDeath : null),
    { name: 'IndividualReturnFilingStatusCd', text: filingStatusCodes[filingStatus] },
    ...leaf(
      'SpouseNm',
      filingStatus === 'mfs' && facts.spouse !== null
        ? personText(`${facts.spouse.firstName} ${facts.spouse.lastName}`)
        : null,
    ),
    yesNo('VirtualCurAcquiredDurTYInd', facts.digitalAssets),
    ...box('PrimaryClaimAsDependentInd', taxpayer.claimableAsDependent),
    ...box('SpouseClaimAsDependentInd', spouse?.claimableAsDependent === true),
    ...box('Primary65OrOlderInd', old),
    ...box('PrimaryBlindInd', taxpayer.blind),
    ...box('Spouse65OrOlderInd', spouseOld),
    ...box('SpouseBlindInd', spouseBlind),
    ...leaf('TotalBoxesCheckedCnt', count === 0 ? null : String(count)),
    { name: 'TotalExemptPrimaryAndSpouseCnt', text: String(filers) },
    ...leaf('ChldWhoLivedWithYouCnt', children + others === 0 ? null : String(children)),
    ...leaf('OtherDependentsListedCnt', children + others === 0 ? null : String(others)),
    { name: 'TotalExemptionsCnt', text: String(filers + children + others) },
    ...(refund > 0 && bank.accountNumber !== ''
      ? [
          ...leaf('RoutingTransitNum', digits(bank.routingNumber)),
          { name: 'BankAccountTypeCd', text: bank.accountType === 'checking' ? '1' : '2' },
          ...leaf('DepositorAccountNum', bank.accountNumber.replaceAll(/[^A-Za-z0-9-]/g, '').toUpperCase()),
        ]
      : []),
    yesNo('ThirdPartyDesigneeInd', facts.thirdPartyDesignee),
    ...leaf('PrimaryOccupationTxt', personText(taxpayer.occupation)),
    ...leaf('SpouseOccupationTxt', personText(spouse?.occupation ?? '')),
    ...box('SurvivingSpouseInd', isBySurvivor(facts)),
    { name: 'RefundProductCd', text: 'NO FINANCIAL PRODUCT' },
  ];
}
