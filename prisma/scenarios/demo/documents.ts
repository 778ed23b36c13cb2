import { type BoxForm, drawStatement } from '@/tests/fixtures/documents/draw-boxes';
import { toPdf } from '@/tests/fixtures/documents/draw-pdf';
import { w2Pdf } from '@/tests/fixtures/documents/w2-pdf';

/** The made-up documents of the demo: forms that we draw, with the boxes that a payer fills in. */

const cents = (dollars: number): string =>
  dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface Job {
  ssn: string;
  ein: string;
  /** Name and two lines of address. */
  employer: readonly [string, string, string];
  employee: readonly [string, string, string];
  /** Dollars in box 1, and what box 12 says was put into a 401(k) beside them. */
  wages: number;
  deferred?: number;
  withheld: number;
  state: string;
  stateId: string;
  stateTax: number;
}

/** Form W-2. Boxes 4 and 6 are 6.2 % and 1.45 % of wages and deferrals. */
export function jobPdf(job: Job): Uint8Array {
  const { wages, deferred = 0 } = job;
  const taxed = wages + deferred;
  return w2Pdf({
    year: 2024,
    ssn: job.ssn,
    ein: job.ein,
    employer: job.employer,
    control: '',
    employee: job.employee,
    amounts: {
      '1': cents(wages),
      '2': cents(job.withheld),
      '3': cents(taxed),
      '4': cents(Math.round(taxed * 6.2) / 100),
      '5': cents(taxed),
      '6': cents(Math.round(taxed * 1.45) / 100),
    },
    box12: deferred > 0 ? [['D', cents(deferred)]] : [],
    retirement: deferred > 0,
    box14: [],
    states: [{ state: job.state, id: job.stateId, wages: cents(wages), tax: cents(job.stateTax) }],
  });
}

/** From whom a form comes and for whom it is. */
export interface Sent {
  payer: string;
  tin: string;
  to: string;
  ssn: string;
}

const payerHead = ({ payer, tin, to, ssn }: Sent): BoxForm['head'] => [
  ['PAYER’S name', payer],
  ['PAYER’S TIN', tin],
  ['RECIPIENT’S name', to],
  ['RECIPIENT’S TIN', ssn],
];

const statement = (title: string, head: BoxForm['head'], boxes: BoxForm['boxes'], ticks?: string[]) =>
  toPdf([drawStatement({ title, year: 2024, head, boxes, ...(ticks === undefined ? {} : { ticks }) })]);

export const interestPdf = (sent: Sent, interest: number): Uint8Array =>
  statement('1099-INT', payerHead(sent), [
    ['1 Interest income', cents(interest)],
    ['2 Early withdrawal penalty', '0.00'],
    ['3 Interest on U.S. Savings Bonds and Treasury obligations', '0.00'],
    ['4 Federal income tax withheld', '0.00'],
    ['8 Tax-exempt interest', '0.00'],
  ]);

export const dividendsPdf = (sent: Sent, ordinary: number, qualified: number): Uint8Array =>
  statement('1099-DIV', payerHead(sent), [
    ['1a Total ordinary dividends', cents(ordinary)],
    ['1b Qualified dividends', cents(qualified)],
    ['2a Total capital gain distr.', '0.00'],
    ['3 Nondividend distributions', '0.00'],
    ['4 Federal income tax withheld', '0.00'],
    ['5 Section 199A dividends', '0.00'],
    ['7 Foreign tax paid', '0.00'],
  ]);

interface Sale {
  what: string;
  /** MM/DD/YYYY. */
  acquired: string;
  sold: string;
  proceeds: number;
  basis: number;
}

/** One long-term sale whose cost the broker reported. */
export const salePdf = (sent: Sent, { what, acquired, sold, proceeds, basis }: Sale): Uint8Array =>
  statement(
    '1099-B',
    [...payerHead(sent), ['Applicable checkbox on Form 8949', 'D']],
    [
      ['1a Description of property', what],
      ['1b Date acquired', acquired],
      ['1c Date sold or disposed', sold],
      ['1d Proceeds', cents(proceeds)],
      ['1e Cost or other basis', cents(basis)],
      ['1g Wash sale loss disallowed', '0.00'],
      ['4 Federal income tax withheld', '0.00'],
    ],
    ['12 Basis reported to IRS'],
  );

interface Loan {
  interest: number;
  balance: number;
  /** MM/DD/YYYY. */
  originated: string;
}

export const mortgagePdf = ({ payer, tin, to, ssn }: Sent, loan: Loan): Uint8Array =>
  statement(
    '1098',
    [
      ['RECIPIENT’S/LENDER’S name', payer],
      ['RECIPIENT’S/LENDER’S TIN', tin],
      ['PAYER’S/BORROWER’S name', to],
      ['PAYER’S/BORROWER’S TIN', ssn],
    ],
    [
      ['1 Mortgage interest received from payer(s)/borrower(s)*', cents(loan.interest)],
      ['2 Outstanding mortgage principal', cents(loan.balance)],
      ['3 Mortgage origination date', loan.originated],
      ['4 Refund of overpaid interest', '0.00'],
      ['5 Mortgage insurance premiums', '0.00'],
    ],
  );

export const pensionPdf = (sent: Sent, gross: number, withheld: number): Uint8Array =>
  statement('1099-R', payerHead(sent), [
    ['1 Gross distribution', cents(gross)],
    ['2a Taxable amount', cents(gross)],
    ['4 Federal income tax withheld', cents(withheld)],
    ['7 Distribution code(s)', '7'],
  ]);

export const benefitsPdf = ({ to, ssn }: Pick<Sent, 'to' | 'ssn'>, net: number): Uint8Array =>
  statement(
    'SSA-1099 Social Security Benefit Statement',
    [
      ['Box 1. Name', to.toUpperCase()],
      ['Box 2. Beneficiary’s Social Security Number', ssn],
      ['Box 8. Claim Number', `${ssn}A`],
    ],
    [
      ['Box 3. Benefits Paid in 2024', `$${cents(net)}`],
      ['Box 4. Benefits Repaid to SSA in 2024', '$0.00'],
      ['Box 5. Net Benefits for 2024', `$${cents(net)}`],
      ['Box 6. Voluntary Federal Income Tax Withheld', '$0.00'],
    ],
  );

export const payPdf = (sent: Sent, pay: number): Uint8Array =>
  statement('1099-NEC', payerHead(sent), [
    ['1 Nonemployee compensation', cents(pay)],
    ['4 Federal income tax withheld', '0.00'],
  ]);

/** What a day-care center sends its families: no IRS form, kept beside the return. */
export const carePdf = (head: BoxForm['head'], children: BoxForm['boxes']): Uint8Array =>
  statement('Statement of dependent care expenses', head, children);
