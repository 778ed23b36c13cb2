import { type ReturnInputJson } from '../facts/return-input';

/** What a group of facts is about. */
export type LedgerTopic =
  'household' | 'income' | 'adjustments' | 'deductions' | 'dependents' | 'credits' | 'payments';

/** Facts that come into the refund ledger together: one document, one deduction, one dependent, one payment. */
export interface FactGroup {
  /** Where they stand, such as `w2s.0` or `adjustments.studentLoanInterest`. */
  path: string;
  /** What tells it from its neighbors, such as the employer; may be empty. */
  name: string;
  topic: LedgerTopic;
  isDependent: boolean;
  /** Names people by their position in the list of dependents, so all of those must be there first. */
  needsDependents: boolean;
}

type Parts = 'whole' | 'each key' | 'each item';

/**
 * The order in which facts come in, and how each is taken apart. What is not here belongs to the household and is
 * there from the start: who files, how, and where they live.
 */
const order: readonly (readonly [keyof ReturnInputJson, Parts, LedgerTopic])[] = [
  ['w2s', 'each item', 'income'],
  ['interest', 'each item', 'income'],
  ['dividends', 'each item', 'income'],
  ['capitalLossCarryover', 'whole', 'income'],
  ['sales', 'each item', 'income'],
  ['homeSales', 'each item', 'income'],
  ['installmentSales', 'each item', 'income'],
  ['casualties', 'each item', 'deductions'],
  ['childIncome', 'each item', 'income'],
  ['form1099KErrorOrPersonalLoss', 'whole', 'income'],
  ['iraBasis', 'whole', 'income'],
  ['retirement', 'each item', 'income'],
  ['socialSecurity', 'each item', 'income'],
  ['governmentPayments', 'each item', 'income'],
  ['stateRefundTaxable', 'whole', 'income'],
  ['gambling', 'each item', 'income'],
  ['otherIncome', 'each item', 'income'],
  ['alimonyReceived', 'whole', 'income'],
  ['juryDutyPay', 'whole', 'income'],
  ['scholarshipNotOnW2', 'whole', 'income'],
  ['alaskaPermanentFund', 'whole', 'income'],
  ['cancelledDebt', 'whole', 'income'],
  ['excludedDebts', 'each item', 'income'],
  ['afterCancellation', 'whole', 'income'],
  ['netOperatingLosses', 'whole', 'income'],
  ['section1256', 'each item', 'income'],
  ['hsaDistributions', 'each item', 'income'],
  ['lumpSumElection', 'whole', 'income'],
  ['nonrecaptured1231Losses', 'whole', 'income'],
  ['businesses', 'each item', 'income'],
  ['clergy', 'each item', 'income'],
  ['passiveLossCarryover', 'whole', 'income'],
  ['rentals', 'each item', 'income'],
  ['exchanges', 'each item', 'income'],
  ['qbiCarryforward', 'whole', 'deductions'],
  ['k1s', 'each item', 'income'],
  ['farms', 'each item', 'income'],
  ['farmAveraging', 'whole', 'income'],
  ['section179', 'whole', 'income'],
  ['amt', 'whole', 'income'],
  ['adjustments', 'each key', 'adjustments'],
  ['communityProperty', 'whole', 'income'],
  ['excessContributions', 'whole', 'payments'],
  ['itemized', 'each key', 'deductions'],
  ['dependents', 'each item', 'dependents'],
  ['qualifyingChildOfAnother', 'whole', 'household'],
  ['combatPayElection', 'whole', 'credits'],
  ['childCare', 'whole', 'credits'],
  ['education', 'each item', 'credits'],
  ['energy', 'each key', 'credits'],
  ['cleanVehicles', 'each item', 'credits'],
  ['marketplaceExceptions', 'whole', 'credits'],
  ['marketplace', 'each item', 'credits'],
  ['mortgageCredit', 'whole', 'credits'],
  ['businessCredits', 'each item', 'credits'],
  ['spouseHasNoBusinessCredits', 'whole', 'credits'],
  ['adoption', 'each item', 'credits'],
  ['adoptionCarryforward', 'whole', 'credits'],
  ['foreignEarnedIncome', 'each item', 'income'],
  ['foreignTax', 'whole', 'credits'],
  ['priorYearMinimumTaxCredit', 'whole', 'credits'],
  ['creditsDisallowed', 'whole', 'credits'],
  ['reclaimedCredits', 'whole', 'credits'],
  ['householdEmployment', 'whole', 'payments'],
  ['payments', 'each key', 'payments'],
  ['priorYear', 'whole', 'payments'],
  ['annualizedIncome', 'whole', 'payments'],
  ['refund', 'whole', 'payments'],
];

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameKeys = [
  'employerName',
  'payer',
  'name',
  'firstName',
  'description',
  'address',
  'institution',
  'lender',
];

function nameOf(value: unknown): string {
  if (!isGroup(value)) return '';
  const key = nameKeys.find((candidate) => typeof value[candidate] === 'string' && value[candidate] !== '');
  return key === undefined ? '' : String(value[key]);
}

const itemPaths = (path: string, list: readonly unknown[]) => list.map((_, i) => `${path}.${i}`);

/** Paths below one fact, taken apart as far as the order says. */
function splitFact(key: string, value: unknown, parts: Parts): string[] {
  if (value === undefined || value === null) return [];
  if (parts === 'each item' && Array.isArray(value)) return itemPaths(key, value);
  if (parts === 'each key' && isGroup(value))
    return Object.entries(value).flatMap(([inner, part]: [string, unknown]) => {
      if (part === undefined) return [];
      return Array.isArray(part) ? itemPaths(`${key}.${inner}`, part) : [`${key}.${inner}`];
    });
  return [key];
}

function readPath(input: unknown, path: string): unknown {
  let value = input;
  for (const part of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(part)];
    else value = isGroup(value) ? value[part] : undefined;
  }
  return value;
}

/** The groups of facts that a return states, in the order of the ledger. */
export function listFactGroups(input: ReturnInputJson): FactGroup[] {
  return order.flatMap(([key, parts, topic]) =>
    splitFact(key, input[key], parts).map((path) => ({
      path,
      name: nameOf(readPath(input, path)),
      topic,
      isDependent: key === 'dependents',
      needsDependents: key === 'childCare' || key === 'education' || key === 'childIncome',
    })),
  );
}

const listed: ReadonlySet<string> = new Set(order.map(([key]) => key));

/** The household together with the given groups; items of a list keep their order. */
export function withGroups(input: ReturnInputJson, groups: ReadonlySet<FactGroup>): Record<string, unknown> {
  const paths = new Set(Array.from(groups, ({ path }) => path));

  function keep(value: unknown, path: string): unknown {
    if (paths.has(path)) return value;
    if (Array.isArray(value)) {
      const items = value.filter((_, i) => paths.has(`${path}.${i}`));
      return items.length > 0 ? items : undefined;
    }
    if (!isGroup(value)) return undefined;
    const kept = Object.entries(value)
      .map(([key, part]) => [key, keep(part, `${path}.${key}`)] as const)
      .filter(([, part]) => part !== undefined);
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  }

  return Object.fromEntries(
    Object.entries(input)
      .map(([key, value]: [string, unknown]) => [key, listed.has(key) ? keep(value, key) : value] as const)
      .filter(([, value]) => value !== undefined),
  );
}
