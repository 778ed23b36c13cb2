import { describeNumberFault, writeSsn } from './identity-numbers';
import { idLabels } from './topics/person-questions';

/** A number as the form writes it, with the answer that names its kind. */
export interface PrintedNumber {
  kind: string;
  text: string;
}

/** "OSEI" as a person writes it, "Osei"; what has small letters is left as it is. */
export const inMixedCase = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text
        .toLowerCase()
        .replaceAll(
          /(^|[\s'’-])(\p{L})/gu,
          (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
        );

/** The taxpayer identification number that nine digits are, with the answer that names its kind. */
export function readNumber(printed: string): PrintedNumber | null {
  const digits = printed.replaceAll(/\D/gu, '');
  const kind = (['ssn', 'itin'] as const).find((one) => describeNumberFault(digits, one) === null);
  return kind === undefined ? null : { kind: idLabels[kind], text: writeSsn(digits) };
}
