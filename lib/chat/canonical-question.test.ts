import { askFor } from './canonical-question';
import { guessWants } from './guess-intent';
import { toIntent, toWant } from './wants';
import { readPrintedLine } from './line-names';
import { lineNames } from './phrases/line-phrases';
import { refuse } from './refuse';
import { findOutside } from './scope';
import { normalize, understand } from './understand';

const ask = (want: string): string => {
  const intent = toIntent(want);
  return (intent === null ? null : askFor(intent)) ?? `no question for ${want}`;
};

it.each(Object.keys(lineNames))('asks for line %s so that this line is found', (place) => {
  const text = normalize(ask(`line:${place}`));
  const [form, line] = place.split(':');
  expect(readPrintedLine(text)).toEqual({ form, line });
  expect([refuse(text), findOutside(text)]).toEqual([null, null]);
});

it.each([
  'refund',
  'why-refund',
  'missing',
  'issues',
  'deductions',
  'status',
  'deadlines:file',
  'deadlines:extension',
  'deadlines:estimated',
  'deadlines:contributions',
])('asks for %s so that it is understood', (want) => {
  const text = normalize(ask(want));
  const understood = toWant(understand(text));
  expect(understood === 'topic' ? guessWants(text)[0]?.key : understood).toBe(want);
});
