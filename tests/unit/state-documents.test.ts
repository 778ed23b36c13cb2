import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allStates } from '@/lib/tax/states/all-states';
import { renderState, renderStateMap } from '@/scripts/law/render-state';

// Formatting may move blank lines, escapes and the width of columns; what is said must be the same.
const words = (text: string) =>
  new Set(
    text
      .replaceAll('\\', '')
      .split('\n')
      .map((line) => line.replaceAll(/[\s-]+/g, ' ').trim())
      .filter((line) => line !== '' && line !== '|'),
  );

const documents = [
  ['README', renderStateMap()],
  ...allStates.map((state) => [state.code.toLowerCase(), renderState(state)]),
] as [string, string][];

test.each(documents)(
  'docs/law/states/%s.md says what is computed; if not, run: npm run law',
  (name, text) => {
    const written = words(readFileSync(path.resolve(__dirname, `../../docs/law/states/${name}.md`), 'utf8'));
    const meant = words(text);
    expect({
      missing: [...meant].filter((line) => !written.has(line)),
      stale: [...written].filter((line) => !meant.has(line)),
    }).toEqual({ missing: [], stale: [] });
  },
);
