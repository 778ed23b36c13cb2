import { readingGrade } from '@/lib/interview/testing/reading-grade';
import { type KnownForm } from '@/lib/interview/schema';
import { readScope } from './scope';

const knownForm = (form: string, standing: KnownForm['standing'] = 'counted'): KnownForm => ({
  documentId: form,
  name: `${form}.pdf`,
  form,
  payer: 'Lake Bank',
  standing,
  unconfirmed: 0,
});
const illinois = { name: 'Illinois', takesReturn: true };
const texas = { name: 'Texas', takesReturn: false };

it('a W-2 in a state without an income tax takes the smallest plan, and no state return', () => {
  expect(readScope({ forms: [knownForm('W-2')], states: [texas] }, 2024).lines).toEqual([
    'The Basic plan ($49) covers what your documents show so far.',
    'Texas has no income tax, so there’s no return to file there.',
  ]);
});

it('says which plan, because of which form, and what a state takes beyond it', () => {
  const { plan, lines } = readScope(
    { forms: [knownForm('W-2'), knownForm('1099-B')], states: [illinois] },
    2024,
  );
  expect(plan.slug).toBe('premium');
  expect(lines).toEqual([
    'The Premium plan ($99) covers what your documents show so far. Your Form 1099-B reports sales of investments.',
    'We prepare 1 state return: Illinois. Your plan covers that.',
  ]);
  expect(readScope({ forms: [knownForm('W-2')], states: [illinois] }, 2024).lines[1]).toBe(
    'We prepare 1 state return: Illinois. For that, you’ll need the Premium plan ($99). You can file your federal return without it.',
  );
});

it('says with a mortgage what itemizing would take', () => {
  expect(readScope({ forms: [knownForm('1098')], states: [] }, 2024).lines[1]).toMatch(
    /you’ll need the Premium plan/,
  );
});

it('names forms without a place in a return, but not those that wait for their business', () => {
  const forms = [
    knownForm('1099-NEC', 'not-entered'),
    knownForm('1099-S', 'not-entered'),
    knownForm('W-2', 'other-year'),
  ];
  const scope = readScope({ forms, states: [] }, 2024);
  expect(scope.unsupported.map(({ form }) => form)).toEqual(['1099-S']);
  expect(scope.plan.slug).toBe('business');
});

it('says that states of the second year are not there', () => {
  const { lines } = readScope({ forms: [], states: [illinois] }, 2025);
  expect(lines[1]).toBe('We can’t prepare state returns for 2025 yet. File directly with Illinois.');
});

it('reads at grade 8 at most', () => {
  const forms = [knownForm('1099-B'), knownForm('1098'), knownForm('1099-NEC')];
  const { lines } = readScope({ forms, states: [illinois, texas] }, 2024);
  expect(readingGrade(lines.join(' '))).toBeLessThanOrEqual(8);
});
