/**
 * The sheets of last year's return that hold something for this year's, and their lines. Numbers and wording are those of
 * the IRS forms of 2023 and 2024, which agree on every line below (Form 1040, Schedules A and D, Forms 8606, 8801, 8995,
 * 8995-A and 5695; Capital Loss Carryover Worksheet in the instructions for Schedule D).
 */

export type PriorSheet =
  | 'main'
  | 'scheduleA'
  | 'scheduleD'
  | 'lossWorksheet'
  | 'form8606'
  | 'form8995'
  | 'lossNetting'
  | 'form8801'
  | 'form5695';

/** How a sheet names itself at its top: every pattern matches, in words of lower case without punctuation. */
export const sheetTitles: Readonly<Record<Exclude<PriorSheet, 'main'>, readonly RegExp[]>> = {
  scheduleA: [/\bschedule a\b/u, /\bitemized deductions\b|\bschedule a form 1040 (sr )?20\d\d\b/u],
  scheduleD: [/\bschedule d\b/u, /\bcapital gains and losses\b|\bschedule d form 1040 (sr )?20\d\d\b/u],
  lossWorksheet: [/\bcapital loss carryover worksheet\b/u],
  form8606: [/\b8606\b/u, /\bnondeductible iras\b|\bform 8606 20\d\d\b/u],
  form8995: [/\b8995\b/u, /\bsimplified computation\b/u],
  lossNetting: [/\b8995 a\b/u, /\bloss netting and carryforward\b/u],
  form8801: [/\b8801\b/u, /\bcredit for prior year minimum tax\b|\bform 8801 20\d\d\b/u],
  form5695: [/\b5695\b/u, /\benergy credits\b|\bform 5695 20\d\d\b/u],
};

export interface PriorLine {
  path: string;
  sheet: PriorSheet;
  number: string;
  /** What the print says, as the review names it. */
  name: string;
  /** Words of its caption, which may run over several rows. */
  caption: RegExp;
  /** Enters this year's return or proves what does: a return without it is asked. */
  critical?: true;
}

const line = (
  sheet: PriorSheet,
  path: string,
  number: string,
  name: string,
  caption: RegExp,
  critical?: true,
): PriorLine => ({ sheet, path, number, name, caption, ...(critical ? { critical } : {}) });

export const priorLines: readonly PriorLine[] = [
  line('main', 'line11', '11', 'Adjusted gross income', /adjusted gross income/u, true),
  line(
    'main',
    'line12',
    '12',
    'Standard or itemized deductions',
    /standard deduction or itemized deductions?/u,
  ),
  line('main', 'line13', '13', 'Qualified business income deduction', /qualified business income deduction/u),
  line('main', 'line14', '14', 'Lines 12 and 13', /add lines 12 and 13/u),
  line('main', 'line15', '15', 'Taxable income', /taxable income/u),
  line('main', 'line22', '22', 'Tax after credits', /subtract line 21 from line 18/u),
  line('main', 'line23', '23', 'Other taxes', /other taxes/u),
  line('main', 'line24', '24', 'Total tax', /total tax/u, true),
  line('main', 'line33', '33', 'Total payments', /total payments/u),
  line('main', 'line34', '34', 'Amount overpaid', /overpaid/u),
  line('main', 'line36', '36', 'Applied to the next year', /applied to your 20\d\d estimated tax/u),
  line('scheduleA', 'a_line5a', '5a', 'State and local income or sales taxes', /general sales taxes/u),
  line('scheduleA', 'a_line5d', '5d', 'Total state and local taxes', /add lines 5a through 5c/u),
  line('scheduleA', 'a_line5e', '5e', 'State and local taxes deducted', /smaller of line 5d/u),
  line('scheduleA', 'a_line17', '17', 'Total itemized deductions', /lines 4 through 16/u),
  line('scheduleD', 'd_line7', '7', 'Net short-term gain or loss', /net short term capital gain/u),
  line('scheduleD', 'd_line15', '15', 'Net long-term gain or loss', /net long term capital gain/u),
  line('scheduleD', 'd_line16', '16', 'Total gain or loss', /combine lines 7 and 15/u),
  line('scheduleD', 'd_line21', '21', 'Loss deducted', /if line 16 is a loss/u),
  line('lossWorksheet', 'w_line8', '8', 'Short-term loss carryover', /short term capital loss carryover/u),
  line('lossWorksheet', 'w_line13', '13', 'Long-term loss carryover', /long term capital loss carryover/u),
  line(
    'form8995',
    'q_line16',
    '16',
    'Qualified business loss carryforward',
    /total qualified business loss carryforward/u,
  ),
  line('lossNetting', 'qa_line6', '6', 'Qualified business loss carryforward', /net loss carryforward/u),
  line('form8801', 'm_line26', '26', 'Minimum tax credit carryforward', /credit carryforward to 20\d\d/u),
  line(
    'form5695',
    'e_line16',
    '16',
    'Residential clean energy credit carryforward',
    /credit carryforward to 20\d\d/u,
  ),
];

/** Form 8606 is one for each spouse: its total basis, and whose it is. */
export const basisLine: PriorLine = line(
  'form8606',
  'basis',
  '14',
  'Basis in traditional IRAs',
  /total basis in traditional iras/u,
);

const sheetNames: Readonly<Record<PriorSheet, string>> = {
  main: 'Form 1040',
  scheduleA: 'Schedule A',
  scheduleD: 'Schedule D',
  lossWorksheet: 'Capital Loss Carryover Worksheet',
  form8606: 'Form 8606',
  form8995: 'Form 8995',
  lossNetting: 'Schedule C (Form 8995-A)',
  form8801: 'Form 8801',
  form5695: 'Form 5695',
};

/** "Form 1040, line 11". */
export const nameOfLine = ({ sheet, number }: Pick<PriorLine, 'sheet' | 'number'>): string =>
  `${sheetNames[sheet]}, line ${number}`;
