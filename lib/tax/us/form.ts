import { createFormMaker, type FormMakers } from '../engine/form';
import { type CopyReader, type Reader } from '../engine/line';
import { type ReturnInput } from '../facts/return-input';
import { type Law } from './law/law';

/** What a rule of a federal form may look at. */
export type TaxReader = Reader<ReturnInput, Law>;
export type TaxCopyReader<I> = CopyReader<ReturnInput, Law, I>;

export const { jurisdiction, form, formWithCopies, assume } = createFormMaker<ReturnInput, Law>('us');

/** Makers of a form with copies. Name this type where `attachedWhen` reads a line of the form itself. */
export type CopyMakers<I> = FormMakers<TaxCopyReader<I>>;
