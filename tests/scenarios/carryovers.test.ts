import { readFileSync } from 'node:fs';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { type Carryover } from '@/lib/tax/carryover-collector';
import { listCarryovers } from '@/lib/tax/carryovers';
import { compareYears, moveToYear } from '@/lib/tax/compare-years';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { returns2024 } from './all-returns';
import { sharedPath } from '../setup/shared';

/** Every written return of 2024 handed on to 2025: each carryover has a place in the facts of 2025 that takes it. */
function put(tree: unknown, path: string, value: unknown): void {
  const parts = path.split('.');
  let at = tree as Record<string, unknown>;
  for (const part of parts.slice(0, -1)) {
    at[part] ??= {};
    at = at[part] as Record<string, unknown>;
  }
  at[parts.at(-1) ?? ''] = value;
}

function read(facts: ReturnInput, path: string): unknown {
  let at: unknown = facts;
  for (const part of path.split('.')) at = (at as Record<string, unknown> | null)?.[part];
  return at;
}

const open = (input: unknown): ReturnInput | null => {
  const parsed = parseReturn(input);
  return parsed.ok ? parsed.facts : null;
};

/** What is wrong with a carryover of a return, in the next year's facts. */
function faultsOf(name: string, input: ReturnInputJson, carried: readonly Carryover[]): string[] {
  const later = moveToYear(input, 2025);
  if (open(later) === null) return [];
  for (const { fact, value } of carried) put(later, fact, value);
  const parsed = parseReturn(later);
  if (!parsed.ok) return parsed.issues.map(({ path, message }) => `${name}: ${path}: ${message}`);
  return carried.flatMap(({ fact, value }) => {
    const found = read(parsed.facts, fact);
    const isShare = fact.endsWith('Percentage');
    const stated = typeof value === 'number' && !isShare ? value * 100 : value;
    return found === stated ? [] : [`${name}: ${fact} is ${String(found)}, not ${String(stated)}`];
  });
}

test('carryovers of every written return fit into the facts of 2025', () => {
  const faults: string[] = [];
  const facts = new Set<string>();
  for (const { name, input } of returns2024) {
    const found = open(input);
    if (found === null) continue;
    const { carried, open: unsettled } = listCarryovers(found);
    if (calculateReturn(found).refund === null) expect(carried).toEqual([]);
    for (const { fact, source } of carried) {
      facts.add(fact.replaceAll(/\.\d+\./g, '.*.'));
      if (source.trim() === '') faults.push(`${name}: ${fact} has no source`);
    }
    for (const { what, message } of unsettled)
      if (what === '' || !message.includes('$')) faults.push(`${name}: ${what} says too little`);
    faults.push(...faultsOf(name, input, carried));
  }
  expect(faults).toEqual([]);
  // The written returns have losses, gifts, basis, credits and home offices to hand on.
  expect([...facts].toSorted()).toEqual(
    expect.arrayContaining([
      'businesses.*.homeOffice.operatingCarryover',
      'capitalLossCarryover.longTerm',
      'energy.previousCarryforward',
      'excessContributions.taxpayer.hsa',
      'installmentSales.*.grossProfitPercentage',
      'installmentSales.*.priorPayments',
      'iraBasis.taxpayer.priorBasis',
      'itemized.charityCarryover',
      'netOperatingLosses.from2018',
      'payments.priorYearOverpayment',
      'priorYearMinimumTaxCredit',
      'qbiCarryforward',
      'rentals.*.priorUnallowedLoss',
    ]),
  );
});

describe('returns of 2025 from the reference', () => {
  const path = sharedPath('tax/2025/differential.ndjson');

  it('hand on AGI and tax as their lines show them, and equal themselves', () => {
    if (path === null) {
      console.warn('Not run: tax/2025/differential.ndjson is not in this clone');
      return;
    }
    const inputs = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { input: ReturnInputJson }).input);
    const wrong = inputs.flatMap((input, index) => {
      const facts = open(input);
      if (facts === null) return [];
      const form = calculateReturn(facts).lines['1040'] as Record<string, number> | undefined;
      if (form === undefined) return [];
      const { carried } = listCarryovers(facts);
      const at = (fact: string) => carried.find((one) => one.fact === fact);
      const isRight =
        at('priorYear.agi')?.value === (form['11a'] ?? 0) &&
        at('priorYear.agi')?.source === 'Form 1040, line 11a' &&
        at('priorYear.tax')?.value === (form['24'] ?? 0);
      const isSame = index % 20 !== 0 || compareYears({ facts, input }, { facts }).length === 0;
      return isRight && isSame ? [] : [index];
    });
    expect(inputs).toHaveLength(352);
    expect(wrong).toEqual([]);
  });
});

test('money in Roth IRAs, which no line settles, is named', () => {
  const facts = open({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-01-01' },
    w2s: [{ wages: 60_000 }],
    iraBasis: { taxpayer: { rothContributionBasis: 9_000 } },
    adjustments: { ira: [{ owner: 'taxpayer', roth: 4_000 }] },
  });
  if (facts === null) throw new Error('the facts are wrong');
  const { open: unsettled } = listCarryovers(facts);
  expect(unsettled.map(({ what }) => what)).toEqual(['Roth IRA basis']);
  expect(unsettled[0]?.message).toContain('Before 2024: $9,000 of contributions');
  expect(unsettled[0]?.message).toContain('In 2024: $4,000 contributed');
});
