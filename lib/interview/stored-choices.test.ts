import storedChoices from '@/tests/fixtures/stored-choices.json';
import { checkValue } from './check-value';
import { listCatalog } from './list-all';
import { walkInterview } from './walk';

/**
 * Values of choices that earlier versions stored and that mean nothing today, with why. A question with such an answer is
 * asked again.
 */
const retired: Readonly<Record<string, string>> = {
  'retirement.0.earlyExceptionCode:12':
    'Number 12 is now given by the date of the distribution, from 59½ on.',
};

/** Questions of earlier versions that are gone, with where their facts come from now. */
const gone: Readonly<Record<string, string>> = {};

describe('answers of earlier versions', () => {
  const { view } = walkInterview({ answers: {}, documents: [] });
  const byId = new Map(
    listCatalog().flatMap(({ questions }) => questions.map(({ asked }) => [asked.id, asked] as const)),
  );

  it.each(Object.entries(storedChoices))('%s still counts', (id, values) => {
    const asked = byId.get(id);
    if (asked === undefined) {
      expect([id, gone[id]]).toEqual([id, expect.any(String)]);
      return;
    }
    const { spec, item } = asked;
    const several = spec.type === 'checkbox' || spec.type === 'multiselect';
    for (const value of values) {
      if (retired[`${id}:${value}`] !== undefined) continue;
      const stored = several ? [value] : value;
      const checked = checkValue(spec, stored, { ...view, item, stored: { [id]: stored } });
      expect([id, value, checked.ok]).toEqual([id, value, true]);
    }
  });

  it('a choice of today is in the list, so that it still counts tomorrow', () => {
    const listed: Readonly<Record<string, readonly string[]>> = storedChoices;
    const missing = [...byId.values()].flatMap(({ id, choices, spec }) =>
      spec.refersTo || spec.choicesFrom
        ? []
        : choices
            .map(({ value }) => value)
            .filter((value) => !listed[id]?.includes(value))
            .map((value) => `${id}: ${value}`),
    );
    // Add them to tests/fixtures/stored-choices.json.
    expect(missing).toEqual([]);
  });
});
