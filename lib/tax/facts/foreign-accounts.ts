import { z } from 'zod';
import { flag } from './text';

/**
 * Countries as returns name them, by the IRS's two-letter code, which is not the one of ISO. From memory: an operator
 * compares them with the IRS's list of country codes. `OC` stands for any other country.
 */
export const countryNames = {
  AR: 'Argentina',
  AS: 'Australia',
  AU: 'Austria',
  BE: 'Belgium',
  BR: 'Brazil',
  CA: 'Canada',
  CI: 'Chile',
  CH: 'China',
  CO: 'Colombia',
  EZ: 'Czechia',
  DA: 'Denmark',
  EG: 'Egypt',
  FI: 'Finland',
  FR: 'France',
  GM: 'Germany',
  GR: 'Greece',
  HK: 'Hong Kong',
  HU: 'Hungary',
  IN: 'India',
  ID: 'Indonesia',
  EI: 'Ireland',
  IS: 'Israel',
  IT: 'Italy',
  JA: 'Japan',
  KE: 'Kenya',
  KS: 'South Korea',
  LU: 'Luxembourg',
  MX: 'Mexico',
  NL: 'Netherlands',
  NZ: 'New Zealand',
  NI: 'Nigeria',
  NO: 'Norway',
  PK: 'Pakistan',
  PE: 'Peru',
  RP: 'Philippines',
  PL: 'Poland',
  PO: 'Portugal',
  RO: 'Romania',
  SA: 'Saudi Arabia',
  SN: 'Singapore',
  SF: 'South Africa',
  SP: 'Spain',
  SW: 'Sweden',
  SZ: 'Switzerland',
  TW: 'Taiwan',
  TH: 'Thailand',
  TU: 'Turkey',
  UP: 'Ukraine',
  AE: 'United Arab Emirates',
  UK: 'United Kingdom',
  VM: 'Vietnam',
  OC: 'Another country',
} as const;

const CountryCode = z.literal(Object.keys(countryNames) as (keyof typeof countryNames)[]);

/** Schedule B, Part III. Left out means that there are none. */
export const ForeignAccounts = z
  .strictObject({
    /** An account at a bank or broker outside the United States, or power to sign for one (line 7a). */
    held: flag,
    /** The report to the Treasury, FinCEN Form 114, is due (line 7a). */
    reportDue: flag,
    /** Where the accounts are (line 7b). */
    countries: z.array(z.strictObject({ country: CountryCode })).default([]),
    /** Money from a foreign trust, or one set up or paid into (line 8). */
    trust: flag,
  })
  .prefault({});
