import { createFormMaker } from './form';
import { KeptRun } from './kept-run';

interface Facts {
  readonly pay: number;
  readonly bonus?: number;
  readonly parts: readonly { readonly amount: number }[];
}

/** The values of a toy form that stay when facts at these paths change. */
function stillKnown(facts: Facts, paths: readonly string[]): readonly unknown[] {
  const country = createFormMaker<Facts, object>('country');
  const { form, money } = country.form('1', 'Main');
  money('1', 'Pay', 'Enter your pay', ({ facts: { pay } }) => pay);
  money('2', 'Bonus', 'Enter your bonus', ({ facts: { bonus = 0 } }) => bonus);
  money('3', 'Parts', 'Add the parts', ({ facts: { parts } }) =>
    parts.reduce((sum, { amount }) => sum + amount, 0),
  );
  money('4', 'Copied', 'Enter your pay again', (reader) => ({ ...reader.facts, parts: [] }).pay);
  const { jurisdiction } = country;
  const kept = new KeptRun(facts, [{ jurisdiction, law: {} }], {}, [form], [], (run) =>
    run.listEntries(form, 0),
  );
  const [seed] = kept.reachOfPaths(paths).seeds;
  return form.lines.map(({ slot }) => seed?.values[slot]);
}

describe('what a change of facts reaches', () => {
  const facts = { pay: 100, parts: [{ amount: 5 }, { amount: 6 }] };

  it('is a line that read the fact, and one that copied all facts', () => {
    expect(stillKnown(facts, ['pay'])).toEqual([undefined, 0, 11, undefined]);
  });

  it('is a line that read a fact which was left out', () => {
    expect(stillKnown(facts, ['bonus'])).toEqual([100, undefined, 11, 100]);
  });

  it('is a line that read an item of a list, or the list', () => {
    expect(stillKnown(facts, ['parts.1.amount'])).toEqual([100, 0, undefined, 100]);
    expect(stillKnown(facts, ['parts', 'parts.2.amount'])).toEqual([100, 0, undefined, undefined]);
  });
});
