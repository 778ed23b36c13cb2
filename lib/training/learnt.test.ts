import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guessWith, learn } from './classifier';
import { headings } from './guess-heading';
import { type Example, learnFrom, learntFile, makeGuesser } from './learnt';
import { packLearnt, unpackLearnt } from './pack-learnt';
import { readFeatures } from './read-features';

const example = (key: string, text: string): Example => ({ key, text, weight: 1 });

const few = [
  example('refund', 'how much do i get back'),
  example('refund', 'money from the irs'),
  example('line:1040:1a', 'what did my job pay me'),
  example('line:1040:1a', 'wages of all jobs'),
];

it('stands beforehand for the examples as they are now, in a megabyte', () => {
  const file = learntFile(headings.name, headings.list());
  expect({ file: path.basename(file), stands: existsSync(file) }).toMatchObject({ stands: true });
  expect(readFileSync(file).length).toBeLessThan(1_048_576);
});

it('has another name for other examples and for other weights', () => {
  const other = few.map((one, at) => (at === 2 ? { ...one, text: 'what did my work pay me' } : one));
  const heavier = few.map((one, at) => (at === 2 ? { ...one, weight: 0.5 } : one));
  expect(new Set([few, other, heavier].map((list) => learntFile('few', list))).size).toBe(3);
});

it('learns the same each time, and is the same after it was kept', () => {
  const [one, two] = [learnFrom(few), learnFrom(few)];
  expect(Buffer.from(one.weights.buffer).equals(Buffer.from(two.weights.buffer))).toBe(true);
  const kept = unpackLearnt(packLearnt(one));
  for (const text of ['what is the irs paying', 'my wages'])
    expect(guessWith(kept, readFeatures(text))).toEqual(guessWith(one, readFeatures(text)));
  expect(guessWith(kept, readFeatures('my wages'))[0]?.key).toBe('line:1040:1a');
});

it('refuses what it did not keep', () => {
  expect(() => unpackLearnt(Buffer.from('nothing'))).toThrow();
});

it('gives chances that are one together', () => {
  const { guess } = makeGuesser(headings);
  const guesses = guess('how much can i put into an hsa');
  expect(guesses[0]?.key).toBe('Health savings account: limits');
  const sum = guesses.reduce((all, { chance }) => all + chance, 0);
  expect(sum).toBeCloseTo(1, 6);
});

it('believes what weighs more', () => {
  const features = readFeatures('daycare');
  const [first] = guessWith(
    learn([
      { key: 'a', features, weight: 0.2 },
      { key: 'b', features, weight: 1 },
    ]),
    features,
  );
  expect(first?.key).toBe('b');
});
