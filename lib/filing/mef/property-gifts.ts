import { z } from 'zod';
import type { DescribedForm } from '@/lib/tax/describe-lines';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { group, leaf } from './element';
import { businessText } from './filer-names';
import { addressGroup } from './postal-address';
import type { XmlNode } from './xml-node';

const Gift = z.object({ charity: z.string(), charityAddress: z.string() });

/** A, B and so on to Z, then AA. */
function letterOf(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26));
  return position < 26 ? letter : `${letterOf(Math.floor(position / 26) - 1)}${letter}`;
}

/** Form 8283, Section A: the letter of the row, the charity, and the month in which the thing was acquired. */
export function giftDetails(item: unknown, facts: ReturnInput, lines: DescribedForm): XmlNode[] {
  const { charity = '', charityAddress = '' } = Gift.safeParse(item).data ?? {};
  const position = facts.itemized.propertyGifts.findIndex((gift) => gift === item);
  const acquired = lines['1(e)']?.value;
  return [
    { name: 'PropertyId', text: letterOf(Math.max(0, position)) },
    ...group('DoneeOrganizationName', leaf('BusinessNameLine1Txt', businessText(charity))),
    ...addressGroup('DoneeOrganizationUSAddress', charityAddress),
    ...(typeof acquired === 'string'
      ? group('DonorLineDetail', [
          {
            name: 'DonorAcquiredDt',
            text: /^\d{4}-\d\d/.test(acquired) ? acquired.slice(0, 7) : 'VARIOUS',
          },
        ])
      : []),
  ];
}
