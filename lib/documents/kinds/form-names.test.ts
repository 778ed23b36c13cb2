import { formNames, hasOwnPlace } from './form-names';
import { priorReturnForm } from './form-names';
import { kinds } from './registry';
import { receipt } from './receipt';

test('the list names every form that the registry reads, in its order', () => {
  expect([...formNames]).toEqual([...new Set(kinds.map(({ form }) => form))]);
});

// Last year's return fills no list of its own: it hands on answers (lib/interview/earlier-return.ts).
test('a form has a place when its facts have one', () => {
  expect([...kinds, receipt].map(({ form }) => [form, hasOwnPlace(form)])).toEqual(
    [...kinds, receipt].map(({ form, facts }) => [form, facts.group !== 'other' || form === priorReturnForm]),
  );
});
