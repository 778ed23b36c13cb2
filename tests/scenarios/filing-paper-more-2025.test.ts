import { nextSteps } from '@/lib/filing/pdf/cover';
import { sheetsOf } from '@/lib/filing/pdf/official/all-sheets';
import { planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { fieldsOf, printOf } from '../setup/filled-fields';

const sheets = sheetsOf(2025);
const files: ReadonlySet<string> = new Set(sheets.map(({ file }) => file));

describe('what stands in the fields of the forms of 2025', () => {
  test('forms of a business, of equipment and of improvements say what the IRS’s files of 2025 ask', () => {
    const shop: ReturnInputJson = {
      taxYear: 2025,
      filingStatus: 'single',
      taxpayer: { firstName: 'Ann', lastName: 'Lee', dateOfBirth: '1980-05-05' },
      businesses: [
        {
          id: 'prints',
          name: 'Lee Prints',
          income: { other: 90_000 },
          expenses: { other: [{ description: 'Paper', amount: 700 }] },
          assets: [{ class: '39', cost: 300_000, placedInService: '2025-03-01' }],
          homeOffice: {
            simplified: false,
            squareFeet: 150,
            totalSquareFeet: 1_200,
            expenses: { utilities: 2_400 },
          },
        },
      ],
      unreportedTips: [
        { employer: 'Corner Diner', employerEin: '12-3456789', received: 6_000, reportedToEmployer: 4_000 },
      ],
      energy: {
        items: [
          { kind: 'door', cost: 900, manufacturerId: 'A1B2' },
          { kind: 'door', cost: 800, manufacturerId: 'A1B3' },
          { kind: 'door', cost: 700, manufacturerId: 'A1B4' },
          { kind: 'door', cost: 100, manufacturerId: 'A1B5' },
        ],
      },
    };
    const { sheets: planned } = planSheets(printOf(shop), sheets, files);
    // Line 27b has other expenses since 2025, in the lower of the two fields.
    expect(fieldsOf(planned, 'f1040sc.pdf')).toMatchObject({
      'Page1.Lines18-27.f1_39': '700',
      'Page2.PartVTable.Item1.f2_15': 'Paper',
    });
    // 39 years are line 19j since 2025.
    expect(fieldsOf(planned, 'f4562.pdf')).toMatchObject({
      'Page1.f1_2': 'Schedule C: Lee Prints',
      'Page1.SectionBTable.Line19j_1.f1_87': '300,000',
    });
    expect(fieldsOf(planned, 'f8829.pdf')).toMatchObject({ 'Page1.f1_05': '12.5', 'Page1.f1_09': '12.5' });
    expect(fieldsOf(planned, 'f4137.pdf')).toMatchObject({
      'Page1.Table_Line1.BodyRow1.f1_4': '12-3456789',
      'Page1.Table_Line1.BodyRow1.f1_5': '6,000',
      'Page1.f1_25': '2,000',
    });
    expect(fieldsOf(planned, 'f5695.pdf')).toMatchObject({
      'Page2.f2_10': '900',
      'Page2.Ln19b.Box1-4.f2_11': 'A1B2',
      'Page2.f2_14': '1,500',
      'Page2.Ln19ii.Box1-4.f2_18': 'A1B4',
      'Page2.f2_20': '700',
      'Page2.f2_21': '100',
    });
  });

  test('farms, foreign taxes and gifts stand on the IRS’s files, and the copy to mail says what is left', async () => {
    const farm: ReturnInputJson = {
      taxYear: 2025,
      filingStatus: 'single',
      taxpayer: { firstName: 'Ann', lastName: 'Lee', dateOfBirth: '1980-05-05' },
      w2s: [{ wages: 90_000 }],
      farms: [
        {
          id: 'farm',
          product: 'Grain',
          income: { raisedSales: 30_000 },
          expenses: { feed: 9_000, other: [{ description: 'Dues', amount: 90 }] },
        },
      ],
      foreignTax: {
        simplifiedElection: false,
        byCountry: [{ country: 'Spain', grossIncome: 4_000, taxPaid: 350 }],
      },
      dividends: [{ payer: 'Fund', ordinary: 4_000 }],
      itemized: {
        charityCash: 16_000,
        charityNoncash: 700,
        propertyGifts: [
          {
            charity: 'Thrift Shop',
            kind: 'vehicle',
            vehicleId: '1HGCM82633A004352',
            given: '2025-05-06',
            value: 700,
          },
        ],
      },
    };
    const printed = printOf(farm);
    const { sheets: planned } = planSheets(printed, sheets, files);
    expect(fieldsOf(planned, 'f1040sf.pdf')).toMatchObject({
      'Page1.f1_3': 'Grain',
      'Page1.LineC_ReadOrder.c1_1': 'X',
      'Page1.f1_47': 'Dues',
      'Page1.f1_48': '90',
      'Page1.f1_60': '20,910',
    });
    expect(fieldsOf(planned, 'f1116.pdf')).toMatchObject({
      'Page1.LineC-D_ReadOrder.c1_1': 'X',
      'Page1.Table_Part1_LinesI-1a.Rowi.f1_04': 'Spain',
      'Page1.f1_13': '4,000',
      'Page1.f1_82': '350',
    });
    expect(fieldsOf(planned, 'f8283.pdf')).toMatchObject({
      'Page1.Table_Line1_ColsA-C.Row1A.f1_5': 'Thrift Shop',
      'Page1.Table_Line1_ColsA-C.Row1A.ColB.c1_2': 'X',
      'Page1.Table_Line1_ColsD-I.Row1A.f1_21': '700',
    });
    expect(fieldsOf(planned, 'f8995.pdf')).toMatchObject({ 'Page1.Table.Row1i.f1_04': '400-10-0001' });
    expect(nextSteps(printed, { kind: 'mail' }, []).join(' ')).toContain('Schedule F, lines F and G');
    // Two countries of a category share its lines: a column for each can't be filled in.
    const two = structuredClone(farm);
    two.foreignTax?.byCountry?.push({ country: 'Italy', grossIncome: 900, taxPaid: 80 });
    expect(planSheets(printOf(two), sheets, files).sheets.map(({ sheet }) => sheet.file)).not.toContain(
      'f1116.pdf',
    );
  });
});
