import { explain } from './explain';
import { createFormMaker } from './form';
import { startRun } from './run';
import { notBelowZero } from './verbs';

interface Facts {
  pay: number;
  shops: { name: string; sales: number; costs: number }[];
}
interface Law {
  rate: number;
  brackets: readonly { over: number }[];
}

const law: Law = { rate: 0.009, brackets: [{ over: 1 }] };

function build() {
  const { form, formWithCopies, jurisdiction } = createFormMaker<Facts, Law>('toy');
  let runs = 0;
  const main = form('1', 'Main');
  const pay = main.money('1', 'Pay', 'Enter your pay', ({ facts }) => facts.pay);
  const empty = main.money('2', 'Blank', 'Leave blank', () => null);
  const base = main.money('3', 'Base', 'Add lines 1 and 2', ({ get }) => {
    runs++;
    return get(pay) + get(empty);
  });
  const tax = main.money('10', 'Tax', 'Multiply line 3 by the rate', (r) => r.get(base) * r.law.rate);
  const twice = main.money('4a', 'Twice', 'Add line 3 twice', ({ get }) => get(base) + get(base));
  const shop = formWithCopies('shop', 'Shop', ({ facts }) => facts.shops, {
    attachedWhen: ({ item }) => item.sales > 0,
  });
  const gain = shop.money('2', 'Gain', 'Sales less costs', ({ item }) => item.sales - item.costs);
  const kept = shop.money('3', 'Kept', 'If zero or less, enter -0-', ({ get }) => notBelowZero(get(gain)));
  const all = main.money('5', 'Shops', 'Add all copies', ({ each }) => each(kept).reduce((a, b) => a + b, 0));
  const loop = main.money('6', 'Loop', 'Needs line 7', ({ get }) => get(back));
  const back: typeof loop = main.money('7', 'Back', 'Needs line 6', ({ get }) => get(loop));
  const wrong = main.money('8', 'Wrong', 'Reads a copy without saying which', ({ get }) => get(kept));
  const nothing = main.money('9', 'Nothing', 'Not a number', () => Number.NaN);
  const start = (facts: Facts, traced = false) => startRun(facts, [{ jurisdiction, law }], { traced });
  return {
    start,
    main,
    shop,
    pay,
    empty,
    base,
    tax,
    twice,
    gain,
    kept,
    all,
    loop,
    wrong,
    nothing,
    runs: () => runs,
  };
}

const facts: Facts = {
  pay: 55_500,
  shops: [
    { name: 'a', sales: 10, costs: 4 },
    { name: 'b', sales: 0, costs: 4 },
    { name: 'c', sales: 9, costs: 2 },
  ],
};

describe('a run', () => {
  it('computes a line when it is read, and once', () => {
    const { start, twice, runs } = build();
    const run = start(facts);
    expect(runs()).toBe(0);
    expect(run.read(twice, 0)).toBe(111_000);
    expect(runs()).toBe(1);
  });

  it('rounds money half up', () => {
    const { start, tax } = build();
    expect(start(facts).read(tax, 0)).toBe(500);
    expect(start({ ...facts, pay: 55_499 }).read(tax, 0)).toBe(499);
  });

  it('keeps a blank line apart from zero, and counts it as zero', () => {
    const { start, empty, base } = build();
    const run = start({ ...facts, pay: 0 });
    expect(run.read(empty, 0)).toBeNull();
    expect(run.read(base, 0)).toBe(0);
  });

  it('fills in a form once for each item', () => {
    const { start, shop, gain, kept, all } = build();
    const run = start(facts);
    expect(run.countCopies(shop.form)).toBe(3);
    expect([0, 1, 2].map((copy) => run.read(gain, copy))).toEqual([6, -4, 7]);
    expect(run.read(kept, 1)).toBe(0);
    expect(run.read(all, 0)).toBe(13);
    expect([0, 1, 2].map((copy) => run.read(shop.form.attachment, copy))).toEqual([true, false, true]);
  });

  it('names a line that depends on itself', () => {
    const { start, loop } = build();
    expect(() => start(facts).read(loop, 0)).toThrow('Form 1, line 6 depends on itself');
  });

  it('refuses to read a copy without saying which', () => {
    const { start, wrong } = build();
    expect(() => start(facts).read(wrong, 0)).toThrow('Form shop has copies: read line 3 with each or at');
  });

  it('never lets a rule give something that is no number', () => {
    const { start, nothing } = build();
    expect(() => start(facts).read(nothing, 0)).toThrow('A rule returned no number');
  });

  it('keeps the lines of a form in printed order', () => {
    const { main } = build();
    expect(main.form.lines.map(({ number }) => number)).toEqual('1 2 3 4a 5 6 7 8 9 10'.split(' '));
  });
});

describe('an explanation', () => {
  it('goes down to facts and law', () => {
    const { start, tax, pay } = build();
    const explained = explain(start(facts, true), tax, 0);
    expect(explained.value).toBe(500);
    const [first, second] = explained.inputs;
    expect(second).toEqual({ kind: 'law', path: 'rate', value: 0.009 });
    if (!first || !('line' in first)) throw new Error('A line should come first');
    const [payLine] = first.inputs;
    if (!payLine || !('line' in payLine)) throw new Error('A line should come first');
    expect(payLine.line).toBe(pay);
    expect(payLine.inputs).toEqual([{ kind: 'fact', path: 'pay', value: 55_500 }]);
  });

  it('names the facts of the copy it is about', () => {
    const { start, gain } = build();
    expect(explain(start(facts, true), gain, 2).inputs).toEqual([
      { kind: 'fact', path: 'shops.2.sales', value: 9 },
      { kind: 'fact', path: 'shops.2.costs', value: 2 },
    ]);
  });

  it('shows a line that is used twice with its inputs once', () => {
    const { form, jurisdiction } = createFormMaker<Facts, Law>('toy');
    const { money } = form('2', 'Twice');
    const one = money('1', 'One', 'Pay', ({ facts: { pay } }) => pay);
    const two = money('2', 'Two', 'Line 1', ({ get }) => get(one));
    const three = money('3', 'Three', 'Lines 1 and 2', ({ get }) => get(one) + get(two));
    const explained = explain(startRun(facts, [{ jurisdiction, law }], { traced: true }), three, 0);
    const again = explained.inputs[1];
    if (!again || !('line' in again)) throw new Error('A line should come second');
    expect(again.inputs).toMatchObject([{ line: one, repeated: true, inputs: [], value: 55_500 }]);
  });
});
