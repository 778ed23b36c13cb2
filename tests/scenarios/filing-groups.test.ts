import { readXml } from '@/lib/filing/mef/read-xml';
import { findAll } from '@/lib/filing/mef/xml-node';
import { sheetsOf } from '@/lib/filing/pdf/official/all-sheets';
import { planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import { writeChecked } from '@/lib/filing/testing/compare-copies';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { fieldsOf, printOf } from '../setup/filled-fields';
import { premiumCredit } from './returns/form-8962';
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
});
