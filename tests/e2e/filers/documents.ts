import { type FormFacts } from '@/lib/interview/document-facts';
import { type BoxForm, drawStatement } from '../../fixtures/documents/draw-boxes';
import { toPdf } from '../../fixtures/documents/draw-pdf';
import { type W2Values } from '../../fixtures/documents/people';
import { w2Pdf } from '../../fixtures/documents/w2-pdf';

/** A document that a filer holds: the file that they upload, and what it says in the words of the facts. */
export interface FilerDocument {
  form: string;
  bytes: () => Uint8Array;
  says: Pick<FormFacts, 'group' | 'item'>;
}

const amount = (dollars: number): string =>
  dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const statement = (form: BoxForm): Uint8Array => toPdf([drawStatement(form)]);

export function w2File(values: W2Values): FilerDocument {
  const box = (number: string) => Number(values.amounts[number] ?? 0);
  return {
    form: 'W-2',
    bytes: () => w2Pdf(values),
    says: {
      group: 'w2s',
      item: {
        employerName: values.employer[0] ?? '',
        employerEin: values.ein,
        employerAddress: values.employer.slice(1).join(', '),
        wages: box('1'),
        federalWithholding: box('2'),
        socialSecurityWages: box('3'),
        socialSecurityWithholding: box('4'),
        medicareWages: box('5'),
        medicareWithholding: box('6'),
        ...(box('7') > 0 ? { socialSecurityTips: box('7') } : {}),
      },
    },
  };
}

interface Sent {
  payer: string;
  tin: string;
  /** To whom, with the number as it is printed. */
  to: string;
  ssn: string;
}

const head = ({ payer, tin, to, ssn }: Sent): BoxForm['head'] => [
  ['PAYER’S name', payer],
  ['PAYER’S TIN', tin],
  ['RECIPIENT’S name', to],
  ['RECIPIENT’S TIN', ssn],
];

/** Form 1099-INT with interest alone. */
export const interestStatement = (sent: Sent & { interest: number }): FilerDocument => ({
  form: '1099-INT',
  bytes: () =>
    statement({
      title: '1099-INT',
      year: 2024,
      head: head(sent),
      boxes: [
        ['1 Interest income', amount(sent.interest)],
        ['2 Early withdrawal penalty', '0.00'],
        ['3 Interest on U.S. Savings Bonds and Treasury obligations', '0.00'],
        ['4 Federal income tax withheld', '0.00'],
        ['8 Tax-exempt interest', '0.00'],
      ],
    }),
  says: { group: 'interest', item: { payer: sent.payer, interest: sent.interest } },
});

/** Form 1099-R of a pension that is taxed whole, code 7. */
export const pensionStatement = (sent: Sent & { gross: number; withheld: number }): FilerDocument => ({
  form: '1099-R',
  bytes: () =>
    statement({
      title: '1099-R',
      year: 2024,
      head: head(sent),
      boxes: [
        ['1 Gross distribution', amount(sent.gross)],
        ['2a Taxable amount', amount(sent.gross)],
        ['4 Federal income tax withheld', amount(sent.withheld)],
        ['7 Distribution code(s)', '7'],
      ],
    }),
  says: {
    group: 'retirement',
    item: {
      payer: sent.payer,
      grossDistribution: sent.gross,
      taxableAmount: sent.gross,
      federalWithholding: sent.withheld,
      code: '7',
    },
  },
});

/** Form SSA-1099; nothing repaid, nothing withheld. */
export const benefitsStatement = ({
  to,
  ssn,
  net,
}: {
  to: string;
  ssn: string;
  net: number;
}): FilerDocument => ({
  form: 'SSA-1099',
  bytes: () =>
    statement({
      title: 'SSA-1099 Social Security Benefit Statement',
      year: 2024,
      head: [
        ['Box 1. Name', to.toUpperCase()],
        ['Box 2. Beneficiary’s Social Security Number', ssn],
        ['Box 8. Claim Number', `${ssn}A`],
      ],
      boxes: [
        ['Box 3. Benefits Paid in 2024', `$${amount(net)}`],
        ['Box 4. Benefits Repaid to SSA in 2024', '$0.00'],
        ['Box 5. Net Benefits for 2024', `$${amount(net)}`],
        ['Box 6. Voluntary Federal Income Tax Withheld', '$0.00'],
      ],
    }),
  says: { group: 'socialSecurity', item: { netBenefits: net } },
});

/** Form 1099-NEC with pay alone. */
export const payStatement = (sent: Sent & { pay: number }): FilerDocument => ({
  form: '1099-NEC',
  bytes: () =>
    statement({
      title: '1099-NEC',
      year: 2024,
      head: head(sent),
      boxes: [
        ['1 Nonemployee compensation', amount(sent.pay)],
        ['4 Federal income tax withheld', '0.00'],
      ],
    }),
  says: { group: 'other', item: { payer: sent.payer, form1099Nec: sent.pay } },
});

/** Form 1099-B with one long-term sale whose cost basis was reported to the IRS; dates as YYYY-MM-DD. */
export const saleStatement = (
  sent: Sent & { what: string; acquired: string; sold: string; proceeds: number; basis: number },
): FilerDocument => {
  const day = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
  return {
    form: '1099-B',
    bytes: () =>
      statement({
        title: '1099-B',
        year: 2024,
        head: [...head(sent), ['Applicable checkbox on Form 8949', 'D']],
        boxes: [
          ['1a Description of property', sent.what],
          ['1b Date acquired', day(sent.acquired)],
          ['1c Date sold or disposed', day(sent.sold)],
          ['1d Proceeds', amount(sent.proceeds)],
          ['1e Cost or other basis', amount(sent.basis)],
          ['1g Wash sale loss disallowed', '0.00'],
          ['4 Federal income tax withheld', '0.00'],
        ],
        ticks: ['12 Basis reported to IRS'],
      }),
    says: {
      group: 'sales',
      item: {
        description: sent.what,
        acquired: sent.acquired,
        sold: sent.sold,
        proceeds: sent.proceeds,
        basis: sent.basis,
        term: 'long',
        basisReported: true,
        on1099b: true,
      },
    },
  };
};
