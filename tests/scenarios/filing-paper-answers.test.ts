import { readXml } from '@/lib/filing/mef/read-xml';
import { findAll } from '@/lib/filing/mef/xml-node';
import { placesByHand } from '@/lib/filing/pdf/left-by-hand';
import { sheetsOf } from '@/lib/filing/pdf/official/all-sheets';
import { planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import { writeChecked } from '@/lib/filing/testing/compare-copies';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { fieldsOf, printOf } from '../setup/filled-fields';
import { person, wages } from './scenario';

const sheets = sheetsOf(2025);
const files: ReadonlySet<string> = new Set(sheets.map(({ file }) => file));
const planOf = (input: ReturnInputJson) => planSheets(printOf(input), sheets, files).sheets;

function documentOf(input: ReturnInputJson, name: string) {
  const calculated = calculateLines(withIdentity(input));
  if (calculated === null) throw new Error('the return can’t be computed');
  const { xml, faults } = writeChecked(calculated);
  expect(faults).toEqual([]);
  return findAll(readXml(xml), `ReturnData/${name}`)[0]?.children?.map((child) => child.name) ?? [];
}

const single = { filingStatus: 'single' as const, taxpayer: person('1950-03-09') };

describe('answers that official forms want besides their lines', () => {
  test('Schedule 1: kinds of other income, and who got alimony, on paper and in the XML', () => {
    const input: ReturnInputJson = {
      taxYear: 2025,
      filingStatus: 'single',
      taxpayer: person('1981-10-10'),
      w2s: [wages(60_000)],
      alimonyReceived: 1_000,
      otherIncome: [
        { description: 'Prize', amount: 1_250.4 },
        { description: '', amount: 40 },
        { description: 'Nothing', amount: 0 },
      ],
      adjustments: {
        alimonyPaid: [
          { amount: 5_000, recipientSsn: '400-55-1111', divorceDate: '2019-01-01' },
          { amount: 6_000, recipientSsn: '400-55-1234', divorceDate: '2015-03-09' },
          { amount: 700, recipientSsn: '400-55-9876', divorceDate: '2018-12-31' },
        ],
      },
    };
    const { sheets: planned, statements } = planSheets(printOf(input), sheets, files);
    expect(fieldsOf(planned, 'f1040s1.pdf')).toMatchObject({
      'Page1.Line8z_ReadOrder.f1_35': 'See attached statement',
      'Page1.f1_36': '1,290',
      'Page2.Line19b_CombField.f2_10': '400551234',
      'Page2.f2_11': '03/2015',
      'Page2.f2_09': '6,700',
    });
    expect(statements.flatMap(({ lists }) => lists)).toEqual([
      { title: 'otherIncome', rows: [{ entry: 'Prize: 1,250' }, { entry: 'Other income: 40' }] },
      { title: 'alimonyPaid', rows: [{ ssn: '400-55-9876', agreement: '12/2018', amount: '700' }] },
    ]);
    expect(placesByHand(printOf(input), [])).toContain('Schedule 1, line 2b');
    expect(documentOf(input, 'IRS1040Schedule1').filter((name) => name.includes('Alimony'))).toEqual([
      'TotalAlimonyReceivedAmt',
      'AlimonyAmountGrp',
      'AlimonyAmountGrp',
      'TotalAlimonyPaidAmt',
    ]);
    const in2024 = printOf({ ...input, taxYear: 2024 });
    const sheets2024 = sheetsOf(2024);
    const names2024 = new Set(sheets2024.map(({ file }) => file));
    expect(fieldsOf(planSheets(in2024, sheets2024, names2024).sheets, 'f1040s1.pdf')).toMatchObject({
      'Page1.Line8z_ReadOrder.f1_34': 'Prize: 1,250',
      'Page1.Line8z_ReadOrder.f1_35': 'Other income: 40',
      'Page2.Line19b_CombField.f2_10': '400551234',
      'Page2.f2_11': '03/2015',
    });
  });

  test('Schedule 1: what an employer paid into an HSA over its limit is a kind of other income', () => {
    const input: ReturnInputJson = {
      taxYear: 2024,
      ...single,
      w2s: [{ ...wages(60_000), box12: [{ code: 'W', amount: 6_000 }] }],
      excessContributions: { taxpayer: { hsaEmployerInWages: 200 } },
    };
    const sheets2024 = sheetsOf(2024);
    const names2024 = new Set(sheets2024.map(({ file }) => file));
    // At 55 and older 4,150 + 1,000: 850 too much, of which the W-2 counts 200.
    expect(fieldsOf(planSheets(printOf(input), sheets2024, names2024).sheets, 'f1040s1.pdf')).toMatchObject({
      'Page1.Line8z_ReadOrder.f1_34': 'Excess employer HSA contributions: 650',
    });
    expect(documentOf(input, 'IRS1040Schedule1')).toContain('OtherIncomeTotalAmt');
  });

  test('Form 4562: property of line 6, columns of line 19, and a car at the standard mileage rate', () => {
    const planned = planOf({
      taxYear: 2025,
      filingStatus: 'single',
      taxpayer: person('1981-10-10'),
      businesses: [
        {
          id: 'shop',
          name: 'Joinery',
          startedThisYear: true,
          income: { other: 90_000 },
          costOfGoodsSold: 9_000,
          vehicle: {
            businessMiles: 6_200,
            commutingMiles: 900,
            otherMiles: 3_100,
            placedInService: '2022-03-01',
            availableForPersonalUse: true,
            evidence: true,
            writtenEvidence: true,
          },
          assets: [
            { description: 'Saw', class: '7', cost: 4_200, section179: 4_200, placedInService: '2025-03-10' },
            { description: 'Lathe', class: '7', cost: 3_900, placedInService: '2025-08-20' },
            { description: 'Paving', class: '15', cost: 5_000, placedInService: '2025-08-20' },
            { description: 'Hall', class: '39', cost: 90_000, placedInService: '2025-06-20' },
          ],
        },
      ],
    });
    const [first, second] = planned.filter(({ sheet }) => sheet.file === 'f4562.pdf');
    if (first === undefined || second === undefined) throw new Error('two sheets of Form 4562');
    expect(fieldsOf([first], 'f4562.pdf')).toMatchObject({
      'Page1.Table_Ln6.BodyRow1.f1_9': 'Saw',
      'Page1.Table_Ln6.BodyRow1.f1_10': '4,200',
      'Page1.Table_Ln6.BodyRow1.f1_11': '4,200',
    });
    expect(fieldsOf([second], 'f4562.pdf')).toMatchObject({
      'Page1.SectionBTable.Line19c.f1_40': '7 yrs.',
      'Page1.SectionBTable.Line19c.f1_41': 'HY',
      'Page1.SectionBTable.Line19c.f1_42': '200 DB',
      'Page1.SectionBTable.Line19e.f1_54': '150 DB',
      'Page1.SectionBTable.Line19j_1.f1_86': '06/2025',
      'Page2.c2_1': 'X',
      'Page2.c2_2': 'X',
      'Page2.Table_Ln26.BodyRow1.f2_6': 'Vehicle',
      'Page2.Table_Ln26.BodyRow1.f2_7': '03/01/2022',
      'Page2.Table_Ln26.BodyRow1.f2_8': '60.7843',
      'Page2.SectionBTable2.Line34.c2_4': 'X',
      'Page2.SectionBTable2.Line35.c2_10': 'X',
      'Page2.SectionBTable2.Line36.c2_16[1]': 'X',
    });
    expect(fieldsOf(planned, 'f1040sc.pdf')).toMatchObject({ 'Page1.c1_3': 'X' });
  });

  test('line 19 by quarters, and property of several months and methods', () => {
    const planned = planOf({
      taxYear: 2025,
      filingStatus: 'single',
      taxpayer: person('1981-10-10'),
      rentals: [
        {
          id: 'house',
          address: '1 Elm Street',
          kind: '1',
          fairRentalDays: 365,
          rents: 30_000,
          assets: [
            { class: '5', cost: 4_000, placedInService: '2025-11-10' },
            { class: '15', cost: 1_000, placedInService: '2025-12-10' },
            { class: 'qip', cost: 1_000, placedInService: '2025-12-11' },
            { class: '27.5', cost: 90_000, placedInService: '2025-06-20' },
            { class: '27.5', cost: 6_000, placedInService: '2025-07-20' },
          ],
        },
      ],
    });
    expect(fieldsOf(planned, 'f4562.pdf')).toMatchObject({
      'Page1.SectionBTable.Line19b.f1_35': 'MQ',
      'Page1.SectionBTable.Line19e.f1_54': 'Various',
      'Page1.SectionBTable.Line19i_1.f1_74': 'Various',
    });
  });

  test('Schedule E: page 2 is filled in on the sheet that has the totals', () => {
    const rental = (id: string) => ({ id, address: id, kind: '1', fairRentalDays: 365, rents: 9_000 });
    const pages = planOf({
      taxYear: 2025,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      rentals: ['a', 'b', 'c', 'd'].map(rental),
      k1s: [{ entity: 'partnership', name: 'Storage LLC', passive: true, ordinaryIncome: 1_800 }],
    }).filter(({ sheet }) => sheet.file === 'f1040se.pdf');
    expect(pages).toHaveLength(2);
    const share = 'Page2.Table_Line28a-f.RowA.f2_3';
    const [first, last] = pages.map((page) => fieldsOf([page], 'f1040se.pdf'));
    expect([first?.[share], last?.[share]]).toEqual([undefined, 'Storage LLC']);
    expect(last).toMatchObject({ 'Page1.f1_77': '36,000', 'Page2.f2_78': '37,800' });
  });

  test('Form 2441: a spouse who studied has box B, on paper and in the XML', () => {
    const parents = (taxYear: 2024 | 2025, spouseStudentMonths: number): ReturnInputJson => ({
      taxYear,
      filingStatus: 'mfj',
      taxpayer: person('1985-01-01'),
      spouse: person('1986-01-01'),
      dependents: [{ dateOfBirth: '2021-05-05', relationship: 'child' }],
      w2s: [
        wages(60_000),
        ...(spouseStudentMonths > 0 ? [] : [{ ...wages(20_000), owner: 'spouse' as const }]),
      ],
      childCare: { persons: [{ dependentIndex: 0, expenses: 3_000 }], spouseStudentMonths },
    });
    expect(fieldsOf(planOf(parents(2025, 9)), 'f2441.pdf')).toMatchObject({ 'Page1.c1_2': 'X' });
    expect(fieldsOf(planOf(parents(2025, 0)), 'f2441.pdf')).not.toHaveProperty(['Page1.c1_2']);
    expect(documentOf(parents(2024, 9), 'IRS2441')).toContain('StudentOrDisabledInd');
    expect(documentOf(parents(2024, 0), 'IRS2441')).not.toContain('StudentOrDisabledInd');
  });

  test('Form 2441: the address and number of who provided the care', () => {
    const parents = (taxYear: 2024 | 2025, address: string): ReturnInputJson => ({
      taxYear,
      filingStatus: 'hoh',
      taxpayer: person('1985-01-01'),
      dependents: [{ dateOfBirth: '2021-05-05', relationship: 'child' }],
      w2s: [wages(60_000)],
      childCare: {
        providers: [
          { name: 'Birch Nursery', id: '98-7000124', address: '2 Elm Street, Bath, ME 04530', amount: 2_000 },
          { name: 'Dana Poe', id: '400-01-0077', address, amount: 1_000 },
        ],
        persons: [{ dependentIndex: 0, expenses: 3_000 }],
      },
    });
    const whole = parents(2025, '9 Oak Street, Bath, ME 04530');
    expect(fieldsOf(planOf(whole), 'f2441.pdf')).toMatchObject({
      'Page1.PartITable.BodyRow1.ColB.f1_4': '2 Elm Street, Bath, ME 04530',
      'Page1.PartITable.BodyRow1.f1_5': '98-7000124',
      'Page1.PartITable.BodyRow2.ColB.f1_8': '9 Oak Street, Bath, ME 04530',
      'Page1.PartITable.BodyRow2.f1_9': '400-01-0077',
    });
    expect(placesByHand(printOf(whole), [])).toEqual([]);
    expect(placesByHand(printOf(parents(2025, '')), [])).toEqual(['Form 2441, column (b) of line 1']);
    const calculated = calculateLines(withIdentity(parents(2024, '')));
    if (calculated === null) throw new Error('the return can’t be computed');
    const groups = findAll(readXml(writeChecked(calculated).xml), 'ReturnData/IRS2441/CareProviderGrp');
    expect(groups.map(({ children = [] }) => children.map(({ name }) => name))).toEqual([
      [
        'CareProviderBusinessName',
        'CareProviderBusNameControlTxt',
        'USAddress',
        'EIN',
        'HouseholdEmployeeInd',
        'PaidAmt',
      ],
      ['CareProviderBusinessName', 'CareProviderBusNameControlTxt', 'SSN', 'HouseholdEmployeeInd', 'PaidAmt'],
    ]);
  });

  test('Schedule 1 of 2025: where line 4 comes from, and benefits that were repaid', () => {
    const worker = (taxYear: 2024 | 2025): ReturnInputJson => ({
      taxYear,
      filingStatus: 'single',
      taxpayer: person('1985-01-01'),
      w2s: [wages(40_000)],
      governmentPayments: [{ unemployment: 9_000, repaid: 1_500 }],
      businesses: [
        {
          id: 'shop',
          name: 'Shop',
          income: { other: 9_000 },
          assets: [
            {
              description: 'Van',
              class: '5',
              cost: 9_000,
              placedInService: `${taxYear - 3}-03-01`,
              sold: { date: `${taxYear}-03-01`, price: 8_000 },
            },
          ],
        },
      ],
    });
    expect(fieldsOf(planOf(worker(2025)), 'f1040s1.pdf')).toMatchObject({
      'Page1.c1_1': 'X',
      'Page1.Line7_ReadOrder.c1_3': 'X',
      'Page1.Line7_ReadOrder.f1_11': '1,500',
    });
    const names = ['Form4797Ind', 'RepaidOverpaymentInd', 'RepaymentAmt'];
    expect(documentOf(worker(2025), 'IRS1040Schedule1')).toEqual(expect.arrayContaining(names));
    expect(documentOf(worker(2024), 'IRS1040Schedule1')).not.toContain('RepaymentAmt');
    const plain = { ...worker(2025), businesses: [], governmentPayments: [{ unemployment: 9_000 }] };
    expect(fieldsOf(planOf(plain), 'f1040s1.pdf')).not.toHaveProperty(['Page1.c1_1']);
  });

  test('a gift of an IRA to charity and a rollover: boxes in 2025, words next to the lines in 2024', () => {
    const retired = (taxYear: 2024 | 2025): ReturnInputJson => ({
      taxYear,
      ...single,
      retirement: [
        { ira: true, grossDistribution: 10_000, taxableAmount: 10_000, qualifiedCharitable: 4_000 },
        { code: 'G', grossDistribution: 50_000, taxableAmount: 0 },
      ],
    });
    const fields = fieldsOf(planOf(retired(2025)), 'f1040.pdf');
    expect(fields).toMatchObject({ 'Page1.c1_36': 'X', 'Page1.c1_38': 'X' });
    expect(fields).not.toHaveProperty(['Page1.c1_35']);
    expect(documentOf(retired(2025), 'IRS1040')).toEqual(
      expect.arrayContaining(['IRADistributionQCDInd', 'PensionsAnnuitiesRolloverInd']),
    );
    expect(documentOf(retired(2024), 'IRS1040')).not.toContain('IRADistributionQCDInd');
    expect(placesByHand(printOf(retired(2025)), [])).toEqual([]);
    expect(placesByHand(printOf(retired(2024)), [])).toEqual([
      '“QCD” next to Form 1040, line 4b',
      '“Rollover” next to Form 1040, line 5b',
    ]);
  });

  test('a designee and goods for sale are named among what is filled in by hand', () => {
    const shop: ReturnInputJson = {
      taxYear: 2024,
      ...single,
      thirdPartyDesignee: true,
      businesses: [{ id: 'shop', name: 'Shop', income: { other: 9_000 }, costOfGoodsSold: 2_000 }],
    };
    expect(placesByHand(printOf(shop), [])).toEqual([
      'Form 1040, the third party designee’s name, phone number, and PIN, and the box “Yes”',
      'Schedule C, Part III (line 42 is the amount on line 4)',
      'Schedule C, line E if the business isn’t at your home address, and lines I and J',
    ]);
  });
});
