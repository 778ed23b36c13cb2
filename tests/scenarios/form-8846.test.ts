import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { checkedXml, linesOf } from '@/lib/filing/testing/checked-xml';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listRefusedPaths } from './check-scenarios';
import { person } from './scenario';

type Business = NonNullable<ReturnInputJson['businesses']>[number];
const restaurant = (more: Partial<Business>): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  businesses: [
    {
      id: 'cafe',
      name: 'Elm Cafe',
      income: { other: 90_000 },
      expenses: { taxesLicenses: 4_000 },
      employeeTips: { received: 10_000, notCreditable: 2_000 },
      ...more,
    },
  ],
});
const path = 'businesses.employeeTips';

describe('Form 8846 refuses', () => {
  it.each<[string, Partial<Business>, string[]]>([
    ['nothing that is whole', {}, []],
    ['a passive restaurant', { materialParticipation: false }, [path]],
    ['more tips without the credit than tips', { employeeTips: { received: 10, notCreditable: 12 } }, [path]],
    [
      'more tips over the limit than tips that count',
      { employeeTips: { received: 1_000, notCreditable: 500, aboveWageBase: 501 } },
      [path],
    ],
    // 8,000 x 7.65% = 612.
    ['taxes that aren’t in line 23', { expenses: { taxesLicenses: 611 } }, [path]],
    ['nothing when line 23 just covers the credit', { expenses: { taxesLicenses: 612 } }, []],
  ])('%s', (_, more, paths) => {
    expect(listRefusedPaths(restaurant(more))).toEqual(paths);
  });
});

describe('Form 8846 in the XML', () => {
  it.each([2024, 2025] as const)('has its lines in %i', (taxYear) => {
    const { root, faults } = checkedXml({ ...restaurant({}), taxYear });
    expect(faults).toEqual([]);
    const [form] = findAll(root, 'ReturnData/IRS8846');
    if (form === undefined) throw new Error('There is no Form 8846');
    expect(textAt(form, 'CreditableTipsAmt')).toBe('8000');
    expect(textAt(form, 'TotalCrTipsAndEmplrSSMedcrAmt')).toBe('612');
  });

  it('goes by mail with tips over the Social Security wage base', () => {
    const over = restaurant({ employeeTips: { received: 10_000, aboveWageBase: 500 } });
    expect(findPaperOnly(linesOf(over))).toEqual(['Form 8846 with tips over the Social Security wage base']);
    expect(findPaperOnly(linesOf(restaurant({})))).toEqual([]);
  });
});

it('the interview leads to the tips of a restaurant’s staff', () => {
  const input = restaurant({ employeeTips: { received: 10_000, notCreditable: 2_000, aboveWageBase: 300 } });
  const { answers, refused } = answersOf(input);
  expect(refused).toEqual([]);
  const { input: stated } = assembleReturn({ answers, documents: [] });
  expect(stated).toMatchObject({ businesses: [{ employeeTips: input.businesses?.[0]?.employeeTips }] });
});
