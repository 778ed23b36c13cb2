import { law2024 } from '@/lib/tax/us/law/2024';
import { law2025 } from '@/lib/tax/us/law/2025';
import { amounts2025 } from './law-second-source/2025';
import { businessAmounts } from './law-second-source/business-and-property';
import { creditAmounts } from './law-second-source/credits';
import { employerCreditAmounts } from './law-second-source/employer-credits';
import { farmAveragingAmounts, farmAveragingAmounts2025 } from './law-second-source/farm-averaging';
import { incomeAmounts } from './law-second-source/income';
import { nextYearAmounts } from './law-second-source/next-year';
import { savingsAmounts } from './law-second-source/savings';
import { listAmounts } from './mutations/list-mutations';

const second = [
  ...incomeAmounts,
  ...creditAmounts,
  ...employerCreditAmounts,
  ...savingsAmounts,
  ...businessAmounts,
  ...nextYearAmounts,
  ...farmAveragingAmounts,
];

/** lib/tax/us/form-4562/tables.test.ts works these percentages out from Rev. Proc. 87-57 instead. */
const derived = /^depreciation\.(halfYear|midQuarter\.|residential|commercial)/;

const entries = (found: readonly { path: string; value: number | string }[]) =>
  found.map(({ path, value }) => `${path}: ${value}`).sort();

const inLaw = listAmounts(law2024).filter(({ path }) => !derived.test(path));
const inSecond = second.flatMap(({ amounts }) => listAmounts(amounts));

describe('amounts of the law beside a second, separately typed source', () => {
  it('has each amount in both, with one value', () => {
    // A slip of a neighboring year shows here as two entries of one path.
    expect(entries(inLaw)).toEqual(entries(inSecond));
  });

  it('types each amount once', () => {
    const paths = inSecond.map(({ path }) => path);
    expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
  });

  it('names a publication that the law file does not name', () => {
    const sourcesOf = (value: object): string[] =>
      Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
        if (key === 'source' && typeof inner === 'string') return [inner];
        return typeof inner === 'object' && inner !== null ? sourcesOf(inner) : [];
      });
    const first = new Set(sourcesOf(law2024));
    for (const { source } of second) expect([source, first.has(source)]).toEqual([source, false]);
  });
});

describe('amounts of 2025 beside a second, separately typed source', () => {
  const of2025 = [...amounts2025, ...farmAveragingAmounts2025];
  const changed = of2025.flatMap(({ amounts }) => Object.keys(amounts));
  const isChanged = (path: string) => changed.some((above) => path === above || path.startsWith(`${above}.`));
  /** What did not change was typed again for 2024. */
  const expected = [
    ...inSecond.filter(({ path }) => !isChanged(path)),
    ...of2025.flatMap(({ amounts }) => listAmounts(amounts)),
  ];

  it('has each amount in both, with one value', () => {
    expect(entries(listAmounts(law2025).filter(({ path }) => !derived.test(path)))).toEqual(
      entries(expected),
    );
  });

  it('types each amount once', () => {
    expect(changed.filter((path, i) => changed.indexOf(path) !== i)).toEqual([]);
  });

  it('names no source of 2024 where the law file has one of its own for 2025', () => {
    const sources = Object.entries(law2025).flatMap(([name, group]) =>
      typeof group === 'object' && group !== null ? [[name, group.source] as const] : [],
    );
    const of2024 = new Map(
      Object.entries(law2024).flatMap(([name, group]) =>
        typeof group === 'object' && group !== null ? [[name, group.source] as const] : [],
      ),
    );
    expect(sources.filter(([name, source]) => source === of2024.get(name))).toEqual([]);
  });
});
