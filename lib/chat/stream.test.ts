import type { Progress } from './compose';
import { type ChatEvent, type Exchange } from './schema';
import { streamAnswer } from './stream';

const message = (role: 'user' | 'assistant', content: string) => ({
  id: role,
  role,
  content,
  citations: [],
  createdAt: '2025-02-01T12:00:00.000Z',
  handOver: false,
  proposal: null,
  by: 'model' as const,
});
const exchangeOf = (content: string): Exchange => ({
  userMessage: message('user', 'How much do I get back?'),
  assistantMessage: message('assistant', content),
});

/** The events of an answer that is made so. */
async function eventsOf(make: (progress: Progress) => Promise<Exchange>): Promise<ChatEvent[]> {
  const text = await streamAnswer(new AbortController().signal, 'request', make).text();
  return text
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => JSON.parse(block.replace(/^data: /, '')) as ChatEvent);
}
const textOf = (events: readonly ChatEvent[]) =>
  events.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).join('');

it('sends what passed at once, then the rest of the answer that was kept', async () => {
  const events = await eventsOf(({ pass }) => {
    pass('Your refund is $981.');
    return Promise.resolve(exchangeOf('Your refund is $981. Your total tax is $4,019.'));
  });
  expect(events[1]).toEqual({ type: 'delta', text: 'Your refund is $981.' });
  expect(events.some(({ type }) => type === 'restart')).toBe(false);
  expect(textOf(events)).toBe('Your refund is $981. Your total tax is $4,019.');
  expect(events.at(-1)?.type).toBe('done');
});

it('takes back what was sent when another answer is kept', async () => {
  const events = await eventsOf(({ pass }) => {
    pass('Your refund is $981.');
    return Promise.resolve(exchangeOf('Your federal refund for 2024 is **$981**.'));
  });
  const from = events.findIndex(({ type }) => type === 'restart');
  expect(from).toBe(2);
  expect(textOf(events.slice(from))).toBe('Your federal refund for 2024 is **$981**.');
});

it('ends with an error when no answer could be made', async () => {
  const events = await eventsOf(() => Promise.reject(new Error('no database')));
  expect(events.at(-1)?.type).toBe('error');
  expect(JSON.stringify(events)).not.toContain('no database');
});
