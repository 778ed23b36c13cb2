import { existsSync, statSync } from 'node:fs';
import { learntFile } from '@/lib/training/learnt';
import { guessWants } from './guess-intent';
import { wants } from './learnt';
import { toIntent, toWant } from './wants';

it.each([
  ['what came off my checks for federal', 'line:1040:25d'],
  ['what did the charity stuff come to on my return', 'line:schedule-a:14'],
  ['anything odd about my return', 'issues'],
  ['how does the child tax credit work', 'topic'],
  ['where can i buy cheap shoes', 'outside'],
])('knows what "%s" wants', (question, want) => {
  expect(guessWants(question)[0]?.key).toBe(want);
});

it('gives chances that are one in all when every word is known, and less when words are strange', () => {
  const sum = (question: string) => guessWants(question).reduce((all, { chance }) => all + chance, 0);
  expect(sum('how much is my refund')).toBeCloseTo(1, 5);
  expect(sum('refund of xylophonic quandongs')).toBeLessThan(0.8);
});

it('turns a line into its name and back', () => {
  const line = { kind: 'line', form: 'schedule-c', line: '31', isPrinted: false, own: true } as const;
  expect(toWant(line)).toBe('line:schedule-c:31');
  expect(toIntent('line:schedule-c:31')).toEqual(line);
  expect(toIntent('outside')).toBeNull();
});

it('was learnt beforehand from the examples as they are now, in a megabyte and a half', () => {
  const file = learntFile(wants.name, wants.list());
  expect(existsSync(file)).toBe(true);
  expect(statSync(file).size).toBeLessThan(1_572_864);
});
