import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { dueOf } from '../deadline';
import { extensionAddress } from '../mailing-address';
import { Flow } from './flow';
import { showLine } from './lines-on-paper';
import type { PrintedReturn } from './printed-return';
import { TaggedPdf } from './tagged-pdf';

/** Form 4868 as a PDF. `sent`: a copy of what went out; otherwise to print, cut and mail. */
export async function writeExtensionPdf(printed: PrintedReturn, sent: boolean): Promise<Uint8Array> {
  const { taxYear } = printed;
  const due = formatDay(dueOf(taxYear));
  const dueDay = due.replace(/,.*/, '');
  const pdf = await TaggedPdf.create(`Form 4868, ${taxYear}`);
  const textOf = (key: string): string => {
    const value = printed.facts[key];
    return typeof value === 'string' ? value : '';
  };
  const footer = `${textOf('names')}, Form 4868 for ${taxYear}`;
  const flow = new Flow(pdf, footer, 'Form 4868');
  const lines = printed.forms[0]?.lines ?? [];
  const paying = lines.find(({ line }) => line === '7')?.value;
  const withCheck = !sent && typeof paying === 'number' && paying > 0;
  flow.write('brand', 'Plainfile');
  flow.write('H1', `Form 4868 (${taxYear})`);
  flow.write(
    'strong',
    'Application for Automatic Extension of Time To File U.S. Individual Income Tax Return',
  );
  flow.write(
    'quiet',
    sent ? 'Copy of the form we sent, for your records. Don’t mail it.' : 'Print and mail this form.',
  );
  if (!sent) {
    flow.write('H2', 'What to do next');
    flow.list(
      [
        'Check the names, numbers, and amounts below. This form doesn’t need a signature.',
        withCheck
          ? `Enclose a check for ${formatDollars(paying)} payable to “United States Treasury.” Write your Social Security number and “${taxYear} Form 4868” on it. If you pay at irs.gov/payments and select “extension,” you don’t need to mail this form.`
          : `An extension of time to file isn’t an extension of time to pay. Interest applies to any tax not paid by ${due}.`,
        `Mail it by ${due}. The postmark date counts.`,
      ],
      true,
    );
    flow.write('H2', 'Mail it to');
    for (const line of extensionAddress(textOf('state'), withCheck)) flow.write('P', line);
  }
  flow.cut();
  flow.write('H2', 'Part I: Identification');
  flow.table(
    [
      { header: 'Line', width: 60, align: 'left', mono: true },
      { header: 'Line', width: 190, align: 'left' },
      { header: 'Answer', width: 254, align: 'left' },
    ],
    [
      ['1', 'Your name(s)', textOf('names')],
      ['', 'Address', [textOf('street'), textOf('apartment')].filter(Boolean).join(', ')],
      [
        '',
        'City, state, ZIP code',
        [textOf('city'), textOf('state'), textOf('zip')].filter(Boolean).join(' '),
      ],
      ['2', 'Your Social Security number', textOf('ssn')],
      ['3', 'Spouse’s Social Security number', textOf('spouseSsn')],
    ],
  );
  flow.write('H2', 'Part II: Individual income tax');
  flow.table(
    [
      { header: 'Line', width: 60, align: 'left', mono: true },
      { header: 'Description', width: 314, align: 'left' },
      { header: 'Amount', width: 130, align: 'right', mono: true },
    ],
    [
      ...lines.map((line) => [line.line, line.label, showLine(line)]),
      [
        '8',
        `Out of the country on ${dueDay}, and a U.S. citizen or resident`,
        printed.facts['abroad'] === true ? 'Yes' : 'No',
      ],
    ],
  );
  return pdf.save(new Date(printed.calculatedAt));
}
