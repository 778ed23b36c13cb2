import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
type Business = NonNullable<ReturnInputJson['businesses']>[number];
const firm = (receipts: number, assets: Business['assets'], more: Partial<Business> = {}): Business => ({
  id: 'firm',
  income: { other: receipts },
  assets,
  ...more,
});

describe('section 179', () => {
  type Asset = NonNullable<Business['assets']>[number];
  const paths = (asset: Partial<Asset>) =>
    listRefusedPaths({
      ...single,
      businesses: [firm(5_000_000, [{ placedInService: '2024-05-01', class: '5', ...asset }])],
    });

  it('is refused one dollar over the limit, which shrinks from $3,050,000 of property', () => {
    expect(paths({ cost: 3_300_000, section179: 970_000 })).toEqual([]);
    expect(paths({ cost: 3_300_000, section179: 970_001 })).toEqual(['businesses.assets']);
    expect(paths({ cost: 100, section179: 101 })).toEqual(['businesses.assets']);
  });

  // Instructions for Form 4562 (2024), line 2: all section 179 property, not only what is deducted at once.
  it('counts property of the year that is not deducted at once for the limit', () => {
    const refused = (section179: number, other: Partial<Asset>) =>
      listRefusedPaths({
        ...single,
        businesses: [
          firm(5_000_000, [
            { placedInService: '2024-05-01', class: '5', cost: 1_000_000, section179 },
            { placedInService: '2024-06-01', class: '7', cost: 2_300_000, ...other },
          ]),
        ],
      });
    // 3,300,000 is 250,000 over 3,050,000: 1,220,000 less 250,000.
    expect(refused(970_000, {})).toEqual([]);
    expect(refused(970_001, {})).toEqual(['businesses.assets']);
    expect(refused(1_000_000, { placedInService: '2023-06-01' })).toEqual([]);
    expect(refused(1_000_000, { class: '39' })).toEqual([]);
  });

  it('is not for buildings, nor is bonus', () => {
    expect(paths({ cost: 100, section179: 1, class: '39' })).toEqual(['businesses.assets']);
    expect(paths({ cost: 100, bonus: true, class: '27.5' })).toEqual(['businesses.assets']);
  });

  it('leaves older systems of depreciation out', () => {
    expect(paths({ cost: 100, placedInService: '1986-12-31' })).toEqual(['businesses.assets']);
    expect(paths({ cost: 100, placedInService: '2025-01-01' })).toEqual(['businesses.assets']);
    expect(paths({ cost: 100, class: '39', placedInService: '1986-12-31' })).toEqual(['businesses.assets']);
    expect(paths({ cost: 100, class: '39', placedInService: '1987-01-01' })).toEqual([]);
  });
});

describe('depreciation for the alternative minimum tax', () => {
  const warned = (asset: NonNullable<Business['assets']>[number], amt?: ReturnInputJson['amt']) =>
    calculateJson({ ...single, amt, businesses: [firm(50_000, [asset])] })
      .problems.map(({ path }) => path)
      .filter((path) => path.startsWith('amt'));

  // Eight years with the half-year convention: what came in 2017 has its last year in 2024.
  it('asks about property from before September 28, 2017 that goes faster for the regular tax', () => {
    const asset = { placedInService: '2017-09-27', cost: 10_000, class: '7' as const };
    expect(warned(asset)).toEqual(['amt.depreciationAdjustment']);
    expect(warned({ ...asset, placedInService: '2017-09-28' })).toEqual([]);
    expect(warned({ ...asset, bonus: true })).toEqual([]);
    expect(warned({ ...asset, class: '15' })).toEqual([]);
    expect(warned({ ...asset, class: '5' })).toEqual([]);
    expect(warned(asset, { depreciationAdjustment: 12 })).toEqual([]);
  });

  // Instructions for Form 6251 (2024), line 2l: buildings of before 1999 go over 40 years.
  it('asks about buildings from before 1999', () => {
    const building = { placedInService: '1998-12-31', cost: 100_000, class: '39' as const };
    expect(warned(building)).toEqual(['amt.depreciationAdjustment']);
    expect(warned({ ...building, class: '27.5' })).toEqual(['amt.depreciationAdjustment']);
    expect(warned({ ...building, placedInService: '1999-01-01' })).toEqual([]);
    // Its last year was 2023.
    expect(warned({ ...building, class: '27.5', placedInService: '1996-01-01' })).toEqual([]);
    expect(warned(building, { depreciationAdjustment: 64 })).toEqual([]);
  });
});

describe('a vehicle whose business use fell', () => {
  const refused = (vehicle: Partial<NonNullable<Business['vehicle']>>) =>
    listRefusedPaths({
      ...single,
      businesses: [
        firm(90_000, [], {
          vehicle: {
            businessMiles: 4_000,
            otherMiles: 6_000,
            placedInService: '2022-06-01',
            firstYearMethod: 'actual',
            cost: 30_000,
            ...vehicle,
          },
        }),
      ],
    });

  it('needs the business use of each year before', () => {
    expect(refused({})).toEqual(['businesses.vehicle']);
    expect(refused({ earlierUse: { first: 80 } })).toEqual(['businesses.vehicle']);
    expect(refused({ earlierUse: { first: 80, second: 51 } })).toEqual([]);
    // With half or less in 2023, that was the year of the fall.
    expect(refused({ earlierUse: { first: 80, second: 50 } })).toEqual(['businesses.vehicle']);
    expect(refused({ straightLine: true })).toEqual([]);
  });

  it('needs the business use of the first year beside section 179 alone', () => {
    const mostly = { businessMiles: 9_000, otherMiles: 1_000, kind: 'truck' as const, section179: 10_000 };
    expect(refused(mostly)).toEqual(['businesses.vehicle']);
    expect(refused({ ...mostly, earlierUse: { first: 95 } })).toEqual([]);
  });

  it('leaves cars of before 2012, and a late fall of a car, out', () => {
    const mostly = { businessMiles: 9_000, otherMiles: 1_000 };
    expect(refused({ ...mostly, placedInService: '2011-12-31' })).toEqual(['businesses.vehicle']);
    expect(refused({ ...mostly, placedInService: '2012-01-01' })).toEqual([]);
    expect(refused({ placedInService: '2018-06-01' })).toEqual(['businesses.vehicle']);
    expect(refused({ placedInService: '2018-06-01', kind: 'truck' })).toEqual([]);
  });
});
