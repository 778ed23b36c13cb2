import { type ReturnInputJson } from '../facts/return-input';

/** Facts that come into the refund ledger together: one document, one deduction, one dependent, one payment. */
export interface FactGroup {
  /** Where they stand, such as `w2s.0` or `adjustments.studentLoanInterest`. */
  path: string;
  /** What tells it from its neighbours, such as the employer; may be empty. */
  name: string;
  isDependent: boolean;
  /** Names people by their position in the list of dependents, so all of those must be there first. */
  needsDependents: boolean;
}

type Parts = 'whole' | 'each key' | 'each item';

/**
 * The order in which facts come in, and how each is taken apart. What is not here belongs to the household and is
 * there from the start: who files, how, and where they live.
 */
const order: readonly (readonly [keyof ReturnInputJson, Parts])[] = [
  ['w2s', 'each item'],
  ['interest', 'each item'],
  ['dividends', 'each item'],
  ['capitalLossCarryover', 'whole'],
  ['sales', 'each item'],
  ['iraBasis', 'whole'],
  ['retirement', 'each item'],
  ['socialSecurity', 'each item'],
  ['governmentPayments', 'each item'],
  ['stateRefundTaxable', 'whole'],
  ['gambling', 'each item'],
  ['otherIncome', 'each item'],
  ['alimonyReceived', 'whole'],
  ['juryDutyPay', 'whole'],
  ['scholarshipNotOnW2', 'whole'],
  ['alaskaPermanentFund', 'whole'],
  ['cancelledDebt', 'whole'],
  ['hsaDistributions', 'each item'],
  ['businesses', 'each item'],
  ['passiveLossCarryover', 'whole'],
  ['rentals', 'each item'],
  ['qbiCarryforward', 'whole'],
  ['k1s', 'each item'],
  ['farms', 'each item'],
  ['amt', 'whole'],
  ['adjustments', 'each key'],
  ['itemized', 'each key'],
  ['dependents', 'each item'],
  ['qualifyingChildOfAnother', 'whole'],
  ['combatPayElection', 'whole'],
  ['childCare', 'whole'],
  ['education', 'each item'],
  ['energy', 'each key'],
  ['cleanVehicles', 'each item'],
  ['marketplaceExceptions', 'whole'],
  ['marketplace', 'each item'],
  ['adoption', 'each item'],
  ['foreignTax', 'whole'],
  ['priorYearMinimumTaxCredit', 'whole'],
  ['creditsDisallowed', 'whole'],
  ['payments', 'each key'],
  ['priorYear', 'whole'],
  ['refund', 'whole'],
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
  return order.flatMap(([key, parts]) =>
    splitFact(key, input[key], parts).map((path) => ({
      path,
      name: nameOf(readPath(input, path)),
      isDependent: key === 'dependents',
      needsDependents: key === 'childCare' || key === 'education',
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
