import { readFileSync } from 'node:fs';
import { applyChanges } from '@/lib/tax/apply-changes';
import { type Calculation } from '@/lib/tax/calculate-return';
import { discoverDeductions, type Suggestion } from '@/lib/tax/deductions/discover';
import { opportunities } from '@/lib/tax/deductions/opportunities';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { isDeep, share } from '../setup/share';
import { sharedPath } from '../setup/shared';
import { returns2024 } from './all-returns';
import { calculateJson } from './check-scenarios';

// Some hundred returns, each calculated some hundred times.
jest.setTimeout(600_000);

interface Named {
  name: string;
  input: ReturnInputJson;
}

const balanceOf = ({ refund, owed }: Calculation): number => (refund ?? 0) - (owed ?? 0);

function lineOf({ lines }: Calculation, form: string, line: string): number {
  const found = lines[form];
  const value = found === undefined || Array.isArray(found) ? 0 : found[line];
  return typeof value === 'number' ? value : 0;
}

const bornAfter = (date: string, limit: string) => date > limit;

/** The return and its calculation, and the person that a suggestion is about. */
interface Case {
  input: ReturnInputJson;
  now: Calculation;
  person: ReturnInputJson['spouse'];
}

/**
 * Who may have it, worked out apart from the suggestions: from the printed conditions of each form and the lines of
 * the return as it is. True when the law does not shut this filer out.
 */
const mayHave: Record<string, (one: Case) => boolean> = {
  // Schedule EIC instructions: not married filing separately unless apart; investment income up to $11,600.
  'earned-income-credit': ({ input, now }) =>
    (input.filingStatus !== 'mfs' ||
      input.livedApartLastSixMonths === true ||
      input.separationAgreement === true) &&
    lineOf(now, '1040', '2b') + lineOf(now, '1040', '3b') <= 11_600,
  'child-tax-credit': ({ input }) => (input.dependents ?? []).length > 0,
  // Form 2441, column (b): under 13, or not able to care for themselves.
  'child-care': ({ input }) =>
    (input.dependents ?? []).some(
      ({ dateOfBirth, unableToCareForSelf }) =>
        bornAfter(dateOfBirth, '2011-01-01') || unableToCareForSelf === true,
    ) || input.spouse !== undefined,
  // Form 8863: not married filing separately, modified AGI under $90,000 or $180,000.
  'american-opportunity-credit': ({ input, now }) => mayHaveEducation(input, now),
  'lifetime-learning-credit': ({ input, now }) => mayHaveEducation(input, now),
  'education-credit-choice': ({ input, now }) => mayHaveEducation(input, now),
  // Schedule 1, line 21 worksheet: $95,000 and $195,000; line 3 income of the same return.
  'student-loan-interest': ({ input, now }) =>
    input.filingStatus !== 'mfs' &&
    input.taxpayer.claimableAsDependent !== true &&
    lineOf(now, '1040', '11') < (input.filingStatus === 'mfj' ? 195_000 : 95_000),
  // Form 8880: age 18, no full-time student, no one's dependent, AGI limits of line 9.
  'savers-credit': ({ input, now, person }) =>
    !!person &&
    !bornAfter(person.dateOfBirth, '2007-01-01') &&
    person.student !== true &&
    person.claimableAsDependent !== true &&
    lineOf(now, '1040', '11') <= ({ mfj: 76_500, hoh: 57_375 }[input.filingStatus as string] ?? 38_250),
  'traditional-ira': ({ input }) => earns(input),
  'health-savings-account': ({ person }) => person?.claimableAsDependent !== true,
  'sep-ira': hasProfit,
  'self-employed-health-insurance': hasProfit,
  'home-office': ({ input }) => (input.businesses ?? []).length > 0,
  'business-vehicle': ({ input }) => (input.businesses ?? []).length > 0,
  'rental-depreciation': ({ input }) =>
    (input.rentals ?? []).some(({ kind }) => !/^[568]?$/.test(kind ?? '')),
  'qualified-business-income': ({ input }) => (input.rentals ?? []).length + (input.k1s ?? []).length > 0,
  // Schedule 1, line 11: a teacher, instructor, counselor, principal or aide.
  'educator-expenses': ({ person }) =>
    person?.occupation === undefined ||
    person.occupation === '' ||
    /teach|school|instruct|counsel|principal|aide|educat/i.test(person.occupation),
  // Form 8936, part I: $300,000 joint, $225,000 head of household, $150,000 others, in 2024 or the year before.
  'clean-vehicle': ({ input, now }) =>
    lineOf(now, '1040', '11') <=
      ({ mfj: 300_000, qss: 300_000, hoh: 225_000 }[input.filingStatus as string] ?? 150_000) ||
    input.priorYear?.agi !== undefined,
  // Nonrefundable: only where there is tax.
  'clean-energy': ({ now }) => lineOf(now, '1040', '18') > 0,
  'home-improvement': ({ now }) => lineOf(now, '1040', '18') > 0,
  // Instructions for Form 1040, Filing Status: not for somebody who is a surviving spouse or files jointly already.
  'filing-status': ({ input }) => input.filingStatus === 'single' || input.filingStatus === 'mfs',
};

const mayHaveEducation = (input: ReturnInputJson, now: Calculation): boolean =>
  input.filingStatus !== 'mfs' &&
  lineOf(now, '1040', '11') < (input.filingStatus === 'mfj' ? 180_000 : 90_000);

const earns = ({ w2s, businesses, k1s }: ReturnInputJson): boolean =>
  (w2s ?? []).some(({ wages = 0 }) => wages > 0) || (businesses ?? []).length > 0 || (k1s ?? []).length > 0;

/** A profit on some Schedule C (line 31) or Schedule F (line 34), or self-employment earnings of a partner. */
function hasProfit({ input, now: { lines } }: Case): boolean {
  const gains = (form: string, line: string): boolean =>
    [lines[form]].flat().some((copy) => Number(copy?.[line] ?? 0) > 0);
  return (
    gains('schedule-c', '31') ||
    gains('schedule-f', '34') ||
    (input.k1s ?? []).some(({ selfEmploymentEarnings = 0 }) => selfEmploymentEarnings > 0)
  );
}

/** What is wrong with the suggestions of one return; empty when nothing is. */
function examine({ name, input }: Named, seen: Map<string, number>): string[] {
  const now = calculateJson(input);
  if (now.refund === null) return [];
  const { suggestions } = discoverDeductions(input);
  return suggestions.flatMap((suggestion) => {
    const kind = kindOf(suggestion);
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    const changed = applyChanges(input, suggestion.changes);
    if (!changed.ok) return [`${name}: ${suggestion.id} changes no fact`];
    const after = calculateJson(changed.input as ReturnInputJson);
    const difference = balanceOf(after) - balanceOf(now);
    const person = suggestion.id.endsWith('-spouse') ? input.spouse : input.taxpayer;
    const allowed = mayHave[kind]?.({ input, now, person }) ?? true;
    return [
      ...(difference === suggestion.potentialSavings
        ? []
        : [`${name}: ${suggestion.id} says ${suggestion.potentialSavings}, the engine ${difference}`]),
      ...(allowed ? [] : [`${name}: ${suggestion.id} is for somebody who can't have it`]),
    ];
  });
}

const kindOf = ({ id }: Suggestion): string =>
  opportunities
    .map((one) => one.id)
    .filter((one) => id === one || id.startsWith(`${one}-`))
    .sort((a, b) => b.length - a.length)[0] ?? id;

describe('over the returns that the project worked by hand', () => {
  const seen = new Map<string, number>();
  // One return is calculated some hundred times.
  const returns = share(
    returns2024.filter((_, index) => isDeep || index % 4 === 0),
    5,
  );

  it('each saving is the recalculated difference, and nothing is suggested to somebody who can’t have it', () => {
    expect(returns.length).toBeGreaterThan(15);
    expect(returns.flatMap((one) => examine(one, seen))).toEqual([]);
  });

  it('and suggestions of many kinds were among them', () => {
    const suggested = [...seen.values()].reduce((sum, count) => sum + count, 0);
    expect(suggested).toBeGreaterThan(4 * returns.length);
    expect(seen.size).toBeGreaterThan(isDeep ? 15 : 12);
  });
});

describe('over the reference returns', () => {
  const path = sharedPath('tax/differential.ndjson');

  it('each saving is the recalculated difference, and nothing is suggested to somebody who can’t have it', () => {
    if (path === null) {
      console.warn('Not run: tax/differential.ndjson is not in this clone');
      return;
    }
    const all = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; input: ReturnInputJson });
    expect(all).toHaveLength(350);
    const returns = share(
      all.filter((_, index) => isDeep || index % 20 === 0),
      3,
    );
    const seen = new Map<string, number>();
    expect(returns.flatMap(({ id, input }) => examine({ name: id, input }, seen))).toEqual([]);
    expect(seen.size).toBeGreaterThan(8);
  });
});
