import { type Line, type PrintedText } from '../../engine/line';
import { nonresidentialRow, residentialRow } from '../form-4562/form-4562';
import { incomeFloor } from '../form-4684/losses';
import { fromThreeYearsAgo, fromTwoYearsAgo, twoYearsAgoCarried } from '../form-8396/form-8396';
import { taxOfElection } from '../form-8814/form-8814';
import { scheduleJ } from '../schedule-j/form';

type Change = readonly [Line<unknown>, Partial<PrintedText>];

/** Form 4562 (2025), line 19: 50-year property is line 19h now, and real property has the letters behind it. */
const form4562 = (): Change[] => [
  [residentialRow.basis, { number: '19i(c)' }],
  [residentialRow.deduction, { number: '19i(g)' }],
  [nonresidentialRow.basis, { number: '19j(c)' }],
  [nonresidentialRow.deduction, { number: '19j(g)' }],
];

/** Form 8396 (2025): the years from which a credit is carried forward. */
const form8396 = (): Change[] => [
  [
    fromThreeYearsAgo,
    {
      label: 'Carried forward from 2022',
      instruction: 'Enter any 2022 credit carryforward from line 16 of your 2024 Form 8396',
    },
  ],
  [
    fromTwoYearsAgo,
    {
      label: 'Carried forward from 2023',
      instruction: 'Enter any 2023 credit carryforward from line 14 of your 2024 Form 8396',
    },
  ],
  [
    twoYearsAgoCarried,
    {
      label: 'Carried from 2023 to 2026',
      instruction: '2023 credit carryforward to 2026. Enter the smaller of line 5 or line 15',
    },
  ],
];

const yearAfter = (text: string): string =>
  text.replaceAll(/\b20\d\d\b/g, (year) => String(Number(year) + 1));

/** Schedule J (2025): every year in it, back to the third before. */
const scheduleJYears = (): Change[] =>
  scheduleJ.lines.map((line) => [
    line,
    { label: yearAfter(line.label), instruction: yearAfter(line.instruction) },
  ]);

/** Form 4684 (2025), line 17: adjusted gross income is line 11b now. */
const form4684 = (): Change[] => [
  [
    incomeFloor,
    {
      instruction: 'Enter 10% of your adjusted gross income from Form 1040, 1040-SR, or 1040-NR, line 11b',
    },
  ],
];

/** Form 8814 (2025), line 15: a tenth of the new amount not taxed. */
const form8814 = (): Change[] => [
  [
    taxOfElection,
    {
      label: 'Tax on the first $2,700',
      instruction:
        'Tax. Is the amount on line 14 less than $1,350? No. Enter $135 here. Yes. Multiply line 14 by 10% (0.10). Include the amount from line 15 in the tax you enter on Form 1040, line 16. Be sure to check box 1 on Form 1040, line 16',
    },
  ],
];

/** What forms behind Form 1040 print otherwise than those of 2024. */
export const attachedForms2025 = (): Change[] => [
  ...form4562(),
  ...form4684(),
  ...form8396(),
  ...form8814(),
  ...scheduleJYears(),
];
