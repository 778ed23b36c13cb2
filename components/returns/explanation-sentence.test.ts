import { type Explanation } from '@/lib/returns/schema';
import { explainInWords } from './explanation-sentence';

type Changes = Partial<Explanation> & { inputs?: Explanation[] };

const line = (
  number: string,
  label: string,
  value: Explanation['value'],
  more: Changes = {},
): Explanation => ({
  kind: 'line',
  form: '1040',
  line: number,
  label,
  value,
  unit: typeof value === 'number' ? 'money' : 'yesNo',
  inputs: [],
  ...more,
});
const fact = (label: string, path: string, value: Explanation['value'], more: Changes = {}): Explanation => ({
  kind: 'fact',
  path,
  label,
  value,
  unit: typeof value === 'number' ? 'money' : 'other',
  inputs: [],
  ...more,
});
const law = (label: string, path: string, value: number | null): Explanation => ({
  kind: 'law',
  path,
  label,
  value,
  inputs: [],
});

test('adding names only what counts', () => {
  const step = line('9', 'Total income', 62710, {
    instruction: 'Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your total income',
    inputs: [
      line('1z', 'Total wages', 62400),
      line('2b', 'Taxable interest', 310),
      line('3b', 'Ordinary dividends', null),
      line('4b', 'Taxable IRA distributions', 0),
    ],
  });
  expect(explainInWords(step)).toBe('Total wages $62,400 plus taxable interest $310 equals $62,710.');
});

test('three amounts, with a loss among them', () => {
  const step = line('9', 'Total income', 60010, {
    instruction: 'Add lines 1z, 2b, and 7',
    inputs: [
      line('1z', 'Wages', 62700),
      line('2b', 'Interest', 310),
      line('7', 'Capital gain or loss', -3000),
    ],
  });
  expect(explainInWords(step)).toBe(
    'The total of wages $62,700, interest $310, and capital gain or loss \u2212$3,000 is $60,010.',
  );
});

test('the name of a state keeps its capital inside a sentence', () => {
  const step = line('19', 'Tax after credits', 1_200, {
    instruction: 'Add lines 17 and 18',
    inputs: [line('17', 'Arizona tax', 1_000), line('18', 'New York surcharge', 200)],
  });
  expect(explainInWords(step)).toBe('Arizona tax $1,000 plus New York surcharge $200 equals $1,200.');
});

test('cents of documents are added before they are rounded', () => {
  const step = line('25a', 'Withheld from wages', 1001, {
    instruction: 'Form(s) W-2',
    inputs: [
      fact('Form W-2 (1), federal withholding', 'w2s.0.federalWithholding', 500.25),
      fact('Form W-2 (2), federal withholding', 'w2s.1.federalWithholding', 500.25),
    ],
  });
  expect(explainInWords(step)).toBe(
    'Form W-2 (1), federal withholding $500.25 plus Form W-2 (2), federal withholding $500.25 equals $1,001.',
  );
});

test('many amounts are counted, not listed', () => {
  const inputs = Array.from({ length: 8 }, (_, index) =>
    fact(`Sale (${index + 1})`, `sales.${index}.proceeds`, 10),
  );
  expect(explainInWords(line('1', 'Proceeds', 80, { instruction: 'Add the amounts', inputs }))).toBe(
    'The 8 amounts below add up to $80.',
  );
});

test('subtracting reads the line numbers of the instruction, not the order of the inputs', () => {
  const step = line('15', 'Taxable income', 47860, {
    instruction: 'Subtract line 14 from line 11. If zero or less, enter -0-. This is your taxable income',
    inputs: [line('14', 'Total deductions', 14600), line('11', 'Adjusted gross income', 62460)],
  });
  expect(explainInWords(step)).toBe(
    'Adjusted gross income $62,460 minus total deductions $14,600 leaves $47,860.',
  );
});

test('nothing left after subtracting says why', () => {
  const step = line('15', 'Taxable income', 0, {
    instruction: 'Subtract line 14 from line 11. If zero or less, enter -0-.',
    inputs: [line('11', 'Adjusted gross income', 9000), line('14', 'Total deductions', 14600)],
  });
  expect(explainInWords(step)).toBe(
    'Total deductions $14,600 is more than adjusted gross income $9,000, so nothing is left and this line is $0.',
  );
});

test('a blank line takes nothing away', () => {
  const step = line('4', 'Taxable interest', 9815, {
    form: 'schedule-b',
    instruction: 'Subtract line 3 from line 2',
    inputs: [
      line('2', 'Interest', 9815, { form: 'schedule-b' }),
      line('3', 'Excluded', null, { form: 'schedule-b' }),
    ],
  });
  expect(explainInWords(step)).toBe('Interest $9,815, with nothing subtracted.');
});

test('what is owed can have a penalty on top', () => {
  const step = line('37', 'Amount you owe', 513, {
    instruction: 'Subtract line 33 from line 24. This is the amount you owe',
    inputs: [
      line('24', 'Total tax', 5000),
      line('38', 'Estimated tax penalty', 13),
      line('33', 'Total payments', 4500),
    ],
  });
  expect(explainInWords(step)).toBe(
    'Total tax $5,000 minus total payments $4,500, plus estimated tax penalty $13, gives $513.',
  );
});

test('multiplying by a rate of the law', () => {
  const step = line('7', 'Tax on wages', 450, {
    form: '8959',
    instruction: 'Multiply line 6 by 0.9% (0.009)',
    inputs: [
      line('6', 'Excess wages', 50000, { form: '8959' }),
      law('Additional Medicare, rate', 'additionalMedicare.rate', 0.009),
    ],
  });
  expect(explainInWords(step)).toBe('Excess wages $50,000 times additional Medicare, rate 0.9% gives $450.');
});

test('the smaller and the larger of two', () => {
  const inputs = [
    line('3', 'Interest paid', 900),
    law('Most that counts', 'adjustments.studentLoanMaximum', 2500),
  ];
  expect(
    explainInWords(
      line('1', 'Counted', 900, { instruction: 'Enter the smaller of line 3 or $2,500', inputs }),
    ),
  ).toBe('The smaller of interest paid $900 and most that counts $2,500.');
  expect(
    explainInWords(line('1', 'Counted', 2500, { instruction: 'Enter the larger of the two', inputs })),
  ).toBe('The larger of interest paid $900 and most that counts $2,500.');
});

test('an arithmetic that the numbers do not give is never claimed', () => {
  const inputs = [
    line('3', 'Interest paid', 900),
    law('Most that counts', 'adjustments.studentLoanMaximum', 2500),
  ];
  expect(
    explainInWords(line('1', 'Counted', 800, { instruction: 'Enter the smaller of the two', inputs })),
  ).toBe('Calculated from interest paid $900, using amounts set by law.');
  expect(explainInWords(line('1', 'Sum', 3000, { instruction: 'Add the two', inputs }))).toBe(
    'Calculated from interest paid $900, using amounts set by law.',
  );
});

test('an amount from another form says where it stands', () => {
  const step = line('10', 'Adjustments to income', 250, {
    instruction: 'Adjustments to income from Schedule 1, line 26',
    inputs: [line('26', 'Total adjustments', 250, { form: 'schedule-1' })],
  });
  expect(explainInWords(step)).toBe('Carried over from Schedule 1, line 26: total adjustments $250.');
});

test('one amount alone, rounded', () => {
  const step = line('1a', 'Wages', 62401, {
    instruction: 'Total amount from Form(s) W-2, box 1',
    inputs: [fact('Form W-2 (1), wages', 'w2s.0.wages', 62400.5)],
  });
  expect(explainInWords(step)).toBe(
    'The only amount here is Form W-2 (1), wages, $62,400.50, rounded to $62,401.',
  );
});

test('tax by the table names what it depends on, and not which worksheets it did not need', () => {
  const step = line('16', 'Tax', 5586, {
    instruction: 'Tax (see instructions)',
    inputs: [
      line('', 'Form 8615 is part of the return', false, { form: '8615' }),
      line('15', 'Taxable income', 47860),
      fact('Filing status', 'filingStatus', 'single'),
      fact('Can be claimed', 'taxpayer.claimableAsDependent', false),
      law('Income tax, brackets, single', 'incomeTax.brackets.single', null),
    ],
  });
  expect(explainInWords(step)).toBe(
    'Calculated from taxable income $47,860 and filing status (single), using amounts set by law.',
  );
});

test('more than four inputs are counted', () => {
  const inputs = [1, 2, 3, 4, 5, 6].map((part) => fact(`Part ${part}`, `part.${part}`, part * 100));
  expect(explainInWords(line('2', 'Credit', 55, { instruction: 'See the table', inputs }))).toBe(
    'Calculated from part 1 $100, part 2 $200, part 3 $300, part 4 $400, and 2 more.',
  );
});

test('with nothing stated only the rule and the law are left', () => {
  const inputs = [law('Lowest age', 'earnedIncome.minimumAge', 25)];
  expect(explainInWords(line('3', 'Old enough', true, { form: 'eic-rules', inputs }))).toBe(
    'The answer is yes. Steps for the earned income credit, line 3 gives this result from amounts set by law.',
  );
  expect(explainInWords(line('3', 'Amount', 7, { instruction: 'See the table' }))).toBe(
    'Form 1040, line 3 gives this result.',
  );
});

test('blank lines, zeros, yes and no', () => {
  expect(explainInWords(line('21', 'Total credits', null))).toBe(
    'Nothing you told us belongs on this line, so it stays blank.',
  );
  expect(
    explainInWords(
      line('18', 'Tax', 0, { instruction: 'Add lines 16 and 17', inputs: [line('16', 'Tax', 0)] }),
    ),
  ).toBe('Nothing you told us adds to this line, so it’s $0.');
  expect(
    explainInWords(
      line('2', 'Has a child', false, {
        inputs: [fact('Dependents', 'dependents', null), fact('Student', 'taxpayer.student', true)],
      }),
    ),
  ).toBe('The answer is no. Calculated from student (yes).');
});

test('facts name where they were entered', () => {
  const wages = fact('Wages', 'w2s.0.wages', 62400);
  expect(explainInWords(wages)).toBe('This comes from your answers and documents.');
  expect(explainInWords({ ...wages, value: null })).toBe('You haven’t entered this.');
  expect(
    explainInWords({ ...wages, origin: { questionId: 'w2-wages', href: '/interview?q=w2-wages' } }),
  ).toBe('This is your answer in the interview.');
  const origin = {
    documentId: 'd1',
    documentName: 'acme.pdf',
    fieldPath: 'wages',
    box: null,
    href: '/upload/d1',
  };
  expect(explainInWords({ ...wages, origin: { ...origin, page: 2 } })).toBe(
    'We read this from your document “acme.pdf,” page 2.',
  );
  expect(explainInWords({ ...wages, origin: { ...origin, page: null } })).toBe(
    'We read this from your document “acme.pdf.”',
  );
  expect(explainInWords({ ...wages, origin: { ...origin, page: 1, read: '6240.50' } })).toBe(
    'Corrected by hand: we read $6,240.50 from “acme.pdf,” page 1.',
  );
  expect(explainInWords(law('Standard deduction', 'standardDeduction.amount.single', 14600))).toBe(
    'The law sets this amount for your tax year.',
  );
});
