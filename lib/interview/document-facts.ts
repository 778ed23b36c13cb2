import type { EarlierReturn } from './earlier-return';

/** Lists of facts that a document can add an item to. */
export const formGroups = [
  'w2s',
  'interest',
  'dividends',
  'retirement',
  'socialSecurity',
  'governmentPayments',
  'sales',
  'k1s',
  'gambling',
  'hsaDistributions',
  'marketplace',
  'mortgages',
  'education',
  'studentLoans',
  'miscellaneous',
] as const;
export type FormGroup = (typeof formGroups)[number];

/** An item of a list of facts, and the fields that it was read from. */
interface FormItem {
  item: Record<string, unknown>;
  sources: Record<string, string>;
}

/** True for documents whose amounts belong to one of two spouses; a plan, a loan or a student is told otherwise. */
export const belongsToOne = (group: FormFacts['group']): boolean =>
  group !== 'marketplace' && group !== 'mortgages' && group !== 'education' && group !== 'studentLoans';

/** One form that was read from a document, already in the words of the facts. */
export interface FormFacts {
  extractionId: string;
  /** Name as printed, such as `W-2` or `1099-INT`. */
  form: string;
  /** Where its item goes; `other` when there is no place for it in a return yet. */
  group: FormGroup | 'other';
  item: Record<string, unknown>;
  /** Path inside the item → path of the field in the extraction. */
  sources: Record<string, string>;
  /** More items of the same form: the second and later sales on a broker's statement. */
  further?: readonly FormItem[];
  /** How many fields still wait for a look by the reader. */
  unconfirmed: number;
  taxYear: number | null;
  /** SSN of the person that the form was made for, as printed; may be masked. */
  recipientSsn?: string | null;
  /** Name and address of that person, as printed. */
  recipientName?: string | null;
  recipientAddress?: string | null;
  /** What a Form 1040 of another year says. */
  earlier?: EarlierReturn;
  /** The year that a state refund on the form is for; the year before the return's when not said. */
  refundYear?: number;
}

export interface DocumentFacts {
  documentId: string;
  name: string;
  type: 'W-2' | '1099' | 'Receipt' | 'Other';
  forms: FormFacts[];
  /** It is being read, or nothing was read from it and nobody has looked at it since. */
  unread?: 'going-on' | 'nothing';
}

/** A form together with the document it stands on. */
export interface PlacedForm {
  document: DocumentFacts;
  form: FormFacts;
}

/** All forms for one list, in the order of the documents, whether they may enter the return or not. */
export const formsOf = (documents: DocumentFacts[], group: FormGroup): PlacedForm[] =>
  documents.flatMap((document) =>
    document.forms.filter((form) => form.group === group).map((form) => ({ document, form })),
  );

/** Everything that a form adds to its list. */
export const itemsOf = ({ item, sources, further = [] }: FormFacts): FormItem[] => [
  { item, sources },
  ...further,
];

/** Forms of pay for own work: each business asks which of them are for it, and their amounts enter there. */
export const countsForBusiness = (form: string): boolean => form === '1099-NEC' || form === '1099-K';

/** True when nothing on the form waits for a look. Whether it is for this year is asked when the document leaves doubt. */
export const isChecked = (form: FormFacts): boolean => form.unconfirmed === 0;

/** "Acme Corp" or the document's name: how a form is called in a sentence. */
export function nameForm({ document, form }: PlacedForm): string {
  const { item } = form;
  const name = item['employerName'] ?? item['payer'] ?? item['lender'] ?? item['institution'] ?? item['name'];
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : `“${document.name}”`;
}
