import type { AmendedLine } from '@/lib/tax/amended-return';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { box, digits, group, leaf } from './element';
import { filingStatusCodes } from './form-1040-facts';
import { personText, plain } from './filer-names';
import { orderChildren } from './order-children';
import type { XmlNode } from './xml-node';

/** What Form 1040-X says. `superseding`: filed by the due date in place of the return before it. */
export interface Amended {
  kind: 'amended' | 'superseding';
  lines: readonly AmendedLine[];
  /** Part II, as the filer wrote it. */
  explanation: string;
  /** Line 22. Whole dollars. */
  refund: number;
  /** Line 20. Whole dollars. */
  owed: number;
}

/**
 * Elements of the lines with three columns, and of those with one. Names are those of the IRS's stylesheet of tax year
 * 2024 (Form 1040-X, Rev. February 2024); their order is the order of the form (docs/filing.md).
 */
const inColumns: Readonly<Record<string, string>> = {
  '1': 'AdjustedGrossIncomeAmt',
  '2': 'TotalItemizedOrStandardDedAmt',
  '3': 'AGILessDeductionsAmt',
  '4b': 'QualifiedBusinessIncomeDedAmt',
  '5': 'TaxableIncomeAmt',
  '6': 'TaxAmt',
  '7': 'TotalNonrefundableCreditsAmt',
  '8': 'TaxLessCreditsAmt',
  '10': 'OtherTaxesAmt',
  '11': 'TotalTaxAmt',
  '12': 'FedIncmExSocSecRRTAWthldTxAmt',
  '13': 'EstimatedTaxPaymentsAmt',
  '14': 'EarnedIncomeCreditAmt',
  '15': 'RefundableCreditsAmt',
  '25': 'ChldWhoLivedWithYouCnt',
  '27': 'OtherDependentsListedCnt',
};
const alone: Readonly<Record<string, string>> = {
  '16': 'TotalTxPdWithReturnOrExtnsAmt',
  '17': 'TotalPaymentsAmt',
  '18': 'OverpaidAmt',
  '19': 'TotPaymentsLessOverpaymentAmt',
  '20': 'OwedAmt',
  '21': 'NetOverpaymentAmt',
  '22': 'RefundAmt',
};

/** Line 4 since 2025 (stylesheet of 2025). */
const line4Of2025: Readonly<Record<string, string>> = {
  '4a': 'QualifiedBusinessIncomeDedAmt',
  '4b': 'TotalAdditionalDeductionsAmt',
};

const elementOf = (line: string, taxYear: number): string | undefined =>
  (taxYear < 2025 ? undefined : line4Of2025[line]) ?? inColumns[line];

type Column = 'before' | 'change' | 'after';

/** Part II as the files take it: one line, no marks beyond ASCII, at most as long as the form's field is kept. */
const explanationText = (text: string): string =>
  plain(text)
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^\u0020-\u007e]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Amounts of zero are left out, as everywhere in the return. */
const columnOf = (name: string, lines: readonly AmendedLine[], column: Column, taxYear: number): XmlNode[] =>
  group(
    name,
    lines.flatMap((line) => {
      const element = elementOf(line.line, taxYear);
      const value = line[column];
      return element === undefined || value === null || value === 0
        ? []
        : [{ name: element, text: String(value) }];
    }),
  );

/** Boxes on line 15: which forms the refundable credits come from. */
function creditBoxes(main: XmlNode, names: ReadonlySet<string>): XmlNode[] {
  const has = (element: string): boolean => (main.children ?? []).some(({ name }) => name === element);
  return [
    ...box('Schedule8812Ind', has('AdditionalChildTaxCreditAmt')),
    ...box('Form8863Ind', has('RefundableAmerOppCreditAmt')),
    ...box('Form8962Ind', names.has('IRS8962')),
  ];
}

const bankElements: ReadonlySet<string> = new Set([
  'RoutingTransitNum',
  'BankAccountTypeCd',
  'DepositorAccountNum',
]);

function formOf(main: XmlNode, names: ReadonlySet<string>, facts: ReturnInput, amended: Amended): XmlNode {
  const { lines, refund, explanation } = amended;
  const { spouse, filingStatus, refund: bank } = facts;
  const columns = [
    ...columnOf('OriginalRptOrAsPrevAdjGrp', lines, 'before', facts.taxYear),
    ...columnOf('NetChangeOrigRptOrPrevAdjGrp', lines, 'change', facts.taxYear),
    ...columnOf('CorrectNumberOrAmountGrp', lines, 'after', facts.taxYear),
  ];
  const singles = lines.flatMap(({ line, after }) => {
    const element = alone[line];
    return element === undefined || after === 0 ? [] : [{ name: element, text: String(after) }];
  });
  return {
    name: 'IRS1040X',
    children: [
      { name: 'AmendedReturnForCalendarYrCd', text: String(facts.taxYear) },
      { name: 'IndividualReturnFilingStatusCd', text: filingStatusCodes[filingStatus] },
      ...leaf(
        'SpouseNm',
        filingStatus === 'mfs' && spouse !== null
          ? personText(`${spouse.firstName} ${spouse.lastName}`)
          : null,
      ),
      ...columns,
      ...creditBoxes(main, names),
      ...singles,
      ...(main.children ?? []).filter(({ name }) => name === 'DependentDetail'),
      ...leaf('ReasonForFilingAmdReturnTxt', explanationText(explanation)),
      ...(refund > 0 && bank.accountNumber !== ''
        ? [
            ...leaf('RoutingTransitNum', digits(bank.routingNumber)),
            { name: 'BankAccountTypeCd', text: bank.accountType === 'checking' ? '1' : '2' },
            ...leaf('DepositorAccountNum', bank.accountNumber.replaceAll(/[^A-Za-z0-9-]/g, '').toUpperCase()),
          ]
        : []),
    ],
  };
}

/**
 * The documents of an amended return: Form 1040 says that it amends (rules IND-463 and IND-464) and gives up the bank
 * account, which stands on Form 1040-X (F1040X-040).
 */
export function amendDocuments(
  documents: readonly XmlNode[],
  facts: ReturnInput,
  amended: Amended | undefined,
): XmlNode[] {
  if (amended === undefined) return [...documents];
  const names = new Set(documents.map(({ name }) => name));
  return documents.flatMap((document) => {
    if (document.name !== 'IRS1040') return [document];
    const children = (document.children ?? []).filter(({ name }) => !bankElements.has(name));
    const mark = amended.kind === 'amended' ? 'AmendedReturnInd' : 'SupersededReturnInd';
    return [
      orderChildren({ ...document, children: [...box(mark, true), ...children] }, 'IRS1040', facts.taxYear),
      formOf(document, names, facts, amended),
    ];
  });
}
