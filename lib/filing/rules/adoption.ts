import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS8839';
const children = `${f}/AdoptedChild/ChildSSN`;

/** Elements that have another name in 2025. */
const credit = (r: ReturnView): number =>
  r.amount(`${f}/AdoptionCreditAmt`) + r.amount(`${f}/NonrefundableAdoptionCreditAmt`);
const onSchedule3 = (r: ReturnView): number =>
  r.amount('IRS1040Schedule3/AdoptionCreditAmt') +
  r.amount('IRS1040Schedule3/NonrefundableAdoptionCreditAmt');
const taxable = (r: ReturnView): number =>
  r.amount(`${f}/TaxableBenefitsAmt`) + r.amount(`${f}/TaxableBenefitsForm8839Amt`);

/** Form 8839. */
export const adoptionRules: readonly BusinessRule[] = [
  rule(
    'F8839-001',
    'mismatch',
    'adoption',
    'An adopted child can’t have your Social Security number.',
    (r) => !r.all(children).includes(r.text('@Filer/PrimarySSN') ?? ''),
  ),
  rule(
    'F8839-002',
    'mismatch',
    'adoption',
    'An adopted child can’t have your spouse’s Social Security number.',
    (r) => !r.all(children).includes(r.text('@Filer/SpouseSSN') ?? ''),
  ),
  rule(
    'F8839-004',
    'incorrect',
    'adoption',
    'An adopted child can’t have been born after the tax year.',
    (r) => r.all(`${f}/AdoptedChild/ChildBirthYr`).every((year) => Number(year) <= r.taxYear),
  ),
  rule(
    'F8839-007',
    'mismatch',
    'adoption',
    'Two adopted children can’t have the same taxpayer ID number.',
    (r) => new Set(r.all(children)).size === r.all(children).length,
  ),
  rule(
    'S3-F1040-102-01',
    'mismatch',
    'adoption',
    'The adoption credit differs between Schedule 3 and Form 8839.',
    (r) => onSchedule3(r) === credit(r),
  ),
  rule(
    'IND-469-01',
    'mismatch',
    'adoption',
    'Taxable adoption benefits differ between Form 1040 and Form 8839.',
    (r) => r.amount('IRS1040/TaxableBenefitsForm8839Amt') === taxable(r),
  ),
  rule(
    'PF-8839-13',
    'mismatch',
    'adoption',
    'The refundable adoption credit differs between Form 1040 and Form 8839.',
    (r) => r.amount('IRS1040/RefundableAdoptionCreditAmt') === r.amount(`${f}/RefundableAdoptionCreditAmt`),
  ),
];
