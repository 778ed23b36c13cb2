import { confidentFrom } from './extract/confidence';
import type { Problem } from './extract/schema';
import type { ExtractionField } from './schema';

/** True when the field must be looked at before anything of its form enters the return. */
export const isDoubtful = (field: ExtractionField): boolean =>
  !field.confirmed && field.confidence < confidentFrom;

const isMoney = (value: ExtractionField['value']) =>
  typeof value === 'string' && /^-?\d+\.\d\d$/u.test(value) && Number(value) !== 0;

const ownLook: ReadonlySet<string> = new Set(['boxes_disagree', 'readers_disagree']);

/** The fields that a problem is about. */
export const pathsOf = ({ fieldPath, alsoPaths = [] }: Problem): string[] => [
  ...(fieldPath === undefined ? [] : [fieldPath]),
  ...alsoPaths,
];

/**
 * True when a field is never confirmed together with others: an amount in doubt, and a box in doubt that breaks the
 * form's arithmetic or that two readers saw differently. One wrong amount confirmed unseen changes a whole return.
 */
export const needsOwnLook = (field: ExtractionField, problems: readonly Problem[]): boolean =>
  isDoubtful(field) &&
  (isMoney(field.value) ||
    problems.some((problem) => ownLook.has(problem.code) && pathsOf(problem).includes(field.path)));
