import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderLaw } from '@/scripts/law/render-law';

// Formatting may move blank lines and escapes; what is said must be the same.
const words = (text: string) =>
  text
    .replaceAll('\\', '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('docs/law/2024.md', () => {
  const written = readFileSync(path.resolve(__dirname, '../../docs/law/2024.md'), 'utf8');

  it('says what the engine computes with; if not, run: npm run law', () => {
    const [said, meant] = [new Set(words(written)), new Set(words(renderLaw()))];
    const missing = [...meant].filter((line) => !said.has(line));
    const stale = [...said].filter((line) => !meant.has(line));
    // Out of date: run `npm run law` (node --import tsx scripts/generate-law.ts) and commit the file.
    expect({ missing, stale }).toEqual({ missing: [], stale: [] });
  });

  it('names amounts with their source', () => {
    expect(written).toContain('- `standardDeduction.amount.single`: 14,600');
    expect(written).toContain('Source: Rev. Proc. 2023-34, section 3.15');
  });
});
