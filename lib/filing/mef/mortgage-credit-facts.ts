import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { leaf } from './element';
import { businessText } from './filer-names';
import { addressGroup } from './postal-address';
import type { XmlNode } from './xml-node';

/** Form 8396, top of the form: the home where its address is another one, and the certificate. */
export const mortgageCreditFacts = (
  _item: unknown,
  { mortgageCredit: { homeAddress, issuer, certificateNumber, issued } }: ReturnInput,
): XmlNode[] => [
  ...addressGroup('QlfyMortgageCertUSAddress', homeAddress),
  ...leaf('MortgSbsdyCertIssuerAgencyNm', businessText(issuer)),
  ...leaf('MortgageCreditCertificateNum', businessText(certificateNumber, 22)),
  ...leaf('MortgCrCertificateIssueDt', issued ?? ''),
];
