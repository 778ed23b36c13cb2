import { readFileSync } from 'node:fs';
import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { findState } from '@/lib/tax/states/all-states';
import { share } from '../../setup/share';
import { sharedPath } from '../../setup/shared';

interface SharedReturn {
  id: string;
  state: string;
  input: unknown;
  expect: Record<string, Record<string, [value: number, tolerance: number, sources: number]>>;
}

const path = sharedPath('tax/states/differential.ndjson');

/** Lines that differ from two sources, named with the form's line in docs/law/disagreements.md. */
const argued = readFileSync('docs/law/disagreements.md', 'utf8');

it('state returns agree with two sources, or docs/law/disagreements.md says why not', () => {
  if (path === null) {
    console.warn('*** Not run: tax/states/differential.ndjson is not in this clone ***');
    return;
  }
  let compared = 0;
  const wrong: string[] = [];
  for (const text of share(readFileSync(path, 'utf8').trim().split('\n'), 5)) {
    const { id, state, input, expect: expected } = JSON.parse(text) as SharedReturn;
    if (findState(state) === null) continue;
    const parsed = parseReturn(input);
    if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.issues)}`);
    const { states = {} } = calculateAll(parsed.facts);
    for (const [code, lines] of Object.entries(expected))
      for (const [name, [value, tolerance, sources]] of Object.entries(lines)) {
        if (sources < 2) continue;
        compared += 1;
        const ours = states[code]?.totals[name as keyof (typeof states)[string]['totals']] ?? 0;
        if (Math.abs(ours - value) > tolerance && !argued.includes(id))
          wrong.push(`${id} ${name}: ${ours}, expected ${value}`);
      }
  }
  console.info(`State returns: ${compared} lines of two sources, ${wrong.length} wrong without a reason`);
  expect(wrong).toEqual([]);
});
