import { rule } from './makers';
import { textAt } from '../mef/xml-node';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS8814';
const several = (r: ReturnView): number =>
  r.nodes(f).filter((node) => textAt(node, 'MultipleForm8814Ind') !== null).length;
const taxBeside16 = (r: ReturnView): number =>
  Number(r.nodes('IRS1040/Form8814Ind')[0]?.attributes?.['childInterestAndDividendTaxAmt'] ?? 0);

/** Form 8814: rules of the IRS (2025v3.0). */
export const childElectionRules: readonly BusinessRule[] = [
  rule(
    'F8814-001',
    'arithmetic',
    'childIncome',
    'Line C of Form 8814 is only for returns with more than one Form 8814.',
    (r) => r.nodes(f).length !== 1 || several(r) === 0,
  ),
  rule(
    'F8814-002',
    'missing',
    'childIncome',
    'With more than one Form 8814, the box on line C must be checked.',
    (r) => r.nodes(f).length <= 1 || several(r) > 0,
  ),
  rule(
    'F8814-004-01',
    'missing',
    'childIncome.dependentIndex',
    'Form 8814 requires the child’s Social Security number, ITIN, or ATIN.',
    (r) => r.nodes(f).every((node) => /^\d{9}$/.test(textAt(node, 'ChildSSN') ?? '')),
  ),
  rule(
    'IND-128',
    'missing',
    'childIncome',
    'With Form 8814, box 1 beside Form 1040, line 16, must be checked. If the tax on Form 8814, line 15, is 0, mail this return.',
    (r) => !r.has(f) || (r.nodes('IRS1040/Form8814Ind').length === 1 && taxBeside16(r) > 0),
  ),
  rule(
    'IND-129',
    'mismatch',
    'childIncome',
    'The tax beside box 1 of Form 1040, line 16, must equal line 15 of all Forms 8814.',
    (r) => taxBeside16(r) === r.sum(`${f}/ChildInterestAndDividendTaxAmt`),
  ),
  rule(
    'IND-234',
    'missing',
    'childIncome',
    'Income on Form 8814, line 12, must be listed as “Form 8814” on Schedule 1, line 8z.',
    (r) =>
      r.sum(`${f}/ChildNetAdjustedIncomeAmt`) === 0 ||
      r.all('OtherIncomeTypeStatement/OtherIncomeTypeStmt/OtherIncomeLitCd').includes('FORM 8814'),
  ),
];
