import type { DescribedLine } from '@/lib/tax/describe-lines';
import { relationshipCodes } from './document-facts';
import { businessText, personText, placeText } from './filer-names';

/** Elements whose box is sent as X when checked and not at all otherwise; other yes/no lines send both. */
const checkboxes: ReadonlySet<string> = new Set([
  'EligibleForChildTaxCreditInd',
  'EligibleForODCInd',
  'ElectItemizedDedLessThnStdInd',
  'StatutoryEmployeeFromW2Ind',
  'RefundableAmerOppCrUnder24Ind',
  'NewBusinessInCurrentYearInd',
  'AllInvestmentIsAtRiskInd',
  'ElectionDeferCropInsProcInd',
]);

/** Amounts taken off that the form prints in parentheses: sent without a sign, as their type has none. */
const inParentheses: ReadonlySet<string> = new Set([
  'TotalIncomeExclusionAmt',
  'ConservationReserveProgPymtAmt',
]);

const byCode: ReadonlyMap<string, string> = new Map(Object.entries(relationshipCodes));

/** A line as the text of its element; null when nothing is sent. The amount on screen and the one sent are the same. */
export function lineText(element: string, { value, unit }: DescribedLine): string | null {
  const name = element.slice(element.lastIndexOf('/') + 1);
  if (typeof value === 'boolean') {
    if (checkboxes.has(name)) return value ? 'X' : null;
    return String(value);
  }
  if (typeof value === 'number') {
    if (unit === 'rate') return writeRate(value);
    return String(inParentheses.has(name) ? Math.abs(value) : value);
  }
  if (name.endsWith('RelationshipCd')) return byCode.get(value) ?? null;
  if (name.endsWith('Dt') || name.endsWith('Cd')) return value;
  if (name === 'EIN' || name === 'TIN' || name === 'SSN') return value.replaceAll(/\D/g, '') || null;
  if (name.endsWith('Nm')) return personText(value) || null;
  return (name.endsWith('AddressTxt') ? placeText(value, 60) : businessText(value)) || null;
}

/** A ratio without exponent and without digits that only binary numbers have. */
const writeRate = (value: number): string => value.toFixed(6).replace(/\.?0+$/, '');
