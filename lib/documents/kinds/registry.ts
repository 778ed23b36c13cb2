import { f1099Div } from './f1099-div';
import { f1099Int } from './f1099-int';
import { type Kind } from './kind';
import { w2 } from './w2';

/** Every kind that is read. A new kind is one file and one line here. */
export const kinds: readonly Kind[] = [w2, f1099Int, f1099Div];

export const kindOf = (form: string): Kind | undefined => kinds.find((kind) => kind.form === form);
