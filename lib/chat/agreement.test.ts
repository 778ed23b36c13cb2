import { makeView } from '@/tests/eval/chat/make-view';
import { type FilerName, filers } from '@/tests/eval/chat/returns';
import type { WhatIfOutline } from '@/lib/returns/results-schema';
import { asItIs, readChoices, toChanges, type WhatIfChoices } from '@/lib/returns/what-if-changes';
import { discoverDeductions } from '@/lib/tax/deductions/discover';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { whatIf } from '@/lib/tax/what-if';
import { answerQuestion } from './answer-question';
import { dollars } from './answers/answer';
import { cards } from './cards/all';
import type { ReturnView } from './return-view';
import { suggestQuestions } from './suggestions';
import { toCardText } from './tools/search-cards';

/** The co-pilot, Maximize Refund and the what-if panel say the same number for the same change. */
const none = () => Promise.resolve([]);
const viewOf = (on: FilerName, day = '2025-02-01'): ReturnView => ({
  ...makeView(filers[on], none),
  today: new Date(`${day}T17:00:00Z`),
});
const ask = async (view: ReturnView, question: string) => (await answerQuestion(view, question)).answer.text;
const inputOf = (on: FilerName): ReturnInputJson => filers[on];

/** What the panel knows of a return, as `readWhatIfOutline` gives it for these filers. */
function outlineOf(on: FilerName): WhatIfOutline {
  const { filingStatus, adjustments, itemized, dependents = [], w2s = [] } = inputOf(on);
  const own = (adjustments?.ira ?? []).findIndex(({ owner }) => (owner ?? 'taxpayer') === 'taxpayer');
  return {
    taxYear: 2024,
    filingStatus,
    filingStatuses: [filingStatus, 'hoh'],
    dependents: dependents.length,
    jobs: w2s.length,
    itemizes: false,
    charity: itemized?.charityCash ?? 0,
    ira: {
      index: Math.max(own, 0),
      isNew: own < 0,
      traditional: adjustments?.ira?.[own]?.traditional ?? 0,
      most: on === 'ruth' ? 8000 : 7000,
    },
  };
}

/** What the panel shows: how much more comes back, or less is owed. */
function gainInPanel(on: FilerName, choices: WhatIfChoices): number {
  const tried = whatIf(inputOf(on), toChanges(outlineOf(on), choices));
  if (!tried.ok) throw new Error(JSON.stringify(tried.issues));
  return tried.delta.refund - tried.delta.owed;
}

/** The change that a reply says, in dollars. */
function gainIn(reply: string): number {
  if (reply.includes('your bottom line doesn’t change')) return 0;
  const found =
    /refund would go (up|down) by \*\*\$([\d,]+)\*\*/.exec(reply) ??
    /you’d owe \*\*\$([\d,]+)\*\* (less|more)/.exec(reply) ??
    /from (a refund of|[^.]* owed)[^.]*a difference of \*\*\$([\d,]+)\*\*/.exec(reply);
  if (found === null) throw new Error(`no change in: ${reply}`);
  const [, one = '', other = ''] = found;
  const amount = Number((/\d/.test(one) && !one.includes('owed') ? one : other).replaceAll(',', ''));
  return ['down', 'more', 'a refund of'].some((word) => [one, other].includes(word)) ? -amount : amount;
}

const inputs: readonly (readonly [on: FilerName, question: string, choices: Partial<WhatIfChoices>])[] = [
  ['ann', 'What if I put 7,000 into a traditional IRA?', { ira: 7000 }],
  ['ann', 'what if i put 2500 in an ira', { ira: 2500 }],
  ['ortiz', 'What if I put 7,000 into a traditional IRA?', { ira: 7000 }],
  ['kim', 'What if I put 7,000 into a traditional IRA?', { ira: 7000 }],
  ['nora', 'What if I put 7,000 into a traditional IRA?', { ira: 7000 }],
  ['ann', 'what if i gave 20,000 to charity', { charity: 20_000 }],
  ['ruth', 'what if i gave 9,000 to charity instead of 5,200', { charity: 9000 }],
  ['ruth', 'What if I gave nothing to charity?', { charity: 0 }],
  ['ann', 'What if I had a baby?', { child: true }],
  ['ortiz', 'what if we had another child', { child: true }],
  ['nora', 'what if i had a kid', { child: true }],
  ['ann', 'What if I file as head of household?', { filingStatus: 'hoh' }],
  [
    'ann',
    'What if I had a second job that pays 10,000 with 900 withheld?',
    { job: { wages: 10_000, withheld: 900 } },
  ],
  ['ruth', 'what if i had a part time job that pays 6000', { job: { wages: 6000, withheld: 0 } }],
  ['ortiz', 'What if we itemize?', { forceItemizing: true }],
];

it.each(inputs)('says the number of the what-if panel: %s, %s', async (on, question, choices) => {
  const reply = await ask(viewOf(on), question);
  const expected = gainInPanel(on, { ...asItIs(outlineOf(on)), ...choices });
  expect({ question, gain: gainIn(reply) }).toEqual({ question, gain: expected });
  // Its link opens the panel on the same choices.
  const address = /\(\/summary\?([^#)]*)#what-if\)/.exec(reply)?.[1] ?? '';
  const opened = readChoices(outlineOf(on), new URLSearchParams(address));
  expect(gainInPanel(on, opened)).toBe(expected);
});

const questions: readonly (readonly [on: FilerName, id: string, ask: (amount: string) => string])[] = [
  ['ann', 'traditional-ira', (amount) => `What if I put ${amount} into a traditional IRA?`],
  ['ann', 'health-savings-account', (amount) => `What if I put ${amount} into an HSA?`],
  ['ann', 'student-loan-interest', (amount) => `What if I paid ${amount} of student loan interest?`],
  ['ann', 'educator-expenses', (amount) => `What if I had ${amount} of educator expenses?`],
  ['kim', 'traditional-ira', (amount) => `what if i put ${amount} into a traditional ira`],
  ['kim', 'sep-ira', (amount) => `what if i put ${amount} into a sep ira`],
  ['nora', 'traditional-ira', (amount) => `what if i put ${amount} in an ira`],
];

it.each(questions)('says the number of Maximize Refund: %s, %s', async (on, id, toQuestion) => {
  const found = discoverDeductions(inputOf(on)).suggestions.find(
    (one) => one.id === id || one.id.startsWith(`${id}-`),
  );
  expect(found?.amount).not.toBeNull();
  const amount = found?.amount?.dollars ?? 0;
  const reply = await ask(viewOf(on), toQuestion(dollars(amount)));
  expect({ id, gain: gainIn(reply) }).toEqual({ id, gain: found?.potentialSavings });
});

const advice = [
  'Which deductions or credits am I missing?',
  'How can I lower my taxes?',
  'is there anything i can still do to get a bigger refund',
  'Can I still contribute to an IRA?',
  'can i put money in an hsa',
  'Should I open a SEP IRA?',
  'can i get an extension',
  'when is my return due',
  'how much can i put in a roth',
  'What if I put 4,000 into a traditional IRA?',
];
const dates =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/g;
/** Words that tell somebody to do a thing by a day. */
const byDay =
  /\b(?:is due|are due|deadline is|last day[^.]{0,30} is|can be made until|ask for it by|you (?:then )?have until|can still do)\b[^.;]*/gi;

/** Days that a text names as still to come, and that have passed. */
const passedIn = (text: string, today: string): string[] =>
  [...text.matchAll(byDay)].flatMap(([phrase]) =>
    (phrase.match(dates) ?? []).filter(
      (date) => new Date(`${date} 12:00 UTC`).toISOString().slice(0, 10) < today,
    ),
  );

it.each(['2025-05-01', '2025-12-01', '2026-11-01'])(
  'advises nothing whose day has passed on %s',
  async (day) => {
    for (const on of ['ann', 'kim', 'nora'] as const) {
      const view = viewOf(on, day);
      const { taxYear } = view;
      const isOver = day > `${taxYear + 1}-04-15`;
      for (const question of [...advice, ...(await suggestQuestions(view))]) {
        const reply = await ask(view, question);
        expect({ on, question, passed: passedIn(reply, day) }).toEqual({ on, question, passed: [] });
        if (!isOver) continue;
        expect({
          on,
          question,
          still: /You can still do this/.test(reply) && /IRA\]|savings account\]/.test(reply),
        }).toEqual({ on, question, still: false });
        if (/\bwhat if\b.*\bira\b/i.test(question)) expect(reply).toContain('This is only a comparison');
      }
    }
  },
);

it.each([
  [2024, '2025-02-01'],
  [2024, '2025-06-01'],
  [2024, '2026-11-01'],
  [2025, '2026-02-01'],
  [2025, '2026-11-01'],
] as const)('no card on a return of %i calls a passed day one to come on %s', (taxYear, day) => {
  const today = new Date(`${day}T17:00:00Z`);
  const found = cards.flatMap((card) => {
    const { verdict, details, from2025 } = toCardText(card, { taxYear, today });
    return [verdict, ...details, from2025 ?? ''].flatMap((text) =>
      passedIn(text, day).map((date) => `${card.id}: ${date}`),
    );
  });
  expect(found).toEqual([]);
});
