import { law2024 } from '../law/2024';

const law = law2024.depreciation;

/**
 * Declining balance with the change to straight line where that gives more, worked out from the rules of Rev. Proc.
 * 87-57, section 6, and not from the printed tables. `first`: the part of the first year that counts.
 */
function percentages(life: number, first: number): number[] {
  const factor = life > 10 ? 1.5 : 2;
  const result: number[] = [];
  let left = 100;
  for (let year = 1; left > 1e-9; year++) {
    const rest = year === 1 ? life : life - first - (year - 2);
    const part = year === 1 ? first : 1;
    const declining = (left * factor * part) / life;
    const straight = rest <= 1 ? left : (left * part) / rest;
    const amount = Math.min(left, Math.max(declining, straight));
    result.push(amount);
    left -= amount;
  }
  return result;
}

const classes = ['3', '5', '7', '10', '15', '20'] as const;
/** The printed tables have two places (three for 20 years), and move some last places so that all comes to 100. */
const step = (name: (typeof classes)[number]) => (name === '20' ? 0.008 : 0.015);

describe('the tables of Publication 946, Appendix A, follow from the rules', () => {
  const conventions = [
    ['half-year (A-1)', 0.5, law.halfYear],
    ...law.midQuarter.map((table, i) => [`quarter ${i + 1} (A-${i + 2})`, (7 - 2 * i) / 8, table] as const),
  ] as const;

  it.each(conventions)('%s', (_, first, tables) => {
    for (const name of classes) {
      const expected = percentages(Number(name), first);
      expect([name, tables[name].length]).toEqual([name, expected.length]);
      tables[name].forEach((percent, i) => {
        const off = Math.abs(percent - (expected[i] ?? Number.NaN));
        expect([name, i + 1, off < step(name)]).toEqual([name, i + 1, true]);
      });
    }
  });

  it('buildings: straight line from the middle of the month (A-6, A-7a)', () => {
    for (let month = 1; month <= 12; month++) {
      const share = (12.5 - month) / 12;
      expect(law.residentialFirstYear[month - 1]).toBeCloseTo((100 / 27.5) * share, 2);
      // Printed in steps of 0.214, up to 0.004 off.
      expect(law.commercialFirstYear[month - 1]).toBeCloseTo((100 / 39) * share, 2);
      // What the years between leave: 27.5 years less the first part and 26 full years.
      const rest = 27.5 - share - 26;
      expect(law.residentialYear28[month - 1]).toBeCloseTo((100 / 27.5) * Math.min(1, rest), 2);
      expect(law.residentialYear29[month - 1]).toBeCloseTo((100 / 27.5) * Math.max(0, rest - 1), 2);
      expect(law.commercialLastYear[month - 1]).toBeCloseTo((100 / 39) * (1 - share), 2);
    }
    expect([law.residentialEarly, law.residentialLow, law.residentialHigh]).toEqual([3.636, 3.636, 3.637]);
    expect(law.commercialFullYear).toBe(2.564);
  });
});
