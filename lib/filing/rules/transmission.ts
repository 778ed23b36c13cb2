import { formatOf } from '../mef/format';
import { rule } from './makers';
import type { BusinessRule } from './rule';

const filer = '@Filer';
const absent = (text: string | null): boolean => text === null || text === '';
const onlineEfin = (efin: string | null): boolean => /^(10|21|32|44|53)/.test(efin ?? '');
const yearOf = (date: string | null): string => (date ?? '').slice(0, 4);

/** Manifest and header say the same; numbers of the sender. */
export const transmissionRules: readonly BusinessRule[] = [
  rule(
    'R0000-003',
    'transmission',
    'file:send',
    'The return version is missing.',
    (r) => r.root.attributes?.['returnVersion'] === formatOf(r.taxYear).returnVersion,
  ),
  rule(
    'R0000-019',
    'transmission',
    'file:send',
    'The document count is wrong.',
    (r) =>
      r.root.children?.[1]?.attributes?.['documentCnt'] === String(r.root.children?.[1]?.children?.length),
  ),
  rule(
    'X0000-008',
    'transmission',
    'file:send',
    'The namespace is wrong.',
    (r) => r.root.attributes?.['xmlns'] === 'http://www.irs.gov/efile',
  ),
  rule(
    'R0000-051-01',
    'transmission',
    'file:send',
    'The manifest and the return show different return types.',
    (r) => r.manifest === null || r.sheet('FederalSubmissionTypeCd') === r.text('@ReturnTypeCd'),
  ),
  rule(
    'R0000-052-01',
    'transmission',
    'file:send',
    'The manifest and the return show different years.',
    (r) => r.manifest === null || r.sheet('TaxYr') === r.text('@TaxYr'),
  ),
  rule(
    'R0000-143',
    'transmission',
    'file:send',
    'The manifest doesn’t show a year.',
    (r) => r.manifest === null || !absent(r.sheet('TaxYr')),
  ),
  rule(
    'R0000-054-01',
    'transmission',
    'file:send',
    'The manifest and the return show different EFINs.',
    (r) => r.manifest === null || r.sheet('EFIN') === r.text('@OriginatorGrp/EFIN'),
  ),
  rule(
    'R0000-060',
    'transmission',
    'file:send',
    'The submission ID doesn’t start with the EFIN.',
    (r) => r.manifest === null || (r.sheet('SubmissionId') ?? '').startsWith(r.sheet('EFIN') ?? '?'),
  ),
  rule(
    'X0000-027',
    'transmission',
    'file:send',
    'The submission ID doesn’t include the processing year.',
    (r) => r.manifest === null || (r.sheet('SubmissionId') ?? '').slice(6, 10) === r.processingYear,
  ),
  rule(
    'R0000-080-01',
    'transmission',
    'file:send',
    'The manifest and the return show different tax year start dates.',
    (r) => r.manifest === null || r.sheet('TaxPeriodBeginDt') === r.text('@TaxPeriodBeginDt'),
  ),
  rule(
    'R0000-081-01',
    'transmission',
    'file:send',
    'The manifest and the return show different tax year end dates.',
    (r) => r.manifest === null || r.sheet('TaxPeriodEndDt') === r.text('@TaxPeriodEndDt'),
  ),
  rule(
    'R0000-114',
    'transmission',
    'file:send',
    'The tax year must begin on January 1.',
    (r) => r.manifest === null || (r.sheet('TaxPeriodBeginDt') ?? '').endsWith('-01-01'),
  ),
  rule(
    'R0000-115',
    'transmission',
    'file:send',
    'The tax year must end on December 31.',
    (r) => r.manifest === null || (r.sheet('TaxPeriodEndDt') ?? '').endsWith('-12-31'),
  ),
  rule(
    'R0000-228',
    'transmission',
    'file:send',
    'The tax year doesn’t match its start date.',
    (r) => r.manifest === null || yearOf(r.sheet('TaxPeriodBeginDt')) === r.sheet('TaxYr'),
  ),
  rule(
    'R0000-229',
    'transmission',
    'file:send',
    'The tax year doesn’t match its end date.',
    (r) => r.manifest === null || yearOf(r.sheet('TaxPeriodEndDt')) === r.sheet('TaxYr'),
  ),
  rule(
    'R0000-180',
    'transmission',
    'file:send',
    'The tax year doesn’t match the return version.',
    (r) =>
      r.manifest === null || (r.root.attributes?.['returnVersion'] ?? '').startsWith(r.sheet('TaxYr') ?? '?'),
  ),
  rule(
    'IND-052',
    'transmission',
    'file:send',
    'The manifest is for a different taxpayer.',
    (r) => r.manifest === null || r.sheet('TIN') === (r.text(`${filer}/PrimarySSN`) ?? ''),
  ),
  rule(
    'R0000-118-01',
    'transmission',
    'file:send',
    'This EFIN is for self-prepared returns.',
    (r) =>
      !onlineEfin(r.text('@OriginatorGrp/EFIN')) ||
      r.text('@OriginatorGrp/OriginatorTypeCd') === 'OnlineFiler' ||
      r.text('@PINTypeCd') === 'Practitioner',
  ),
  rule(
    'R0000-119-01',
    'transmission',
    'file:send',
    'This EFIN isn’t for self-prepared returns.',
    (r) =>
      r.text('@OriginatorGrp/OriginatorTypeCd') !== 'OnlineFiler' ||
      onlineEfin(r.text('@OriginatorGrp/EFIN')),
  ),
  rule('R0000-904-SHAPE', 'transmission', 'file:send', 'The software ID must have eight digits.', (r) =>
    /^\d{8}$/.test(r.text('@SoftwareId') ?? ''),
  ),
];
