import type { DescribedForm } from '@/lib/tax/describe-lines';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { box, group, leaf } from './element';
import type { XmlNode } from './xml-node';

type Lines = Readonly<Record<string, DescribedForm | DescribedForm[]>>;

/** Lines of one copy of a form, by number. */
type Values = Readonly<Record<string, { readonly value: unknown } | undefined>>;

/** Whole dollars that Forms 8814 add to the parents' return: lines 9, 10, 12, and 15 of all children. */
export interface ChildAmounts {
  qualified: number;
  gain: number;
  other: number;
  tax: number;
}

/** What all Forms 8814 of a return add to it; null without one. */
export function childAmountsOf(
  lines: Readonly<Record<string, Values | Values[] | undefined>>,
): ChildAmounts | null {
  const forms = [lines['8814'] ?? []].flat();
  if (forms.length === 0) return null;
  const total = (line: string) => forms.reduce((all, form) => all + Number(form[line]?.value ?? 0), 0);
  return { qualified: total('9'), gain: total('10'), other: total('12'), tax: total('15') };
}

/**
 * Form 1040: children's dividends on lines 3a and 3b (there only without Schedule B), their gain on line 7 without Schedule D,
 * and the box and tax beside line 16. The return of 2025 has boxes beside the amounts.
 */
export function childElection1040(lines: Lines, taxYear: number): XmlNode[] {
  const amounts = childAmountsOf(lines);
  if (amounts === null) return [];
  const { qualified, gain, tax } = amounts;
  const onScheduleB = lines['schedule-b'] !== undefined;
  const onScheduleD = lines['schedule-d'] !== undefined;
  const is2025 = taxYear >= 2025;
  return [
    ...leaf('QualifiedF8814Amt', qualified > 0 ? String(qualified) : null),
    ...leaf('OrdinaryF8814Amt', qualified > 0 && !onScheduleB ? String(qualified) : null),
    ...box('ChildDivIncldQualifiedDivInd', is2025 && qualified > 0),
    ...box('ChildDivIncldOrdinaryDivInd', is2025 && qualified > 0),
    ...box('ChildCapitalGainOrLossIncldInd', is2025 && gain > 0),
    ...leaf('Form8814Amt', gain > 0 && !onScheduleD ? String(gain) : null),
    ...(tax > 0
      ? [{ name: 'Form8814Ind', text: 'X', attributes: { childInterestAndDividendTaxAmt: String(tax) } }]
      : []),
  ];
}

/** Schedule D, line 13: the part that is a child's. */
export function childElectionScheduleD(lines: Lines): XmlNode[] {
  const gain = childAmountsOf(lines)?.gain ?? 0;
  return gain === 0 ? [] : [...leaf('Form8814LiteralCd', 'FORM8814'), ...leaf('Form8814Amt', String(gain))];
}

/** Schedule 1, line 8z: the statement of the kinds of income on it, which a child's income needs (rule IND-234). */
export function otherIncomeStatement(lines: Lines, { otherIncome }: ReturnInput): XmlNode[] {
  const amounts = childAmountsOf(lines);
  if (amounts === null || amounts.other === 0) return [];
  const [scheduleOne] = [lines['schedule-1'] ?? []].flat();
  const rest = Number(scheduleOne?.['8z']?.value ?? 0) - amounts.other;
  const [only, more] = otherIncome;
  const kind = more === undefined && only !== undefined ? only.description : '';
  return group('OtherIncomeTypeStatement', [
    ...group('OtherIncomeTypeStmt', [
      ...leaf('OtherIncomeLitCd', 'FORM 8814'),
      ...leaf('OtherIncomeAmt', String(amounts.other)),
    ]),
    ...(rest === 0
      ? []
      : group('OtherIncomeTypeStmt', [
          ...leaf('OtherIncomeCodeTxt', kind || 'Other income'),
          ...leaf('OtherIncomeAmt', String(rest)),
        ])),
  ]);
}
