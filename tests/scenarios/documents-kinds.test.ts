import { toFacts } from '@/lib/documents/kinds/to-facts';
import { type BoxForm, drawCells, drawStatement } from '../fixtures/documents/draw-boxes';
import { toPdf } from '../fixtures/documents/draw-pdf';
import { codesOf, doubtful, read, valuesOf } from '../fixtures/documents/reader';
import { inTurn, share } from '../setup/share';

/** Every further kind in two layouts drawn by us, down to the facts that enter a return. */

interface Case {
  form: BoxForm;
  values: Record<string, string | boolean>;
  facts: { group: string; item: Record<string, unknown> };
}

const payerHead = [
  ['PAYER’S name', 'Cobble Hill Holdings'],
  ['PAYER’S TIN', '98-7000555'],
  ['RECIPIENT’S name', 'Ida R Castellan'],
  ['RECIPIENT’S TIN', '900-61-7781'],
  ['Account number (see instructions)', '77-410-2'],
] as const;
const payerValues = {
  payer_name: 'Cobble Hill Holdings',
  payer_tin: '98-7000555',
  recipient_name: 'Ida R Castellan',
  recipient_tin: '900-61-7781',
  account_number: '77-410-2',
};

const cases: Record<string, Case> = {
  '1099-DIV': {
    form: {
      title: '1099-DIV',
      year: 2024,
      head: payerHead,
      boxes: [
        ['1a Total ordinary dividends', '2,810.44'],
        ['1b Qualified dividends', '1,907.10'],
        ['2a Total capital gain distr.', '640.00'],
        ['2b Unrecap. Sec. 1250 gain', '12.50'],
        ['2c Section 1202 gain', '0.00'],
        ['2d Collectibles (28%) gain', '3.00'],
        ['2e Section 897 ordinary dividends', '0.00'],
        ['2f Section 897 capital gain', '0.00'],
        ['3 Nondividend distributions', '41.00'],
        ['4 Federal income tax withheld', '99.12'],
        ['5 Section 199A dividends', '18.77'],
        ['6 Investment expenses', '0.00'],
        ['7 Foreign tax paid', '8.02'],
        ['9 Cash liquidation distributions', '0.00'],
        ['10 Noncash liquidation distributions', '0.00'],
        ['12 Exempt-interest dividends', '77.00'],
        ['13 Specified private activity bond interest dividends', '5.00'],
      ],
    },
    values: {
      ...payerValues,
      box1a_ordinary_dividends: '2810.44',
      box1b_qualified_dividends: '1907.10',
      box2a_capital_gain_dist: '640.00',
      box2b_unrecap_1250: '12.50',
      box2c_section_1202: '0.00',
      box2d_collectibles_28: '3.00',
      box2e_897_ordinary: '0.00',
      box2f_897_capital_gain: '0.00',
      box3_nondividend: '41.00',
      box4_federal_withholding: '99.12',
      box5_section_199a: '18.77',
      box6_investment_expenses: '0.00',
      box7_foreign_tax: '8.02',
      box9_cash_liquidation: '0.00',
      box10_noncash_liquidation: '0.00',
      box12_exempt_interest_dividends: '77.00',
      box13_specified_pab: '5.00',
    },
    facts: {
      group: 'dividends',
      item: {
        payer: 'Cobble Hill Holdings',
        ordinary: 2810.44,
        qualified: 1907.1,
        capitalGain: 640,
        unrecaptured1250: 12.5,
        section1202: 0,
        collectibles28: 3,
        nondividend: 41,
        federalWithholding: 99.12,
        section199A: 18.77,
        foreignTaxPaid: 8.02,
        exemptInterest: 77,
        privateActivityBondInterest: 5,
      },
    },
  },
  '1099-R': {
    form: {
      title: '1099-R',
      year: 2024,
      head: payerHead,
      boxes: [
        ['1 Gross distribution', '18,400.00'],
        ['2a Taxable amount', '17,250.50'],
        ['3 Capital gain (included in box 2a)', '0.00'],
        ['4 Federal income tax withheld', '1,840.00'],
        ['5 Employee contributions/Designated Roth contributions or insurance premiums', '1,149.50'],
        ['6 Net unrealized appreciation in employer’s securities', '0.00'],
        ['7 Distribution code(s)', '1B'],
        ['8 Other', '0.00'],
        ['9b Total employee contributions', '2,000.00'],
        ['14 State tax withheld', '310.00'],
        ['15 State/Payer’s state no.', 'OR 550017'],
        ['16 State distribution', '18,400.00'],
      ],
      ticks: ['2b Taxable amount not determined', 'IRA/SEP/SIMPLE'],
    },
    values: {
      ...payerValues,
      box1_gross_distribution: '18400.00',
      box2a_taxable_amount: '17250.50',
      box3_capital_gain: '0.00',
      box4_federal_withholding: '1840.00',
      box5_employee_contributions: '1149.50',
      box6_nua: '0.00',
      box7_codes: '1B',
      box8_other: '0.00',
      box9b_total_employee_contributions: '2000.00',
      box2b_not_determined: true,
      box7_ira_sep_simple: true,
      'state[0].box14_state_tax': '310.00',
      'state[0].box15_state_id': 'OR 550017',
      'state[0].box16_state_distribution': '18400.00',
    },
    facts: {
      group: 'retirement',
      item: {
        payer: 'Cobble Hill Holdings',
        payerEin: '98-7000555',
        code: '1B',
        grossDistribution: 18400,
        taxableAmount: 17250.5,
        capitalGain: 0,
        federalWithholding: 1840,
        taxableNotDetermined: true,
        ira: true,
        state: 'OR',
        stateWithholding: 310,
      },
    },
  },
  '1099-G': {
    form: {
      title: '1099-G',
      year: 2024,
      head: payerHead,
      boxes: [
        ['1 Unemployment compensation', '6,300.00'],
        ['2 State or local income tax refunds, credits, or offsets', '412.00'],
        ['3 Box 2 amount is for tax year', '2023'],
        ['4 Federal income tax withheld', '630.00'],
        ['5 RTAA payments', '0.00'],
        ['6 Taxable grants', '0.00'],
        ['7 Agriculture payments', '0.00'],
        ['9 Market gain', '0.00'],
      ],
    },
    values: {
      ...payerValues,
      box1_unemployment: '6300.00',
      box2_state_refund: '412.00',
      box3_box2_tax_year: '2023',
      box4_federal_withholding: '630.00',
      box5_rtaa: '0.00',
      box6_taxable_grants: '0.00',
      box7_agriculture: '0.00',
      box9_market_gain: '0.00',
    },
    facts: {
      group: 'governmentPayments',
      item: { unemployment: 6300, stateRefund: 412, stateRefundYear: 2023, federalWithholding: 630 },
    },
  },
  'SSA-1099': {
    form: {
      title: 'SSA-1099 Social Security Benefit Statement',
      year: 2024,
      head: [
        ['Box 1. Name', 'IDA R CASTELLAN'],
        ['Box 2. Beneficiary’s Social Security Number', '900-61-7781'],
        ['Box 8. Claim Number', '900-61-7781A'],
      ],
      boxes: [
        ['Box 3. Benefits Paid in 2024', '$21,600.00'],
        ['Box 4. Benefits Repaid to SSA in 2024', '$600.00'],
        ['Box 5. Net Benefits for 2024', '$21,000.00'],
        ['Box 6. Voluntary Federal Income Tax Withheld', '$2,100.00'],
        ['Medicare Part B premiums deducted from your benefits', '$2,096.40'],
      ],
    },
    values: {
      box1_name: 'IDA R CASTELLAN',
      box2_ssn: '900-61-7781',
      box3_benefits_paid: '21600.00',
      box4_benefits_repaid: '600.00',
      box5_net_benefits: '21000.00',
      box6_voluntary_withholding: '2100.00',
      box8_claim_number: '900-61-7781A',
      medicare_part_b: '2096.40',
    },
    facts: {
      group: 'socialSecurity',
      item: { netBenefits: 21000, federalWithholding: 2100, medicarePremiums: 2096.4 },
    },
  },
  '1099-NEC': {
    form: {
      title: '1099-NEC',
      year: 2024,
      head: payerHead,
      boxes: [
        ['1 Nonemployee compensation', '9,650.00'],
        ['4 Federal income tax withheld', '0.00'],
        ['5 State tax withheld', '120.00'],
        ['6 State/Payer’s state no.', 'GA 44-100'],
        ['7 State income', '9,650.00'],
      ],
      ticks: ['2 Payer made direct sales'],
    },
    values: {
      ...payerValues,
      box1_nonemployee_comp: '9650.00',
      box4_federal_withholding: '0.00',
      box2_direct_sales: true,
      'state[0].box5_state_tax': '120.00',
      'state[0].box6_state_id': 'GA 44-100',
      'state[0].box7_state_income': '9650.00',
    },
    facts: {
      group: 'other',
      item: {
        payer: 'Cobble Hill Holdings',
        form1099Nec: 9650,
        federalWithholding: 0,
        state: 'GA',
        stateWithholding: 120,
      },
    },
  },
  '1098': {
    form: {
      title: '1098',
      year: 2024,
      head: [
        ['RECIPIENT’S/LENDER’S name', 'Larkspur Home Lending'],
        ['RECIPIENT’S/LENDER’S TIN', '98-7000666'],
        ['PAYER’S/BORROWER’S name', 'Ida R Castellan'],
        ['PAYER’S/BORROWER’S TIN', '900-61-7781'],
        ['Account number (see instructions)', '5500-117'],
      ],
      boxes: [
        ['1 Mortgage interest received from payer(s)/borrower(s)*', '11,040.19'],
        ['2 Outstanding mortgage principal', '240,000.00'],
        ['3 Mortgage origination date', '06/15/2019'],
        ['4 Refund of overpaid interest', '0.00'],
        ['5 Mortgage insurance premiums', '610.00'],
        ['6 Points paid on purchase of principal residence', '900.00'],
        ['11 Mortgage acquisition date', '02/01/2022'],
      ],
    },
    values: {
      lender_name: 'Larkspur Home Lending',
      lender_tin: '98-7000666',
      borrower_name: 'Ida R Castellan',
      borrower_tin: '900-61-7781',
      account_number: '5500-117',
      box1_mortgage_interest: '11040.19',
      box2_outstanding_principal: '240000.00',
      box3_origination_date: '06/15/2019',
      box4_refund_overpaid: '0.00',
      box5_mortgage_insurance: '610.00',
      box6_points: '900.00',
      box11_acquisition_date: '02/01/2022',
    },
    facts: {
      group: 'mortgages',
      item: {
        lender: 'Larkspur Home Lending',
        interest: 11040.19,
        points: 900,
        insurance: 610,
        balance: 240000,
        originated: '2019-06-15',
      },
    },
  },
  '1098-E': {
    form: {
      title: '1098-E',
      year: 2024,
      head: [
        ['RECIPIENT’S/LENDER’S name', 'Juniper Student Lending'],
        ['RECIPIENT’S/LENDER’S TIN', '98-7000888'],
        ['BORROWER’S name', 'Ida R Castellan'],
        ['BORROWER’S TIN', '900-61-7781'],
        ['Account number (see instructions)', '9-22-71'],
      ],
      boxes: [['1 Student loan interest received by lender', '1,311.07']],
    },
    values: {
      lender_name: 'Juniper Student Lending',
      lender_tin: '98-7000888',
      borrower_name: 'Ida R Castellan',
      borrower_tin: '900-61-7781',
      account_number: '9-22-71',
      box1_student_loan_interest: '1311.07',
    },
    facts: {
      group: 'studentLoans',
      item: { payer: 'Juniper Student Lending', studentLoanInterest: 1311.07 },
    },
  },
  '1098-T': {
    form: {
      title: '1098-T',
      year: 2024,
      head: [
        ['FILER’S name', 'Ridgeline College'],
        ['FILER’S employer identification no.', '98-7000999'],
        ['STUDENT’S name', 'Ida R Castellan'],
        ['STUDENT’S TIN', '900-61-7781'],
        ['Account number (see instructions)', 'S-88120'],
      ],
      boxes: [
        ['1 Payments received for qualified tuition and related expenses', '8,800.00'],
        ['4 Adjustments made for a prior year', '0.00'],
        ['5 Scholarships or grants', '2,500.00'],
        ['6 Adjustments to scholarships or grants for a prior year', '0.00'],
        ['10 Ins. contract reimb./refund', '0.00'],
      ],
      ticks: ['8 Check if at least half-time student'],
    },
    values: {
      filer_name: 'Ridgeline College',
      filer_ein: '98-7000999',
      student_name: 'Ida R Castellan',
      student_tin: '900-61-7781',
      account_number: 'S-88120',
      box1_payments: '8800.00',
      box4_adjustments_prior_year: '0.00',
      box5_scholarships: '2500.00',
      box6_adjustments_scholarships: '0.00',
      box10_insurance_reimb: '0.00',
      box8_half_time: true,
    },
    facts: {
      group: 'education',
      item: {
        institution: 'Ridgeline College',
        ein: '98-7000999',
        form1098T: true,
        qualifiedExpenses: 8800,
        scholarships: 2500,
        halfTime: true,
      },
    },
  },
  '1099-MISC': {
    form: {
      title: '1099-MISC',
      year: 2024,
      head: payerHead,
      boxes: [
        ['1 Rents', '14,400.00'],
        ['2 Royalties', '210.35'],
        ['3 Other income', '75.00'],
        ['4 Federal income tax withheld', '18.00'],
        ['5 Fishing boat proceeds', '0.00'],
        ['6 Medical and health care payments', '0.00'],
        ['8 Substitute payments in lieu of dividends or interest', '31.20'],
        ['10 Gross proceeds paid to an attorney', '0.00'],
        ['15 Nonqualified deferred compensation', '0.00'],
      ],
    },
    values: {
      ...payerValues,
      box1_rents: '14400.00',
      box2_royalties: '210.35',
      box3_other_income: '75.00',
      box4_federal_withholding: '18.00',
      box5_fishing_boat: '0.00',
      box6_medical_health: '0.00',
      box8_substitute_payments: '31.20',
      box10_gross_attorney: '0.00',
      box15_nqdc: '0.00',
    },
    facts: {
      group: 'miscellaneous',
      item: {
        payer: 'Cobble Hill Holdings',
        rents: 14400,
        royalties: 210.35,
        otherIncome: 75,
        federalWithholding: 18,
        substitutePayments: 31.2,
        fishingBoat: 0,
        medicalPayments: 0,
        attorneyPayments: 0,
        deferredCompensation: 0,
      },
    },
  },
};

const layouts = { 'a statement': drawStatement, 'printed cells': drawCells };

const named = Object.entries(cases).map(([name, one], at) => [name, one, at] as const);
const alsoBlank = new Set(share(Object.keys(cases), 3));

describe.each(named)('Form %s', (name, { form, values, facts }, at) => {
  test.each(inTurn(Object.entries(layouts), at))('%s', async (_layout, draw) => {
    const { forms, problems } = await read(toPdf([draw(form)]));
    expect(forms.map((one) => [one.form, one.taxYear])).toEqual([[name, 2024]]);
    expect(valuesOf(forms[0])).toEqual(values);
    expect(doubtful(forms[0])).toEqual([]);
    expect(problems).toEqual([]);
    expect(toFacts(name, valuesOf(forms[0]))).toMatchObject(facts);
    expect(Object.keys(toFacts(name, valuesOf(forms[0]))?.item ?? {}).sort()).toEqual(
      Object.keys(facts.item).sort(),
    );
  });

  const testBlank = alsoBlank.has(name) ? test : () => undefined;
  testBlank('blank, it is no form', async () => {
    const blank = [form.head, form.boxes].map((rows) => rows.map(([label]) => [label, ''] as const));
    const [head = [], boxes = []] = blank;
    const result = await read(toPdf([drawCells({ ...form, head, boxes, ticks: [] })]));
    expect(result.forms).toEqual([]);
    expect(codesOf(result)).toEqual(['blank_form']);
  });
});

const refundOf = (year: string): BoxForm => ({
  title: '1099-G Certain Government Payments',
  year: 2024,
  head: [
    ['PAYER’S name', 'Bureau of Revenue'],
    ['PAYER’S TIN', '98-7000555'],
    ['RECIPIENT’S TIN', '900-61-7781'],
  ],
  boxes: [
    ['1 Unemployment compensation', ''],
    ['2 State or local income tax refunds, credits, or offsets', '412.00'],
    ['3 Box 2 amount is for tax year', year],
    ['4 Federal income tax withheld', ''],
  ],
});

test.each(Object.entries(layouts))(
  'the year of a state refund that is not the last one is read and said: %s',
  async (_layout, draw) => {
    for (const [year, codes] of [
      ['2022', ['boxes_disagree']],
      ['2023', []],
      ['', []],
    ] as const) {
      const { forms } = await read(toPdf([draw(refundOf(year))]));
      expect(valuesOf(forms[0])['box3_box2_tax_year']).toBe(year === '' ? undefined : year);
      expect(forms[0]?.taxYear).toBe(2024);
      expect(forms[0]?.problems.map(({ code }) => code)).toEqual(codes);
      expect(toFacts('1099-G', valuesOf(forms[0]))?.refundYear).toBe(year === '' ? undefined : Number(year));
    }
  },
);
