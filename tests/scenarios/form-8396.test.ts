import { calculateAll } from '@/lib/tax/calculate-all';
import { describeLines } from '@/lib/tax/describe-lines';
import { listCarryovers } from '@/lib/tax/carryovers';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';
import { livedIn } from './states/sample-returns';

const certificate = {
  issuer: 'Ohio Housing Finance Agency',
  certificateNumber: 'MCC-1',
  issued: '2022-03-01',
};
const owner: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  w2s: [wages(50_000)],
  mortgageCredit: { ...certificate, rate: 20, interest: 8_000 },
};
const withCredit = (more: ReturnInputJson['mortgageCredit']): ReturnInputJson => ({
  ...owner,
  mortgageCredit: { ...owner.mortgageCredit, ...more },
});

function open(input: ReturnInputJson): ReturnInput {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.facts;
}

describe('what Form 8396 does not do here', () => {
  it('takes rates from 10 to 50 percent (Temp. Reg. 1.25-2T(b)(1))', () => {
    expect(listRefusedPaths(withCredit({ rate: 9.99 }))).toEqual(['mortgageCredit.rate']);
    expect(listRefusedPaths(withCredit({ rate: 10 }))).toEqual([]);
    expect(listRefusedPaths(withCredit({ rate: 50 }))).toEqual([]);
    expect(listRefusedPaths(withCredit({ rate: 50.01 }))).toEqual(['mortgageCredit.rate']);
    // Without interest nobody looks at the rate.
    expect(listRefusedPaths(withCredit({ rate: 0, interest: 0, carryforward: { lastYear: 100 } }))).toEqual(
      [],
    );
  });

  it('refuses two rates in one year, and a home that was sold', () => {
    expect(listRefusedPaths(withCredit({ rateChanged: true }))).toEqual(['mortgageCredit.rateChanged']);
    expect(listRefusedPaths(withCredit({ homeSold: true }))).toEqual(['mortgageCredit.homeSold']);
  });

  it('refuses a home office that takes a part of the interest', () => {
    const office = (mortgageInterest: number): ReturnInputJson => ({
      ...owner,
      businesses: [
        {
          id: 'b',
          owner: 'taxpayer',
          income: { form1099Nec: 30_000 },
          homeOffice: {
            squareFeet: 200,
            totalSquareFeet: 2_000,
            simplified: false,
            expenses: { mortgageInterest, utilities: 1_200 },
          },
        },
      ],
    });
    expect(listRefusedPaths(office(0))).toEqual([]);
    expect(listRefusedPaths(office(8_000))).toContain('mortgageCredit.interest');
  });
});

it('hands each year’s rest on to the year after', () => {
  const facts = open({
    ...withCredit({
      rate: 15,
      interest: 4_000,
      carryforward: { threeYearsAgo: 300, twoYearsAgo: 400, lastYear: 500 },
    }),
    w2s: [wages(24_600)],
  });
  const carried = Object.fromEntries(
    listCarryovers(facts)
      .carried.filter(({ fact }) => fact.startsWith('mortgageCredit.'))
      .map(({ fact, value }) => [fact.replace('mortgageCredit.carryforward.', ''), value]),
  );
  // 2022 is three years before 2025; nothing is left of 2024.
  expect(carried).toMatchObject({ threeYearsAgo: 297, twoYearsAgo: 500 });
});

it('names the years of the return', () => {
  const textOf = (taxYear: 2024 | 2025) => {
    const { '8396': form } = describeLines(
      calculateJson({
        ...withCredit({ carryforward: { threeYearsAgo: 9_000, twoYearsAgo: 400, lastYear: 500 } }),
        taxYear,
      }),
    );
    if (form === undefined || Array.isArray(form)) throw new Error('There is no Form 8396');
    return ['4', '5', '6', '14', '16', '17'].map((line) => form[line]?.label.match(/20\d\d/g));
  };
  expect(textOf(2024)).toEqual([
    ['2021'],
    ['2022'],
    ['2023'],
    ['2023', '2025'],
    ['2022', '2025'],
    ['2024', '2025'],
  ]);
  expect(textOf(2025)).toEqual([
    ['2022'],
    ['2023'],
    ['2024'],
    ['2024', '2026'],
    ['2023', '2026'],
    ['2025', '2026'],
  ]);
});

/** 8,000 + 18,000 + 6,000 = 32,000; the federal deduction is 2,000 lower. */
describe('states and the interest that gave the federal credit', () => {
  const itemizing: ReturnInputJson = {
    ...owner,
    filingStatus: 'mfj',
    spouse: person('1986-05-03'),
    w2s: [wages(120_000)],
    itemized: { realEstateTax: 8_000, charityCash: 6_000, mortgages: [{ interest: 18_000 }] },
    mortgageCredit: { ...certificate, rate: 25, interest: 18_000 },
  };
  const inState = (code: string) => {
    const { states = {}, problems } = calculateAll(open({ ...itemizing, residency: [livedIn(code)] }));
    return { forms: states[code]?.lines ?? {}, problems };
  };

  it('deduct it in California (Instructions for Schedule CA, Part II, line 8)', () => {
    expect(inState('CA').forms['ca-schedule-ca']).toMatchObject({ '28': 32_000 });
  });

  it('deduct it in Arizona (Schedule A, line 5)', () => {
    expect(inState('AZ').forms['az-schedule-a']).toMatchObject({ '15': 32_000 });
  });

  it('are told apart where the instructions differ', () => {
    const warned = (code: string) =>
      inState(code).problems.some(({ message }) => message.startsWith('Some states let you deduct'));
    expect(['CA', 'AZ', 'TX', 'MN'].map(warned)).toEqual([false, false, false, true]);
  });
});
