import { buildReturn } from '@/lib/filing/mef/build-return';
import { checkAgreement } from '@/lib/filing/mef/check-agreement';
import { readXml } from '@/lib/filing/mef/read-xml';
import { checkStructure } from '@/lib/filing/mef/check-structure';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { listCarryovers } from '@/lib/tax/carryovers';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const filer: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  w2s: [wages(100_000)],
};
type Credits = NonNullable<ReturnInputJson['businessCredits']>;
const withCredits = (...businessCredits: Credits): ReturnInputJson => ({ ...filer, businessCredits });
const tips = { credit: 'form8846' as const, amount: 600, ein: '11-1111111' };

describe('Form 3800 refuses', () => {
  it.each<[string, Credits, string]>([
    ['a credit without its name', [{ amount: 100 }], 'businessCredits.credit'],
    [
      'a credit older than 20 years',
      [{ ...tips, credit: 'form8826', originYear: 2003 }],
      'businessCredits.originYear',
    ],
    ['a credit carried from this year', [{ ...tips, originYear: 2024 }], 'businessCredits.originYear'],
    ['a tip credit from before 2007', [{ ...tips, originYear: 2006 }], 'businessCredits.originYear'],
    [
      'two disabled access credits over $5,000',
      [
        { credit: 'form8826', amount: 3_000 },
        { credit: 'form8826', amount: 2_000.01 },
      ],
      'businessCredits.amount',
    ],
    [
      'a child care credit over $150,000',
      [{ credit: 'form8882', amount: 150_000.01 }],
      'businessCredits.amount',
    ],
  ])('%s', (_, credits, path) => {
    expect(listRefusedPaths(withCredits(...credits))).toEqual([path]);
  });

  it('nothing at the limits', () => {
    const atLimits = withCredits(
      { credit: 'form8826', amount: 5_000 },
      { credit: 'form8882', amount: 150_000 },
      { credit: 'form8826', amount: 900, originYear: 2004 },
      { ...tips, originYear: 2007 },
    );
    expect(listRefusedPaths(atLimits)).toEqual([]);
  });

  it('a Schedule K-1 with credits that nobody entered', () => {
    const k1s = [{ entity: 'partnership' as const, name: 'Elm', ein: '12-3456789', hasCredits: true }];
    expect(listRefusedPaths({ ...filer, k1s })).toEqual(['k1s.hasCredits']);
    expect(listRefusedPaths({ ...withCredits({ ...tips, originYear: 2020 }), k1s })).toEqual([
      'k1s.hasCredits',
    ]);
    expect(listRefusedPaths({ ...withCredits(tips), k1s })).toEqual([]);
  });
});

describe('unused credits', () => {
  const small = { ...withCredits({ credit: 'form8826', amount: 5_000 }), w2s: [wages(30_000)] };

  it('are said on the return', () => {
    const isStated = (input: ReturnInputJson) =>
      calculateJson(input).problems.some(({ message }) => message.startsWith('Part of your business credit'));
    expect(isStated(small)).toBe(true);
    expect(isStated(withCredits(tips))).toBe(false);
  });

  it('are named for the next year, with their form and year', () => {
    const parsed = parseReturn({
      ...small,
      businessCredits: [
        { credit: 'form8826', amount: 1_000 },
        { credit: 'form8881Startup', amount: 1_700, originYear: 2022 },
      ],
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const open = listCarryovers(parsed.facts).open.find(({ what }) => what === 'General business credits');
    expect(open?.message).toContain('$81 on Form 8881, Part I from 2022; $1,000 on Form 8826 from 2024');
  });
});

describe('the XML of Form 3800', () => {
  const sent = (input: ReturnInputJson) => {
    const calculated = calculateLines(withIdentity(input));
    if (calculated === null) throw new Error('It isn’t calculated');
    const built = buildReturn(calculated, signingFor(calculated.facts), {
      efin: '109999',
      softwareId: '24000001',
    });
    const root = readXml(writeXml(built));
    return { root, faults: [...checkStructure(root), ...checkAgreement(root, calculated.lines)] };
  };
  const credits: Credits = [
    tips,
    { ...tips, amount: 900, ein: '22-2222222' },
    { credit: 'form8826', amount: 400, ein: '11-1111111' },
    { credit: 'form8826', amount: 300, originYear: 2021 },
    { credit: 'form8826', amount: 200, originYear: 2022 },
  ];

  it.each([2024, 2025] as const)('has a group for each line in %i', (taxYear) => {
    const { root, faults } = sent({ ...withCredits(...credits), taxYear });
    expect(faults).toEqual([]);
    const [form] = findAll(root, 'ReturnData/IRS3800');
    if (form === undefined) throw new Error('There is no Form 3800');
    const at = (path: string) => textAt(form, path);
    expect(at('Form8846CYCreditsGrp/CYGeneralBusinessCrItemCnt')).toBe('2');
    expect(at('Form8846CYCreditsGrp/GeneralBusCrFromNnPssvActyAmt')).toBe('1500');
    expect(at('Form8826CYCreditsGrp/PassThroughEntityEIN')).toBe('111111111');
    expect(at('Frm8826CYCyovCrGrp/Yr')).toBe('2022');
    expect(at('Frm8826CYCyovCrGrp/GeneralBusCrFromNnPssvActyAmt')).toBe('500');
    const sources = findAll(form, 'GBCBreakdownCYAggrgtAmtGrp/Frm8846CYAggrgtAmtGrp');
    expect(
      sources.map((one) => [one.attributes?.['lineNumberTxt'], textAt(one, 'OthThnCrTrnsfrElectCrNoLmtAmt')]),
    ).toEqual([
      ['Part III Line 4f', '600'],
      ['Part III Line 4f', '900'],
    ]);
    const years = findAll(form, 'Frm8826CYCyovCrAggrgtGrp').map((one) => textAt(one, 'Yr'));
    expect(years).toEqual(['2021', '2022']);
    expect(at('CurrentYearCreditAllowedAmt')).toBe('2400');
  });
});

describe('the interview', () => {
  it.each<[string, ReturnInputJson]>([
    ['of this year', withCredits(tips)],
    ['carried forward', withCredits({ credit: 'form8941', amount: 750, originYear: 2022 })],
  ])('leads to a credit %s', (_, input) => {
    const { answers, refused } = answersOf(input);
    expect(refused).toEqual([]);
    const { input: stated } = assembleReturn({ answers, documents: [] });
    expect(stated).toMatchObject({ businessCredits: input.businessCredits });
  });
});
