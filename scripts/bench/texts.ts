// Measures the reading of documents with a text layer: made-up forms in layouts of our own, several of each.
import { readDocument } from '@/lib/documents/extract/run-reader';
import { toPdf } from '@/tests/fixtures/documents/draw-pdf';
import { counted, gradeText, type TextSet, textSets } from '@/tests/fixtures/texts/grade';
import { buildReader } from '../build-reader.mjs';

/** Each round draws other people and amounts in the same layouts. */
const seedsApart = 100;

/** Prints what isn't right, and the sums of each set. Arguments: a set (or `every`), and how many of each layout. */
export async function run(): Promise<void> {
  const [, , , asked = 'every', rounds = '3'] = process.argv;
  await buildReader();
  for (const set of Object.keys(textSets) as TextSet[]) {
    if (asked !== 'every' && asked !== set) continue;
    const { layouts, first } = textSets[set];
    const sums = { wanted: 0, right: 0, wrongAsked: 0, missing: 0, wrongSure: 0 };
    let invented = 0;
    for (let round = 0; round < Number(rounds); round += 1) {
      for (const [at, layout] of layouts.entries()) {
        const drawn = layout.draw(first + at + seedsApart * round);
        const graded = gradeText(drawn, await readDocument({ bytes: toPdf(drawn.sheets) }));
        for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += graded.sums[key];
        invented += graded.notRight.filter((line) => line.endsWith('(blank)')).length;
        if (counted.has(set)) continue;
        for (const line of graded.notRight) console.log(`${layout.name}: ${line}`);
      }
    }
    const share = sums.wanted === 0 ? 0 : (100 * sums.right) / sums.wanted;
    console.log(
      `${set}: ${sums.right} of ${sums.wanted} values right (${share.toFixed(1)} %), ${sums.wrongAsked} wrong and asked, ${sums.missing} missing and asked, ${sums.wrongSure} wrong but sure (${invented} of them in blank boxes)`,
    );
  }
}
