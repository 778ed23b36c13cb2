import { type Question } from '@/lib/interview/schema';
import { readTypedNumber } from '@/lib/interview/typed-number';

type Amount = NonNullable<Question['amounts']>[number];

/** Most dollars taken, the same as the facts take. */
const most = 9_999_999_999.99;

/** The question behind a choice's amount, as far as its box needs it. */
export const questionOfAmount = ({ option, questionId, min = 0 }: Amount): Question => ({
  id: questionId,
  text: option,
  helpText: '',
  why: '',
  type: 'number',
  options: [],
  factPath: '',
  format: 'money',
  min,
  max: most,
});

/** What most rows would say alike is said once, above them; undefined where each says its own. */
export function findSharedHint(amounts: readonly Amount[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { hint } of amounts) if (hint !== undefined) counts.set(hint, (counts.get(hint) ?? 0) + 1);
  return [...counts].find(([, count]) => count > 2 && count * 2 > amounts.length)?.[0];
}

interface PastedAmounts {
  /** Text for the box of each question. */
  put: ReadonlyMap<string, string>;
  /** Names that are in no row. */
  unknown: readonly string[];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Reads cells of a spreadsheet that were pasted at one row: a column of amounts goes down from there, and lines with a
 * name go to the row of that name.
 */
export function readPastedAmounts(text: string, amounts: readonly Amount[], from: string): PastedAmounts {
  const put = new Map<string, string>();
  const unknown: string[] = [];
  let at = amounts.findIndex(({ questionId }) => questionId === from);
  for (const line of text.split(/\r?\n/u)) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const amount = cells.findLast((cell) => readTypedNumber(cell) !== null);
    if (amount === undefined) continue;
    const name = cells.find((cell) => cell !== '' && readTypedNumber(cell) === null);
    const row = name === undefined ? amounts[at] : findRow(name, amounts);
    if (name === undefined) at += 1;
    if (row !== undefined) put.set(row.questionId, amount);
    else if (name !== undefined) unknown.push(name);
  }
  return { put, unknown };
}

/** The row with the name, or the only one that begins with it. */
function findRow(name: string, amounts: readonly Amount[]): Amount | undefined {
  const wanted = plain(name);
  const same = amounts.find(({ option }) => plain(option) === wanted);
  if (same !== undefined || wanted === '') return same;
  const close = amounts.filter(({ option }) => plain(option).startsWith(wanted));
  return close.length === 1 ? close[0] : undefined;
}

/** The question of the next row below (1) or above (-1); undefined at the end. */
export function amountInNextRow(
  amounts: readonly Amount[],
  questionId: string,
  step: 1 | -1,
): string | undefined {
  const at = amounts.findIndex((one) => one.questionId === questionId);
  return at < 0 ? undefined : amounts[at + step]?.questionId;
}

/** Ids of amounts that are entered beside a choice of one of these questions. */
export const listBeside = (questions: readonly Pick<Question, 'amounts'>[]): Set<string> =>
  new Set(questions.flatMap(({ amounts = [] }) => amounts.map(({ questionId }) => questionId)));
