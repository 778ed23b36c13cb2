import { type Form, type FormKind } from './engine/form';
import { federalEdition, type TaxYear } from './us/editions';
import { listAllForms } from './us/forms';

export interface FormDescription {
  id: string;
  /** Printed title, such as "Interest and Ordinary Dividends". */
  title: string;
  /** Printed name, such as "Schedule B (Form 1040)". */
  name: string;
  kind: FormKind;
  /** Attachment sequence number as printed, such as "08"; null when none is printed. */
  sequence: string | null;
  /** Where its texts and rules come from. */
  source: string;
  /** The form is filled in once for each of something. */
  hasCopies: boolean;
  /** In printed order. */
  lines: { line: string; label: string; instruction: string }[];
}

let byId: ReadonlyMap<string, Form> | null = null;

/** Every form that a year has, in the order of a paper return. */
export function listForms(taxYear: TaxYear = 2024): FormDescription[] {
  const { print } = federalEdition(taxYear);
  return listAllForms().flatMap((form) => {
    const printed = print.ofForm(form);
    if (printed === null) return [];
    return [
      {
        id: form.id,
        title: printed.title,
        name: printed.name,
        kind: form.kind,
        sequence: printed.sequence,
        source: printed.source,
        hasCopies: form.listItems !== null,
        lines: print.linesOf(form).map((line) => {
          const { number, label, instruction } = print.of(line) ?? line;
          return { line: number, label, instruction };
        }),
      },
    ];
  });
}

/** The form with this id, such as `schedule-b`; null when the engine knows none. */
export function findForm(id: string): Form | null {
  byId ??= new Map(listAllForms().map((form) => [form.id, form]));
  return byId.get(id) ?? null;
}
