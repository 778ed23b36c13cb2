import { explain } from './explain';
import { createFormMaker } from './form';
import { type LawOf, startRun } from './run';

interface Person {
  name: string;
  pay: number;
}
interface Facts {
  joint: boolean;
  people: Person[];
}
interface Law {
  allowance: number;
  rate: number;
}
interface StateLaw {
  stateRate: number;
}

/** A toy country, in which couples pay the least of joint and separate tax, and a toy state. */
function build() {
  const country = createFormMaker<Facts, Law>('country');
  const main = country.form('1', 'Main');
  const pay = main.money('1', 'Pay', 'Enter your pay', ({ facts }) =>
    facts.people.reduce((sum, person) => sum + person.pay, 0),
  );
  const tax = main.money(
    '2',
    'Tax',
    'Line 1 less the allowance, times the rate',
    ({ get, law }) => Math.max(0, get(pay) - law.allowance) * law.rate,
  );
  const alone = ['the taxpayer', 'the spouse'].map((who, i) =>
    country.assume(`If ${who} filed separately`, {
      facts: (facts) => ({ joint: false, people: facts.people.slice(i, i + 1) }),
    }),
  );
  const separate = main.money('3', 'Separate', 'Tax of both separate returns', ({ proForma }) =>
    alone.reduce((sum, assumption) => sum + proForma(assumption, best), 0),
  );
  const best: typeof separate = main.money('4', 'Best', 'The smaller of lines 2 and 3', ({ facts, get }) =>
    facts.joint ? Math.min(get(tax), get(separate)) : get(tax),
  );
  const allowed = country.assume('Without the allowance', { law: (law) => ({ ...law, allowance: 0 }) });
  const gap = main.money(
    '5',
    'Gap',
    'What the allowance brings',
    ({ get, proForma }) => proForma(allowed, tax) - get(tax),
  );
  const loops = country.assume('Over and over', {});
  const loop: typeof gap = main.money('6', 'Loop', 'Itself', ({ proForma }) => proForma(loops, loop));
  const perPerson = country.formWithCopies('P', 'Person', ({ facts }) => facts.people);
  const half = perPerson.money('1', 'Half', 'Half of the pay', ({ item }) => item.pay / 2);

  const state = createFormMaker<Facts, StateLaw>('state');
  const form = state.form('S', 'State return');
  const base = form.money('1', 'Base', 'Country line 1', ({ get }) => get(pay));
  const halves = form.money('2', 'Halves', 'All of P, line 1', ({ each }) =>
    each(half).reduce((sum, amount) => sum + amount, 0),
  );
  const stateTax = form.money('3', 'State tax', 'Line 1 times the rate, not above the separate one', (r) =>
    Math.min(r.get(base) * r.law.stateRate, r.proForma(allowed, tax)),
  );
  const law: Law = { allowance: 100, rate: 0.1 };
  const own = { jurisdiction: country.jurisdiction, law };
  const editions: LawOf<object>[] = [
    own,
    { jurisdiction: state.jurisdiction, law: { stateRate: 0.05 } satisfies StateLaw },
  ];
  return { own, editions, pay, tax, separate, best, gap, loop, base, halves, stateTax, half, state };
}

const couple: Facts = {
  joint: true,
  people: [
    { name: 'Ann', pay: 60 },
    { name: 'Ben', pay: 1_000 },
  ],
};

describe('runs', () => {
  it('nest: a joint return and both separate ones inside one rule', () => {
    const { editions, tax, best, separate } = build();
    for (const traced of [false, true]) {
      const run = startRun(couple, editions, { traced });
      expect(run.read(best, 0)).toBe(90);
      expect(run.read(separate, 0)).toBe(90);
      expect(run.read(tax, 0)).toBe(96);
    }
  });

  it('stand side by side, each with its own facts', () => {
    const { editions, pay, tax, half } = build();
    const runs = [50, 500, 5_000].map((amount) =>
      startRun({ joint: false, people: [{ name: 'A', pay: amount }] }, editions),
    );
    expect(runs.map((run) => run.read(pay, 0))).toEqual([50, 500, 5_000]);
    expect(runs.toReversed().map((run) => run.read(tax, 0))).toEqual([490, 40, 0]);
    expect(runs.map((run) => run.read(half, 0))).toEqual([25, 250, 2_500]);
  });

  it('may be read while another one is asked, traced or not', () => {
    const { own, editions, pay, tax, best } = build();
    for (const traced of [false, true]) {
      const outer = startRun(couple, editions, { traced });
      const inner = startRun({ joint: false, people: [{ name: 'C', pay: 7 }] }, editions, { traced: true });
      const seen = outer.ask(own, ({ get, facts }) => [
        get(pay),
        inner.read(pay, 0),
        facts.people.length,
        get(best),
        inner.read(tax, 0),
      ]);
      expect(seen).toEqual([1_060, 7, 2, 90, 0]);
      expect(inner.readsOf(pay, 0)).toHaveLength(1);
    }
  });

  it('go on after a rule has failed', () => {
    const { editions, loop, best } = build();
    const run = startRun(couple, editions, { traced: true });
    expect(() => run.read(loop, 0)).toThrow('"Over and over" depends on itself');
    expect(run.read(best, 0)).toBe(90);
  });

  it('forbid to use a reader after its rule', () => {
    const { own, editions, pay } = build();
    const reader = startRun(couple, editions).ask(own, (r) => r);
    expect(() => reader.get(pay)).toThrow('A reader can be used only inside its rule');
  });

  it('show another law under an assumption, and their own elsewhere', () => {
    const { editions, gap, tax } = build();
    const run = startRun(couple, editions);
    expect(run.read(gap, 0)).toBe(10);
    expect(run.read(tax, 0)).toBe(96);
  });
});

describe('editions of several jurisdictions', () => {
  it('read each other’s lines, each under its own law', () => {
    const { editions, base, halves, stateTax } = build();
    const run = startRun(couple, editions);
    expect(run.read(stateTax, 0)).toBe(53);
    expect([run.read(base, 0), run.read(halves, 0)]).toEqual([1_060, 530]);
  });

  it('are named when a run has none of them', () => {
    const { editions, base } = build();
    expect(() => startRun(couple, editions.slice(0, 1)).read(base, 0)).toThrow('no edition of state');
  });
});

describe('an explanation of an assumption', () => {
  it('says what is assumed, and names facts by the place where they were stated', () => {
    const { editions, separate } = build();
    const explained = explain(startRun(couple, editions, { traced: true }), separate, 0);
    const [, ben] = explained.inputs;
    if (!ben || !('line' in ben)) throw new Error('A line should come second');
    expect([ben.assumption, ben.value]).toEqual(['If the spouse filed separately', 90]);
    const leaves = (of: typeof explained): string[] =>
      of.inputs.flatMap((input) => ('line' in input ? leaves(input) : [`${input.kind} ${input.path}`]));
    expect(leaves(ben)).toEqual(['fact joint', 'fact people.1.pay', 'law allowance', 'law rate']);
  });

  it('goes from a state’s line through the federal ones to the facts', () => {
    const { editions, stateTax } = build();
    const run = startRun(couple, editions, { traced: true });
    const text = (of: ReturnType<typeof explain>): unknown[] => [
      `${of.line.form.jurisdiction.id} ${of.line.number}`,
      ...of.inputs.map((input) => ('line' in input ? text(input) : input.path)),
    ];
    expect(text(explain(run, stateTax, 0))).toEqual([
      'state 3',
      ['state 1', ['country 1', 'people.0.pay', 'people.1.pay']],
      'stateRate',
      ['country 2', ['country 1', 'people.0.pay', 'people.1.pay'], 'allowance', 'rate'],
    ]);
  });
});
