import { textAt } from '../mef/xml-node';
import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const rows = 'IRS1040ScheduleE/PartnershipOrSCorpGroup';
const marked = (r: ReturnView, box: string, filled?: string): number =>
  r
    .nodes(rows)
    .filter(({ children = [] }) =>
      [box, ...(filled === undefined ? [] : [filled])].every((name) =>
        children.some((child) => child.name === name && child.text !== '0'),
      ),
    ).length;

/** Whether a schedule with a loss has the box for something not at risk. */
const lacksRisk = (r: ReturnView, schedule: string, result: string, box: string): boolean =>
  r.nodes(schedule).some((node) => Number(textAt(node, result) ?? 0) < 0 && textAt(node, box) !== null);

/** Form 6198, which Schedules C and F and Schedule E, line 28 ask for, and Form 7203. */
export const shareRules: readonly BusinessRule[] = [
  rule(
    'SE-F1040-001-02',
    'missing',
    'k1s',
    'A partnership or S corporation loss with any amount not at risk requires Form 6198.',
    (r) => marked(r, 'AnyAmountIsNotAtRiskInd', 'NonpassiveLossAmt') === 0 || r.has('IRS6198'),
  ),
  rule(
    'SC-F1040-010',
    'missing',
    'businesses.atRisk',
    'A business loss with any investment not at risk requires Form 6198.',
    (r) =>
      !lacksRisk(r, 'IRS1040ScheduleC', 'NetProfitOrLossAmt', 'SomeInvestmentIsNotAtRiskInd') ||
      r.has('IRS6198'),
  ),
  rule(
    'SF-F1040-012-02',
    'missing',
    'farms.atRisk',
    'A farm loss with any investment not at risk requires Form 6198.',
    (r) =>
      !lacksRisk(
        r,
        'IRS1040ScheduleF',
        'FarmExpensesGrp/NetFarmProfitLossAmt',
        'FarmExpensesGrp/SomeInvestmentIsNotAtRiskInd',
      ) || r.has('IRS6198'),
  ),
  rule(
    'PF-SE-28E',
    'missing',
    'k1s',
    'Each S corporation marked on Schedule E as requiring a basis computation must have its own Form 7203.',
    (r) => marked(r, 'BasisComputationRequiredInd') === r.nodes('IRS7203').length,
  ),
  rule(
    'PF-SE-23B',
    'arithmetic',
    'rentals',
    'Schedule E, line 23b, doesn’t equal the total of line 4.',
    (r) =>
      r.sum('IRS1040ScheduleE/TotAllPaymentsAllRyltyPropAmt') ===
      r.sum('IRS1040ScheduleE/PropertyRealEstAndRoyaltyGroup/TotalRoyaltiesReceivedAmt'),
  ),
  rule('PF-7203-SSN', 'mismatch', 'k1s', 'Form 7203 is for someone who isn’t on this return.', (r) =>
    r
      .all('IRS7203/ShareholderSSN')
      .every((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule(
    'PF-7203-5',
    'arithmetic',
    'k1s',
    'Form 7203, line 5, doesn’t equal the total of lines 1, 2, and 4.',
    (r) =>
      r.nodes('IRS7203').every(({ children = [] }) => {
        const at = (name: string) => Number(children.find((child) => child.name === name)?.text ?? 0);
        return (
          at('StockBasisBfrDistributionsAmt') ===
          at('StockBasisBeginTaxYearAmt') + at('CapitalContributionBasisAmt') + at('TotalK1IncomeAmt')
        );
      }),
  ),
];
