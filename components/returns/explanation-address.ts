import { type LineRef } from './form-lines-read';

/** Names of the address parameters that keep an open explanation, so that Back returns to it. */
export const explainParam = 'explain';
export const stepParam = 'step';

/** A line as it stands in the address: "1040:25d", with the copy where there is more than the first: "schedule-c:31:1". */
export function writeTarget({ form, line, copy }: LineRef): string {
  return copy === 0 ? `${form}:${line}` : `${form}:${line}:${copy}`;
}

/** Reads a line from the address; null for anything that is no line. */
export function readTarget(text: string | null): LineRef | null {
  const parts = /^([\w-]{1,40}):(\w{1,10})(?::(\d{1,2}))?$/.exec(text ?? '');
  if (parts === null) return null;
  const [, form = '', line = '', copy] = parts;
  return { form, line, copy: copy === undefined ? 0 : Number(copy) };
}

/** Which input of which input is open: positions from the explained line downwards. */
export type StepPath = readonly number[];

export const writePath = (path: StepPath): string => path.join('.');

export function readPath(text: string | null): StepPath {
  return /^\d{1,3}(\.\d{1,3})*$/.test(text ?? '') ? (text ?? '').split('.').map(Number) : [];
}

/** The query of the address that shows this step; empty when nothing is explained. */
export function writeQuery(target: LineRef | null, path: StepPath): string {
  if (target === null) return '';
  const step = path.length === 0 ? '' : `&${stepParam}=${writePath(path)}`;
  return `?${explainParam}=${encodeURIComponent(writeTarget(target))}${step}`;
}
