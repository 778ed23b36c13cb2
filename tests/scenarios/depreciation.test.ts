import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listRefusedPaths } from './check-scenarios';
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

  it('is not for buildings, nor is bonus', () => {
    expect(paths({ cost: 100, section179: 1, class: '39' })).toEqual(['businesses.assets']);
    expect(paths({ cost: 100, bonus: true, class: '27.5' })).toEqual(['businesses.assets']);
  });

  it('leaves older systems of depreciation out', () => {
    expect(paths({ cost: 100, placedInService: '1986-12-31' })).toEqual(['businesses.assets']);
    expect(paths({ cost: 100, placedInService: '2025-01-01' })).toEqual(['businesses.assets']);
    expect(paths({ cost: 100, class: '39', placedInService: '1993-05-12' })).toEqual(['businesses.assets']);
    expect(paths({ cost: 100, class: '39', placedInService: '1993-05-13' })).toEqual([]);
  });
});
