import { readXml } from '@/lib/filing/mef/read-xml';
import { findAll } from '@/lib/filing/mef/xml-node';
import { placesByHand } from '@/lib/filing/pdf/left-by-hand';
import { sheetsOf } from '@/lib/filing/pdf/official/all-sheets';
import { planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import { writeChecked } from '@/lib/filing/testing/compare-copies';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { fieldsOf, printOf } from '../setup/filled-fields';
import { premiumCredit } from './returns/form-8962';
import { soldRentals } from './returns/sold-rentals';
import { person } from './scenario';

/** What stands below each of the groups of a path, by name: a text, or the texts of a group. */
function groupsOf(input: ReturnInputJson, path: string) {
  const calculated = calculateLines(withIdentity(input));
  if (calculated === null) throw new Error('the return can’t be computed');
  const { xml, faults } = writeChecked(calculated);
  expect(faults).toEqual([]);
  return findAll(readXml(xml), `ReturnData/${path}`).map(({ children = [] }) =>
    Object.fromEntries(
      children.map((child) => [child.name, child.text ?? child.children?.map(({ text }) => text)]),
    ),
  );
}

const single = {
  taxYear: 2025 as const,
  filingStatus: 'single' as const,
  taxpayer: person('1950-03-09'),
};

describe('boxes for age and blindness', () => {
  // Instructions for Form 1040, line 12: a spouse without income who isn't filing counts on a separate return.
  const apart = (spouse: object): ReturnInputJson => ({
    taxYear: 2024,
    filingStatus: 'mfs',
    taxpayer: person('1980-03-09'),
    spouse: { ...person('1950-01-01'), blind: true, ...spouse },
    w2s: [{ wages: 40_000 }],
  });
  const boxesOf = (input: ReturnInputJson) => {
    const [form] = groupsOf(input, 'IRS1040');
    const { Spouse65OrOlderInd, SpouseBlindInd, TotalBoxesCheckedCnt, TotalItemizedOrStandardDedAmt } =
      form ?? {};
    return { Spouse65OrOlderInd, SpouseBlindInd, TotalBoxesCheckedCnt, TotalItemizedOrStandardDedAmt };
  };

  it('are sent for the spouse of a separate return who counts', () => {
    // 14,600 and twice 1,550.
    expect(boxesOf(apart({ noIncome: true }))).toEqual({
      Spouse65OrOlderInd: 'X',
      SpouseBlindInd: 'X',
      TotalBoxesCheckedCnt: '2',
      TotalItemizedOrStandardDedAmt: '17700',
    });
    const ofYear = sheetsOf(2024);
    const plan = planSheets(
      printOf(apart({ noIncome: true })),
      ofYear,
      new Set(ofYear.map(({ file }) => file)),
    );
    expect(fieldsOf(plan.sheets, 'f1040.pdf')).toMatchObject({ 'Page1.c1_11': 'X', 'Page1.c1_12': 'X' });
  });

  it('are left out for one with income', () => {
    expect(boxesOf(apart({}))).toEqual({
      Spouse65OrOlderInd: undefined,
      SpouseBlindInd: undefined,
      TotalBoxesCheckedCnt: undefined,
      TotalItemizedOrStandardDedAmt: '14600',
    });
  });
});

describe('facts that stand in groups of the XML', () => {
  test.each([2024, 2025] as const)('Schedule E of %i: kinds, addresses and other expenses', (taxYear) => {
    const rental = (id: string, kind: string, address: string) => ({
      id,
      kind,
      address,
      fairRentalDays: 300,
      rents: 9_000,
      expenses: { other: 40 },
    });
    const input: ReturnInputJson = {
      ...single,
      taxYear,
      rentals: [
        rental('a', '1', '8 Elm Street, Dayton, OH 45402'),
        rental('b', 'Duplex', '9 Elm Street, Dayton, OH 45402'),
        rental('c', 'Parking deck', '10 Elm Street, Dayton, OH 45402'),
      ],
    };
    const ofYear = sheetsOf(taxYear);
    const plan = planSheets(printOf(input), ofYear, new Set(ofYear.map(({ file }) => file)));
    expect(fieldsOf(plan.sheets, 'f1040se.pdf')).toMatchObject({
      'Page1.Table_Line1b.RowA.f1_6': '1',
      'Page1.Table_Line1b.RowB.f1_7': '2',
      'Page1.Table_Line1b.RowC.f1_8': '8',
      'Page1.f1_15': 'Parking deck',
      'Page1.Table_Expenses.Line19.f1_64': 'Other expenses',
    });
    const address = (street: string) => [street, 'Dayton', 'OH', '45402'];
    expect(groupsOf(input, 'IRS1040ScheduleE/PropertyRealEstAndRoyaltyGroup')).toMatchObject([
      { PropertyUSAddress: address('8 Elm Street'), PropertyDesc: 'SINGLE FAMILY RESIDENCE' },
      { PropertyUSAddress: address('9 Elm Street'), PropertyDesc: 'MULTI-FAMILY RESIDENCE' },
      {
        PropertyUSAddress: address('10 Elm Street'),
        PropertyDesc: 'OTHER',
        OtherPropertyTypeDesc: 'Parking deck',
      },
    ]);
  });

  test('Form 4562, line 6, is listed in the XML as on paper', () => {
    const input: ReturnInputJson = {
      ...single,
      businesses: [
        {
          id: 'b',
          income: { other: 90_000 },
          assets: [
            {
              description: 'Kiln',
              placedInService: '2025-03-03',
              cost: 9_000.4,
              class: '7',
              section179: 6_000,
            },
            { placedInService: '2025-05-03', cost: 4_000, class: '5', section179: 4_000 },
            { description: 'Desk', placedInService: '2025-05-03', cost: 800, class: '7' },
          ],
        },
      ],
    };
    expect(groupsOf(input, 'IRS4562/ElectedProperty')).toEqual([
      { PropertyDesc: 'Kiln', CostForBusinessUseOnlyAmt: '9000', ElectedCostAmt: '6000' },
      { PropertyDesc: 'Equipment', CostForBusinessUseOnlyAmt: '4000', ElectedCostAmt: '4000' },
    ]);
    expect(
      fieldsOf(planSheets(printOf(input), sheetsOf(2025), new Set(['f4562.pdf'])).sheets, 'f4562.pdf'),
    ).toMatchObject({
      'Page1.Table_Ln6.BodyRow1.f1_9': 'Kiln',
    });
  });

  test('Form 8962: shares of a policy are shares of 1 in the XML', () => {
    const [{ input } = { input: single }] = premiumCredit.filter(
      ({ name }) => name === 'policy-shared-all-year',
    );
    expect(groupsOf(input, 'IRS8962/SharedPolicyAllocationGrp')).toMatchObject([
      { MonthlyPremiumPct: '0.5', MonthlyPremiumSLCSPPct: '0.4', MonthlyAdvancedPTCPct: '0.25' },
    ]);
  });

  test('Form 8582, Parts IV to VIII: each activity, with totals that are those of the form', () => {
    const rental = (id: string, repairs: number, more: object = {}) => ({
      id,
      kind: '1',
      address: `${id} Elm Street, Dayton, OH 45402`,
      fairRentalDays: 365,
      rents: 9_000,
      expenses: { repairs },
      ...more,
    });
    const input: ReturnInputJson = {
      ...single,
      w2s: [{ wages: 120_000 }],
      rentals: [rental('1', 29_000, { priorUnallowedLoss: 2_000 }), rental('2', 19_000), rental('3', 4_000)],
      k1s: [
        {
          entity: 'partnership',
          name: 'Fund LP',
          passive: true,
          ordinaryIncome: -3_000,
          basis: { beginning: 9_000 },
        },
      ],
    };
    const [lost, further] = groupsOf(input, 'IRS8582/ParentWrkshtListActivityGrp/WrkshtListActivityGrp');
    expect(lost).toMatchObject({
      AllowedLossActivityNm: '1 Elm Street Dayton OH 45402',
      F8582WrkshtLossesAmt: '22000',
    });
    expect(further).toMatchObject({
      F8582WrkshtLossesAmt: '10000',
      ReportingFormOrScheduleNm: 'Sch E line 22',
    });
    const [totals] = groupsOf(input, 'IRS8582/ParentWrkshtListActivityGrp');
    const printed = printOf(input);
    const { sheets } = planSheets(printed, sheetsOf(2025), new Set(['f8582.pdf', 'f1040se.pdf']));
    const fields = fieldsOf(sheets, 'f8582.pdf');
    // Line 11 is what Part VIII allows in all, and each rental's part is that of Schedule E.
    expect(totals).toMatchObject({ TotalAllowedLossAmt: fields['Page1.f1_19']?.replace(',', '') });
    expect(fields).toMatchObject({
      'Page1.Table_Part4.Row1.f1_20': '1 Elm Street, Dayton, OH 45402',
      'Page1.Table_Part4.Row1.f1_22': '20,000',
      'Page1.Table_Part4.Row1.f1_23': '2,000',
      'Page1.Table_Part4.Row3.f1_33': '5,000',
      'Page1.Table_Part4.Row6.f1_50': '5,000',
      'Page1.Table_Part4.Row6.f1_51': '30,000',
      'Page2.Table_Part5.Row1.f2_03': '3,000',
      'Page2.f2_66': '32,000',
      'Page2.Table_PartVIII.Row3.f2_108': 'Fund LP',
    });
    const onScheduleE = fieldsOf(sheets, 'f1040se.pdf');
    expect([fields['Page2.Table_PartVIII.Row1.f2_102'], fields['Page2.Table_PartVIII.Row2.f2_107']]).toEqual([
      onScheduleE['Page1.Table_Expenses.Line22.f1_74'],
      onScheduleE['Page1.Table_Expenses.Line22.f1_75'],
    ]);
    expect(placesByHand(printed, [])).not.toContain('Form 8582, Parts IV to VIII');
  });

  test('an activity that was sold entirely has its gain and its loss in two columns', () => {
    const [sold] = soldRentals.filter(
      ({ name }) => name === 'gain-of-a-rental-sold-entirely-takes-up-losses-of-another',
    );
    if (sold === undefined) throw new Error('there is no such return');
    const [gone, kept] = groupsOf(sold.input, 'IRS8582/ParentWrkshtRentalActGrp/WrkshtRentalActGrp');
    expect(gone).toEqual({
      PassiveActivityNm: '8 Elm Street',
      CurrentYearNetIncomeAmt: '15525',
      CurrentYearNetLossAmt: '2800',
      PriorYearRentalUnallowedAmt: '12650',
      OverallGainAmt: '75',
    });
    expect(kept).toMatchObject({ CurrentYearNetLossAmt: '20000', OverallLossAmt: '20000' });
    // What is left of the loss is the other rental's alone.
    expect(groupsOf(sold.input, 'IRS8582/ParentWrkshtListActivityGrp/WrkshtListActivityGrp')).toMatchObject([
      {
        F8582WrkshtLossesAmt: '20000',
        PriorYearUnallowedLossesAmt: '19925',
        F8582WrkshtAllowedLossesAmt: '75',
      },
    ]);
    const printed = { ...printOf(sold.input), taxYear: 2025 };
    const { sheets } = planSheets(printed, sheetsOf(2025), new Set(['f8582.pdf']));
    expect(fieldsOf(sheets, 'f8582.pdf')).toMatchObject({
      'Page1.Table_Part4.Row1.f1_21': '15,525',
      'Page1.Table_Part4.Row1.f1_22': '2,800',
      'Page1.Table_Part4.Row1.f1_23': '12,650',
      'Page1.Table_Part4.Row1.f1_24': '75',
    });
    expect(placesByHand(printed, [])).not.toContain('Form 8582, Parts IV to VIII');
  });
});
