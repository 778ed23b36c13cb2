import type { Law } from '@/lib/tax/us/law/law';
import { federalEdition } from '@/lib/tax/us/editions';
import { yearOfReturn } from '../mef/format';
import { findAll, textAt, type XmlNode } from '../mef/xml-node';
import { processingYear } from '../years';

/** A return as rules see it: its XML, read back. Amounts that are not there count as 0. */
export class ReturnView {
  constructor(
    readonly root: XmlNode,
    readonly manifest: XmlNode | null = null,
  ) {}

  /** Text of the first element; `@` stands for the header, anything else is below ReturnData. */
  text(path: string): string | null {
    return textAt(this.root, expand(path));
  }

  amount(path: string): number {
    return Number(this.text(path) ?? 0);
  }

  all(path: string): string[] {
    return findAll(this.root, expand(path)).map(({ text }) => text ?? '');
  }

  sum(path: string): number {
    return this.all(path).reduce((total, text) => total + Number(text), 0);
  }

  has(path: string): boolean {
    return findAll(this.root, expand(path)).length > 0;
  }

  nodes(path: string): XmlNode[] {
    return findAll(this.root, expand(path));
  }

  /** Text of the manifest. */
  sheet(name: string): string | null {
    return this.manifest === null ? null : textAt(this.manifest, name);
  }

  /** The tax year in the header. */
  get taxYear(): number {
    return yearOfReturn(this.root);
  }

  /** The year in which the return is signed and sent. */
  get processingYear(): string {
    return String(processingYear(this.taxYear));
  }

  /** The law of the tax year. */
  get law(): Law {
    return federalEdition(this.taxYear === 2025 ? 2025 : 2024).law;
  }

  get status(): string {
    return this.text('IRS1040/IndividualReturnFilingStatusCd') ?? '';
  }

  get joint(): boolean {
    return this.status === '2';
  }
}

const expand = (path: string): string =>
  path.startsWith('@') ? `ReturnHeader/${path.slice(1)}` : `ReturnData/${path}`;

/** Why the IRS would send a return back. */
export type RuleCategory =
  'missing' | 'incorrect' | 'arithmetic' | 'mismatch' | 'signature' | 'payment' | 'transmission';

/** A rule of the IRS about the XML of a return, as data. Amounts come from our law of the return's year. */
export interface BusinessRule {
  /** The IRS's number; ours begin with PF where the IRS has the check in its schema. */
  id: string;
  category: RuleCategory;
  /** What is wrong, for the filer. Years and lines are those of a 2024 return. */
  text: string;
  /** The same with the amounts of another year's law, where there are any. */
  textFor?: (law: Law) => string;
  /** Path of the fact, or place of the filing screen, that puts it right. */
  fix: string;
  holds: (view: ReturnView) => boolean;
}
