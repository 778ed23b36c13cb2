import type { Citation } from '../schema';
import type { ToolResult } from '../tools/tool';
import { ReplyGate } from './reply-gate';

const line = (number: string): Citation => ({
  form: '1040',
  line: number,
  label: `Line ${number}`,
  url: `/summary?explain=1040%3A${number}`,
});

const results: ToolResult[] = [
  {
    data: {
      balance: 981,
      figures: { totalTax: 4019, withheld: 5000 },
      effectiveRate: 0.08038,
      deadline: 'April 15, 2025',
      text: 'The rate is 67 cents and at most $2,500 counts.',
    },
    citations: [line('24')],
  },
];
const sources = [line('35a'), line('24')];

function open(given: ToolResult[] = results) {
  const heard: string[] = [];
  const gate = new ReplyGate({
    results: given,
    sources,
    restore: (text) => text.replaceAll('[NAME_1]', 'Ann'),
    onPass: (piece) => heard.push(piece),
  });
  gate.beginStep();
  return { gate, heard };
}

/** Writes a reply in pieces of a few characters, as a model does. */
function write(text: string, size = 7) {
  const { gate, heard } = open();
  for (let at = 0; at < text.length; at += size) gate.push(text.slice(at, at + size));
  const reply = gate.end();
  return { reply, heard, removed: gate.removed };
}

it.each([1, 2, 7, 1000])('passes on what tools gave, in pieces of %i characters', (size) => {
  const text =
    'Your refund is $981. Your total tax is $4,019 (line 24), which is 8.0% of your income.\n\n- File by April 15.\n- At most $2,500 counts. That is all.\n\n1. Look at line 24.';
  const { reply, heard, removed } = write(text, size);
  expect(removed).toEqual([]);
  expect(reply).toEqual({ text, citations: [] });
  expect(heard.join('')).toBe(text);
});

it('passes on a sentence before the next one is written', () => {
  const { gate, heard } = open();
  gate.push('Your refund is $981 [S1]. Your total');
  expect(heard).toEqual(['Your refund is $981.']);
  gate.push(' tax is $4,0');
  expect(heard).toHaveLength(1);
  gate.push('19.');
  expect(heard).toHaveLength(1);
  gate.end();
  expect(heard).toEqual(['Your refund is $981.', ' Your total tax is $4,019.']);
});

it.each([
  ['an amount', 'You will save $1,234 with this.'],
  ['an amount in thousands', 'You will save about $12k with this.'],
  ['a bare number', 'That makes 12,345 in the end.'],
  ['a percentage', 'You pay 22% on it.'],
  ['a date', 'The deadline is June 3, 2025.'],
  ['another year for a date', 'The deadline is April 15, 2027.'],
  ['a line', 'See line 37 of Form 1040.'],
  ['another figure of the return as the refund', 'Your refund is $5,000.'],
])('never shows %s that no tool gave', (_, sentence) => {
  const kept = 'Your total tax is $4,019, and that stands on line 24 of the return as it was calculated.';
  for (const text of [`${kept} ${sentence}`, `${sentence} ${kept}`]) {
    const { reply, heard, removed } = write(text);
    expect(removed).toEqual([sentence]);
    expect(reply?.text).toBe(kept);
    expect(heard.join('')).toBe(kept);
  }
});

it('takes out a sentence that names a source which no tool gave, and cites what the others name', () => {
  const { reply, removed } = write(
    'Your refund is $981 [S1]. Your total tax is $4,019. [S2] You may deduct it [S9]. You save $7,777 [S2].',
  );
  expect(removed).toEqual(['You may deduct it.', 'You save $7,777.']);
  expect(reply).toEqual({
    text: 'Your refund is $981. Your total tax is $4,019.',
    citations: [line('35a'), line('24')],
  });
});

it('cites no source of a sentence that did not pass', () => {
  const { reply } = write('Your refund is $981 as the return was calculated [S1]. You save $7,777 [S2].');
  expect(reply?.citations).toEqual([line('35a')]);
});

it('leaves no gap where a row of a list did not pass', () => {
  const { reply } = write(
    'Two things count here:\n\n- Your refund is $981.\n- You get $7,777.\n- Tax is $4,019.',
  );
  expect(reply?.text).toBe('Two things count here:\n\n- Your refund is $981.\n- Tax is $4,019.');
});

it('gives up a reply of which too little holds', () => {
  expect(write('You get $9,000. You owe $8,000. It is $7,000. Fine.').reply).toBeNull();
});

it.each(['NO_ANSWER', 'Your refund is $981. NO_ANSWER'])('gives up on %s', (text) => {
  expect(write(text).reply).toBeNull();
});

it('passes on nothing that was written before a tool gave something', () => {
  const growing: ToolResult[] = [];
  const { gate, heard } = open(growing);
  gate.push('Let me look at your return. I think it is fine.');
  growing.push(...results);
  gate.push(' One moment.');
  gate.beginStep();
  gate.push('Your refund is $981.');
  expect(gate.end()?.text).toBe('Your refund is $981.');
  expect(heard).toEqual(['Your refund is $981.']);
});

it('puts names back in what it passes on', () => {
  const { reply, heard } = write('[NAME_1], your refund is $981.');
  expect(reply?.text).toBe('Ann, your refund is $981.');
  expect(heard).toEqual(['Ann, your refund is $981.']);
});
