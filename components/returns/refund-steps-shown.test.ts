import { picturedSteps } from './refund-steps-shown';

const step = (label: string, change: number) => ({ label, change, balance: 0 });

it('leaves out what moved nothing, and ends with the result', () => {
  const shown = picturedSteps({
    start: 0,
    end: 700,
    steps: [step('Pay', -300), step('Bank', 0), step('Withheld', 1_000)],
  });
  expect(shown.map(({ label, change, from, to }) => [label, change, from, to])).toEqual([
    ['Pay', -300, 0, -300],
    ['Withheld', 1_000, -300, 700],
    ['Refund', 700, 0, 700],
  ]);
});

it('starts with what the household alone gives', () => {
  const shown = picturedSteps({ start: 600, end: -400, steps: [step('Pay', -1_000)] });
  expect(shown.map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Just your household', 0, 600],
    ['Pay', 600, -400],
    ['Amount Owed', 0, -400],
  ]);
});

it('draws the smallest of many together, and still adds up', () => {
  const steps = Array.from({ length: 20 }, (_, index) => step(`Fact ${index}`, index + 1));
  const shown = picturedSteps({ start: 0, end: 210, steps });
  expect(shown).toHaveLength(13);
  expect(shown.at(-2)).toMatchObject({ label: '9 smaller steps', change: 45, to: 210 });
  expect(shown.at(-1)).toMatchObject({ label: 'Refund', change: 210 });
});
