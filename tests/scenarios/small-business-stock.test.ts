import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';
import { livedIn } from './states/sample-returns';

type Sale = NonNullable<ReturnInputJson['sales']>[number];

const stock = (issued: string, proceeds: number, basis: number): Sale => ({
  acquired: issued,
  sold: '2024-06-01',
  proceeds,
  basis,
  on1099b: false,
  smallBusiness: { qualified: true, company: 'Harbor Robotics, Inc.', issued },
});
const founder: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  w2s: [wages(60_000)],
  sales: [stock('2015-03-01', 500_000, 20_000)],
};

describe('what the exclusion does not do here', () => {
  it('needs the day of issue, and takes no code Q beside it', () => {
    const without = stock('2015-03-01', 500_000, 20_000);
    expect(
      listRefusedPaths({ ...founder, sales: [{ ...without, smallBusiness: { qualified: true } }] }),
    ).toEqual(['sales.smallBusiness.issued']);
    expect(
      listRefusedPaths({ ...founder, sales: [{ ...without, adjustmentCode: 'Q', adjustment: -480_000 }] }),
    ).toEqual(['sales.adjustmentCode']);
  });

  it('refuses shares of one company with different percentages above the limit alone', () => {
    const mixed = (gain: number) => [stock('2009-06-01', gain, 0), stock('2012-06-01', 4_000_000, 0)];
    expect(listRefusedPaths({ ...founder, sales: mixed(6_000_000) })).toEqual([]);
    expect(listRefusedPaths({ ...founder, sales: mixed(6_000_001) })).toEqual(['sales.smallBusiness']);
  });
});

/** 480,000 is excluded; wages are 60,000. */
describe('states and the excluded gain', () => {
  const inState = (code: string, sales = founder.sales) => {
    const parsed = parseReturn({ ...founder, sales, residency: [livedIn(code)] });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const { states = {}, problems } = calculateAll(parsed.facts);
    return { forms: states[code]?.lines ?? {}, messages: problems.map(({ message }) => message) };
  };

  it('comes back in California (Instructions for Schedule CA, line 7)', () => {
    expect(inState('CA').forms['ca-540']).toMatchObject({ '13': 60_000, '16': 480_000, '17': 540_000 });
  });

  it('takes up a loss in California first', () => {
    // The federal loss of 500,000 gives 3,000; with the gain it is 20,000, and still 3,000.
    const loss: Sale = { acquired: '2022-01-03', sold: '2024-03-01', proceeds: 0, basis: 500_000 };
    const withLoss = inState('CA', [...(founder.sales ?? []), loss]);
    expect(withLoss.forms['ca-540']).toMatchObject({ '13': 57_000, '17': 57_000 });
    // A loss of 100,000 leaves 380,000 of gain: 383,000 more than the federal line.
    const smaller = inState('CA', [...(founder.sales ?? []), { ...loss, basis: 100_000 }]);
    expect(smaller.forms['ca-540']).toMatchObject({ '13': 57_000, '16': 383_000, '17': 440_000 });
  });

  it('is the whole gain in New Jersey and Pennsylvania', () => {
    expect(inState('NJ').forms['nj-1040']).toMatchObject({ '19': 480_000 });
    expect(inState('PA').forms['pa-40']).toMatchObject({ '5': 480_000 });
  });

  it('is refused by name where the rules differ, and excluded elsewhere', () => {
    const isRefused = (code: string) =>
      inState(code).messages.some((message) => message.includes('taxes some gain on small business stock'));
    expect(['AL', 'DC', 'HI', 'MA', 'MS', 'CA', 'NY', 'NJ', 'TX'].map(isRefused)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
