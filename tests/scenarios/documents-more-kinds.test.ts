import { toFacts } from '@/lib/documents/kinds/to-facts';
import { type BoxForm, drawCells, drawStatement } from '../fixtures/documents/draw-boxes';
import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { codesOf, doubtful, read, valuesOf } from '../fixtures/documents/reader';
import { inTurn } from '../setup/share';

/** Kinds that people get less often, in two layouts drawn by us. */

interface Case {
  form: BoxForm;
  values: Record<string, string | boolean>;
  facts: { group: string; item: Record<string, unknown> };
}

const head = (payer: string, person: string): BoxForm['head'] => [
  [`${payer} name`, 'Cobble Hill Holdings'],
  [`${payer} TIN`, '98-7000555'],
  [`${person} name`, 'Ida R Castellan'],
  [`${person} TIN`, '900-61-7781'],
  ['Account number (see instructions)', '77-410-2'],
];
const who = {
  payer_name: 'Cobble Hill Holdings',
  payer_tin: '98-7000555',
  recipient_name: 'Ida R Castellan',
  recipient_tin: '900-61-7781',
  account_number: '77-410-2',
};
const { account_number: _account, ...people } = who;

const cases: Record<string, Case> = {
  'W-2G': {
    form: {
      title: 'W-2G Certain Gambling Winnings',
      year: 2024,
      head: [
        ['PAYER’S name', 'Cobble Hill Holdings'],
        ['PAYER’S federal identification number', '98-7000555'],
        ['WINNER’S name', 'Ida R Castellan'],
      ],
      boxes: [
        ['1 Reportable winnings', '1,500.00'],
        ['2 Date won', '07/04/2024'],
        ['4 Federal income tax withheld', '360.00'],
        ['7 Winnings from identical wagers', ''],
        ['9 Winner’s taxpayer identification no.', '900-61-7781'],
        ['13 State/Payer’s state identification no.', 'OH 550017'],
        ['14 State winnings', '1,500.00'],
        ['15 State income tax withheld', '60.00'],
        ['16 Local winnings', '1,500.00'],
        ['17 Local income tax withheld', '37.50'],
      ],
    },
    values: {
      ...people,
      box1_winnings: '1500.00',
      box2_date_won: '07/04/2024',
      box4_federal_withholding: '360.00',
      box13_state_id: 'OH 550017',
      box14_state_winnings: '1500.00',
      box15_state_tax: '60.00',
      box16_local_winnings: '1500.00',
      box17_local_tax: '37.50',
    },
    facts: {
      group: 'gambling',
      item: {
        winnings: 1_500,
        federalWithholding: 360,
        state: 'OH',
        stateWithholding: 60,
        localWithholding: 37.5,
      },
    },
  },
  '1099-SA': {
    form: {
      title: '1099-SA Distributions From an HSA',
      year: 2024,
      head: [
        ['TRUSTEE’S/PAYER’S name', 'Cobble Hill Holdings'],
        ['PAYER’S TIN', '98-7000555'],
        ['RECIPIENT’S name', 'Ida R Castellan'],
        ['RECIPIENT’S TIN', '900-61-7781'],
        ['Account number (see instructions)', '77-410-2'],
      ],
      boxes: [
        ['1 Gross distribution', '850.00'],
        ['2 Earnings on excess cont.', ''],
        ['3 Distribution code', '1'],
        ['4 FMV on date of death', ''],
      ],
      ticks: ['5 HSA'],
    },
    values: { ...who, box1_gross_distribution: '850.00', box3_code: '1', box5_hsa: true },
    facts: { group: 'hsaDistributions', item: { distributed: 850 } },
  },
  '1099-C': {
    form: {
      title: '1099-C Cancellation of Debt',
      year: 2024,
      head: head('CREDITOR’S', 'DEBTOR’S'),
      boxes: [
        ['1 Date of identifiable event', '03/15/2024'],
        ['2 Amount of debt discharged', '6,300.00'],
        ['3 Interest, if included in box 2', '410.00'],
        ['6 Identifiable event code', 'G'],
        ['7 Fair market value of property', ''],
      ],
    },
    values: {
      ...who,
      box1_date: '03/15/2024',
      box2_discharged: '6300.00',
      box3_interest: '410.00',
      box6_event: 'G',
    },
    facts: { group: 'other', item: { payer: 'Cobble Hill Holdings', discharged: 6_300 } },
  },
  '1099-S': {
    form: {
      title: '1099-S Proceeds From Real Estate Transactions',
      year: 2024,
      head: head('FILER’S', 'TRANSFEROR’S'),
      boxes: [
        ['1 Date of closing', '05/20/2024'],
        ['2 Gross proceeds', '412,500.00'],
        ['6 Buyer’s part of real estate tax', '1,204.10'],
      ],
    },
    values: {
      ...who,
      box1_date: '05/20/2024',
      box2_proceeds: '412500.00',
      box6_buyers_tax: '1204.10',
    },
    facts: { group: 'other', item: { payer: 'Cobble Hill Holdings', proceeds: 412_500 } },
  },
  '1099-Q': {
    form: {
      title: '1099-Q Payments From Qualified Education Programs',
      year: 2024,
      head: head('PAYER’S', 'RECIPIENT’S'),
      boxes: [
        ['1 Gross distribution', '8,000.00'],
        ['2 Earnings', '1,750.25'],
        ['3 Basis', '6,249.75'],
      ],
    },
    values: {
      ...who,
      box1_gross_distribution: '8000.00',
      box2_earnings: '1750.25',
      box3_basis: '6249.75',
    },
    facts: { group: 'other', item: { payer: 'Cobble Hill Holdings', earnings: 1_750.25 } },
  },
  '5498': {
    form: {
      title: '5498 IRA Contribution Information',
      year: 2024,
      head: head('TRUSTEE’S', 'PARTICIPANT’S'),
      boxes: [
        ['1 IRA contributions (other than amounts in boxes 2–4, 8–10, 13a, and 14a)', '2,500.00'],
        ['2 Rollover contributions', ''],
        ['3 Roth IRA conversion amount', '4,000.00'],
        ['4 Recharacterized contributions', ''],
        ['5 Fair market value of account', '61,240.18'],
        ['8 SEP contributions', ''],
        ['9 SIMPLE contributions', ''],
        ['10 Roth IRA contributions', '1,000.00'],
      ],
    },
    values: {
      ...who,
      box1_ira: '2500.00',
      box3_conversion: '4000.00',
      box5_value: '61240.18',
      box10_roth: '1000.00',
    },
    facts: { group: 'other', item: { payer: 'Cobble Hill Holdings', traditional: 2_500, roth: 1_000 } },
  },
  '5498-SA': {
    form: {
      title: '5498-SA HSA, Archer MSA, or Medicare Advantage MSA Information',
      year: 2024,
      head: head('TRUSTEE’S', 'PARTICIPANT’S'),
      boxes: [
        ['2 Total contributions made in 2024', '3,600.00'],
        ['3 Total HSA or Archer MSA contributions made in 2025 for 2024', '550.00'],
        ['4 Rollover contributions', ''],
        ['5 Fair market value of HSA, Archer MSA, or MA MSA', '9,870.45'],
      ],
    },
    values: {
      ...who,
      box2_made_this_year: '3600.00',
      box3_made_next_year: '550.00',
      box5_value: '9870.45',
    },
    facts: { group: 'other', item: { payer: 'Cobble Hill Holdings', contributed: 3_600 } },
  },
};

const layouts = { 'in cells': drawCells, 'as a statement': drawStatement };

const named = Object.entries(cases).map(([name, one], at) => [name, one, at] as const);

describe.each(named)('%s', (name, { form, values, facts }, at) => {
  test.each(inTurn(Object.entries(layouts), at))('is read %s', async (_layout, draw) => {
    const { forms, problems } = await read(toPdf([draw(form)]));
    expect(forms.map((one) => one.form)).toEqual([name]);
    expect(forms[0]?.taxYear).toBe(2024);
    expect(valuesOf(forms[0])).toEqual(values);
    expect(doubtful(forms[0])).toEqual([]);
    expect(problems).toEqual([]);
    expect(toFacts(name, valuesOf(forms[0]))).toMatchObject({ ...facts, recipientSsn: '900-61-7781' });
    expect(toFacts(name, valuesOf(forms[0]))?.item).toEqual(facts.item);
  });
});

test('an HSA distribution with a code other than 1 is left to the filer', async () => {
  const known = cases['1099-SA']?.form;
  if (known === undefined) throw new Error('the form is drawn above');
  const boxes = known.boxes.map(([label]) => [label, label.startsWith('3') ? '2' : '850.00'] as const);
  const { forms } = await read(toPdf([drawCells({ ...known, boxes })]));
  expect(forms[0]?.problems.map(({ message }) => message).join(' ')).toContain('isn’t 1');
  expect(toFacts('1099-SA', valuesOf(forms[0]))?.group).toBe('other');
});

test('a Form 1095-C is read for whose it is and what cover would have cost', async () => {
  const sheet = new Sheet(792, 612);
  sheet.text(30, 30, 'Form 1095-C', { size: 12, font: 'Helvetica-Bold' });
  sheet.text(140, 30, 'Employer-Provided Health Insurance Offer and Coverage', { size: 11 });
  sheet.text(700, 30, '2024', { size: 16, font: 'Helvetica-Bold' });
  const cell = (x: number, y: number, label: string, value: string) =>
    sheet
      .rect(x, y, 180, 30)
      .text(x + 3, y + 8, label, { size: 6 })
      .text(x + 6, y + 24, value);
  cell(30, 60, '1 Name of employee (first name, middle initial, last name)', 'Ida R Castellan');
  cell(210, 60, '2 Social security number (SSN)', '900-61-7781');
  cell(390, 60, '7 Name of employer', 'Cobble Hill Holdings');
  cell(570, 60, '8 Employer identification number (EIN)', '98-7000555');
  sheet.text(30, 130, 'Part II  Employee Offer of Coverage', { size: 8 });
  ['All 12 Months', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'June'].forEach((month, index) =>
    sheet.text(190 + index * 70, 145, month, { size: 7 }),
  );
  sheet.text(30, 165, '14 Offer of Coverage (enter required code)', { size: 7 }).text(195, 165, '1E');
  sheet.text(30, 185, '15 Employee Required Contribution', { size: 7 }).text(190, 185, '142.50');
  const { forms } = await read(toPdf([sheet]));
  expect(forms.map(({ form }) => form)).toEqual(['1095-C']);
  expect(valuesOf(forms[0])).toMatchObject({
    recipient_tin: '900-61-7781',
    employer_ein: '98-7000555',
    recipient_name: 'Ida R Castellan',
    employer_name: 'Cobble Hill Holdings',
    'line15.all': '142.50',
  });
});

test('a property tax bill is read, and its installments are added up', async () => {
  const draw = (total: string) => {
    const sheet = new Sheet();
    sheet.text(50, 50, 'Alder County Tax Collector', { size: 12, font: 'Helvetica-Bold' });
    sheet.text(50, 70, '2024 Property Tax Bill', { size: 14, font: 'Helvetica-Bold' });
    const lines: readonly (readonly [string, string])[] = [
      ['Parcel Number:', '041-220-018'],
      ['Property Address:', '12 Alder Way, Salem'],
      ['Total Assessed Value', '318,400.00'],
      ['First Installment', '2,104.11'],
      ['Second Installment', '2,104.11'],
      ['Total Tax Due', total],
    ];
    lines.forEach(([label, value], index) =>
      sheet.text(60, 110 + index * 18, label, { size: 9 }).text(300, 110 + index * 18, value, { size: 9 }),
    );
    return sheet;
  };
  const { forms } = await read(toPdf([draw('4,208.22')]));
  expect(forms.map(({ form }) => form)).toEqual(['Property tax bill']);
  expect(valuesOf(forms[0])).toMatchObject({
    parcel: '041-220-018',
    total_tax: '4208.22',
    first_installment: '2104.11',
    second_installment: '2104.11',
    assessed_value: '318400.00',
  });
  expect(doubtful(forms[0])).toEqual([]);
  const wrong = await read(toPdf([draw('42,082.20')]));
  expect(wrong.forms[0]?.problems.map(({ code }) => code)).toContain('boxes_disagree');
  expect(doubtful(wrong.forms[0])).toContain('total_tax');
});

test('a form whose title stands there and whose boxes can’t be found is named, and can be chosen', async () => {
  const sheet = new Sheet();
  sheet.text(50, 50, 'Form 1099-Q', { size: 14, font: 'Helvetica-Bold' });
  sheet
    .text(50, 80, '1 Gross distribution')
    .text(50, 95, 'Recipient’s name')
    .text(50, 110, 'Account number')
    .text(300, 110, 'see statement');
  const result = await read(toPdf([sheet]));
  expect(result.forms).toEqual([]);
  expect(codesOf(result)).toEqual(['form_not_read']);
  expect(result.problems[0]?.message).toContain('1099-Q');
});

test('a Form W-2c is read as what was reported and what is right, and not as a W-2', async () => {
  const sheet = new Sheet();
  sheet.text(30, 40, 'Form W-2c', { size: 14, font: 'Helvetica-Bold' });
  sheet.text(120, 40, 'Corrected Wage and Tax Statement', { size: 10 });
  const cell = (x: number, y: number, wide: number, label: string, value: string) =>
    sheet
      .rect(x, y, wide, 28)
      .text(x + 3, y + 8, label, { size: 6 })
      .text(x + 8, y + 23, value);
  cell(30, 60, 270, 'a Employer’s name, address, and ZIP code', 'Cobble Hill Holdings');
  cell(300, 60, 270, 'c Tax year/Form corrected', '2024 / W-2');
  cell(30, 88, 270, 'b Employer’s Federal EIN', '98-7000555');
  cell(300, 88, 270, 'd Employee’s correct SSN', '900-61-7781');
  ['Previously reported', 'Correct information', 'Previously reported', 'Correct information'].forEach(
    (head, index) => sheet.text(40 + index * 135, 130, head, { size: 8 }),
  );
  const rows = [
    [
      ['1 Wages, tips, other compensation', '50,000.00', '52,119.47'],
      ['2 Federal income tax withheld', '', ''],
    ],
    [
      ['3 Social security wages', '50,000.00', '52,119.47'],
      ['4 Social security tax withheld', '3,100.00', '3,231.41'],
    ],
    [
      ['5 Medicare wages and tips', '50,000.00', '52,119.47'],
      ['6 Medicare tax withheld', '725.00', '755.73'],
    ],
    [
      ['16 State wages, tips, etc.', '50,000.00', '52,119.47'],
      ['17 State income tax', '', ''],
    ],
  ] as const;
  rows.forEach((boxes, row) =>
    boxes.forEach(([label, before, after], column) => {
      cell(30 + column * 270, 140 + row * 28, 135, label, before);
      cell(165 + column * 270, 140 + row * 28, 135, label, after);
    }),
  );
  const { forms, problems } = await read(toPdf([sheet]));
  expect(forms.map(({ form }) => form)).toEqual(['W-2c']);
  expect(forms[0]?.taxYear).toBe(2024);
  expect(valuesOf(forms[0])).toEqual({
    employee_ssn: '900-61-7781',
    employer_ein: '98-7000555',
    employer_name: 'Cobble Hill Holdings',
    'previous.box1_wages': '50000.00',
    box1_wages: '52119.47',
    'previous.box3_ss_wages': '50000.00',
    box3_ss_wages: '52119.47',
    'previous.box4_ss_tax': '3100.00',
    box4_ss_tax: '3231.41',
    'previous.box5_medicare_wages': '50000.00',
    box5_medicare_wages: '52119.47',
    'previous.box6_medicare_tax': '725.00',
    box6_medicare_tax: '755.73',
    'previous.state[0].box16_state_wages': '50000.00',
    'state[0].box16_state_wages': '52119.47',
  });
  expect(problems).toEqual([]);
  expect(toFacts('W-2c', valuesOf(forms[0]))).toMatchObject({
    group: 'other',
    item: { employerEin: '98-7000555', wages: 52_119.47 },
  });
});
