import { calculateReturn } from '@/lib/tax/calculate-return';
import { asCents } from '@/lib/tax/facts/cents';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { KeptReturn } from '@/lib/tax/kept-return';
import { startWhatIfs, whatIf } from '@/lib/tax/what-if';
import { returns2024, returns2025 } from './all-returns';

/** Every value of a return with its path. */
function listLeaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    listLeaves(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Another value of the same kind, and the fact left out. */
const otherValues = (value: unknown): unknown[] =>
  typeof value === 'number'
    ? [value + 1000, 0]
    : typeof value === 'boolean'
      ? [!value]
      : typeof value === 'string' && /^\d{4}-/.test(value)
        ? [`${String(Number(value.slice(0, 4)) - 12)}${value.slice(4)}`]
        : [undefined];

const keep = (input: ReturnInputJson): { facts: ReturnInput; kept: KeptReturn } => {
  const parsed = parseReturn(input);
  const kept = parsed.ok ? KeptReturn.from(parsed.facts) : null;
  if (!parsed.ok || kept === null) throw new Error('The return can’t be computed');
  return { facts: parsed.facts, kept };
};

describe.each([
  ['2024', returns2024],
  ['2025', returns2025],
])('a kept return of %s', (_, returns) => {
  // Some forty returns of all kinds: each is computed many times.
  const step = Math.ceil(returns.length / 40);
  const inputs = returns
    .filter((__, i) => i % step === 0)
    .map(({ input }) => input)
    .filter((input) => {
      const parsed = parseReturn(input);
      return parsed.ok && calculateReturn(parsed.facts).refund !== null;
    });

  it('is computed as every return is', () => {
    for (const input of inputs) {
      const { facts, kept } = keep(input);
      expect(kept.calculation).toEqual(calculateReturn(facts));
    }
  });

  it('gives the return of somebody else to the letter', () => {
    for (const [i, input] of inputs.entries()) {
      const { kept } = keep(input);
      for (const further of [1, 7, 31]) {
        const other = parseReturn(inputs[(i + further) % inputs.length]);
        if (!other.ok) throw new Error('The other return can’t be read');
        expect(JSON.stringify(kept.calculate(other.facts))).toBe(
          JSON.stringify(calculateReturn(other.facts)),
        );
      }
    }
  });

  it('answers every what-if as a whole calculation does', () => {
    let [tried, answered] = [0, 0];
    for (const [i, input] of inputs.entries()) {
      const tryChanges = startWhatIfs(input);
      const leaves = listLeaves(input).filter(([path]) => path !== 'taxYear');
      // Some of the facts of each return; which ones changes from return to return.
      const every = Math.max(1, Math.floor(leaves.length / 4));
      for (let at = i % every; at < leaves.length; at += every) {
        const [path, value] = leaves[at] ?? ['', null];
        for (const other of otherValues(value)) {
          const change = [{ path, value: other }];
          const result = tryChanges(change);
          expect({ path, result: JSON.stringify(result) }).toEqual({
            path,
            result: JSON.stringify(whatIf(input, change)),
          });
          tried++;
          if (result.ok) answered++;
        }
      }
    }
    expect(answered).toBeGreaterThan(tried / 2);
  });
});

describe('a kept return', () => {
  it('computes only what the change reaches', () => {
    const [first] = returns2024;
    if (first === undefined) throw new Error('There is no return');
    const { facts, kept } = keep(first.input);
    const payments = { ...facts.payments, otherWithholding: asCents(12_300) };
    const changed = kept.calculate({ ...facts, payments });
    // Untouched forms are those of the kept return themselves.
    const same = Object.keys(changed.lines).filter((id) => changed.lines[id] === kept.calculation.lines[id]);
    expect(same.length).toBeGreaterThan(0);
  });

  it('reads a total of passive losses with the rental it belongs to', () => {
    const total = returns2024.find(({ input }) => (input.passiveLossCarryover ?? 0) > 0);
    if (total === undefined) throw new Error('No return has such a total');
    const smaller: ReturnInputJson = { ...total.input, passiveLossCarryover: 1_500 };
    const parsed = parseReturn(smaller);
    if (!parsed.ok) throw new Error('The changed return can’t be read');
    const result = whatIf(total.input, [{ path: 'passiveLossCarryover', value: 1_500 }]);
    expect(result).toMatchObject({ ok: true, lines: { after: calculateReturn(parsed.facts).lines } });
  });

  it('gives a return of another year as that year’s', () => {
    const [first] = returns2024;
    const next = returns2025[0] && parseReturn(returns2025[0].input);
    if (first === undefined || !next?.ok) throw new Error('There is no return');
    const { kept } = keep(first.input);
    expect(kept.calculate(next.facts)).toEqual(calculateReturn(next.facts));
  });
});
