import { readFileSync } from 'node:fs';
import path from 'node:path';
import { taxYears } from '@/lib/tax/us/editions';
import { renderLaw } from '@/scripts/law/render-law';

// Formatting may move blank lines and escapes; what is said must be the same.
const words = (text: string) =>
  text
    .replaceAll('\\', '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe.each(taxYears)('docs/law/%s.md', (year) => {
  const written = readFileSync(path.resolve(__dirname, `../../docs/law/${year}.md`), 'utf8');

  it('says what the engine computes with; if not, run: npm run law', () => {
    const [printed, meant] = [new Set(words(written)), new Set(words(renderLaw(year)))];
    const missing = [...meant].filter((line) => !printed.has(line));
    const stale = [...printed].filter((line) => !meant.has(line));
    // Out of date: run `npm run law` (node --import tsx scripts/generate-law.ts) and commit the file.
    expect({ missing, stale }).toEqual({ missing: [], stale: [] });
  });

  it('names amounts with their source', () => {
    const [amount, source] =
      year === 2024
        ? ['14,600', 'Rev. Proc. 2023-34, section 3.15']
        : ['15,750', 'IRC 63(c)(7) (Pub. L. 119-21, section 70102)'];
    expect(written).toContain(`- \`standardDeduction.amount.single\`: ${amount}`);
    expect(written).toContain(`Source: ${source}`);
  });
});
