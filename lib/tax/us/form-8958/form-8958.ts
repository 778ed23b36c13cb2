import { type Cents, centsOf, dollars, exactDollars } from '../../facts/cents';
import { type CommunityItem, type CommunityKind } from '../../facts/community-property';
import { type ReturnInput } from '../../facts/return-input';
import { refuse, warn } from '../coverage';
import { type CopyMakers, form, formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import { isAboveThreshold } from '../form-8995/income-limit';
import { ordinaryDividends, taxableInterest } from '../schedule-b/schedule-b';
import { deductibleHalf, selfEmploymentTax } from '../schedule-se/schedule-se';
import { communityStates, isQualifiedBusiness, listDivided, mayDivide, yourPart } from './allocation';
import { type AllocatedRow, listRows, ownTotal } from './rows';

const title = 'Allocation of Tax Amounts Between Certain Individuals in Community Property States';
const source = 'Form 8958 (Rev. November 2023) and its instructions';
const isNeeded = ({ facts }: { facts: ReturnInput }): boolean => facts.communityProperty.items.length > 0;

const makers = form('8958', title, {
  sequence: '63',
  source,
  neededWhen: isNeeded,
  attachedWhen: ({ facts }) => listDivided(facts).length > 0,
});
export const form8958 = makers.form;

/** A head of household who lived apart has a spouse who is nowhere else on the return. */
const otherPerson = ({ spouse, communityProperty }: ReturnInput) =>
  communityProperty.registeredPartner || spouse === null ? communityProperty.partner : spouse;

export const otherName = makers.choice(
  'Name',
  'Spouse or partner',
  'Spouse’s or partner’s first name and initial, and last name',
  ({ facts }) => {
    const other = otherPerson(facts);
    return other ? `${other.firstName} ${other.lastName}`.trim() || null : null;
  },
);
export const otherNumber = makers.choice(
  'SSN',
  'Spouse’s or partner’s SSN',
  'Spouse’s or partner’s SSN. Their share is in column C, and yours is in column B',
  ({ facts }) => otherPerson(facts)?.ssn || null,
);

const rows: CopyMakers<AllocatedRow> = formWithCopies('8958-rows', title, listRows, {
  name: 'Form 8958, lines 1 to 12',
  source,
  neededWhen: isNeeded,
  attachedWhen: ({ attached }) => attached(form8958),
});
export const form8958Rows = rows.form;

/** The taxpayer is the first filer, and the only one of a separate return. */
const ownTax = ({ item, at }: TaxCopyReader<AllocatedRow>): number =>
  at(item.own === 'deductibleHalf' ? deductibleHalf : selfEmploymentTax, 0);

const column =
  (pick: (amounts: NonNullable<AllocatedRow['amounts']>) => Cents, own: (tax: number) => number) =>
  (reader: TaxCopyReader<AllocatedRow>): number =>
    reader.item.amounts === null ? own(ownTax(reader)) : dollars(pick(reader.item.amounts));

export const rowLine = rows.choice('Line', 'Line', 'Form 8958 line', ({ item }) => item.line);
export const rowName = rows.choice(
  'Source',
  'Source',
  'Employer, payer, or description',
  ({ item }) => item.name || null,
);
export const rowTotal = rows.money(
  'A',
  'Total amount',
  'Total amount',
  column(
    ({ total }) => total,
    (tax) => tax,
  ),
);
export const rowYours = rows.money(
  'B',
  'Allocated to you',
  'Allocated to spouse or RDP: you',
  column(
    ({ yours }) => yours,
    (tax) => tax,
  ),
);
/** What is left, so that both columns add up to column A. */
export const rowOthers = rows.money(
  'C',
  'Allocated to your spouse or partner',
  'Allocated to spouse or RDP: your spouse or partner',
  ({ get }) => get(rowTotal) - get(rowYours),
);

const some = (facts: ReturnInput, test: (item: CommunityItem) => boolean): boolean =>
  listDivided(facts).some(test);

refuse(
  'communityProperty.items',
  'Only spouses filing separately and registered domestic partners divide community income (Form 8958). Remove that income, or check the filing status.',
  ({ facts }) =>
    facts.communityProperty.items.length > 0 && (facts.filingStatus === 'mfj' || !mayDivide(facts)),
);
refuse(
  'communityProperty.items',
  'Neither your share of community income nor the qualified part of dividends can be more than the total.',
  ({ facts }) =>
    some(facts, (item) => {
      const [total, part] = [centsOf(item.total), centsOf(yourPart(item))];
      const isWithin = total < 0 ? part >= total && part <= 0 : part >= 0 && part <= total;
      return !isWithin || centsOf(item.qualified) > Math.max(0, total);
    }),
);

const earned: readonly CommunityKind[] = ['wages', 'selfEmployment'];

refuse(
  'communityProperty.livedApartWithoutTransfers',
  'You lived apart all year and didn’t transfer earned income to each other, so wages and business income aren’t divided. Each of you reports your own. Remove them here (IRC 66(a)).',
  ({ facts }) =>
    facts.communityProperty.livedApartWithoutTransfers && some(facts, ({ kind }) => earned.includes(kind)),
);

/** What the documents of this return say, before anything is divided. */
const onDocuments = ({ facts, get }: TaxReader): Partial<Record<CommunityKind, number>> => ({
  wages: facts.w2s.reduce((sum, w2) => sum + (w2.statutoryEmployee ? 0 : exactDollars(w2.wages)), 0),
  interest: get(taxableInterest),
  dividends: get(ordinaryDividends),
});

refuse(
  'communityProperty.items',
  'You’re dividing more of your own wages, interest, or dividends than you entered from your forms. Enter the forms first, then the amounts to divide.',
  (reader) => {
    if (listDivided(reader.facts).length === 0) return false;
    const stated = onDocuments(reader);
    // The forms are rounded, and items may be in cents.
    return (['wages', 'interest', 'dividends'] as const).some(
      (kind) => ownTotal(reader, kind) > (stated[kind] ?? 0) + 1,
    );
  },
);
refuse(
  'communityProperty.registeredPartner',
  'Registered domestic partners both owe self-employment tax on a business they share. Dividing income from self-employment between them isn’t supported.',
  ({ facts }) =>
    facts.communityProperty.registeredPartner && some(facts, ({ kind }) => kind === 'selfEmployment'),
);
refuse(
  'communityProperty.items',
  'Business income divided with your spouse or partner isn’t supported if your taxable income is over the Form 8995-A threshold.',
  (reader) => some(reader.facts, isQualifiedBusiness) && isAboveThreshold(reader),
);

warn(
  'communityProperty',
  'You’re married filing separately in a community property state. Each of you usually reports half of the community income and attaches Form 8958. You haven’t divided any income on this return yet.',
  ({ facts }) =>
    facts.filingStatus === 'mfs' &&
    communityStates.has(facts.address.state.toUpperCase()) &&
    facts.communityProperty.items.length === 0 &&
    !facts.communityProperty.nothingToDivide &&
    !facts.communityProperty.livedApartWithoutTransfers,
);
