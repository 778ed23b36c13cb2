import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { dueOf } from '../deadline';
import { addressInInstructions, amendedAddress, mailingAddress } from '../mailing-address';
import { attachStep } from '../forms-to-attach';
import { knowsAddresses } from '../years';
import type { Flow } from './flow';
import { placesByHand } from './left-by-hand';
import type { Occasion } from './occasion';
import type { PrintedReturn } from './printed-return';
import { listInstallments, livesAbroad } from './vouchers';

const banners: Record<Occasion['kind'], string> = {
  draft: 'Draft: not signed and not filed with the IRS. Don’t mail this copy.',
  mail: 'Copy to print, sign, and mail.',
  signed: 'Signed copy for your records.',
};

const text = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '');

function moneySteps(
  { taxYear, refund, owed, facts, amended }: PrintedReturn,
  byMail: boolean,
  mainForm = 'Form 1040',
): string[] {
  const due = formatDay(dueOf(taxYear));
  if (refund > 0) {
    const account = text(facts['depositAccount'] ?? facts['accountNumber']);
    if (byMail && amended !== undefined)
      return [
        // Instructions for Form 1040-X (Rev. September 2024), "Part III—Direct Deposit (for E-Filed Form 1040-X Only)".
        `The IRS will mail you a check for your ${formatDollars(refund)} refund. Direct deposit is only for a Form 1040-X that you e-file.`,
      ];
    return [
      account === ''
        ? `The IRS will mail you a check for your ${formatDollars(refund)} refund.`
        : `Your ${formatDollars(refund)} refund will be deposited into the account ending in ${account.slice(-4)}.`,
    ];
  }
  if (owed === 0) return ['You owe nothing, and no refund is due.'];
  if (facts['debit'] === true)
    return [
      `The ${formatDollars(owed)} you owe will be debited from the bank account you entered. Don’t send a check.`,
    ];
  if (amended !== undefined)
    return [
      `Pay ${formatDollars(owed)} as soon as you can at irs.gov/payments, or with a check payable to “United States Treasury.” Write your Social Security number and “${taxYear} Form 1040-X” on the check. The IRS will bill you for interest.`,
    ];
  return [
    byMail
      ? `Pay ${formatDollars(owed)} by ${due}. Pay at irs.gov/payments, or send a check payable to “United States Treasury” with Form 1040-V. Write your Social Security number and “${taxYear} ${mainForm}” on the check. Don’t staple it.`
      : `Pay ${formatDollars(owed)} by ${due}. Pay at irs.gov/payments, or mail a check with the Form 1040-V at the end of this file.`,
  ];
}

/** What to do about the forms that stand in our own layout, for want of the IRS's file or of a map of it. */
const sayWorksheets = (worksheets: readonly string[]): string[] =>
  worksheets.length === 0
    ? []
    : worksheets.includes('Form 1040')
      ? [
          'Every page of this copy is a worksheet: do not mail it. Get the forms listed below at irs.gov/forms, and copy the figures.',
        ]
      : [
          `Pages that say “Worksheet: do not mail” aren’t IRS forms. Get these at irs.gov/forms, copy the figures, and mail them instead: ${worksheets.join('; ')}.`,
        ];

function sayByHand(printed: PrintedReturn, worksheets: readonly string[], mainForm: string): string[] {
  const found = worksheets.includes('Form 1040') ? [] : placesByHand(printed, worksheets);
  const places = found.map((place) => place.replace('Form 1040,', `${mainForm},`));
  return places.length === 0 ? [] : [`Fill these in by hand: ${places.join('; ')}.`];
}

/** Who signs, and what the IRS wants for someone who died (Instructions for Form 1040, "Death of a Taxpayer"). */
function signatureSteps({ taxYear, facts, refund }: PrintedReturn, mainForm: string): string[] {
  const joint = facts['joint'] === true;
  if (facts['deceased'] !== true)
    return [
      joint
        ? `Both of you must sign and date the last page of ${mainForm}, where marked.`
        : `Sign and date the last page of ${mainForm}, where marked.`,
      // Instructions for Form 1040, "Child's Return".
      ...(facts['minor'] === true && !joint
        ? [
            'If the child can’t sign, a parent signs the child’s name, then adds “By (your signature), parent for minor child.”',
          ]
        : []),
    ];
  return [
    taxYear < 2025
      ? `Print “Deceased,” the person’s name, and the date of death across the top of ${mainForm}.`
      : `Check that the “Deceased” box and the date of death are filled in at the top of ${mainForm}.`,
    joint
      ? 'The surviving spouse signs and dates the last page, and writes “Filing as surviving spouse” where the other spouse would sign. If a court appointed a representative, the representative signs there.'
      : 'The personal representative, or the person in charge of the taxpayer’s property, signs and dates the last page for them.',
    ...(refund > 0 && !joint
      ? [
          'To get the refund, attach Form 1310 (irs.gov/forms). A court-appointed representative attaches the court certificate instead.',
        ]
      : []),
  ];
}

/** Who is paid to prepare a return signs it, too (Instructions for Form 1040, "Paid Preparer Must Sign Your Return"). */
function preparerSteps({ facts }: PrintedReturn): string[] {
  const name = text(facts['preparerName']);
  return name === '' ? [] : [`Have ${name} sign and date the Paid Preparer Use Only section.`];
}

/**
 * What the filer does next, in order.
 * @param worksheets attachments that this file has in our own layout only
 * @param onForm whether Form 1040-X is the IRS's own
 * @param mainForm Form 1040 or 1040-SR, as it is in this file
 */
export function nextSteps(
  printed: PrintedReturn,
  occasion: Occasion,
  worksheets: readonly string[],
  onForm = false,
  mainForm = 'Form 1040',
): string[] {
  const joint = printed.facts['joint'] === true;
  const { amended } = printed;
  if (occasion.kind === 'mail' && amended !== undefined)
    return [
      onForm
        ? 'Print the pages starting with Form 1040-X. On line 6, enter how the tax was figured. On line 15, check the forms the credits come from.'
        : 'This is a working copy. Copy its figures to the IRS’s Form 1040-X (irs.gov/form1040x), which is the form to mail.',
      joint ? 'Both of you must sign and date Form 1040-X.' : 'Sign and date Form 1040-X.',
      ...preparerSteps(printed),
      'Attach every form and schedule that changed, and any Forms W-2 or 1099 that changed. The corrected forms follow.',
      ...sayWorksheets(worksheets),
      ...moneySteps(printed, true),
      'Mail it and get proof of mailing.',
    ];
  if (occasion.kind === 'draft')
    return [
      'Check every name, number, and amount.',
      'Sign and file it in Plainfile. Or, on the same page, download a copy to mail.',
      ...moneySteps(printed, false),
    ];
  if (occasion.kind === 'signed')
    return [
      'This is the return you signed. Plainfile shows whether the IRS accepted it. Once it’s accepted, don’t mail anything.',
      ...moneySteps(printed, false),
      'Keep this file, your Forms W-2 and 1099, and your receipts for at least three years.',
    ];
  return [
    `Print the pages starting with ${mainForm}. Leave out the pages before it${listInstallments(printed).length > 0 ? ` and the ${printed.taxYear + 1} vouchers` : ''}.`,
    ...sayWorksheets(worksheets),
    ...sayByHand(printed, worksheets, mainForm),
    ...signatureSteps(printed, mainForm),
    ...preparerSteps(printed),
    [
      attachStep(text(printed.facts['attach'])),
      printed.forms.some(({ id }) => id === 'schedule-a') ? text(printed.facts['ownForm']) : '',
      'Keep the pages in order.',
    ]
      .filter(Boolean)
      .join(' '),
    ...moneySteps(printed, true, mainForm),
    'Mail it and get proof of mailing. The postmark date is your filing date.',
  ];
}

/** Name, or name and copy, as the list of contents shows it. */
export interface Contents {
  name: string;
  sequence: string | null;
}

/** The first page: what this is, what it comes to, and what to do next. */
export function writeCover(
  flow: Flow,
  printed: PrintedReturn,
  occasion: Occasion,
  {
    contents,
    worksheets,
    onForm,
    mainForm,
  }: { contents: readonly Contents[]; worksheets: readonly string[]; onForm: boolean; mainForm: string },
): void {
  const { owed, refund, facts, filers } = printed;
  const amended = printed.amended !== undefined;
  flow.write('brand', 'Plainfile');
  flow.write('H1', `Your ${amended ? 'amended ' : ''}${printed.taxYear} federal tax return`);
  flow.write('quiet', banners[occasion.kind]);
  flow.write(
    'H2',
    owed > 0
      ? `You owe ${formatDollars(owed)} (${amended ? 'Form 1040-X, line 20' : `${mainForm}, line 37`})`
      : `Your refund is ${formatDollars(refund)} (${amended ? 'Form 1040-X, line 22' : `${mainForm}, line 34`})`,
  );
  flow.write('H2', 'What to do next');
  flow.list(nextSteps(printed, occasion, worksheets, onForm, mainForm), true);
  if (occasion.kind === 'mail' && amended) {
    flow.write('H2', 'Mail it to');
    for (const line of amendedAddress(text(facts['state']), livesAbroad(printed))) flow.write('P', line);
    flow.write('quiet', 'If you’re responding to a notice, use the address on the notice.');
  } else if (occasion.kind === 'mail' && !knowsAddresses(printed.taxYear)) {
    flow.write('H2', 'Mail it to');
    flow.write('P', addressInInstructions(printed.taxYear).join(', '));
  } else if (occasion.kind === 'mail') {
    const withPayment = owed > 0 && facts['debit'] !== true;
    flow.write('H2', withPayment ? 'If you’re enclosing a check, mail it to' : 'Mail it to');
    const abroad = livesAbroad(printed);
    for (const line of mailingAddress(text(facts['state']), withPayment, abroad)) flow.write('P', line);
    if (withPayment) {
      flow.write('quiet', 'If you pay online, mail it to:');
      for (const line of mailingAddress(text(facts['state']), false, abroad)) flow.write('P', line);
    }
  }
  flow.write('H2', 'About this return');
  flow.table(
    [
      { header: 'What', width: 130, align: 'left' },
      { header: 'Details', width: 374, align: 'left' },
    ],
    [
      ...filers.map(({ name, maskedSsn }, index) => [
        index === 0 ? 'Taxpayer' : 'Spouse',
        maskedSsn === null ? name : `${name}, SSN ${maskedSsn}`,
      ]),
      ['Filing status', printed.filingStatus],
      ['Status in Plainfile', printed.status],
      ['Calculated', printed.calculatedAt],
      ['Calculation version', printed.engineVersion],
      ...(occasion.kind === 'signed'
        ? [
            ['Signed', formatDay(occasion.signedOn)],
            ...(occasion.onForm === occasion.signedOn
              ? []
              : [['Signature date on the form', formatDay(occasion.onForm)]]),
            ['SHA-256 fingerprint', occasion.hash.replace(/(.{32})/, '$1 ')],
          ]
        : []),
    ],
  );
  flow.write('H2', 'What’s inside, in order');
  flow.write(
    'P',
    contents
      .map(({ name, sequence }) => (sequence === null ? name : `${name}, attachment ${sequence}`))
      .join('; '),
  );
}
