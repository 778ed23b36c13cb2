import { guessWith } from '@/lib/training/classifier';
import { type Example, listExamples } from '@/lib/chat/examples';
import { learnFrom } from '@/lib/training/learnt';
import { readFeatures } from '@/lib/training/read-features';

const folds = 10;
const shownMost = 40;

const kinds: Record<string, (key: string) => boolean> = {
  all: () => true,
  lines: (key) => key.startsWith('line:'),
  topic: (key) => key === 'topic',
  outside: (key) => key === 'outside',
  others: (key) => !/^(line:|topic$|outside$)/.test(key),
};

const percent = (part: number, all: number) =>
  `${((100 * part) / Math.max(1, all)).toFixed(1)} %`.padStart(8);

/**
 * How well what people ask is told apart when it was not learnt: every tenth phrasing is held out and guessed. `--fold=N`
 * holds out another tenth, `--classes` lists every class, `--confused` what is taken for what.
 */
export async function run(options: string[]): Promise<void> {
  const option = options.find((one) => one.startsWith('--fold='));
  const fold = option === undefined ? 0 : Number(option.slice(7));
  const examples = listExamples();
  const held: Example[] = [];
  let written = 0;
  for (const example of examples)
    if (!example.isFramed) {
      if (written % folds === fold) held.push(example);
      written += 1;
    }
  const out = new Set(held.map(({ text }) => text));
  const rest = examples.filter(({ text }) => !out.has(text));
  const started = performance.now();
  const learnt = learnFrom(rest);
  console.log(
    `learnt ${rest.length} examples of ${learnt.keys.length} classes in ${Math.round(performance.now() - started)} ms; ${held.length} held out`,
  );
  const guessed = held.map(({ key, text }) => ({
    key,
    text,
    guesses: guessWith(learnt, readFeatures(text)),
  }));
  const right = (list: typeof guessed, among: number) =>
    list.filter(({ key, guesses }) => guesses.slice(0, among).some((one) => one.key === key)).length;
  const classes = options.includes('--classes')
    ? Object.fromEntries(learnt.keys.map((name) => [name, (key: string) => key === name]))
    : {};
  for (const [name, has] of Object.entries({ ...kinds, ...classes })) {
    const list = guessed.filter(({ key }) => has(key));
    console.log(
      `${name.padEnd(24)}${String(list.length).padStart(6)}  first ${percent(right(list, 1), list.length)}  first three ${percent(right(list, 3), list.length)}`,
    );
  }
  console.log('chance of the first guess, and how often it is right:');
  for (let from = 0; from < 10; from += 1) {
    const list = guessed.filter(
      ({ guesses }) => Math.min(9, Math.floor((guesses[0]?.chance ?? 0) * 10)) === from,
    );
    console.log(
      `  from ${from / 10}: ${String(list.length).padStart(5)} ${percent(right(list, 1), list.length)}`,
    );
  }
  if (options.includes('--confused')) {
    const pairs = new Map<string, number>();
    for (const { key, guesses } of guessed)
      if (guesses[0]?.key !== key) {
        const pair = `${key} taken for ${guesses[0]?.key ?? ''}`;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
    const most = [...pairs].sort((a, b) => b[1] - a[1]).slice(0, shownMost);
    for (const [pair, times] of most) console.log(`  ${times} ${pair}`);
  }
}
