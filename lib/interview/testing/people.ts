import { type DocumentFacts } from '../document-facts';
import { type Script } from './answer-all';

/** What every filer tells about themselves. Made-up people; numbers from ranges that are in no one's use. */
export const aboutMaria: Script = {
  'taxpayer.firstName': 'Maria L.',
  'taxpayer.lastName': 'Ortiz',
  'taxpayer.dateOfBirth': '1986-05-14',
  'taxpayer.occupation': 'Nurse',
  'taxpayer.idKind': 'A Social Security number',
  'taxpayer.ssn': '400-01-2001',
  'address.street': '12 Oak Street',
  'address.city': 'Dayton',
  'address.state': 'Ohio',
  'address.zip': '45402',
  'refund-method': 'Paper check in the mail',
};

export const aboutSam: Script = {
  'spouse.firstName': 'Sam',
  'spouse.lastName': 'Ortiz',
  'spouse.dateOfBirth': '1985-02-03',
  'spouse.occupation': 'Cook',
  'spouse.idKind': 'A Social Security number',
  'spouse.ssn': '400-01-2002',
};

/** A typed W-2 whose Social Security and Medicare boxes follow from the wages. */
export function typedW2(index: number, wages: number, withholding: number, more: Script = {}): Script {
  const at = (name: string) => `w2s.${index}.${name}`;
  return {
    [at('employerName')]: 'Corner Bakery LLC',
    [at('employerEin')]: '12-3456789',
    [at('wages')]: wages,
    [at('federalWithholding')]: withholding,
    [at('socialSecurityWages')]: wages,
    [at('socialSecurityWithholding')]: Math.round(wages * 6.2) / 100,
    [at('medicareWages')]: wages,
    [at('medicareWithholding')]: Math.round(wages * 1.45) / 100,
    ...Object.fromEntries(Object.entries(more).map(([name, answer]) => [at(name), answer])),
  };
}

/** A child who lived with the filer all year. */
export function child(index: number, firstName: string, dateOfBirth: string, more: Script = {}): Script {
  const at = (name: string) => `dependents.${index}.${name}`;
  return {
    [at('firstName')]: firstName,
    [at('relationship')]: 'Child',
    [at('childWord')]: 'Son',
    [at('dateOfBirth')]: dateOfBirth,
    [at('monthsInHome')]: 12,
    [at('lastName')]: 'Ortiz',
    [at('idKind')]: 'A Social Security number',
    [at('ssn')]: `400-01-300${index + 1}`,
    ...Object.fromEntries(Object.entries(more).map(([name, answer]) => [at(name), answer])),
  };
}

/** A W-2 that was read from an uploaded document. */
export function readW2(
  id: string,
  wages: number,
  withholding: number,
  more: Partial<DocumentFacts['forms'][number]> = {},
): DocumentFacts {
  return {
    documentId: `document-${id}`,
    name: `${id}.pdf`,
    type: 'W-2',
    forms: [
      {
        extractionId: `extraction-${id}`,
        form: 'W-2',
        group: 'w2s',
        item: {
          employerName: 'Harbor Clinic',
          employerAddress: '40 Harbor Way, Portland, ME 04101',
          wages,
          federalWithholding: withholding,
          socialSecurityWages: wages,
          socialSecurityWithholding: Math.round(wages * 6.2) / 100,
          medicareWages: wages,
          medicareWithholding: Math.round(wages * 1.45) / 100,
        },
        sources: { wages: 'box1_wages', federalWithholding: 'box2_federal_withholding' },
        unconfirmed: 0,
        taxYear: 2024,
        ...more,
      },
    ],
  };
}
