// cspell:ignore Wthld
import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const form = 'IRS1040X';
const main = 'IRS1040';
const correct = `${form}/CorrectNumberOrAmountGrp`;
const isMarked = (r: ReturnView): boolean =>
  r.has(`${main}/AmendedReturnInd`) || r.has(`${main}/SupersededReturnInd`);

/** Column C says what the corrected return says. */
const equal = (id: string, line: string, element: string, of: (r: ReturnView) => number): BusinessRule =>
  rule(
    id,
    'mismatch',
    'file:amendment',
    `Form 1040-X, line ${line}, column C doesn’t match the corrected return.`,
    (r) => !r.has(form) || r.amount(`${correct}/${element}`) === of(r),
  );

const on1040 =
  (element: string) =>
  (r: ReturnView): number =>
    r.amount(`${main}/${element}`);

const kept = `${form}/TotPaymentsLessOverpaymentAmt`;
const bank = ['RoutingTransitNum', 'BankAccountTypeCd', 'DepositorAccountNum'] as const;

/** Form 1040-X: the rules of the IRS about it, for returns that amend another one. */
export const amendedRules: readonly BusinessRule[] = [
  rule('IND-463', 'missing', 'file:amendment', 'An amended return requires Form 1040-X.', (r) =>
    isMarked(r) ? r.has(form) : true,
  ),
  rule(
    'IND-464',
    'missing',
    'file:amendment',
    'The return includes Form 1040-X but isn’t marked as amended.',
    (r) => !r.has(form) || isMarked(r),
  ),
  rule(
    'IND-465',
    'incorrect',
    'file:sign',
    'An amended return can’t use the imperfect return election.',
    (r) => !isMarked(r) || !r.has('@ImperfectReturnInd'),
  ),
  equal('F1040X-002-01', '1', 'AdjustedGrossIncomeAmt', on1040('AdjustedGrossIncomeAmt')),
  equal('F1040X-003', '2', 'TotalItemizedOrStandardDedAmt', on1040('TotalItemizedOrStandardDedAmt')),
  equal('F1040X-004-01', '4b', 'QualifiedBusinessIncomeDedAmt', on1040('QualifiedBusinessIncomeDedAmt')),
  equal('F1040X-005-01', '5', 'TaxableIncomeAmt', on1040('TaxableIncomeAmt')),
  equal('F1040X-006-02', '6', 'TaxAmt', on1040('TotalTaxBeforeCrAndOthTaxesAmt')),
  equal('F1040X-007-02', '7', 'TotalNonrefundableCreditsAmt', on1040('TotalCreditsAmt')),
  equal('F1040X-008-01', '8', 'TaxLessCreditsAmt', on1040('TaxLessCreditsAmt')),
  equal('F1040X-009-01', '10', 'OtherTaxesAmt', on1040('TotalOtherTaxesAmt')),
  equal('F1040X-010-01', '11', 'TotalTaxAmt', on1040('TotalTaxAmt')),
  equal(
    'F1040X-011-01',
    '12',
    'FedIncmExSocSecRRTAWthldTxAmt',
    (r) =>
      r.amount(`${main}/WithholdingTaxAmt`) + r.amount('IRS1040Schedule3/ExcessSocSecAndTier1RRTATaxAmt'),
  ),
  equal('F1040X-012-02', '13', 'EstimatedTaxPaymentsAmt', on1040('EstimatedTaxPaymentsAmt')),
  equal('F1040X-013-01', '14', 'EarnedIncomeCreditAmt', on1040('EarnedIncomeCreditAmt')),
  equal('F1040X-014-01', '25', 'ChldWhoLivedWithYouCnt', on1040('ChldWhoLivedWithYouCnt')),
  rule(
    'F1040X-017-01',
    'mismatch',
    'filingStatus',
    'Form 1040-X and the corrected return show different filing statuses.',
    (r) => !r.has(form) || r.text(`${form}/IndividualReturnFilingStatusCd`) === r.status,
  ),
  rule(
    'F1040X-036',
    'incorrect',
    'file:amendment',
    'Form 1040-X must show a refund or an amount you owe.',
    (r) =>
      !r.has(form) ||
      r.amount(kept) === r.amount(`${correct}/TotalTaxAmt`) ||
      ['OwedAmt', 'NetOverpaymentAmt', 'RefundAmt', 'AppliedToEsTaxAmt'].some(
        (element) => r.amount(`${form}/${element}`) !== 0,
      ),
  ),
  rule(
    'F1040X-038',
    'incorrect',
    'file:amendment',
    'Form 1040-X, line 22, must show the refund.',
    (r) =>
      !r.has(form) ||
      r.amount(kept) <= r.amount(`${correct}/TotalTaxAmt`) ||
      r.amount(`${form}/AppliedToEsTaxAmt`) >= r.amount(`${form}/NetOverpaymentAmt`) ||
      r.amount(`${form}/RefundAmt`) !== 0,
  ),
  rule(
    'F1040X-039',
    'incorrect',
    'file:amendment',
    'Form 1040-X, line 20, shows an amount you owe, but your payments cover the tax.',
    (r) =>
      !r.has(form) ||
      r.amount(`${form}/OwedAmt`) === 0 ||
      r.amount(`${correct}/TotalTaxAmt`) > r.amount(kept),
  ),
  rule(
    'F1040X-040',
    'payment',
    'refund.accountNumber',
    'On an amended return, the bank account goes on Form 1040-X.',
    (r) => !r.has(form) || bank.every((element) => !r.has(`${main}/${element}`)),
  ),
  rule(
    'F1040X-042',
    'payment',
    'refund.accountNumber',
    'Form 1040-X requires the routing number, account type, and account number together.',
    (r) => new Set(bank.map((element) => r.has(`${form}/${element}`))).size === 1,
  ),
  rule(
    'F1040X-102',
    'payment',
    'refund.accountNumber',
    'An account number on Form 1040-X can’t be all zeros.',
    (r) => !/^0+$/.test(r.text(`${form}/DepositorAccountNum`) ?? ''),
  ),
  rule(
    'PF-1040X-REASON',
    'missing',
    'file:explanation',
    'Explain what you’re changing and why (Form 1040-X, Part II).',
    (r) => !r.has(form) || (r.text(`${form}/ReasonForFilingAmdReturnTxt`) ?? '') !== '',
  ),
];
