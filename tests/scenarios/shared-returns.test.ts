import { readFileSync } from 'node:fs';
import { calculateReturn, type FormLines } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { sharedPath } from '../setup/shared';

interface SharedReturn {
  id: string;
  input: unknown;
  /** By form and line: value and tolerance. Forms with copies give a list. */
  expect: Record<string, Expected | Expected[]>;
}
type Expected = Record<string, [value: number, tolerance: number]>;

/** Returns of each set that the engine computes today. Raise it with every form; it must never fall. */
const sets = [
  { file: 'tax/irs-scenarios.ndjson', total: 74, covered: 74 },
  { file: 'tax/differential.ndjson', total: 350, covered: 350 },
];

const read = (path: string): SharedReturn[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SharedReturn);

/** Lines outside the tolerance. A line that the reference prints as 0 may be blank in ours. */
function compare(id: string, form: string, lines: FormLines, expected: Expected): string[] {
  return Object.entries(expected).flatMap(([line, [value, tolerance]]) => {
    const ours = lines[line] ?? 0;
    const near = typeof ours === 'number' && Math.abs(ours - value) <= tolerance;
    return near ? [] : [`${id}: ${form} line ${line} is ${String(lines[line])}, expected ${value}`];
  });
}

function check({ id, input, expect }: SharedReturn): 'refused' | string[] {
  const parsed = parseReturn(input);
  if (!parsed.ok) return [`${id}: ${JSON.stringify(parsed.issues)}`];
  const { lines, refund, owed, problems } = calculateReturn(parsed.facts);
  if (problems.some(({ severity }) => severity === 'unsupported')) {
    const silent = Object.keys(lines).length === 0 && refund === null && owed === null;
    const named = problems.every(({ path, message }) => path !== '' && message.length > 20);
    return silent && named ? 'refused' : [`${id}: a refusal must name its cause and give no totals`];
  }
  return Object.entries(expect).flatMap(([form, expected]) => {
    const found = lines[form];
    const copies = Array.isArray(expected) ? expected : [expected];
    const ours = Array.isArray(found) ? found : [found ?? {}];
    return copies.flatMap((copy, i) => compare(id, form, ours[i] ?? {}, copy));
  });
}

describe.each(sets)('$file', ({ file, total, covered }) => {
  const path = sharedPath(file);

  it('is computed line by line, or refused by name', () => {
    if (path === null) {
      console.warn(`Not run: ${file} is not in this clone`);
      return;
    }
    const results = read(path).map(check);
    const refused = results.filter((result) => result === 'refused').length;
    const wrong = results.flatMap((result) => (result === 'refused' ? [] : result));
    console.info(
      `${file}: ${results.length - refused} computed, ${refused} refused, ${wrong.length} lines wrong`,
    );
    expect(wrong).toEqual([]);
    expect(results).toHaveLength(total);
    expect(results.length - refused).toBeGreaterThanOrEqual(covered);
  });
});
