import { asCents, type Cents, centsOf, isSome, minus, noCents } from '../../facts/cents';
import { type CommunityItem } from '../../facts/community-property';
import { type ReturnInput } from '../../facts/return-input';

/** Community property states (Publication 555 (December 2024), "Community Property Laws"). */
export const communityStates: ReadonlySet<string> = new Set([
  'AZ',
  'CA',
  'ID',
  'LA',
  'NV',
  'NM',
  'TX',
  'WA',
  'WI',
]);

type Given = Pick<ReturnInput, 'filingStatus' | 'communityProperty'>;

/** Married filing separately, or considered unmarried; or registered domestic partners, who are single to the IRS. */
export const mayDivide = ({ filingStatus, communityProperty }: Given): boolean =>
  filingStatus === 'mfs' || filingStatus === 'hoh' || communityProperty.registeredPartner;

const nothing: readonly CommunityItem[] = [];

/** The community income that this return divides. */
export const listDivided = (facts: Given): readonly CommunityItem[] =>
  mayDivide(facts) && facts.filingStatus !== 'mfj' ? facts.communityProperty.items : nothing;

/** Your part of an item: half, unless another one is stated. */
export const yourPart = ({ total, yours }: CommunityItem): Cents =>
  yours ?? asCents(Math.round(centsOf(total) / 2));

/** Your part of an amount that follows the income, such as tax withheld from it. */
export function yourPartOf(item: CommunityItem, amount: Cents): Cents {
  if (!isSome(amount)) return noCents;
  const total = centsOf(item.total);
  const share = total === 0 ? 0.5 : centsOf(yourPart(item)) / total;
  return asCents(Math.round(centsOf(amount) * share));
}

/** By how much your return changes: what you give away of your own, or get of the other's. */
const change = (item: CommunityItem, whole: Cents, part: Cents): Cents =>
  item.receivedBy === 'taxpayer' ? minus(part, whole) : part;

export const changeOfIncome = (item: CommunityItem): Cents => change(item, item.total, yourPart(item));

/** The change of an amount that follows the income. */
export const changeOf = (item: CommunityItem, amount: Cents): Cents =>
  change(item, amount, yourPartOf(item, amount));

export const isQualifiedBusiness = ({ kind, qualifiedBusiness }: CommunityItem): boolean =>
  qualifiedBusiness ?? kind === 'selfEmployment';
