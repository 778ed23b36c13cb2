import { AppError } from '@/lib/errors';

/** Years whose returns go to the IRS from here: those whose official element names are built in. */
const filedYears: readonly number[] = [2024];

/** Whether returns of a year can be filed, electronically or on official paper. */
export const canBeFiled = (taxYear: number): boolean => filedYears.includes(taxYear);

/** Why a return of another year stays here, in a filer's words. */
export const whyNotFiled = (taxYear: number): string =>
  `Plainfile can’t file a ${taxYear} return yet: the IRS’s file format and forms for ${taxYear} are not built in. You can calculate it and download a work copy.`;

/** @throws AppError conflict for a year whose returns stay here */
export function requireFiledYear(taxYear: number): void {
  if (!canBeFiled(taxYear)) throw new AppError('conflict', whyNotFiled(taxYear));
}
