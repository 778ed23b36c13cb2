import { textAt } from '../mef/xml-node';
import { currentGroups, currentSourceGroups } from '../mef/maps/form-3800-groups';
import { same, rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS3800';

/** Groups of Part III, line by line, that hold a credit without saying whose Schedule K-1 or form it comes from. */
const withoutSource = (r: ReturnView): string[] =>
  Object.entries(currentGroups).flatMap(([line, name]) =>
    r
      .nodes(`${f}/${name}`)
      .filter(
        (node) =>
          textAt(node, 'PassThroughEntityEIN') === null &&
          textAt(node, 'CYGeneralBusinessCrItemCnt') === null,
      )
      .map(() => line),
  );

/** Form 3800. */
export const businessCreditRules: readonly BusinessRule[] = [
  same(
    'S3-F1040-125-01',
    'businessCredits',
    'The general business credit differs between Schedule 3 and Form 3800.',
    'IRS1040Schedule3/CurrentYearCreditAllowedAmt',
    f,
    'CurrentYearCreditAllowedAmt',
  ),
  rule(
    'F3800-489',
    'missing',
    'cleanVehicles',
    'A clean vehicle credit requires Form 8936 or the EIN of the pass-through business it came from.',
    (r) => !withoutSource(r).includes('1y') || r.has('IRS8936'),
  ),
  rule(
    'F3800-523',
    'missing',
    'businesses.employeeTips',
    'A tip credit requires Form 8846 or the EIN of the pass-through business it came from.',
    (r) => !withoutSource(r).includes('4f') || r.has('IRS8846'),
  ),
  rule(
    'PF-3800-1',
    'missing',
    'businessCredits.ein',
    'For each credit from a Schedule K-1, Form 3800 requires the EIN on that Schedule K-1.',
    (r) => withoutSource(r).every((line) => line === '1y' || (line === '4f' && r.has('IRS8846'))),
  ),
  rule(
    'PF-3800-2',
    'missing',
    'businessCredits.ein',
    'Form 3800 requires the EIN from each Schedule K-1 that shares a line in Part V.',
    (r) =>
      Object.entries(currentSourceGroups).every(
        ([line, name]) =>
          line === '1y' ||
          (line === '4f' && r.has('IRS8846')) ||
          r
            .nodes(`${f}/GBCBreakdownCYAggrgtAmtGrp/${name}`)
            .every((node) => textAt(node, 'PassThroughEntityEIN') !== null),
      ),
  ),
];
