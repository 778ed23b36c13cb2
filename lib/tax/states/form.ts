import { createFormMaker } from '../engine/form';
import { type CopyReader, type Reader } from '../engine/line';
import { type TaxingState } from '../facts/states/all';
import { type ReturnInput } from '../facts/return-input';

/** Amounts and rates of a state, in groups that each name their source. */
export type StateLaw = object;

/** What a rule of a state's form may look at: its own law, its own lines, and federal lines by import. */
export type StateReader<L extends StateLaw = StateLaw> = Reader<ReturnInput, L>;
export type StateCopyReader<L extends StateLaw, I> = CopyReader<ReturnInput, L, I>;

/**
 * Makers of one state's forms. Call it once, in the state's `form.ts`.
 * Ids of forms begin with the postal code in small letters ("il-1040"), so that no two returns share one.
 */
export const createStateForms = <L extends StateLaw>(code: TaxingState) => ({
  code,
  ...createFormMaker<ReturnInput, L>(`us-${code.toLowerCase()}`),
});

export type StateForms<L extends StateLaw> = ReturnType<typeof createStateForms<L>>;
