import { readFileSync } from 'node:fs';
import { calculateReturn, type FormLines } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { sharedPath } from '../setup/shared';

interface SharedReturn {
  id: string;
  input: unknown;
  /** By form and line: value and tolerance. */
  expect: Record<string, Record<string, [value: number, tolerance: number]>>;
}

const sets = [
  { file: 'tax/2025/differential.ndjson', total: 352 },
  { file: 'tax/2025/edges.ndjson', total: 82 },
  { file: 'tax/2025/eligibility.ndjson', total: 10 },
];

/** Lines on which the reference is at odds with its own other lines: docs/law/disagreements.md says why. */
const adjudicated: ReadonlySet<string> = new Set(['retiree-0197 1040/24', 'salt-0206 1040/24']);

const read = (path: string): SharedReturn[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SharedReturn);

/** Lines outside the tolerance. A line that the reference prints as 0 may be blank in ours. */
function check({ id, input, expect: expected }: SharedReturn): string[] {
  const parsed = parseReturn(input);
  if (!parsed.ok) return [`${id}: ${JSON.stringify(parsed.issues)}`];
  const { lines, problems } = calculateReturn(parsed.facts);
  const refused = problems.filter(({ severity }) => severity === 'unsupported');
  if (refused.length > 0) return refused.map(({ path, message }) => `${id}: ${path}: ${message}`);
  return Object.entries(expected).flatMap(([form, wanted]) => {
    const found = lines[form] ?? {};
    const ours: FormLines = Array.isArray(found) ? (found[0] ?? {}) : found;
    return Object.entries(wanted).flatMap(([line, [value, tolerance]]) => {
      const own = ours[line] ?? 0;
      if (typeof own === 'number' && Math.abs(own - value) <= tolerance) return [];
      return adjudicated.has(`${id} ${form}/${line}`)
        ? []
        : [`${id}: ${form} line ${line} is ${own}, expected ${value}`];
    });
  });
}

describe.each(sets)('$file', ({ file, total }) => {
  const path = sharedPath(file);

  it('is computed line by line', () => {
    if (path === null) {
      console.warn(`Not run: ${file} is not in this clone`);
      return;
    }
    const returns = read(path);
    expect(returns).toHaveLength(total);
    expect(returns.flatMap(check)).toEqual([]);
  });
});
