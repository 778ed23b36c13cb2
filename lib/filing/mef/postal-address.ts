import { type PostalAddress, splitAddress } from '@/lib/tax/facts/postal-address';
import { leaf } from './element';
import { placeText } from './filer-names';
import type { XmlNode } from './xml-node';

/** A US address as the schema takes it: street of 35, city of 22 characters, ZIP code without a hyphen. */
export const addressChildren = ({ street, city, state, zip }: PostalAddress): XmlNode[] => [
  ...leaf('AddressLine1Txt', placeText(street, 35)),
  ...leaf('CityNm', placeText(city, 22)),
  ...leaf('StateAbbreviationCd', state),
  ...leaf('ZIPCd', zip.replaceAll(/\D/g, '')),
];

/** The group of an address in one line; undefined when its parts can't be separated. */
export function addressGroup(name: string, text: string): XmlNode[] {
  const address = splitAddress(text);
  return address === null ? [] : [{ name, children: addressChildren(address) }];
}
