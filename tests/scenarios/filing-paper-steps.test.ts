import { nextSteps } from '@/lib/filing/pdf/cover';
import { linesOnPaper, numberOnForm } from '@/lib/filing/pdf/lines-on-paper';
import { sheetsOf } from '@/lib/filing/pdf/official/all-sheets';
import { readFormFolder } from '@/lib/filing/pdf/official/form-files';
import { planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listForms } from '@/lib/tax/list-forms';
import { fieldsOf, printOf } from '../setup/filled-fields';
import { readPdfPages } from '../setup/pdf-text';
import { sharedPath } from '../setup/shared';
import { person, wages } from './scenario';

// What another look at every page of ten printed returns found.
jest.setTimeout(300_000);

const mail = { kind: 'mail' } as const;
const folder = sharedPath('forms/2024');

const single: ReturnInputJson = { taxYear: 2024, filingStatus: 'single', taxpayer: person('1980-01-01') };
const stepsOf = (input: ReturnInputJson) => nextSteps(printOf(input), mail, []);
const bank = [{ payer: 'Bank', interest: 20_000 }];

describe('the copy to mail says what is attached to this very return', () => {
  const attached = (input: ReturnInputJson) => stepsOf(input).find((step) => step.includes('in order'));
  const pension = { payer: 'Plan', grossDistribution: 9_000, taxableAmount: 9_000, code: '7' };

  test.each<[string, Partial<ReturnInputJson>, string]>([
    ['no paper', { interest: bank }, 'Keep the pages in order.'],
    ['one Form W-2', { w2s: [wages(40_000)] }, 'Attach your Form W-2 to the front. Keep the pages in order.'],
    [
      'only papers that show tax withheld',
      {
        w2s: [wages(40_000), wages(9_000)],
        retirement: [pension, { ...pension, federalWithholding: 900 }],
        gambling: [{ winnings: 4_000, federalWithholding: 960 }, { winnings: 2_000 }],
      },
      'Attach your 2 Forms W-2, the Form W-2G that shows tax withheld, and the Form 1099-R that shows tax withheld to the front. Keep the pages in order.',
    ],
  ])('%s', (_name, facts, step) => {
    expect(attached({ ...single, ...facts })).toBe(step);
  });
});

test('a child who can’t sign is signed for, and the parent’s status goes on Form 8615', async () => {
  const note = 'By (your signature), parent for minor child.';
  const child: ReturnInputJson = {
    ...single,
    taxpayer: { ...person('2012-03-15'), claimableAsDependent: true },
    interest: [{ payer: 'Bank', interest: 8_000 }],
    parents: { filingStatus: 'mfj', taxableIncome: 160_000, tax: 25_000 },
  };
  expect(stepsOf(child).join(' ')).toContain(note);
  expect(stepsOf({ ...single, interest: bank }).join(' ')).not.toContain(note);
  const pages = await readPdfPages(await writeReturnPdf(printOf(child), mail));
  expect(pages.find((page) => page.includes('Form 8615 (2024)'))).toContain(
    'Parent’s filing status Married filing jointly',
  );
});

test('a return with Form 2555 goes where returns from abroad go', async () => {
  const abroad: ReturnInputJson = {
    ...single,
    address: { street: '1 Pine St', city: 'Seattle', state: 'WA', zip: '98101' },
    foreignEarnedIncome: [{ country: 'Spain', periodFrom: '2020-03-01', otherWages: 150_000 }],
  };
  const [cover = ''] = await readPdfPages(await writeReturnPdf(printOf(abroad), mail));
  // Form 1040-V (2024), page 2: "or file Form 2555 or 4563".
  expect(cover).toContain('P.O. Box 1303');
  expect(cover).toContain('Austin, TX 73301-0215');
  expect(cover).not.toContain('Ogden');
});

test('who files Form 1040-SR reads its name', async () => {
  if (folder === null) return;
  const senior: ReturnInputJson = {
    ...single,
    taxpayer: person('1950-01-01'),
    interest: bank,
  };
  const files = await readFormFolder(folder);
  const [cover = ''] = await readPdfPages(await writeReturnPdf(printOf(senior), mail, files));
  for (const words of [
    'Print the pages starting with Form 1040-SR.',
    'date the last page of Form 1040-SR, where marked',
    '“2024 Form 1040-SR” on the check',
    '(Form 1040-SR, line 37)',
    'in order Form 1040-SR;',
  ])
    expect(cover).toContain(words);
  const [other = ''] = await readPdfPages(
    await writeReturnPdf(printOf({ ...senior, taxpayer: person('1980-01-01') }), mail, files),
  );
  expect(other).not.toContain('1040-SR');
});

describe('our own pages have the lines of the IRS’s form', () => {
  /** Boxes and names that a form has without a number. */
  const unnumbered = new Set(
    '1099-K box Box category activity disaster FEMA Name SSN Line Source'.split(' '),
  );
  /** What stands beside a numbered line: a box, a name, an answer. */
  const beside = new Set(
    'accrued address amount aotc birth box child city ctc date death eic FinCEN form identifier last name next nominee number other personal premium relationship sales state statutory subtotal type wages ZIP'.split(
      ' ',
    ),
  );
  const isFine = (line: string, number: string): boolean => {
    if (number === '') return unnumbered.has(line);
    const [, word = ''] = line.split(' ');
    return word === '' || beside.has(word) || /^(?:[a-z]|\d.*|\(.*)$/.test(word);
  };

  test.each([2024, 2025] as const)(
    'every line of %i has a printed number, or is no line of a form',
    (taxYear) => {
      const strange = listForms(taxYear)
        .filter(({ kind, id }) => kind === 'form' && !['1040-v', '4868'].includes(id))
        .flatMap(({ id, name, title, sequence, lines }) =>
          linesOnPaper({
            id,
            name,
            title,
            copy: null,
            sequence,
            attached: true,
            facts: {},
            lists: {},
            lines: lines.map(({ line }) => ({ line, label: line, value: 1, unit: 'money' as const })),
          }).flatMap(({ number, label }) =>
            isFine(label, number) ? [] : [`${id}: ${label} as “${number}”`],
          ),
        );
      expect(strange).toEqual([]);
    },
  );

  test('steps of the calculation stay out, shares are percentages, letters come first', () => {
    const shop = printOf({
      ...single,
      businesses: [
        {
          id: 'shop',
          product: 'Clay',
          income: { other: 60_000 },
          homeOffice: {
            simplified: false,
            squareFeet: 200,
            totalSquareFeet: 1_600,
            expenses: { rent: 24_000 },
          },
          assets: [{ description: 'Kiln', placedInService: '2024-02-10', cost: 6_400, class: '5' }],
        },
      ],
      adjustments: { selfEmployedHealthInsurance: { taxpayer: 5_400 } },
      retirement: [
        {
          payer: 'Plan',
          grossDistribution: 6_000,
          taxableAmount: 6_000,
          code: '1',
          earlyExceptionCode: '05',
          earlyExceptionAmount: 2_500,
        },
      ],
    });
    const rowsOf = (id: string) => {
      const form = shop.forms.find((one) => one.id === id);
      if (form === undefined) throw new Error(id);
      return linesOnPaper(form);
    };
    const numbersOf = (id: string) => rowsOf(id).map(({ number }) => number);
    expect(shop.forms.find(({ id }) => id === '4562')?.lines.map(({ line }) => line)).toContain(
      '22 without 12',
    );
    expect(numbersOf('4562').filter((number) => number.startsWith('22'))).toEqual(['22']);
    expect(numbersOf('7206').filter((number) => number.startsWith('4'))).toEqual(['4']);
    expect(numbersOf('5329')).not.toContain('total');
    expect(numbersOf('5329').filter((number) => number === '2')).toHaveLength(2);
    expect(rowsOf('8829')).toContainEqual(expect.objectContaining({ number: '3', value: '12.5%' }));
    expect(numbersOf('schedule-c')[0]).toBe('A');
    expect(['29a h', '2 number', 'III 2(e)', 'category'].map(numberOnForm)).toEqual([
      '29a(h)',
      '2',
      'III 2(e)',
      '',
    ]);
  });
});

describe('Schedule A, line 16, has the type beside the amount', () => {
  const gambler = (taxYear: 2024 | 2025, other: number): ReturnInputJson => ({
    ...single,
    taxYear,
    w2s: [wages(60_000)],
    gambling: [{ winnings: 4_000 }],
    itemized: { force: true, gamblingLosses: 5_000, otherDeductions: other, realEstateTax: 20_000 },
  });

  test.each([
    [2024, 'Page1.f1_31'],
    [2025, 'Page1.f1_28'],
  ] as const)('%i', (taxYear, field) => {
    const sheets = sheetsOf(taxYear);
    const fields = (input: ReturnInputJson) =>
      fieldsOf(
        planSheets(printOf(input), sheets, new Set(sheets.map(({ file }) => file))).sheets,
        'f1040sa.pdf',
      );
    expect(fields(gambler(taxYear, 0))[field]).toBe('Gambling losses 4,000');
    const note = 'Schedule A, line 16';
    expect(stepsOf(gambler(taxYear, 700)).join(' ')).toContain(note);
    expect(stepsOf(gambler(taxYear, 0)).join(' ')).not.toContain(note);
  });
});

test('Schedule A (Form 8995-A) names its business', async () => {
  const clinic: ReturnInputJson = {
    ...single,
    w2s: [wages(206_550)],
    k1s: [
      {
        entity: 'sCorporation',
        name: 'Clinic',
        ein: '98-7654321',
        passive: false,
        ordinaryIncome: 20_000,
        qbi: { income: 20_000, w2Wages: 10_000, propertyBasis: 40_000, specifiedService: true },
      },
    ],
  };
  const pages = await readPdfPages(await writeReturnPdf(printOf(clinic), mail));
  const page = pages.find((one) => one.includes('Schedule A (Form 8995-A) (2024)')) ?? '';
  expect(page).toContain('1a Trade or business Clinic');
  expect(page).toContain('98-7654321');
  expect(page).toMatch(/Phase-in percentage \d+(?:\.\d+)?%/);
});

test('a choice is printed in the words of the form', () => {
  const printed = printOf({
    ...single,
    w2s: [{ wages: 100_000 }],
    foreignTax: {
      byCountry: [
        { country: 'Peru', category: 'foreignBranch', grossIncome: 30_000, taxPaid: 1_000 },
        { country: 'Japan', category: 'general', grossIncome: 20_000, taxPaid: 2_500 },
      ],
    },
  });
  const heads = printed.forms.filter(({ id }) => id === '1116').map((form) => linesOnPaper(form)[0]);
  expect(heads.map((row) => row?.value)).toEqual([
    'Foreign branch category income',
    'General category income',
  ]);
});
