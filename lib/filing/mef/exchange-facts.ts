import type { Exchange } from '@/lib/tax/facts/exchange';
import { digits, group, leaf } from './element';
import { businessText, personText } from './filer-names';
import { addressGroup } from './postal-address';
import type { XmlNode } from './xml-node';

/** Form 8824, line 8: who the related party is. */
export function relatedPartyElements({ relatedParty }: Exchange): XmlNode[] {
  if (relatedParty === null) return [];
  const { name, taxpayerNumber, address, isBusiness } = relatedParty;
  return [
    ...(isBusiness
      ? group('BusinessName', leaf('BusinessNameLine1Txt', businessText(name)))
      : leaf('PersonNm', personText(name))),
    ...leaf(isBusiness ? 'EIN' : 'SSN', digits(taxpayerNumber)),
    ...addressGroup('USAddress', address),
  ];
}
