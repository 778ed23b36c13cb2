import { priorLines, type PriorSheet, sheetTitles } from '../../kinds/prior-return-lines';
import { type Page } from '../page';
import { type Row, toRows } from './rows';
import { isNumbered } from './read-line';

/** One page of last year's return: which sheet it is. */
export interface SheetPage {
  sheet: PriorSheet;
  page: Page;
  rows: readonly Row[];
}

/** A Form 1040 with the schedules that follow it in the file. */
export interface PriorReturnPages {
  taxYear: number | null;
  sheets: readonly SheetPage[];
}

const title = /\bus individual income tax return\b|\bus (income )?tax return for seniors\b/u;
const laterPage = /(?<!\bschedule [a-z0-9]{1,2} )\bform 1040( sr)? 20\d\d\b/u;
/** Forms with the same lines in other columns, or for other people; and pages that explain. */
const otherReturn =
  /\bamended us individual\b|\bform 1040 x\b|\b1040 nr\b|\bnonresident alien income tax return\b/u;
const explains = /\binstructions for form 1040\b|\bpublication \d{2,4}\b.*\b20\d\d\b/u;

const years = [
  /\bform 1040 (?:sr )?(20\d\d)\b/u,
  /\bus individual income tax return (20\d\d)\b/u,
  /\b(?:for the year )?jan 1 ?(?:to )?dec 31 (20\d\d)\b/u,
  /\bus (?:income )?tax return for seniors (20\d\d)\b/u,
  /\b(20\d\d) (?:form 1040|us individual income tax return)\b/u,
];

/** The year that most of the form's places for it print; null when two are as frequent. */
function readYear(pages: readonly SheetPage[]): number | null {
  const counts = new Map<number, number>();
  for (const { sheet, rows } of pages)
    if (sheet === 'main')
      for (const { keys } of rows)
        for (const pattern of years) {
          const year = Number(pattern.exec(keys)?.[1] ?? 0);
          if (year > 0) counts.set(year, (counts.get(year) ?? 0) + 1);
        }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first === undefined || first[1] === second?.[1] ? null : first[0];
}

const mainLines = priorLines.filter(({ sheet }) => sheet === 'main');

/** Enough of the form's own lines with their numbers: a mention of the form in a text is none. */
const hasLines = (rows: readonly Row[]): boolean =>
  mainLines.filter((line) => isNumbered(line, rows)).length >= 3;

function sheetOf(page: Page, rows: readonly Row[]): { sheet: PriorSheet; isFirst: boolean } | null {
  const top = rows.filter(({ y0 }) => y0 < 0.26 * page.height);
  const head = top.map(({ keys }) => keys).join(' ');
  const isTitled = top.some(({ keys }) => title.test(keys));
  const isLater = rows.some(({ keys }) => laterPage.test(keys));
  if ((isTitled || isLater) && !otherReturn.test(head) && !explains.test(head) && hasLines(rows))
    return { sheet: 'main', isFirst: isTitled };
  const found = Object.entries(sheetTitles).find(([, patterns]) =>
    patterns.every((pattern) => pattern.test(head)),
  );
  const sheet = found?.[0];
  return sheet === undefined ? null : { sheet: sheet as PriorSheet, isFirst: false };
}

/** The returns of a file, each with its schedules, in the order of the pages. */
export function findReturns(pages: readonly Page[]): PriorReturnPages[] {
  const groups: SheetPage[][] = [];
  const before: SheetPage[] = [];
  for (const page of pages) {
    const rows = toRows(page);
    const found = sheetOf(page, rows);
    if (found === null) continue;
    const one = { sheet: found.sheet, page, rows };
    if (found.isFirst) groups.push([one]);
    else (groups.at(-1) ?? before).push(one);
  }
  const [first, ...others] = groups;
  const all = first === undefined ? [before] : [[...before, ...first], ...others];
  return all
    .filter((sheets) => sheets.some(({ sheet }) => sheet === 'main'))
    .map((sheets) => ({ taxYear: readYear(sheets), sheets }));
}
