import { isDoubtful } from './doubt';
import type { Document, Extraction, ExtractionField } from './schema';

/** A box of a Form W-2 that a Form W-2c changes. `path` is the field's on the document with the W-2. */
export interface CorrectedBox {
  path: string;
  label: string;
  value: string;
}

/** What a Form W-2c says about a Form W-2 on another document, or in the same file. */
interface Correction {
  document: Pick<Document, 'id' | 'name'>;
  /** Boxes whose value there is another one. */
  changes: CorrectedBox[];
  /** Values of the Form W-2c that must be checked first. */
  doubtful: number;
}

const digitsOf = (value: ExtractionField['value'] | undefined) =>
  typeof value === 'string' ? value.replace(/\D/gu, '') : '';

const ownPath = (path: string) => path.replace(/^forms\[\d+\]\./u, '');
const valueOf = ({ fields }: Pick<Extraction, 'fields'>, path: string) =>
  fields.find((field) => ownPath(field.path) === path)?.value;

const isAmount = (value: ExtractionField['value']): value is string =>
  typeof value === 'string' && /^-?\d+\.\d\d$/u.test(value);

function isOfW2(correction: Extraction, form: Extraction): boolean {
  if (form.form !== 'W-2') return false;
  const { taxYear } = correction;
  if (taxYear !== null && form.taxYear !== null && taxYear !== form.taxYear) return false;
  const [ein, other] = [valueOf(correction, 'employer_ein'), valueOf(form, 'employer_ein')].map(digitsOf);
  if (ein === undefined || ein.length < 4 || ein.slice(-4) !== other?.slice(-4)) return false;
  const printed = digitsOf(valueOf(form, 'employee_ssn')).slice(-4);
  const own = ['employee_ssn', 'previous_ssn'].map((path) => digitsOf(valueOf(correction, path)).slice(-4));
  return printed.length < 4 || own.every((ssn) => ssn.length < 4) || own.includes(printed);
}

/**
 * The Form W-2 that a Form W-2c corrects, and the boxes in which the two differ; null when none of the documents has it,
 * or several do and nothing tells which.
 */
export function findCorrection(correction: Extraction, documents: readonly Document[]): Correction | null {
  const found = documents.flatMap((document) =>
    document.extractions.filter((form) => isOfW2(correction, form)).map((form) => ({ document, form })),
  );
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return null;
  const right = correction.fields.filter(
    ({ path, value }) => isAmount(value) && !ownPath(path).startsWith('previous.'),
  );
  const changes = right.flatMap(({ path, value }): CorrectedBox[] => {
    const target = only.form.fields.find((field) => ownPath(field.path) === ownPath(path));
    if (target === undefined || typeof value !== 'string' || Number(target.value ?? 0) === Number(value))
      return [];
    return [{ path: target.path, label: target.label, value }];
  });
  return { document: only.document, changes, doubtful: correction.fields.filter(isDoubtful).length };
}
