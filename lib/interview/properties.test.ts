import fc from 'fast-check';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { assertShare, countShare, isDeep } from '@/tests/setup/share';
import { checkAnswer } from './answers';
import { assembleReturn } from './assemble';
import { findIrrelevant } from './prune-irrelevant';
import { listCatalog } from './list-all';
import { planInterview } from './plan';
import { type AnswerValue, type Question, type Responses } from './schema';
import { readW2 } from './testing/people';
import { walkInterview } from './walk';

const ids = listCatalog().flatMap(({ questions }) => questions.map(({ asked }) => asked.id));
const anyId = fc.oneof(
  fc.constantFrom(...ids),
  fc.constantFrom(...ids).map((id) => id.replace('.0.', '.1.')),
  fc.string(),
);
const anyAnswer: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.boolean(),
  fc.double(),
  fc.string(),
  fc.array(fc.string(), { maxLength: 4 }),
  fc.constantFrom('none', 'married', 'child', '2024-02-29', '1950-01-01'),
);

test('no answers whatever break the plan or the return', () => {
  assertShare(
    fc.property(fc.dictionary(anyId, anyAnswer), (answers: Responses) => {
      const state = { answers, documents: [readW2('clinic', 50000, 5000)] };
      const plan = planInterview(state);
      expect(plan.answered).toBeLessThanOrEqual(plan.total);
      expect(plan.skipped.every(({ because }) => because.length > 5)).toBe(true);
      expect(assembleReturn(state).input === null).toBe(assembleReturn(state).missing.length > 0);
    }),
    100,
  );
});

/** Each computes a return for every answer it has: the usual run draws a twentieth. */
const cases = isDeep ? 60 : 30;

/** A right answer to a question, drawn at random. */
function drawAnswer(question: Question, draw: <T>(arbitrary: fc.Arbitrary<T>) => T): AnswerValue {
  const day = (from: string, to: string) =>
    draw(fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }))
      .toISOString()
      .slice(0, 10);
  switch (question.type) {
    case 'boolean':
      return draw(fc.boolean());
    case 'radio':
    case 'select':
      return draw(fc.constantFrom(...question.options));
    case 'checkbox':
    case 'multiselect': {
      const others = question.options.filter((option) => option !== 'None of these');
      const some = draw(fc.subarray(others, { maxLength: Math.min(3, others.length) }));
      return some.length > 0 || !question.options.includes('None of these') ? some : ['None of these'];
    }
    case 'date':
      return day(String(question.min ?? '1950-01-01'), String(question.max ?? '2024-12-31'));
    case 'number':
      return question.format === 'whole' ? draw(fc.nat(12)) : draw(fc.nat(20_000_000)) / 100;
    default:
      return draw(fc.constantFrom(...(samples[question.format ?? 'text'] ?? ['Corner Bakery'])));
  }
}

const numbers = Array.from({ length: 8 }, (_, at) => `40${at}-01-200${at}`);
const samples: Partial<Record<string, string[]>> = {
  ssn: [...numbers, '900-70-0001', '900-93-0002'],
  ein: ['12-3456789'],
  zip: ['45402', '45402-1234'],
  routing: ['021000021', '011000015'],
  account: ['000123456789'],
  ipPin: ['123456'],
  phone: ['937-555-0142'],
  email: ['maria@example.com'],
  name: ['Mia', 'Zoë-Marie'],
  text: ['Corner Bakery', '7', 'G', '1'],
};

test('what the check takes always makes a return that parses, once nothing is missing', () => {
  let complete = 0;
  assertShare(
    fc.property(fc.gen(), fc.boolean(), (draw, withDocument) => {
      const pick = <T>(arbitrary: fc.Arbitrary<T>) => draw(() => arbitrary);
      const documents = withDocument ? [readW2('clinic', 50000, 5000)] : [];
      const answers: Responses = {};
      for (let turn = 0; turn < 260; turn += 1) {
        const plan = planInterview({ answers, documents });
        // The open questions of one page: planning after each of them takes five times as long.
        const page = plan.categories
          .map(({ questions }) =>
            questions.filter(({ id, optional }) => answers[id] === undefined && !optional),
          )
          .find((open) => open.length > 0);
        if (page === undefined) break;
        for (const next of page) {
          const ends = next.id.endsWith('.more') || next.id.endsWith('-kinds') || next.id === 'life-events';
          const answer = next.id.endsWith('.more')
            ? pick(fc.nat(3)) === 0
            : ends && next.options.includes('None of these')
              ? ['None of these']
              : next.id === 'had-self-employment'
                ? false
                : drawAnswer(next, pick);
          const checked = checkAnswer({ answers, documents }, next.id, answer);
          if (checked.ok) answers[next.id] = checked.value;
        }
      }
      const { input, missing } = assembleReturn({ answers, documents });
      // Rules that hold for the return as a whole may never be left to the parser.
      expect(missing.filter(({ kind }) => kind === 'conflict')).toEqual([]);
      if (input === null) return;
      complete += 1;
      // What no rule reads can't change a line: the short way finds the same silences as computing every answer.
      const walk = walkInterview({ answers, documents });
      expect(findIrrelevant(walk)).toEqual(findIrrelevant(walk, () => null));
      expect(parseReturn(JSON.parse(JSON.stringify(input)))).toMatchObject({ ok: true });
    }),
    cases,
  );
  expect(complete).toBeGreaterThan(countShare(cases) / 4);
});
