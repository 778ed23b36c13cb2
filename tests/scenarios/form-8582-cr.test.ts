import { buildReturn } from '@/lib/filing/mef/build-return';
import { checkAgreement } from '@/lib/filing/mef/check-agreement';
import { checkStructure } from '@/lib/filing/mef/check-structure';
import { readXml } from '@/lib/filing/mef/read-xml';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import { assembleReturn } from '@/lib/interview/assemble';
import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { listCarryovers } from '@/lib/tax/carryovers';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const elm = { entity: 'partnership' as const, name: 'Elm', ein: '12-3456789', passive: true };
const tips = { credit: 'form8846' as const, amount: 3_000, ein: '12-3456789', passive: true };
const waiting = { credit: 'form8826' as const, amount: 1_000, originYear: 2022, passive: true };
const filer: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  w2s: [wages(100_000)],
  k1s: [{ ...elm, ordinaryIncome: 10_000 }],
  businessCredits: [tips, waiting],
};

describe('Form 8582-CR refuses', () => {
  it.each<[string, ReturnInputJson, string]>([
    [
      'rental real estate and traded partnerships',
      { ...filer, businessCredits: [{ ...tips, limitedApart: true }] },
      'businessCredits.limitedApart',
    ],
    [
      'low-income housing',
      { ...filer, businessCredits: [{ ...tips, credit: 'form8586' }] },
      'businessCredits.passive',
    ],
    [
      'a gain of the passive business',
      { ...filer, k1s: [{ ...elm, ordinaryIncome: 10_000, section1231Gain: 500 }] },
      'businessCredits.passive',
    ],
    [
      'a sold share',
      { ...filer, k1s: [{ ...elm, ordinaryIncome: 10_000, soldEntirely: true }] },
      'businessCredits.passive',
    ],
    [
      'a child taxed at the parents’ rate',
      {
        ...filer,
        taxpayer: { ...person('2012-03-15'), claimableAsDependent: true },
        w2s: [],
        interest: [{ payer: 'Bank', interest: 9_000 }],
        parents: { filingStatus: 'single', taxableIncome: 60_000, tax: 8_259 },
      },
      'businessCredits.passive',
    ],
  ])('%s', (_, input, path) => {
    expect(listRefusedPaths(input)).toContain(path);
  });

  it('nothing of these without a passive credit', () => {
    const sold = { ...filer, k1s: [{ ...elm, ordinaryIncome: 10_000, section1231Gain: 500 }] };
    const active = { ...tips, passive: false, limitedApart: true };
    expect(listRefusedPaths({ ...sold, businessCredits: [active] })).toEqual([]);
    expect(listRefusedPaths(filer)).toEqual([]);
  });
});

describe('credits that are held back', () => {
  it('are said on the return', () => {
    const isStated = (input: ReturnInputJson) =>
      calculateJson(input).problems.some(({ message }) => message.startsWith('The passive activity rules'));
    expect(isStated(filer)).toBe(true);
    expect(isStated({ ...filer, businessCredits: [{ ...tips, amount: 900 }] })).toBe(false);
  });

  it('are named for the next year, apart from what Form 3800 left', () => {
    const parsed = parseReturn(filer);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const { open } = listCarryovers(parsed.facts);
    expect(open.find(({ what }) => what === 'Passive activity credits')?.message).toContain(
      '$450 on Form 8826 from 2022; $1,350 on Form 8846 from 2024',
    );
    expect(open.some(({ what }) => what === 'General business credits')).toBe(false);
  });
});

describe('the XML of Form 8582-CR', () => {
  it.each([2024, 2025] as const)('goes with the columns of Form 3800 in %i', (taxYear) => {
    const two = [
      tips,
      { ...tips, amount: 1_000, ein: '98-7654321' },
      waiting,
      { ...waiting, originYear: 2023 },
    ];
    const calculated = calculateLines(withIdentity({ ...filer, taxYear, businessCredits: two }));
    if (calculated === null) throw new Error('It isn’t calculated');
    const signing = signingFor(calculated.facts);
    const built = buildReturn(calculated, signing, { efin: '109999', softwareId: '24000001' });
    const root = readXml(writeXml(built));
    expect([...checkStructure(root), ...checkAgreement(root, calculated.lines)]).toEqual([]);
    const [form] = findAll(root, 'ReturnData/IRS8582CR');
    const [general] = findAll(root, 'ReturnData/IRS3800');
    if (form === undefined || general === undefined) throw new Error('A form is missing');
    expect(textAt(form, 'AllPassiveCreditGrp/OtherCurrentYearAmt')).toBe('4000');
    expect(textAt(form, 'AllPassiveCreditGrp/OtherPriorUnallowedAmt')).toBe('2000');
    expect(textAt(form, 'NetPassiveIncomeTaxAmt')).toBe('2200');
    expect(textAt(form, 'AllowedCreditsAmt')).toBe('2200');
    expect(textAt(general, 'CrSubjToPassiveActyLmtAmt')).toBe('2000');
    expect(textAt(general, 'GenBusEligSmllBusPssvActyCrAmt')).toBe('4000');
    expect(textAt(general, 'Form8846CYCreditsGrp/CrSubjToPassiveActyLmtAmt')).toBe('4000');
    expect(textAt(general, 'Frm8826CYCyovCrGrp/CrSubjToPassiveActyLmtAmt')).toBe('2000');
    expect(textAt(general, 'Frm8826CYCyovCrGrp/PassiveActivityCrAfterLmtAmt')).toBe('733');
    const sources = findAll(general, 'GBCBreakdownCYAggrgtAmtGrp/Frm8846CYAggrgtAmtGrp');
    expect(sources.map((one) => textAt(one, 'OthThnCrTrnsfrElectCrBfrLmtAmt'))).toEqual(['3000', '1000']);
    const years = findAll(general, 'Frm8826CYCyovCrAggrgtGrp');
    expect(years.map((one) => textAt(one, 'CrSubjToPassiveActyLmtAmt'))).toEqual(['1000', '1000']);
  });
});

describe('the interview', () => {
  it('leads to passive credits of this year and of earlier ones', () => {
    const { answers, refused } = answersOf(filer);
    expect(refused).toEqual([]);
    const { input } = assembleReturn({ answers, documents: [] });
    expect(input).toMatchObject({ businessCredits: [tips, { ...waiting, credit: 'form8826' }] });
  });
});
