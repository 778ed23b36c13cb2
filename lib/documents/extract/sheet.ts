import { type Kind } from '../kinds/kind';
import { assignValues, type Owned } from './assign-values';
import { withoutBoxNumbers } from './box-numbers';
import { type Label, preferNumbered } from './find-labels';
import { inferCodeLabels } from './infer-code-labels';
import { inferLabels } from './infer-labels';
import { inferNumberedLabels } from './infer-numbered-labels';
import { inferRowLabels } from './infer-row-labels';
import { type Box, contains, type Page, type Word } from './page';
import { readYear } from './read-year';
import { type Segment, toSegments } from './segments';
import { type Region } from './split-regions';
import { chooseYear, type YearColumns } from './year-columns';

/** One sheet of one form, with every value given to its label. */
export interface Sheet {
  kind: Kind;
  page: Page;
  area: Box;
  labels: readonly Label[];
  words: readonly Word[];
  segments: readonly Segment[];
  owned: readonly Owned[];
  /** What two years side by side leave in doubt. */
  years?: Pick<YearColumns, 'columns' | 'doubted'>;
}

/** A tick printed as a letter or sign, perhaps in brackets for its square. */
export const isTick = (text: string) => /^(?:[xX✓✔☒☑✗✘]|\[[xX✓✔✗✘]\]|\([xX✓✔✗✘]\))$/u.test(text);

export function toSheet(region: Region, page: Page): Sheet {
  const words = page.words.filter((word) => contains(region, word));
  const seen = preferNumbered(region.labels);
  const paired = [...seen, ...inferLabels(region.kind, seen, words)];
  const inRows = [...paired, ...inferRowLabels(region.kind, paired, words)];
  const coded = [...inRows, ...inferCodeLabels(region.kind, inRows, words)];
  const labels = [...coded, ...inferNumberedLabels(region.kind, coded, words)];
  const values = toSegments(words, labels, page).filter((segment) => !isTick(segment.text));
  const segments = withoutBoxNumbers(region.kind, labels, values);
  const sheet = {
    kind: region.kind,
    page,
    area: region,
    labels,
    words,
    segments,
    owned: assignValues(labels, segments, page),
  };
  const { passed, ...years } = chooseYear(sheet, readYear(sheet));
  const passedWords = new Set([...passed].flatMap((segment) => segment.words));
  return {
    ...sheet,
    words: words.filter((word) => !passedWords.has(word)),
    segments: segments.filter((segment) => !passed.has(segment)),
    owned: sheet.owned.filter(({ segment }) => !passed.has(segment)),
    years,
  };
}
