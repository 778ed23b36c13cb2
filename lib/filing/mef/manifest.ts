import type { XmlNode } from './xml-node';

/** Submission id: EFIN, year and day of the year, seven characters of the sender (Publication 4164). */
export const submissionIdPattern = /^\d{6}\d{7}[0-9a-z]{7}$/;

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A submission id that was not used before. `random` gives bytes, seven of them. */
export function makeSubmissionId(efin: string, now: Date, random: Uint8Array): string {
  const year = now.getUTCFullYear();
  const day = Math.floor((now.getTime() - Date.UTC(year, 0, 0)) / 86_400_000);
  const tail = [...random.slice(0, 7)].map((byte) => alphabet[byte % alphabet.length] ?? '0').join('');
  return `${efin}${year}${String(day).padStart(3, '0')}${tail}`;
}

/** The sheet that travels with a submission. It repeats what the header says; the rules compare the two. */
export function buildManifest(
  submissionId: string,
  primarySsn: string,
  kind: string,
  taxYear: number,
): XmlNode {
  return {
    name: 'IRSSubmissionManifest',
    attributes: { xmlns: 'http://www.irs.gov/efile', 'xmlns:efile': 'http://www.irs.gov/efile' },
    children: [
      { name: 'SubmissionId', text: submissionId },
      { name: 'EFIN', text: submissionId.slice(0, 6) },
      { name: 'TaxYr', text: String(taxYear) },
      { name: 'GovernmentCd', text: 'IRS' },
      { name: 'FederalSubmissionTypeCd', text: kind },
      { name: 'TaxPeriodBeginDt', text: `${taxYear}-01-01` },
      { name: 'TaxPeriodEndDt', text: `${taxYear}-12-31` },
      { name: 'TIN', text: primarySsn },
    ],
  };
}

/**
 * The sheet that travels with a state's submission. Its content is our own (docs/filing.md); only that it names the federal
 * submission it goes with is how the program of the IRS and the states works.
 */
export function buildStateManifest(
  submissionId: string,
  {
    state,
    primarySsn,
    linkedTo,
    taxYear,
  }: { state: string; primarySsn: string; linkedTo: string | null; taxYear: number },
): XmlNode {
  return {
    name: 'StateSubmissionManifest',
    attributes: { xmlns: 'urn:plainfile:state-manifest:1' },
    children: [
      { name: 'SubmissionId', text: submissionId },
      { name: 'EFIN', text: submissionId.slice(0, 6) },
      { name: 'TaxYr', text: String(taxYear) },
      { name: 'GovernmentCd', text: `${state}ST` },
      ...(linkedTo === null ? [] : [{ name: 'FederalSubmissionId', text: linkedTo }]),
      { name: 'TIN', text: primarySsn },
    ],
  };
}
