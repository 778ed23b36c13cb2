import { AppError } from '@/lib/errors';
import { writtenYears } from './mef/format';

/** The year that the words of rules and rejections are written for. */
const wordsOf = 2024;

/** The year in which the IRS takes the returns of a tax year: they are signed and sent in it. */
export const processingYear = (taxYear: number): number => taxYear + 1;

/** A sentence written about a 2024 return, for the return of another year: each year in it moves along. */
export const sayForYear = (text: string, taxYear: number): string =>
  taxYear === wordsOf
    ? text
    : text.replaceAll(/\b20\d\d\b/g, (year) => String(Number(year) + taxYear - wordsOf));

/** Whether returns of a year go to the IRS from here: those whose element names are built in. */
export const canBeFiled = (taxYear: number): boolean => writtenYears.includes(taxYear);

/** Why a return of another year stays here, in a filer's words. */
export const whyNotFiled = (taxYear: number): string =>
  `Plainfile can’t file a ${taxYear} return yet because it doesn’t support the IRS’s ${taxYear} file format. You can calculate it and download a working copy.`;

/** Whether the addresses for paper returns of a year are known here; where not, those of the instructions are named. */
export const knowsAddresses = (taxYear: number): boolean => taxYear === 2024;

/** @throws AppError conflict for a year whose returns stay here */
export function requireFiledYear(taxYear: number): void {
  if (!canBeFiled(taxYear)) throw new AppError('conflict', whyNotFiled(taxYear));
}
