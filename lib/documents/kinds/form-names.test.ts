import { formNames, hasOwnPlace } from './form-names';
import { kinds } from './registry';
import { receipt } from './receipt';

test('the list names every form that the registry reads, in its order', () => {
  expect([...formNames]).toEqual([...new Set(kinds.map(({ form }) => form))]);
});

test('a form has a place when its facts have one', () => {
  expect([...kinds, receipt].map(({ form }) => [form, hasOwnPlace(form)])).toEqual(
    [...kinds, receipt].map(({ form, facts }) => [form, facts.group !== 'other']),
  );
});
