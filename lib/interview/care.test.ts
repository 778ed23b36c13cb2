import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { assembleReturn } from './assemble';
import { type Responses } from './schema';
import { answersOf } from './testing/facts-to-answers';
import { planInterview } from './plan';
import { walkInterview } from './walk';

/** A parent of two whose care cost $5,500; `benefits` of it went through the job. */
const family = (benefits: number): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'hoh',
  taxpayer: { dateOfBirth: '1988-05-05' },
  dependents: [
    { firstName: 'Mia', dateOfBirth: '2018-01-01', relationship: 'child' },
    { firstName: 'Leo', dateOfBirth: '2020-01-01', relationship: 'child' },
  ],
  w2s: [{ wages: 60_000, dependentCareBenefits: benefits }],
  childCare: {
    providers: [{ name: 'Sunny Days', id: '12-3456789', amount: 5_500 }],
    persons: [
      { dependentIndex: 0, expenses: 5_500 - benefits },
      { dependentIndex: 1, expenses: 0 },
    ],
    ...(benefits > 0 ? { incurredExpenses: 5_500 } : {}),
  },
});

const paidTexts = ['Mia', 'Leo'].map((name) => `How much did you pay for ${name}’s care?`);
const withoutJob = ['Mia', 'Leo'].map(
  (name) => `How much did you pay for ${name}’s care, not counting dependent care benefits from work?`,
);

/** What the interview asks about care, and Form 2441 of what it was told. */
function tell(benefits: number) {
  const state = { answers: answersOf(family(benefits)).answers, documents: [] };
  const { asked } = walkInterview(state);
  const { input, missing } = assembleReturn(state);
  if (input === null) throw new Error(JSON.stringify(missing));
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return {
    texts: asked.filter(({ spec }) => spec.fact === '.expenses').map(({ text }) => text),
    total: asked.find(({ id }) => id === 'childCare.incurredExpenses'),
    lines: calculateReturn(parsed.facts).lines['2441'],
  };
}

// Form 2441, line 30: column (d) of line 2 leaves out the benefits on line 28; line 16 counts them.
test('care that a job paid for is asked once for what is free of tax and never for the credit', () => {
  const { texts, total, lines } = tell(5_000);
  expect(texts).toEqual(withoutJob);
  expect(total).toMatchObject({ optional: false, answer: 5_500 });
  // $5,000 is free of tax, and only the $500 that the family paid itself counts for the credit.
  expect(lines).toMatchObject({ '12': 5_000, '16': 5_500, '25': 5_000, '29': 1_000, '30': 500, '31': 500 });
});

test('without such money there is one question for each person, and the total is their sum', () => {
  const { texts, total, lines } = tell(0);
  expect(texts).toEqual(paidTexts);
  expect(total).toBeUndefined();
  expect(lines).toMatchObject({ '3': 5_500 });
});

// Form 2441, line 2, lists each person once, whoever was paid and how often.
test('a person in care is told about once', () => {
  const { answers } = answersOf(family(0));
  const ask = (changes: Responses) => {
    const { categories } = planInterview({ answers: { ...answers, ...changes }, documents: [] });
    return categories.flatMap(({ questions }) => questions).filter(({ id }) => id.startsWith('carePersons.'));
  };
  const first = ask({}).find(({ id }) => id === 'carePersons.0.person');
  expect(first).toMatchObject({ options: ['Mia', 'Leo'], itemName: 'Mia' });
  // Only one is left for the second: nobody has to be picked, and nobody is left after that.
  expect(ask({}).map(({ id }) => id)).toEqual([
    'carePersons.0.person',
    'carePersons.0.expenses',
    'carePersons.0.more',
    'carePersons.1.expenses',
  ]);
  expect(ask({}).at(-1)).toMatchObject({ itemName: 'Leo' });
  // The same person twice, as it could be stored before, does not stay.
  expect(
    assembleReturn({ answers: { ...answers, 'carePersons.1.person': 'dependents.0' }, documents: [] }).input
      ?.childCare?.persons,
  ).toEqual([
    { dependentIndex: 0, expenses: 5_500 },
    { dependentIndex: 1, expenses: 0 },
  ]);
});
