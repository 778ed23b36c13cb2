import { f1098 } from './f1098';
import { f1098E } from './f1098-e';
import { f1098T } from './f1098-t';
import { f1095A } from './f1095-a';
import { f1095C } from './f1095-c';
import { f1099B, f1099BStatement } from './f1099-b';
import { f1099C } from './f1099-c';
import { f1099Div } from './f1099-div';
import { f1099Int } from './f1099-int';
import { f1099G } from './f1099-g';
import { f1099K } from './f1099-k';
import { f1099Misc } from './f1099-misc';
import { f1099Nec } from './f1099-nec';
import { f1099Q } from './f1099-q';
import { f1099R } from './f1099-r';
import { f1099S } from './f1099-s';
import { f1099Sa } from './f1099-sa';
import { f5498, f5498Sa } from './f5498';
import { k1Corporation, k1Estate, k1Partnership } from './k1';
import { type Kind } from './kind';
import { priorReturn } from './prior-return';
import { propertyTax } from './property-tax';
import { receipt } from './receipt';
import { ssa1099 } from './ssa-1099';
import { w2 } from './w2';
import { w2c } from './w2c';
import { w2g } from './w2g';
import { type DocumentType } from '../schema';

/** Every kind that is read. A new kind is one file and one line here. */
export const kinds: readonly Kind[] = [
  w2,
  f1099Int,
  f1099Div,
  f1099R,
  f1099G,
  ssa1099,
  f1098E,
  f1099Nec,
  f1098,
  f1098T,
  f1099Misc,
  f1099K,
  f1099B,
  f1099BStatement,
  f1095A,
  w2c,
  w2g,
  f1099Sa,
  k1Partnership,
  k1Corporation,
  k1Estate,
  f1099C,
  f1099S,
  f1099Q,
  f5498,
  f5498Sa,
  f1095C,
  propertyTax,
  priorReturn,
];

const isOf1099 = ({ form }: Kind) => form.startsWith('1099') || form === ssa1099.form;

/**
 * The kinds that a document can be once a person said what it is, by its type or by the name of one form; all of them
 * without a word.
 */
export function kindsOfFamily(family: string | null): readonly Kind[] {
  switch (family) {
    case null:
      return kinds;
    case 'W-2':
      return [w2, w2c];
    case '1099':
      return kinds.filter(isOf1099);
    case 'Receipt':
      return [];
    case 'Other':
      return kinds.filter((kind) => kind !== w2 && kind !== w2c && !isOf1099(kind));
    default:
      return kinds.filter((kind) => kind.form === family);
  }
}

/** The type that a form is filed under. */
export function typeOfForm(form: string): DocumentType {
  if (form === w2.form || form === w2c.form) return 'W-2';
  if (form === receipt.form) return 'Receipt';
  return form.startsWith('1099') || form === ssa1099.form ? '1099' : 'Other';
}

export const kindOf = (form: string): Kind | undefined =>
  form === receipt.form ? receipt : kinds.find((kind) => kind.form === form);
