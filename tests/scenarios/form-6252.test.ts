import { buildReturn } from '@/lib/filing/mef/build-return';
import { checkAgreement } from '@/lib/filing/mef/check-agreement';
import { checkStructure } from '@/lib/filing/mef/check-structure';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { readXml } from '@/lib/filing/mef/read-xml';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const filer: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  w2s: [wages(80_000)],
};
type Sale = NonNullable<ReturnInputJson['installmentSales']>[number];
const lot: Sale = {
  description: 'Lot',
  use: 'investment',
  acquired: '2015-03-01',
  sold: '2024-05-01',
  price: 200_000,
  cost: 100_000,
  payments: 50_000,
};
const selling = (...sales: Partial<Sale>[]): ReturnInputJson => ({
  ...filer,
  installmentSales: sales.map((sale) => ({ ...lot, ...sale })),
});
const earlier: Partial<Sale> = { sold: '2022-05-01' };
const rental = { id: 'r', address: '9 Oak Street', kind: '1', fairRentalDays: 181, rents: 5_000 };

describe('Form 6252 refuses', () => {
  it.each([
    'contingent',
    'dealer',
    'pledged',
    'disposed',
    'traded',
    'collectible',
    'controlled',
    'resoldBefore',
  ] as const)('a sale that is %s', (situation) => {
    expect(listRefusedPaths(selling({ situation }))).toEqual(['installmentSales.situation']);
  });

  it.each<[string, Partial<Sale>, string]>([
    ['a sale after the year', { sold: '2025-01-01' }, 'installmentSales.sold'],
    ['a sale before its purchase', { acquired: '2024-05-02' }, 'installmentSales.sold'],
    [
      'a sale before August 24, 1999',
      { acquired: '1990-01-01', sold: '1999-08-23' },
      'installmentSales.sold',
    ],
    ['property without the day of its purchase', { acquired: null }, 'installmentSales.acquired'],
    ['a rental that is not there', { use: 'rental', position: 0 }, 'installmentSales.position'],
    ['a loss', { cost: 200_000 }, 'installmentSales.price'],
    ['an earlier sale without gain', { ...earlier, cost: 200_000 }, 'installmentSales.price'],
    ['a price that was paid whole', { payments: 200_000 }, 'installmentSales.payments'],
    [
      'payments beyond the contract price',
      { ...earlier, payments: 50_000, priorPayments: 150_001 },
      'installmentSales.payments',
    ],
    [
      'notes over $5 million',
      { price: 5_100_001, cost: 100_000, payments: 100_000 },
      'installmentSales.price',
    ],
    [
      'depreciated property held for a year',
      { use: 'business', kind: 'equipment', acquired: '2023-05-01', cost: 120_000, depreciation: 1 },
      'installmentSales.depreciation',
    ],
  ])('%s', (_, sale, path) => {
    expect(listRefusedPaths(selling(sale))).toEqual([path]);
  });

  it('nothing at the limits', () => {
    expect(listRefusedPaths(selling({ payments: 199_999 }))).toEqual([]);
    expect(listRefusedPaths(selling({ ...earlier, payments: 50_000, priorPayments: 150_000 }))).toEqual([]);
    expect(listRefusedPaths(selling({ price: 5_100_000, payments: 100_000 }))).toEqual([]);
    expect(listRefusedPaths(selling({ acquired: '1990-01-01', sold: '1999-08-24' }))).toEqual([]);
    // Personal and farm property, and sales for no more than $150,000, owe no interest (IRC 453A(b)).
    expect(listRefusedPaths(selling({ use: 'farm', price: 9_000_000, payments: 0 }))).toEqual([]);
    const small = Array.from({ length: 40 }, () => ({ price: 150_000, payments: 1_000 }));
    expect(listRefusedPaths(selling(...small))).toEqual([]);
    expect(listRefusedPaths(selling(...small.map((sale) => ({ ...sale, price: 151_000 }))))).toEqual([
      'installmentSales.price',
    ]);
  });

  it('a home with one of its two entries', () => {
    const home = { acquired: '2010-01-01', sold: '2024-07-01', price: 900_000, basis: 100_000 };
    expect(listRefusedPaths({ ...filer, homeSales: [{ ...home, installmentSale: true }] })).toContain(
      'homeSales.installmentSale',
    );
    expect(listRefusedPaths({ ...selling({ use: 'home', sold: '2024-07-01' }), homeSales: [home] })).toEqual([
      'installmentSales.use',
    ]);
  });

  it('passive losses that the gain would take up or set free', () => {
    const house: Partial<Sale> = { use: 'rental', kind: 'building', depreciation: 10_000 };
    const losing = { ...rental, rents: 1_000, expenses: { repairs: 90_000 }, activeParticipation: true };
    expect(
      listRefusedPaths({
        ...selling({ ...house, position: 0 }),
        rentals: [{ ...losing, soldEntirely: true }],
      }),
    ).toEqual(['installmentSales.position']);
    // Losses that are less than the gain of the year are deducted whole.
    expect(
      listRefusedPaths({
        ...selling({ ...house, position: 0 }),
        rentals: [{ ...losing, expenses: { repairs: 2_000 }, soldEntirely: true }],
      }),
    ).toEqual([]);
    expect(listRefusedPaths({ ...selling({ ...house, ...earlier }), rentals: [losing] })).toEqual([
      'installmentSales.position',
    ]);
    expect(listRefusedPaths({ ...selling({ ...house, ...earlier }), rentals: [rental] })).toEqual([]);
  });
});

function sent(input: ReturnInputJson) {
  const calculated = calculateLines(withIdentity(input));
  if (!calculated) throw new Error('refused');
  const xml = writeXml(
    buildReturn(calculated, signingFor(calculated.facts), { efin: '109999', softwareId: '24000001' }),
  );
  const node = readXml(xml);
  expect(checkStructure(node)).toEqual([]);
  expect(checkAgreement(node, calculated.lines)).toEqual([]);
  return { node, calculated };
}

describe('Form 6252 in the XML', () => {
  it('has a document for each sale, with the percentage to five places', () => {
    const { node, calculated } = sent(selling({ cost: 66_667 }, { ...earlier, priorPayments: 10_000 }));
    expect(findPaperOnly(calculated)).toEqual([]);
    const [first, second] = findAll(node, 'ReturnData/IRS6252');
    expect([first, second].map((form) => form && textAt(form, 'GrossProfitRatioPct'))).toEqual([
      '0.66667',
      '0.5',
    ]);
    expect(first && textAt(first, 'PaymentsReceivedPriorYearsAmt')).toBeNull();
    expect(second && textAt(second, 'PaymentsReceivedPriorYearsAmt')).toBe('10000');
    expect(second && textAt(second, 'InstalSaleLessOrdnryIncmAmt')).toBe('25000');
  });

  it('goes by mail with a related buyer', () => {
    const calculated = calculateLines(withIdentity(selling({ relatedBuyer: { name: 'Ann Reed' } })));
    expect(calculated && findPaperOnly(calculated)).toEqual(['Form 6252 with a sale to a related party']);
  });
});

describe('property in a list that is sold in installments', () => {
  it('only ends its depreciation there', () => {
    const asset = { description: 'Press', placedInService: '2020-03-01', cost: 50_000, class: '7' as const };
    const withAsset = (sold: {
      date: string;
      price?: number;
      installmentSale?: boolean;
    }): ReturnInputJson => ({
      ...filer,
      businesses: [{ id: 'b', income: { form1099Nec: 50_000 }, assets: [{ ...asset, sold }] }],
    });
    const calculated = calculateLines(
      withIdentity(withAsset({ date: '2024-09-01', price: 90_000, installmentSale: true })),
    );
    expect(calculated?.lines['4797']).toBeUndefined();
    expect(
      calculateLines(withIdentity(withAsset({ date: '2024-09-01', price: 90_000 })))?.lines['4797'],
    ).toBeDefined();
  });
});
