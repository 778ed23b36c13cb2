import { confidentFrom } from '@/lib/documents/extract/confidence';
import { readDocument } from '@/lib/documents/extract/run-reader';
import type { ExtractedForm } from '@/lib/documents/extract/schema';
import { askedOf, type Look, pickLooks, schemaOf, type SeenForm } from '@/lib/documents/second-look';
import { settleLook } from '@/lib/documents/settle-looks';
import { listCases } from '@/tests/fixtures/pictures/cases';
import { randomOf } from '@/tests/fixtures/pictures/random';
import { gradeForm, type Truth } from './picture-grades';
import { make } from './pictures';

/** Pictures of layouts that have been looked at before: nothing is tuned here. */
const set = 'seen';
const count = 12;

/** How often the recorded reader misreads a value, and how often it says that it can't read one. */
const slips = [
  { wrong: 0, unseen: 0 },
  { wrong: 0.02, unseen: 0.04 },
  { wrong: 0.1, unseen: 0.1 },
] as const;

type Slips = (typeof slips)[number];

/** What became of the values of a picture: right and sure, right and asked, not right and asked, wrong and sure. */
const sorts = ['sure', 'asked', 'open', 'wrongSure'] as const;
type Sums = Record<(typeof sorts)[number], number>;

/** Another digit in place of one of its own. */
function misread(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const digit = text[at] ?? '';
  return /\d/u.test(digit) ? `${text.slice(0, at)}${(Number(digit) + 3) % 10}${text.slice(at + 1)}` : text;
}

/** What a model would answer that sees what stands on the page, with some slips. It is made up: no model is asked here. */
function answerOf(
  { kind }: Look,
  { truth, besides = {} }: Truth,
  rate: Slips,
  random: () => number,
): SeenForm {
  const all: Truth['truth'] = { ...besides, ...truth };
  const see = (text: string) => {
    if (random() < rate.unseen) return null;
    return random() < rate.wrong ? misread(text, random) : text;
  };
  const { cells, ticks, rows } = askedOf(kind);
  const rowsAt = (list: string) =>
    [
      ...new Set(
        Object.keys(all).flatMap((path) => /^([^[]+)\[(\d+)\]/u.exec(path)?.slice(1, 3).join(' ') ?? []),
      ),
    ]
      .filter((one) => one.split(' ')[0] === list)
      .map((one) => one.split(' ')[1] ?? '0');
  return schemaOf(kind).parse(
    Object.fromEntries([
      ...cells.map(({ key, path }) => [key, see(all[path] ?? '')] as const),
      ...ticks.map(({ key, path }) => [key, all[path] === 'true'] as const),
      ...rows.map(
        ({ key, path, columns }) =>
          [
            key,
            rowsAt(path).map((index) =>
              Object.fromEntries(
                columns.map((column) => [column.key, see(all[`${path}[${index}].${column.path}`] ?? '')]),
              ),
            ),
          ] as const,
      ),
    ]),
  );
}

function add(sums: Sums, truth: Truth, form: ExtractedForm | undefined) {
  const { outcomes, wrongSure } = gradeForm(truth, form);
  const sure = new Set(
    form?.fields.filter(({ confidence }) => confidence >= confidentFrom).map(({ path }) => path),
  );
  for (const { path, outcome } of outcomes) {
    if (outcome === 'right' && sure.has(path)) sums.sure += 1;
    else if (outcome === 'right') sums.asked += 1;
    else if (outcome !== 'sure') sums.open += 1;
  }
  sums.wrongSure += wrongSure.length;
}

const nothing = (): Sums => ({ sure: 0, asked: 0, open: 0, wrongSure: 0 });

/** Prints what our reader makes of pictures by itself and beside a recorded second reader, and returns it. */
export async function measureSecondReading() {
  const alone = nothing();
  const beside = slips.map((rate) => ({ ...rate, ...nothing() }));
  for (const one of listCases(set, count)) {
    const { drawn, file } = await make(one);
    const { forms } = await readDocument({ path: file }, { recognitionLimitMs: 600_000 });
    const at = forms.findIndex(({ form }) => form === drawn.form);
    add(alone, drawn, forms[at]);
    const look = pickLooks(forms).find(({ index }) => index === at);
    for (const sums of beside) {
      const random = randomOf(one.seed);
      add(sums, drawn, look ? settleLook(look, answerOf(look, drawn, sums, random)) : forms[at]);
    }
  }
  const head = ['right and sure', 'right, asked', 'open, asked', 'wrong but sure'];
  const line = (label: string, cells: readonly string[]) =>
    console.log(`${label.padEnd(50)}${cells.map((cell) => cell.padStart(16)).join('')}`);
  line(`\n${count} pictures (${set})`, head);
  const print = (label: string, sums: Sums) =>
    line(
      label,
      sorts.map((sort) => String(sums[sort])),
    );
  print('our reader alone', alone);
  for (const sums of beside)
    print(`with a second reader, ${100 * sums.wrong} % misread, ${100 * sums.unseen} % unread`, sums);
  return { alone, beside };
}
