import { toFacts } from '@/lib/documents/kinds/to-facts';
import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { drawShare, type Share, type ShareBox } from '../fixtures/documents/draw-share';
import { lookedAtShares } from '../fixtures/pictures/more/shares';
import { codesOf, doubtful, read, valuesOf } from '../fixtures/documents/reader';

/** Schedule K-1 of each of the three forms, printed as tax software does: whole dollars with a point behind them. */

const one = (box: string, label: string, amount = ''): ShareBox => ({
  box,
  label,
  values: amount === '' ? [] : [['', amount]],
});
const coded = (box: string, label: string, ...values: (readonly [string, string])[]): ShareBox => ({
  box,
  label,
  values,
});

const owner = ['Ida R Castellan', '12 Alder Way', 'Salem, OR 97301'];

const partnership: Share = {
  title: 'Schedule K-1 (Form 1065)',
  year: 2024,
  subtitle: 'Partner’s Share of Income, Deductions, Credits, etc.',
  entity: {
    numberLabel: 'A  Partnership’s employer identification number',
    number: '98-7000555',
    nameLabel: 'B  Partnership’s name, address, city, state, and ZIP code',
    lines: ['Cobble Hill Partners', '7 Mill Lane', 'Salem, OR 97301'],
  },
  owner: {
    numberLabel: 'E  Partner’s SSN or TIN (Do not use TIN of a disregarded entity.)',
    number: '900-61-7781',
    nameLabel: 'F  Name, address, city, state, and ZIP code for partner entered in E.',
    lines: owner,
  },
  left: [
    one('1', 'Ordinary business income (loss)', '45,210.'),
    one('2', 'Net rental real estate income (loss)', '(1,250.)'),
    one('3', 'Other net rental income (loss)'),
    one('4a', 'Guaranteed payments for services', '24,000.'),
    one('4b', 'Guaranteed payments for capital'),
    one('4c', 'Total guaranteed payments', '24,000.'),
    one('5', 'Interest income', '312.'),
    one('6a', 'Ordinary dividends', '1,480.'),
    one('6b', 'Qualified dividends', '1,100.'),
    one('6c', 'Dividend equivalents'),
    one('7', 'Royalties'),
    one('8', 'Net short-term capital gain (loss)'),
    one('9a', 'Net long-term capital gain (loss)', '2,075.'),
    one('9b', 'Collectibles (28%) gain (loss)'),
    one('9c', 'Unrecaptured section 1250 gain'),
    one('10', 'Net section 1231 gain (loss)'),
    coded('11', 'Other income (loss)'),
  ],
  right: [
    one('12', 'Section 179 deduction', '5,000.'),
    coded('13', 'Other deductions', ['A', '150.'], ['H', '90.']),
    coded('14', 'Self-employment earnings (loss)', ['A', '69,210.'], ['C', '120,400.']),
    coded('15', 'Credits'),
    one('16', 'Schedule K-3 is attached if checked'),
    coded('17', 'Alternative minimum tax (AMT) items', ['A', '60.']),
    coded('18', 'Tax-exempt income and nondeductible expenses', ['A', '80.']),
    coded('19', 'Distributions', ['A', '20,000.']),
    coded('20', 'Other information', ['A', '1,792.'], ['B', '30.']),
    one('21', 'Foreign taxes paid or accrued', '25.'),
  ],
};

const cases: readonly { share: Share; item: Record<string, unknown> }[] = [
  {
    share: partnership,
    item: {
      entity: 'partnership',
      name: 'Cobble Hill Partners',
      ein: '98-7000555',
      ordinaryIncome: 45_210,
      rentalIncome: -1_250,
      guaranteedPaymentsServices: 24_000,
      interest: 312,
      ordinaryDividends: 1_480,
      qualifiedDividends: 1_100,
      longTermGain: 2_075,
      section179: 5_000,
      charityCash: 150,
      investmentInterest: 90,
      selfEmploymentEarnings: 69_210,
      amtDepreciation: 60,
      taxExemptInterest: 80,
      investmentExpenses: 30,
      foreignTaxPaid: 25,
    },
  },
  {
    share: {
      title: 'Schedule K-1 (Form 1120-S)',
      year: 2024,
      subtitle: 'Shareholder’s Share of Income, Deductions, Credits, etc.',
      entity: {
        numberLabel: 'A  Corporation’s employer identification number',
        number: '98-7000556',
        nameLabel: 'B  Corporation’s name, address, city, state, and ZIP code',
        lines: ['Alder Works Inc', '9 Mill Lane', 'Salem, OR 97301'],
      },
      owner: {
        numberLabel: 'E  Shareholder’s identifying number',
        number: '900-61-7781',
        nameLabel: 'F  Shareholder’s name, address, city, state, and ZIP code',
        lines: owner,
      },
      left: [
        one('1', 'Ordinary business income (loss)', '(8,400.)'),
        one('2', 'Net rental real estate income (loss)'),
        one('3', 'Other net rental income (loss)'),
        one('4', 'Interest income', '17.'),
        one('5a', 'Ordinary dividends'),
        one('5b', 'Qualified dividends'),
        one('6', 'Royalties', '660.'),
        one('7', 'Net short-term capital gain (loss)', '(1,020.)'),
        one('8a', 'Net long-term capital gain (loss)'),
        one('8b', 'Collectibles (28%) gain (loss)'),
        one('8c', 'Unrecaptured section 1250 gain'),
        one('9', 'Net section 1231 gain (loss)', '1,900.'),
        coded('10', 'Other income (loss)'),
      ],
      right: [
        one('11', 'Section 179 deduction'),
        coded('12', 'Other deductions', ['A', '100.'], ['B', '50.']),
        coded('13', 'Credits'),
        one('14', 'Schedule K-3 is attached if checked'),
        coded('15', 'Alternative minimum tax (AMT) items', ['A', '(45.)']),
        coded('16', 'Items affecting shareholder basis', ['D', '3,000.']),
        coded('17', 'Other information', ['V', '8,400.']),
      ],
    },
    item: {
      entity: 'sCorporation',
      name: 'Alder Works Inc',
      ein: '98-7000556',
      ordinaryIncome: -8_400,
      interest: 17,
      royalties: 660,
      shortTermGain: -1_020,
      section1231Gain: 1_900,
      charityCash: 150,
      amtDepreciation: -45,
    },
  },
  {
    share: {
      title: 'Schedule K-1 (Form 1041)',
      year: 2024,
      subtitle: 'Beneficiary’s Share of Income, Deductions, Credits, etc.',
      entity: {
        numberLabel: 'A  Estate’s or trust’s employer identification number',
        number: '98-7000557',
        nameLabel: 'B  Estate’s or trust’s name',
        lines: ['Castellan Family Trust'],
      },
      owner: {
        numberLabel: 'F  Beneficiary’s identifying number',
        number: '900-61-7781',
        nameLabel: 'G  Beneficiary’s name, address, city, state, and ZIP code',
        lines: owner,
      },
      left: [
        one('1', 'Interest income', '640.'),
        one('2a', 'Ordinary dividends', '2,310.'),
        one('2b', 'Qualified dividends', '2,000.'),
        one('3', 'Net short-term capital gain'),
        one('4a', 'Net long-term capital gain', '5,150.'),
        one('4b', '28% rate gain'),
        one('4c', 'Unrecaptured section 1250 gain'),
        one('5', 'Other portfolio and nonbusiness income', '1,500.'),
        one('6', 'Ordinary business income'),
        one('7', 'Net rental real estate income'),
        one('8', 'Other rental income'),
      ],
      right: [
        coded('9', 'Directly apportioned deductions'),
        one('10', 'Estate tax deduction'),
        coded('11', 'Final year deductions', ['A', '450.'], ['D', '800.']),
        coded('12', 'Alternative minimum tax adjustment'),
        coded('13', 'Credits and credit recapture', ['A', '300.'], ['B', '24.']),
        coded('14', 'Other information', ['A', '80.'], ['H', '95.']),
      ],
    },
    item: {
      entity: 'estate',
      name: 'Castellan Family Trust',
      ein: '98-7000557',
      interest: 640,
      ordinaryDividends: 2_310,
      qualifiedDividends: 2_000,
      longTermGain: 5_150,
      otherPortfolioIncome: 1_500,
      excessDeductions: 450,
      longTermCarryover: 800,
      estimatedTax: 300,
      backupWithholding: 24,
      taxExemptInterest: 80,
      netInvestmentAdjustment: 95,
    },
  },
];

test.each(cases.map((one) => [one.share.title, one] as const))(
  '%s is read box by box, down to its item among the facts',
  async (title, { share, item }) => {
    const { forms, problems } = await read(toPdf([drawShare(share)]));
    expect(forms.map(({ form }) => form)).toEqual([title]);
    expect(forms[0]?.taxYear).toBe(2024);
    const facts = toFacts(title, valuesOf(forms[0]));
    expect(facts).toMatchObject({ group: 'k1s', recipientSsn: '900-61-7781' });
    expect(facts?.item).toEqual(item);
    expect(doubtful(forms[0])).toEqual([]);
    expect(forms[0]?.problems).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('a code that no fact takes is said, and a blank schedule is no form', async () => {
  const right = partnership.right.map((box) =>
    box.box === '15' ? coded('15', 'Credits', ['P', '410.']) : box,
  );
  const { forms } = await read(toPdf([drawShare({ ...partnership, right })]));
  expect(valuesOf(forms[0])).toMatchObject({ 'box15[0].code': 'P', 'box15[0].amount': '410.00' });
  expect(forms[0]?.problems.map(({ message }) => message)).toEqual([
    'Box 15 has a code we can’t add to your return automatically. We’ll ask about it in the interview. We read $410.00 in box 15.',
  ]);
  const empty = (boxes: readonly ShareBox[]) => boxes.map((box) => ({ ...box, values: [] }));
  const nobody = { ...partnership.entity, number: '', lines: [] };
  const blank = await read(
    toPdf([
      drawShare({
        ...partnership,
        entity: nobody,
        owner: { ...partnership.owner, number: '', lines: [] },
        left: empty(partnership.left),
        right: empty(partnership.right),
      }),
    ]),
  );
  expect(blank.forms).toEqual([]);
  expect(codesOf(blank)).toEqual(['blank_form']);
});

/** The IRS's own layout: a line parts the number of a box from its words, and the words stand above the amount. */
test('every value of the IRS’s layout of Form 1065 is read from its text', async () => {
  const layout = lookedAtShares.find(({ name }) => name === 'partner-irs');
  for (const seed of [11, 12, 13]) {
    const { form, sheet, truth } = layout?.draw(seed) ?? {
      form: '',
      sheet: new Sheet(),
      truth: { none: '' },
    };
    const { forms } = await read(toPdf([sheet]));
    const found = new Map(
      forms.find((one) => one.form === form)?.fields.map(({ path, value }) => [path, value]),
    );
    expect(Object.keys(truth).filter((path) => found.get(path) !== truth[path])).toEqual([]);
  }
});
