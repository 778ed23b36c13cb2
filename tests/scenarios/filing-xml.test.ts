import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildReturn } from '@/lib/filing/mef/build-return';
import type { CalculatedLines } from '@/lib/filing/mef/build-documents';
import { checkAgreement } from '@/lib/filing/mef/check-agreement';
import { checkElements } from '@/lib/filing/mef/check-elements';
import { checkStructure } from '@/lib/filing/mef/check-structure';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { readXml } from '@/lib/filing/mef/read-xml';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { findAll, type XmlNode } from '@/lib/filing/mef/xml-node';
import { outcomeOf } from '@/lib/filing/simulator/outcomes';
import { writeChecked } from '@/lib/filing/testing/compare-copies';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { anyReturn } from '@/lib/tax/testing/any-return';
import { assertShare, countShare, share } from '../setup/share';
import { sharedPath } from '../setup/shared';
import { returns2024, returns2025 } from './all-returns';

const from = { efin: '109999', softwareId: '24000001' };

function check(name: string, calculated: CalculatedLines): XmlNode {
  const root = readXml(writeXml(buildReturn(calculated, signingFor(calculated.facts), from)));
  expect({ name, structure: checkStructure(root) }).toEqual({ name, structure: [] });
  const documents = findAll(root, 'ReturnData')[0]?.children ?? [];
  const missing = documents
    .flatMap((one) => checkElements(one, calculated.facts.taxYear))
    .filter((problem) => problem.missing);
  expect({ name, missing }).toEqual({ name, missing: [] });
  expect({ name, different: checkAgreement(root, calculated.lines) }).toEqual({ name, different: [] });
  return root;
}

describe('the XML of whole returns', () => {
  test('returns of ours: right structure, and every line as on screen', () => {
    const returns = share(returns2024, 4);
    let checked = 0;
    for (const { name, input } of returns) {
      const calculated = calculateLines(withIdentity(input));
      if (calculated === null) continue;
      check(name, calculated);
      checked += 1;
    }
    expect(checked).toBe(returns.length);
  });

  test('random returns: structure, rules, screen, paper, and the simulator takes them', () => {
    let checked = 0;
    assertShare(
      fc.property(anyReturn, (input) => {
        const calculated = calculateLines(withIdentity(input));
        if (calculated === null) return;
        const { ssn, faults } = writeChecked(calculated);
        expect(faults).toEqual([]);
        expect(outcomeOf(ssn).kind).toBe('accept');
        checked += 1;
      }),
      500,
    );
    expect(checked).toBeGreaterThan(0.6 * countShare(500));
  });

  test('Form 1040 has the boxes that its lines and facts call for', () => {
    const boxesOf = (input: ReturnInputJson) => {
      const calculated = calculateLines(withIdentity(input));
      if (calculated === null) throw new Error('the return has no lines');
      const [main] = findAll(check('boxes', calculated), 'ReturnData/IRS1040');
      return (main?.children ?? []).filter(({ text }) => text === 'X').map(({ name }) => name);
    };
    const gain: ReturnInputJson = {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: { dateOfBirth: '1985-06-15' },
      spouse: { dateOfBirth: '1985-06-15' },
      presidentialCampaign: { taxpayer: true, spouse: true },
      dividends: [{ payer: 'Fund', ordinary: 500, capitalGain: 300 }],
      w2s: [{ wages: 40_000, federalWithholding: 4000 }],
    };
    expect(boxesOf(gain)).toEqual(['PECFPrimaryInd', 'PECFSpouseInd', 'CapitalDistributionInd']);
    const sale = { description: 'A', acquired: '2023-01-01', sold: '2024-05-01', proceeds: 900, basis: 400 };
    expect(boxesOf({ ...gain, sales: [{ ...sale, term: 'long' }] })).not.toContain('CapitalDistributionInd');
    const apart: ReturnInputJson = {
      taxYear: 2025,
      filingStatus: 'mfs',
      livedApartAllYear: true,
      taxpayer: { dateOfBirth: '1955-06-15' },
      spouse: { dateOfBirth: '1985-06-15' },
      declineEic: true,
      declineActc: true,
      socialSecurity: [{ netBenefits: 20_000 }],
      w2s: [{ wages: 40_000, federalWithholding: 4000 }],
    };
    expect(boxesOf(apart)).toEqual([
      'Form1040SRInd',
      'MainHomeInUSOverHalfYrInd',
      'SepdSpsFilingSepRetMeetsRqrInd',
      'MFSLiveApartEntireYrInd',
      'Primary65OrOlderInd',
      'DoNotClaimEICInd',
      'DoNotClaimACTCInd',
    ]);
  });

  test.each([2024, 2025] as const)('Form 8936 of %i has a Schedule A for each vehicle', (taxYear) => {
    const car = {
      placedInService: `${taxYear}-05-01`,
      ...(taxYear < 2025 ? {} : { acquired: '2025-04-20' }),
    };
    const calculated = calculateLines(
      withIdentity({
        taxYear,
        filingStatus: 'mfj',
        taxpayer: { dateOfBirth: '1985-06-15' },
        spouse: { dateOfBirth: '1985-06-15' },
        w2s: [{ wages: 140_000, federalWithholding: 20_000 }],
        cleanVehicles: [
          { ...car, vin: '1HGCM82633A004352', tentativeCredit: 7_500 },
          { ...car, vin: '5YJ3E1EA7KF317000', newVehicle: false, tentativeCredit: 4_000, salePrice: 10_001 },
        ],
      }),
    );
    if (calculated === null) throw new Error('the return has no lines');
    expect(findPaperOnly(calculated)).toEqual([]);
    const schedules = findAll(check('vehicles', calculated), 'ReturnData/IRS8936ScheduleA');
    const textOf = (at: number, path: string) => {
      const schedule = schedules[at];
      return schedule === undefined ? undefined : findAll(schedule, path)[0]?.text;
    };
    const [bought, used] = taxYear < 2025 ? ['', ''] : ['NewCleanVehicleGrp/', 'PrevOwnCleanVehicleGrp/'];
    expect(schedules).toHaveLength(2);
    expect(textOf(0, 'VehicleDescriptionGrp/VehicleMakeNameTxt')).toBe('Harbor');
    expect(textOf(0, `${bought}PrsnlUseNewCleanVehicleCrAmt`)).toBe('7500');
    expect(textOf(1, `${used}SalePriceBySpecifiedPctAmt`)).toBe('3000');
    expect(textOf(1, `${used}PrevOwnedCleanVehCreditAmt`)).toBe('3000');
    expect(writeChecked(calculated).faults).toEqual([]);
  });

  test('Form 8283 has a lettered row for each gift', () => {
    const calculated = calculateLines(
      withIdentity({
        taxYear: 2025,
        filingStatus: 'single',
        taxpayer: { dateOfBirth: '1985-06-15' },
        w2s: [{ wages: 90_000, federalWithholding: 9_000 }],
        itemized: {
          realEstateTax: 20_000,
          charityNoncash: 1_500,
          propertyGifts: [
            {
              charity: 'Harbor House',
              charityAddress: '12 Pine St, Dayton, OH 45402',
              kind: 'clothing',
              description: 'Coats, good',
              given: '2025-05-04',
              acquired: '2020-03-09',
              cost: 2_000,
              value: 900,
              valuedBy: 'thriftShop',
            },
            {
              charity: 'Lake School',
              description: '10 shares of Fund',
              kind: 'securities',
              given: '2025-06-04',
              howAcquired: 'gift',
              value: 600,
              valuedBy: 'quotedPrice',
            },
          ],
        },
      }),
    );
    if (calculated === null) throw new Error('the return has no lines');
    const rows = findAll(check('gifts', calculated), 'ReturnData/IRS8283/InformationOnDonatedProperty');
    const textOf = (row: XmlNode | undefined, path: string) =>
      row === undefined ? undefined : findAll(row, path)[0]?.text;
    expect(rows.map((row) => textOf(row, 'PropertyId'))).toEqual(['A', 'B']);
    expect(textOf(rows[0], 'DoneeOrganizationUSAddress/CityNm')).toBe('Dayton');
    expect(textOf(rows[0], 'DonorLineDetail/DonorAcquiredDt')).toBe('2020-03');
    expect(textOf(rows[0], 'DonorLineDetail/ContributionDt')).toBe('2025-05-04');
    expect(textOf(rows[1], 'DonorLineDetail/DonorAcquiredDt')).toBe('VARIOUS');
    expect(textOf(rows[1], 'FairMarketValueAmt')).toBe('600');
  });

  test('a W-2 with rows of several states and cities', () => {
    const row = (state: string, wages: number, more = {}) => ({
      state,
      wages,
      withholding: wages / 20,
      ...more,
    });
    const rows = [
      row('ME', 41_000),
      row('NH', 12_000),
      row('MA', 8000, { locality: 'BOSTON', localWages: 8000 }),
    ];
    const [base] = returns2024.filter(({ input }) => input.w2s?.length === 1);
    const w2 = { ...base?.input.w2s?.[0], states: rows };
    const calculated = calculateLines(withIdentity({ ...base?.input, w2s: [w2] } as ReturnInputJson));
    if (calculated === null) throw new Error('the return has no lines');
    const groups = findAll(check('several states', calculated), 'ReturnData/IRSW2/W2StateLocalTaxGrp');
    expect(groups.map(({ children = [] }) => children.length)).toEqual([1, 1, 1]);
  });

  test('returns of 2025: right structure, every line as on screen, and every rule but those nobody files with', () => {
    let withSchedule = 0;
    for (const { name, input } of returns2025) {
      const calculated = calculateLines(withIdentity(input));
      if (calculated === null) throw new Error(`${name} has no lines`);
      if (findPaperOnly(calculated).length > 0) continue;
      const root = check(name, calculated);
      expect(root.attributes?.['returnVersion']).toBe('2025v5.4');
      expect(findAll(root, 'ReturnHeader/TaxYr').map(({ text }) => text)).toEqual(['2025']);
      expect({ name, faults: writeChecked(calculated).faults }).toEqual({ name, faults: [] });
      withSchedule += findAll(root, 'ReturnData/IRS1040Schedule1A').length;
    }
    expect(withSchedule).toBeGreaterThan(4);
  });

  test.each([
    'tax/irs-scenarios.ndjson',
    'tax/differential.ndjson',
    'tax/states/differential.ndjson',
    'tax/2025/differential.ndjson',
    'tax/2025/edges.ndjson',
    'tax/2025/eligibility.ndjson',
  ])('reference returns: %s', (file) => {
    const path = sharedPath(file);
    if (path === null) return;
    for (const line of share(readFileSync(path, 'utf8').trim().split('\n'))) {
      const { id, input } = JSON.parse(line) as { id: string; input: ReturnInputJson };
      const calculated = calculateLines(withIdentity(input));
      if (calculated !== null && findPaperOnly(calculated).length === 0) check(id, calculated);
    }
  });
});
