import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { estimatedDueDates } from '../estimated-calendar';
import { estimatedTaxAddress } from '../mailing-address';
import type { Flow } from './flow';
import type { PrintedReturn } from './printed-return';

const installmentLines = ['15a', '15b', '15c', '15d'] as const;

/** The payments of estimated tax for the next year that are due (Form 1040-ES, lines 15a to 15d), with their due dates. */
export function listInstallments(printed: PrintedReturn): { number: number; due: string; amount: number }[] {
  const lines = printed.forms.find(({ id }) => id === '1040-es')?.lines ?? [];
  const dueDates = estimatedDueDates(printed.taxYear + 1);
  return installmentLines.flatMap((line, index) => {
    const amount = lines.find((one) => one.line === line)?.value;
    const due = dueDates[index];
    return typeof amount === 'number' && amount > 0 && due !== undefined
      ? [{ number: index + 1, due, amount }]
      : [];
  });
}

const textOf = ({ facts }: PrintedReturn, key: string): string => {
  const value = facts[key];
  return typeof value === 'string' ? value : '';
};

const addressOf = (printed: PrintedReturn): string =>
  [
    [textOf(printed, 'street'), textOf(printed, 'apartment')].filter(Boolean).join(', '),
    [textOf(printed, 'city'), [textOf(printed, 'state'), textOf(printed, 'zip')].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  ]
    .filter(Boolean)
    .join(', ');

const columns = [
  { header: 'What', width: 190, align: 'left' },
  { header: 'Fill in', width: 314, align: 'left' },
] as const;

/** Form 2555 goes with the return: it and payments are mailed as from abroad. */
export const livesAbroad = ({ forms }: PrintedReturn): boolean => forms.some(({ id }) => id === '2555');

/** Vouchers that go with checks for the estimated tax of the next year, two on a page. */
export function writeEstimatedVouchers(flow: Flow, printed: PrintedReturn): void {
  const due = listInstallments(printed);
  const year = printed.taxYear + 1;
  flow.write('H1', `Form 1040-ES (${year}): payment vouchers`);
  flow.write(
    'P',
    `These pages aren’t the IRS’s vouchers. To pay by check or money order, copy the figures to the vouchers in Form 1040-ES (irs.gov/form1040es). If you pay at irs.gov/payments, you don’t need a voucher. Make the check payable to “United States Treasury” and write your Social Security number and “${year} Form 1040-ES” on it.`,
  );
  for (const { number, due: date, amount } of due) {
    flow.keep(250);
    flow.cut();
    flow.write('H2', `${year} Form 1040-ES payment voucher ${number}`);
    flow.table(columns, [
      ['Due', formatDay(date)],
      ['Amount you are paying by check', formatDollars(amount)],
      ['Name', textOf(printed, 'names')],
      ['Social security number', textOf(printed, 'ssn')],
      ...(textOf(printed, 'spouseSsn') === ''
        ? []
        : [['Spouse’s social security number', textOf(printed, 'spouseSsn')]]),
      ['Address', addressOf(printed)],
      ['Mail to', estimatedTaxAddress(textOf(printed, 'state'), livesAbroad(printed)).join(', ')],
    ]);
  }
}

/** Form 1040-V in our own layout, for a check that goes with the return. */
export function writePaymentVoucher(flow: Flow, printed: PrintedReturn): void {
  flow.write('H1', `Form 1040-V (${printed.taxYear}): payment voucher`);
  flow.write(
    'P',
    'This page isn’t the IRS’s voucher. To pay by check or money order, copy the figures to Form 1040-V (irs.gov/forms). Don’t staple it to the return or the check.',
  );
  flow.cut();
  flow.table(columns, [
    ['1 Your social security number', textOf(printed, 'ssn')],
    ['2 Spouse’s social security number', textOf(printed, 'spouseSsn')],
    ['3 Amount you are paying by check', formatDollars(printed.owed)],
    ['4 Name', textOf(printed, 'names')],
    ['Address', addressOf(printed)],
  ]);
}
