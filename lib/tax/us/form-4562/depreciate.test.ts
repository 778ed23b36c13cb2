import { Asset } from '../../facts/assets';
import { law2024 } from '../law/2024';
import { bonusOf, depreciationOf, usesMidQuarter } from './depreciate';

const law = law2024.depreciation;
const asset = (kind: string, placedInService: string, cost = 100_000, more: object = {}) =>
  Asset.parse({ class: kind, placedInService, cost, ...more });
const inYear = (item: Asset, year: number) => Math.round(depreciationOf(item, [item], year, law));

describe('tables of Publication 946', () => {
  it('give the whole basis over the years', () => {
    for (const tables of [law.halfYear, ...law.midQuarter])
      for (const table of Object.values(tables))
        expect(table.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 6);
  });

  it.each([
    ['27.5', '2000-01-15'],
    ['27.5', '2000-12-15'],
    ['39', '2000-04-15'],
    ['39', '2000-10-15'],
  ])('give all of a building of %s years from %s', (kind, day) => {
    const item = asset(kind, day);
    let total = 0;
    for (let year = 2000; year <= 2041; year++) total += depreciationOf(item, [item], year, law);
    // The percentages of the printed tables are rounded to three places.
    expect(Math.abs(total - 100_000)).toBeLessThan(60);
  });
});

describe('one asset', () => {
  it.each([
    // Table A-6, July: year 1, 2, 10 and 11.
    ['27.5', '2024-07-01', 2024, 1_667],
    ['27.5', '2023-07-01', 2024, 3_636],
    ['27.5', '2015-07-01', 2024, 3_636],
    ['27.5', '2014-07-01', 2024, 3_637],
    // June: the other way round.
    ['27.5', '2015-06-30', 2024, 3_637],
    ['27.5', '2014-06-30', 2024, 3_636],
    // Year 28 and 29.
    ['27.5', '1997-01-01', 2024, 1_970],
    ['27.5', '1996-12-01', 2024, 1_667],
    ['27.5', '1996-01-01', 2024, 0],
    // Table A-7a.
    ['39', '2024-12-31', 2024, 107],
    ['39', '1993-06-01', 2024, 2_564],
    // Table A-1: last year, and after it.
    ['5', '2019-03-01', 2024, 5_760],
    ['5', '2018-03-01', 2024, 0],
  ])('%s years from %s gives in %i', (kind, day, year, expected) => {
    expect(inYear(asset(kind, day), year)).toBe(expected);
  });

  it('has the bonus of the day it was placed in service', () => {
    const bonus = (day: string) => bonusOf(asset('5', day, 1_000, { bonus: true }), law);
    expect(['2017-09-27', '2017-09-28', '2022-12-31', '2023-01-01', '2024-01-01'].map(bonus)).toEqual([
      500, 1_000, 1_000, 800, 600,
    ]);
    expect(bonusOf(asset('39', '2024-01-01', 1_000, { bonus: true }), law)).toBe(0);
    expect(bonusOf(asset('5', '2024-01-01', 1_000, { bonus: true, section179: 400 }), law)).toBe(360);
  });
});

describe('the mid-quarter convention', () => {
  it('starts one dollar over 40%, and does not count buildings or section 179', () => {
    const early = asset('7', '2024-09-30', 6_000);
    const late = (cost: number, more = {}) => asset('5', '2024-10-01', cost, more);
    expect(usesMidQuarter([early, late(4_000)], 2024, law)).toBe(false);
    expect(usesMidQuarter([early, late(4_001)], 2024, law)).toBe(true);
    expect(usesMidQuarter([early, late(5_000, { section179: 1_000 })], 2024, law)).toBe(false);
    expect(usesMidQuarter([early, late(4_000), asset('39', '2024-12-01')], 2024, law)).toBe(false);
  });
});
