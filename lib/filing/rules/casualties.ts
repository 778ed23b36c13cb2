import { rule } from './makers';
import { findAll, textAt } from '../mef/xml-node';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS4684';

/** Lines 13 to 18, which one Form 4684 has for all events. */
const summary = [
  'TotalCasualtyAndTheftGainAmt',
  'TotalNetCasualtyOrTheftLossAmt',
  'TotalTheftGainLessTotalLossAmt',
  'TotalLossLessTotalTheftGainAmt',
  'TenPercentOfAGIAmt',
  'CalcAdjGroIncmMnsTotNetLossAmt',
] as const;

const statementOf = (r: ReturnView, words: string): boolean =>
  r
    .all('OtherMiscDeductionsStmt/MiscellaneousDeductionDetail/MiscellaneousDeductionTypeDesc')
    .includes(words);

/** Form 4684: three rules of the IRS (2025v3.0), and others of ours. */
export const casualtyRules: readonly BusinessRule[] = [
  rule(
    'F4684-003-02',
    'arithmetic',
    'casualties',
    'Only one Form 4684 can have amounts on lines 13 through 18.',
    (r) =>
      r.nodes(f).filter((node) => summary.some((name) => Number(textAt(node, name) ?? 0) !== 0)).length <= 1,
  ),
  rule(
    'SA-F1040-015-02',
    'mismatch',
    'casualties',
    'Schedule A, line 15, must equal line 18 of Form 4684.',
    (r) =>
      !r.has(f) ||
      r.amount('IRS1040ScheduleA/CalcAdjGroIncmMnsTotNetLossAmt') === 0 ||
      r.amount('IRS1040ScheduleA/CalcAdjGroIncmMnsTotNetLossAmt') ===
        r.sum(`${f}/CalcAdjGroIncmMnsTotNetLossAmt`),
  ),
  rule(
    'SA-F1040-023-01',
    'missing',
    'casualties',
    'A net qualified disaster loss on Schedule A, line 16, requires Form 4684.',
    (r) =>
      r.has(f) ||
      !['NET QUALIFIED DISASTER LOSS', 'STANDARD DEDUCTION CLAIMED WITH QUALIFIED DISASTER LOSS'].some(
        (words) => statementOf(r, words),
      ),
  ),
  rule(
    'PF-4684-1',
    'missing',
    'casualties.properties',
    'Form 4684 requires a description, the city, the state, the ZIP code, and the date acquired for each property.',
    (r) =>
      r
        .nodes(f)
        .every((node) =>
          findAll(node, 'PersonalUseProperties').every((property) =>
            [
              'PropertyDesc',
              'USAddress/CityNm',
              'USAddress/StateAbbreviationCd',
              'USAddress/ZIPCd',
              'AcquiredDt',
            ].every((name) => textAt(property, name) !== null),
          ),
        ),
  ),
  rule(
    'PF-4684-2',
    'missing',
    'casualties.femaNumber',
    'A loss from a federally declared disaster requires the FEMA disaster declaration number.',
    (r) =>
      r
        .nodes(f)
        .every(
          (node) =>
            (textAt(node, 'FederallyDeclaredDisasterInd') === null) ===
            (textAt(node, 'FEMADisasterDeclarationNum') === null),
        ),
  ),
];
