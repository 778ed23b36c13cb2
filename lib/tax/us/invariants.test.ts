import { ReturnInput } from '../facts/return-input';
import { listCovered, listRefusals } from './coverage';
import { jurisdiction } from './form';
import { listAllForms } from './forms';
import { law2024 } from './law/2024';
import { notCovered } from './not-covered';

describe('forms', () => {
  it('are all listed, so that none is computed but never shown', () => {
    const listed = listAllForms().reduce((slots, form) => slots + form.lines.length + 1, 0);
    expect(listed).toBe(jurisdiction.slots);
  });

  it('have ids and printed numbers that are unique', () => {
    expect(new Set(listAllForms().map(({ id }) => id)).size).toBe(listAllForms().length);
    for (const { id, lines } of listAllForms()) {
      const numbers = lines.map(({ number }) => number);
      expect([id, new Set(numbers).size]).toEqual([id, numbers.length]);
    }
  });

  it('say what each line is and what is printed', () => {
    for (const { id, lines, source } of listAllForms()) {
      expect([id, source !== '']).toEqual([id, true]);
      for (const { number, label, instruction } of lines)
        expect([id, number, label !== '' && instruction !== '']).toEqual([id, number, true]);
    }
  });
});

describe('law', () => {
  it('has brackets that ascend in amount and rate from zero', () => {
    for (const brackets of Object.values(law2024.incomeTax.brackets)) {
      expect(brackets).toHaveLength(7);
      expect(brackets[0]?.over).toBe(0);
      brackets.slice(1).forEach((bracket, i) => {
        expect(bracket.over).toBeGreaterThan(brackets[i]?.over ?? Number.NaN);
        expect(bracket.rate).toBeGreaterThan(brackets[i]?.rate ?? Number.NaN);
      });
    }
  });

  it('names the source of every group', () => {
    const groups = Object.entries(law2024).flatMap(([name, group]) =>
      typeof group === 'object' && group !== null ? [{ name, source: group.source }] : [],
    );
    expect(groups.length).toBeGreaterThan(5);
    for (const { name, source } of groups) expect([name, source.length > 10]).toEqual([name, true]);
  });

  it('has capital gain limits that ascend, and phase-outs that end where the credit does', () => {
    for (const status of ['single', 'mfj', 'mfs', 'hoh', 'qss'] as const) {
      const { zeroRateUpTo, fifteenPercentUpTo } = law2024.capitalGain;
      expect(fifteenPercentUpTo[status]).toBeGreaterThan(zeroRateUpTo[status]);
    }
    const { noChild, oneChild, twoChildren, threeChildren } = law2024.earnedIncome;
    for (const credit of [noChild, oneChild, twoChildren, threeChildren]) {
      const range = Math.round(credit.maximum / credit.phaseOutRate);
      expect(Math.abs(credit.phaseOutStart + range - credit.incomeLimit)).toBeLessThanOrEqual(1);
      expect(Math.abs(credit.phaseOutStartJoint + range - credit.incomeLimitJoint)).toBeLessThanOrEqual(1);
      expect(Math.round(credit.earnedIncomeAmount * credit.rate)).toBe(credit.maximum);
    }
  });
});

describe('coverage', () => {
  /** Every path of the facts, lists as `*`, down to the depth at which coverage is declared. */
  function listPaths(schema: unknown, prefix: string): string[] {
    const inner = unwrapSchema(schema);
    if (!inner) return [prefix];
    const below = Object.entries(inner.shape).flatMap(([key, child]) =>
      listPaths(child, `${prefix}${inner.list ? '.*' : ''}${prefix === '' ? '' : '.'}${key}`),
    );
    return prefix === '' ? below : [prefix, ...below];
  }

  function unwrapSchema(schema: unknown): { shape: object; list: boolean } | null {
    let current: unknown = schema;
    let list = false;
    while (typeof current === 'object' && current !== null) {
      if ('shape' in current && typeof current.shape === 'object' && current.shape)
        return { shape: current.shape, list };
      if ('element' in current) {
        list = true;
        current = current.element;
      } else if ('unwrap' in current && typeof current.unwrap === 'function') current = current.unwrap();
      else return null;
    }
    return null;
  }

  const paths = new Set(listPaths(ReturnInput, ''));
  const covered = listCovered();
  const isCovered = (path: string) =>
    path.split('.').some((_, i, parts) => covered.has(parts.slice(0, i + 1).join('.')));

  it('names only facts that exist', () => {
    expect([...covered].filter((path) => !paths.has(path))).toEqual([]);
    expect(Object.keys(notCovered).filter((path) => !paths.has(path))).toEqual([]);
    const refused = listRefusals().map(({ path }) => path);
    const known = (path: string) => paths.has(path) || paths.has(path.replace('.', '.*.'));
    expect(refused.filter((path) => !known(path))).toEqual([]);
  });

  it('has no sentence left over for a fact that is covered', () => {
    expect(Object.keys(notCovered).filter(isCovered)).toEqual([]);
  });

  it('has a sentence for every fact that is not covered', () => {
    const hasSentence = (path: string) =>
      path.split('.').some((_, i, parts) => notCovered[parts.slice(0, i + 1).join('.')] !== undefined);
    const reaches = (path: string) => [...covered].some((other) => other.startsWith(`${path}.`));
    const silent = [...paths].filter((path) => !isCovered(path) && !hasSentence(path) && !reaches(path));
    expect(silent).toEqual([]);
  });
});
