import { rule } from './makers';
import type { BusinessRule } from './rule';

const f = 'IRS8396';

/** Form 8396. */
export const mortgageCreditRules: readonly BusinessRule[] = [
  rule(
    'S3-F1040-107-01',
    'mismatch',
    'mortgageCredit',
    'The mortgage interest credit differs between Schedule 3 and Form 8396.',
    (r) =>
      r.amount('IRS1040Schedule3/MortgageInterestCreditAmt') === r.amount(`${f}/MortgageInterestCreditAmt`),
  ),
  rule(
    'PF-8396-1',
    'missing',
    'mortgageCredit.issuer',
    'Form 8396 requires the name of the agency that issued your mortgage credit certificate.',
    (r) => r.amount(`${f}/CertifiedMortgageIntCrPdAmt`) === 0 || r.has(`${f}/MortgSbsdyCertIssuerAgencyNm`),
  ),
  rule(
    'PF-8396-2',
    'missing',
    'mortgageCredit.certificateNumber',
    'Form 8396 requires the number of your mortgage credit certificate.',
    (r) => r.amount(`${f}/CertifiedMortgageIntCrPdAmt`) === 0 || r.has(`${f}/MortgageCreditCertificateNum`),
  ),
  rule(
    'PF-8396-3',
    'incorrect',
    'mortgageCredit.issued',
    'A mortgage credit certificate can’t have been issued after the tax year.',
    (r) => Number((r.text(`${f}/MortgCrCertificateIssueDt`) ?? '0').slice(0, 4)) <= r.taxYear,
  ),
];
