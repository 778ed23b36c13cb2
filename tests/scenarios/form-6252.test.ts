import { buildReturn } from '@/lib/filing/mef/build-return';
import { checkAgreement } from '@/lib/filing/mef/check-agreement';
import { checkStructure } from '@/lib/filing/mef/check-structure';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { readXml } from '@/lib/filing/mef/read-xml';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import { listCarryovers } from '@/lib/tax/carryovers';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';
import { put } from './two-year-filers';

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

describe('an installment sale in the next year', () => {
  /** What 2024 hands on, in the facts of 2025: the buyer, property and days of the sale stay, the rest is carried. */
  const handOn = (first: ReturnInputJson, payments: number[]) => {
    const parsed = parseReturn(first);
    if (!parsed.ok) throw new Error('the facts don’t fit');
    const { carried, open } = listCarryovers(parsed.facts);
    const later: ReturnInputJson = {
      taxYear: 2025,
      filingStatus: 'single',
      taxpayer: person('1985-04-02'),
      w2s: [wages(80_000)],
      installmentSales: (first.installmentSales ?? []).map(({ use, kind, acquired, sold }, at) => ({
        use,
        ...(kind === undefined ? {} : { kind }),
        ...(acquired === undefined ? {} : { acquired }),
        sold,
        payments: payments[at] ?? 0,
      })),
    };
    const sales = carried.filter(({ fact }) => fact.startsWith('installmentSales.'));
    for (const { fact, value } of sales) put(later, fact, value);
    return { later, sales, open };
  };
  const copiesOf = (input: ReturnInputJson) => {
    const found = calculateJson(input).lines['6252'];
    return Array.isArray(found) ? found : found === undefined ? [] : [found];
  };

  it('goes on with its percentage, contract price and payments, and ends with the whole gain taxed', () => {
    // Gross profit 100,000 - 12,000 = 88,000 of a contract price of 200,000 - 40,000 = 160,000: 55%.
    const first = selling({ debtAssumed: 40_000, sellingExpenses: 12_000 });
    expect(copiesOf(first)[0]).toMatchObject({ '16': 88_000, '18': 160_000, '19': 0.55, '24': 27_500 });
    const { later, sales, open } = handOn(first, [110_000]);
    expect(open).toEqual([]);
    expect(sales.map(({ fact, value, source }) => [fact.split('.')[2], value, source])).toEqual([
      ['grossProfitPercentage', 0.55, 'Form 6252, line 19'],
      ['priorPayments', 50_000, 'Form 6252, line 22'],
      ['price', 200_000, 'Form 6252, line 5'],
      ['debtAssumed', 40_000, 'Form 6252, line 6'],
      ['cost', 100_000, 'Form 6252, line 8'],
      ['sellingExpenses', 12_000, 'Form 6252, line 11'],
    ]);
    expect(listRefusedPaths(later)).toEqual([]);
    // The last 110,000: 60,500; with 27,500 of 2024 the 88,000 of gross profit.
    expect(copiesOf(later)[0]).toMatchObject({ '18': 160_000, '19': 0.55, '23': 50_000, '24': 60_500 });
    expect(calculateJson(later).lines['1040']).toMatchObject({ '7a': 60_500 });
    // A dollar more than the contract price is no payment of this sale.
    const tooMuch = handOn(first, [110_001]).later;
    expect(listRefusedPaths(tooMuch)).toEqual(['installmentSales.payments']);
  });

  it('has the debt above basis of the year of sale among what was paid before', () => {
    // Debt 130,000 above basis 100,000: 30,000 count as paid (line 20); contract price 70,000 + 30,000.
    const { later } = handOn(selling({ debtAssumed: 130_000, payments: 20_000 }), [10_000]);
    expect(copiesOf(later)[0]).toMatchObject({ '18': 100_000, '19': 1, '20': 0, '23': 50_000, '24': 10_000 });
  });

  it('is handed on from year to year, and no longer once it is paid', () => {
    const again = handOn(selling({ ...earlier, payments: 40_000, priorPayments: 60_000 }), [100_000]);
    expect(copiesOf(again.later)[0]).toMatchObject({ '19': 0.5, '23': 100_000, '24': 50_000 });
    const paid = handOn(selling({ ...earlier, payments: 140_000, priorPayments: 60_000 }), [0]);
    expect(paid.sales).toEqual([]);
  });

  it('of a building keeps recapture out and its unrecaptured gain', () => {
    const building: Partial<Sale> = {
      use: 'business',
      kind: 'building',
      depreciation: 30_000,
      additionalDepreciation: 6_000,
    };
    // Gain 130,000, of which 6,000 are recapture: 124,000 of 200,000 is 62%; 24,000 are unrecaptured.
    const { later, sales } = handOn(selling(building), [20_000]);
    expect(sales.find(({ fact }) => fact.endsWith('.recapture'))?.value).toBe(6_000);
    expect(copiesOf(later)[0]).toMatchObject({ '12': 6_000, '19': 0.62, '24': 12_400 });
  });

  it('to a related buyer who resold it is left to the filer', () => {
    const relatedBuyer = { name: 'Jo Reed', ssn: '400-01-7777', resold: '2024-11-01', resalePrice: 150_000 };
    const { sales, open } = handOn(selling({ relatedBuyer }), [0]);
    expect(sales).toEqual([]);
    expect(open.map(({ what }) => what)).toEqual(['Installment sale to a related buyer']);
  });

  it('of a home takes its figures from the home', () => {
    const home = { acquired: '2010-01-01', sold: '2024-07-01', price: 900_000, basis: 300_000 };
    const first: ReturnInputJson = {
      ...selling({ use: 'home', sold: '2024-07-01', payments: 90_000 }),
      homeSales: [{ ...home, taxpayer: { ownedMonths: 60, livedMonths: 60 }, installmentSale: true }],
    };
    const [before] = copiesOf(first);
    const { later, sales } = handOn(first, [45_000]);
    expect(sales.find(({ fact }) => fact.endsWith('.acquired'))?.value).toBe('2010-01-01');
    expect(listRefusedPaths(later)).toEqual([]);
    const [after] = copiesOf(later);
    for (const line of ['5', '8', '15', '16', '18', '19']) expect(after?.[line]).toBe(before?.[line]);
    expect(after).toMatchObject({ '23': 90_000, '21': 45_000 });
  });
});
