import type { Firm } from '@/lib/accounts/firm-schema';
import type { EngagementInput } from './engagement-schema';

interface Parties {
  firm: Pick<Firm, 'name' | 'street' | 'city' | 'state' | 'zip'>;
  preparerName: string;
  clientName: string;
}

/**
 * The letter in paragraphs. It promises nothing that the law forbids: no fee that depends on the refund (31 CFR 10.27),
 * no use of return information beyond preparation (26 CFR 301.7216-2), and a copy kept for three years (section 6107(b)).
 */
export function writeLetter(
  { firm, preparerName, clientName }: Parties,
  { taxYear, fee, terms }: EngagementInput,
): string[] {
  return [
    `${firm.name}, ${firm.street}, ${firm.city}, ${firm.state} ${firm.zip}`,
    `Dear ${clientName}:`,
    `This letter says what ${firm.name} will do for you and what we need from you. ${preparerName} is your preparer.`,
    `What we do. We will prepare your ${taxYear} federal individual income tax return (Form 1040) and the state income tax returns that go with it, from the information you give us. We won’t audit or verify that information, but we may ask you to explain it or to send more. Any other return or service needs its own agreement.`,
    'What we need from you. You give us complete and accurate information, including all your income, accounts outside the United States, and digital assets. You keep the receipts and records behind your deductions and credits. Review your return before you sign it: you are responsible for everything on it.',
    'Positions and penalties. Where the law is unclear, we’ll explain the possible positions and take the one you choose if the law supports it. Penalties can apply to a return that understates tax, and interest applies to tax paid late.',
    'Filing. We file your return electronically only after you sign it with your own PIN. If you owe, you pay the tax yourself by the due date. An extension gives you more time to file, not to pay.',
    'Notices and examinations. If the IRS or a state writes to you, send us a copy promptly. Our fee doesn’t include answering notices or representing you in an examination, unless we agree to it in writing.',
    `Our fee. ${fee.replace(/\.$/, '')}. It doesn’t depend on your refund or on any tax saved.`,
    'Privacy and records. We use and disclose your information only to prepare and file your return, or as the law allows or requires. Any other use needs your separate consent, which this letter doesn’t give. We keep a copy of your return for at least three years.',
    'Ending this agreement. Either of us can end it in writing at any time. You pay for the work done up to that point.',
    ...terms.split(/\n{2,}/).flatMap((paragraph) => (paragraph.trim() === '' ? [] : [paragraph.trim()])),
    `If you agree, type your name. Your typed name is your signature. You can read this letter at any time, or ask us for a paper copy to sign instead.`,
    `${preparerName}, ${firm.name}`,
  ];
}
