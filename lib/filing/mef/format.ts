import { textAt, type XmlNode } from './xml-node';

/** Which edition of the IRS's file format the returns of a year are written in. */
interface MefFormat {
  returnVersion: string;
  softwareVersion: string;
}

/**
 * 2024: the version of the last returns that the IRS's test environment accepted. 2025: the version that a public program
 * names for the schemas it was held against.
 */
const formats: Readonly<Record<number, MefFormat>> = {
  2024: { returnVersion: '2024v5.1', softwareVersion: '2024.1' },
  2025: { returnVersion: '2025v5.4', softwareVersion: '2025.1' },
};

/** Years whose element names are built in. */
export const writtenYears: readonly number[] = Object.keys(formats).map(Number);

/** @throws Error for a year whose format is not built in */
export function formatOf(taxYear: number): MefFormat {
  const format = formats[taxYear];
  if (format === undefined) throw new Error(`the ${taxYear} file format isn’t built in`);
  return format;
}

/** The tax year that a return says it is about; the first one where it says nothing that is written here. */
export function yearOfReturn(root: XmlNode): number {
  const stated = Number(textAt(root, 'ReturnHeader/TaxYr') ?? '');
  return formats[stated] === undefined ? 2024 : stated;
}
