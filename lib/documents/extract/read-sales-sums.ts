import { f1099BStatement } from '../kinds/f1099-b';
import { keepInRange, type RawField } from './evidence';
import { looksLikeMoney, parseMoney } from './formats';
import { type Box, centerX, height, overlapX, type Page, surround, type Word } from './page';
import { toLines } from './print-tokens';
import { type RawForm } from './read-sheet';

/** Columns of a table of sums, by a word of their heads; the first that fits counts. */
const columns = [
  ['wash_sale', /^wash/iu],
  ['discount', /^discount/iu],
  ['gain', /^(gain|gains|gain\/loss|gain\/\(loss\)|gain\(loss\))$/iu],
  ['cost_basis', /^(cost|basis)$/iu],
  ['proceeds', /^proceeds$/iu],
] as const;
type Column = (typeof columns)[number][0];
const kept: readonly Column[] = ['proceeds', 'cost_basis', 'wash_sale'];

/** Confidence where proceeds, basis, and wash sales give the printed gain; and where nothing proves the columns. */
const proven = 0.95;
const unproven = 0.6;

/** How far over the first row its heads may begin, in heights of print. */
const headReach = 7;

/** More words in one breath are a sentence. */
const mostWords = 6;

type Head = Box & { column: Column };

const textOf = (line: readonly Word[]) => line.map(({ text }) => text).join(' ');
const amountsOf = (line: readonly Word[]) => line.filter(({ text }) => looksLikeMoney(text));

/**
 * The box of Form 8949 that a row sums up, by what it says of the holding period and of the basis (Form 8949 2024, Parts I and
 * II): A and D where the basis was reported to the IRS, B and E where it wasn't, C and F without a Form 1099-B. A printed
 * letter must say the same.
 */
function letterOf(text: string): string | null {
  const isShort = /\bshort[- ]?term\b|\bshort\b/iu.test(text);
  const isLong = /\blong[- ]?term\b|\blong\b/iu.test(text);
  const isUnreported = /\bbasis (is |was )?not reported\b|\bnon-?covered\b/iu.test(text);
  const isReported = !isUnreported && /\bbasis (is |was )?reported\b|\bcovered\b/iu.test(text);
  if (isShort === isLong || isReported === isUnreported) return null;
  const letter = isReported ? (isShort ? 'A' : 'D') : isShort ? 'B' : 'E';
  const printed = /(?:^|[\s(])([A-F])(?:[\s),]|$)/u.exec(text)?.[1];
  return printed === undefined || printed === letter ? letter : null;
}

/** Words in the same breath. */
const piecesOf = (line: readonly Word[]): Word[][] => {
  const pieces: Word[][] = [];
  for (const word of line) {
    const last = pieces.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 < 0.6 * height(word)) pieces.at(-1)?.push(word);
    else pieces.push([word]);
  }
  return pieces;
};

/** The heads right over a row, each over the places of its words. */
function headsOver(lines: readonly (readonly Word[])[], at: number): Head[] {
  const row = surround([...(lines[at] ?? [])]);
  const size = row.y1 - row.y0;
  const over = lines.slice(0, at).filter((line) => {
    const { y1 } = surround([...line]);
    return amountsOf(line).length === 0 && row.y0 - y1 < headReach * size;
  });
  const found = over
    .flatMap(piecesOf)
    .filter(({ length }) => length <= mostWords)
    .flatMap((piece): Head[] => {
      const words = piece.map(({ text }) => text.replace(/[.,:]$/u, ''));
      const column = columns.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0];
      return column === undefined ? [] : [{ column, ...surround(piece) }];
    });
  // Prose over the table may speak of proceeds, too.
  const lowest = Math.max(...found.filter(({ column }) => column === 'proceeds').map(({ y0 }) => y0));
  return found.filter(({ y1 }) => y1 > lowest - 0.8 * size);
}

/** Each amount of a row under the head that is nearest to it; null unless every column has one amount, and basis and proceeds have. */
function byColumn(amounts: readonly Word[], heads: readonly Head[]): Map<Column, Word> | null {
  const found = new Map<Column, Word>();
  for (const amount of amounts) {
    const distance = (head: Head) =>
      Math.min(Math.abs(centerX(head) - centerX(amount)), Math.abs(head.x1 - amount.x1)) -
      Math.max(0, overlapX(head, amount));
    const [nearest] = [...heads].sort((a, b) => distance(a) - distance(b));
    if (nearest === undefined || found.has(nearest.column)) return null;
    found.set(nearest.column, amount);
  }
  return found.has('proceeds') && found.has('cost_basis') ? found : null;
}

const centsOf = (word: Word | undefined) => Math.round(100 * Number(parseMoney(word?.text ?? '0') ?? 0));

function fieldsOfRow(letter: string, row: ReadonlyMap<Column, Word>, page: Page): RawField[] {
  const [proceeds, basis, wash, gain] = (['proceeds', 'cost_basis', 'wash_sale', 'gain'] as const).map(
    (column) => centsOf(row.get(column)),
  );
  const net = (proceeds ?? 0) - (basis ?? 0) + (wash ?? 0);
  const isSeen = [...row.values()].some(({ source }) => source !== 'text');
  // Brokers count market discount in either way.
  const isProven = row.has('gain') && net === gain && centsOf(row.get('discount')) === 0 && !isSeen;
  return kept.flatMap((column): RawField[] => {
    const word = row.get(column);
    if (word === undefined) return [];
    const title = f1099BStatement.rows[0]?.columns.find(({ path }) => path === column)?.label ?? column;
    return [
      {
        path: `totals_by_8949_box.${letter}.${column}`,
        label: `Box ${letter} of Form 8949: ${title.toLowerCase()}, total`,
        value: parseMoney(word.text),
        confidence: keepInRange(isProven ? proven : unproven),
        page: page.number,
        box: surround([word]),
      },
    ];
  });
}

/**
 * A broker's sums by the parts of Form 8949 where the statement lists no sales: proceeds, basis, and wash sales of each part,
 * in dollars and cents as printed. None where a part is summed up twice, or where heads and amounts don't match.
 */
export function readSalesSums(page: Page): RawField[] {
  const lines = toLines(page.words);
  const rows = lines.flatMap((line, at) => {
    const amounts = amountsOf(line);
    const letter =
      amounts.length >= 2 ? letterOf(textOf(line.filter((word) => !amounts.includes(word)))) : null;
    const isEmpty = amounts.every((word) => centsOf(word) === 0);
    return letter === null || isEmpty ? [] : [{ letter, amounts, at }];
  });
  if (new Set(rows.map(({ letter }) => letter)).size < rows.length) return [];
  let heads: Head[] = [];
  const fields = rows.map(({ letter, amounts, at }) => {
    // The heads of a table stand over its first row; the next table has its own.
    const own = headsOver(lines, at);
    if (own.some(({ column }) => column === 'proceeds')) heads = own;
    const row = byColumn(amounts, heads);
    return row === null ? null : fieldsOfRow(letter, row, page);
  });
  return fields.includes(null) ? [] : fields.flatMap((one) => one ?? []);
}

const isSums = ({ kind }: RawForm) => kind.form === f1099BStatement.form;
const listsSales = (form: RawForm) => form.fields.some(({ path }) => path.startsWith('transactions['));

/**
 * Takes a statement's sums for its Form 1099-B where no page lists sales. What its boxes were taken for there were the
 * statement's grand totals.
 */
export function withSalesSums(onPage: readonly RawForm[], page: Page): RawForm[] {
  const own = onPage.filter(isSums);
  if (own.some(listsSales) || own.length > 1) return [...onPage];
  const sums = readSalesSums(page);
  if (sums.length === 0) return [...onPage];
  const [form] = own;
  const head = form?.fields ?? onPage.at(-1)?.fields ?? [];
  const paths = new Set([
    ...f1099BStatement.fields.flatMap(({ path, format }) => (format === 'money' ? [] : [path])),
    ...f1099BStatement.parties.flatMap(({ name, address }) => [name.path, address.path]),
  ]);
  const fields = [...head.filter(({ path }) => paths.has(path)), ...sums];
  const taxYear = form?.taxYear ?? onPage.at(-1)?.taxYear ?? null;
  const read: RawForm = { kind: f1099BStatement, page, taxYear, fields, hasHead: form?.hasHead ?? false };
  return [...onPage.filter((one) => !isSums(one)), read];
}
