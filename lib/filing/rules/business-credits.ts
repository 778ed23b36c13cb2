import { textAt } from '../mef/xml-node';
import { currentGroups, currentSourceGroups } from '../mef/maps/form-3800-groups';
import { same, rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS3800';

/** Lines whose credit the filer's own business can have, with the form that it is figured on. */
const ownForms: Readonly<Record<string, string>> = {
  '1j': 'IRS8881',
  '1dd': 'IRS8881',
  '1ee': 'IRS8881',
  '4b': 'IRS5884',
  '4f': 'IRS8846',
  '4h': 'IRS8941',
};

/** The credit needs no EIN: its form is in the return. Another rule asks for the form of line 1y. */
const isOwn = (r: ReturnView, line: string): boolean =>
  line === '1y' || (ownForms[line] !== undefined && r.has(ownForms[line]));

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
  ...(
    [
      ['F3800-457', '1j', 'A retirement plan startup credit'],
      ['F3800-497', '1dd', 'An auto-enrollment credit'],
      ['F3800-501', '1ee', 'A military spouse participation credit'],
    ] as const
  ).map(([id, line, credit]) =>
    rule(
      id,
      'missing',
      'businesses.planCredits',
      `${credit} requires Form 8881 or the EIN of the pass-through business it came from.`,
      (r) => !withoutSource(r).includes(line) || r.has('IRS8881'),
    ),
  ),
  rule(
    'F3800-515',
    'missing',
    'businesses.targetedEmployees',
    'A work opportunity credit requires Form 5884 or the EIN of the pass-through business it came from.',
    (r) => !withoutSource(r).includes('4b') || r.has('IRS5884'),
  ),
  rule(
    'F3800-527',
    'missing',
    'businesses.premiumCredits',
    'A premium credit requires Form 8941 or the EIN of the pass-through business it came from.',
    (r) => !withoutSource(r).includes('4h') || r.has('IRS8941'),
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
    (r) => withoutSource(r).every((line) => isOwn(r, line)),
  ),
  rule(
    'PF-3800-2',
    'missing',
    'businessCredits.ein',
    'Form 3800 requires the EIN from each Schedule K-1 that shares a line in Part V.',
    (r) =>
      Object.entries(currentSourceGroups).every(
        ([line, name]) =>
          isOwn(r, line) ||
          r
            .nodes(`${f}/GBCBreakdownCYAggrgtAmtGrp/${name}`)
            .every((node) => textAt(node, 'PassThroughEntityEIN') !== null),
      ),
  ),
];
