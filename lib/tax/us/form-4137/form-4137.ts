import {
  addCents,
  centsNotBelowZero,
  dollars,
  dollarsOf,
  isSome,
  minus,
  noCents,
  plus,
} from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { covers, refuse } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { railroadAmount } from '../income/railroad';

covers('unreportedTips', 'w2s.*.allocatedTips');

const makers: CopyMakers<Filer> = formWithCopies(
  '4137',
  'Social Security and Medicare Tax on Unreported Tip Income',
  listFilers,
  {
    sequence: '24',
    neededWhen: ({ facts }) =>
      facts.unreportedTips.length > 0 || facts.w2s.some(({ allocatedTips }) => isSome(allocatedTips)),
    attachedWhen: ({ entry }) => (entry(tipsNotReported) ?? 0) > 0,
  },
);
export const form4137 = makers.form;
const { money } = makers;

const digits = (text: string) => text.replaceAll(/\D/g, '');
const plain = (text: string) => text.trim().toLowerCase();

/** Allocated tips count unless the filer's own records of that job say otherwise (Instructions for Form 4137, line 1). */
function allocatedWithoutRecords(facts: ReturnInput, owner: Owner) {
  const records = ownedBy(facts.unreportedTips, owner);
  const hasRecords = ({ employerEin, employerName }: ReturnInput['w2s'][number]) =>
    records.some(
      (record) =>
        (digits(record.employerEin) !== '' && digits(record.employerEin) === digits(employerEin)) ||
        (plain(record.employer) !== '' && plain(record.employer) === plain(employerName)),
    );
  return ownedBy(facts.w2s, owner).filter((w2) => isSome(w2.allocatedTips) && !hasRecords(w2));
}

/** Tips that the employer reported in box 7 stand in columns (c) and (d) of an employer with allocated tips. */
export const tipsReceived = money(
  '2',
  'Tips received',
  'Total cash and charge tips received in 2024. Add the amounts from line 1, column (c)',
  ({ facts, item: { owner } }) => {
    const records = ownedBy(facts.unreportedTips, owner);
    const allocated = allocatedWithoutRecords(facts, owner);
    if (records.length + allocated.length === 0) return null;
    return dollars(
      addCents(records, ({ received }) => received),
      addCents(allocated, (w2) => plus(w2.allocatedTips, w2.socialSecurityTips)),
    );
  },
);

export const tipsReported = money(
  '3',
  'Tips reported to employers',
  'Total cash and charge tips reported to your employer(s) in 2024. Add the amounts from line 1, column (d)',
  ({ facts, item: { owner }, entry }) =>
    entry(tipsReceived) === null
      ? null
      : dollars(
          addCents(ownedBy(facts.unreportedTips, owner), ({ reportedToEmployer }) => reportedToEmployer),
          addCents(allocatedWithoutRecords(facts, owner), (w2) => w2.socialSecurityTips),
        ),
);

export const tipsNotReported = money(
  '4',
  'Unreported tips',
  'Subtract line 3 from line 2. This amount is income you must include in the total on Form 1040 or 1040-SR, line 1c',
  ({ entry, get }) =>
    entry(tipsReceived) === null ? null : notBelowZero(get(tipsReceived) - get(tipsReported)),
);

export const smallTips = money(
  '5',
  'Tips under $20 in a month',
  'Cash and charge tips you received but didn’t report to your employer because the total was less than $20 in a calendar month',
  ({ facts, item: { owner }, entry }) =>
    entry(tipsReceived) === null
      ? null
      : dollarsOf(ownedBy(facts.unreportedTips, owner), ({ under20 }) => under20),
);

export const medicareTips = money(
  '6',
  'Tips subject to Medicare tax',
  'Unreported tips subject to Medicare tax. Subtract line 5 from line 4',
  ({ entry, get }) =>
    entry(tipsReceived) === null ? null : notBelowZero(get(tipsNotReported) - get(smallTips)),
);

export const wageBase = money(
  '7',
  'Social Security wage base',
  'Maximum amount of wages (including tips) subject to social security tax',
  ({ entry, law }) => (entry(tipsReceived) === null ? null : law.socialSecurityTax.wageBase),
);

/** Boxes 3 and 7 of one person, and railroad compensation. */
export const socialSecurityWagesOf = (facts: ReturnInput, owner: Owner): number =>
  dollarsOf(ownedBy(facts.w2s, owner), (w2) =>
    plus(w2.socialSecurityWages, w2.socialSecurityTips, railroadAmount(w2, 'compensation')),
  );

export const otherWages = money(
  '8',
  'Social Security wages',
  'Total social security wages and social security tips (total of boxes 3 and 7 shown on your Form(s) W-2) and railroad retirement (RRTA) compensation (subject to 6.2% rate)',
  ({ facts, item, entry }) =>
    entry(tipsReceived) === null ? null : socialSecurityWagesOf(facts, item.owner),
);

export const wageBaseLeft = money(
  '9',
  'Remaining Social Security wage base',
  'Subtract line 8 from line 7. If line 8 is more than line 7, enter -0-',
  ({ entry, get }) => (entry(tipsReceived) === null ? null : notBelowZero(get(wageBase) - get(otherWages))),
);

export const socialSecurityTips = money(
  '10',
  'Tips subject to Social Security tax',
  'Unreported tips subject to social security tax. Enter the smaller of line 6 or line 9',
  ({ entry, get }) => (entry(tipsReceived) === null ? null : smallerOf(get(medicareTips), get(wageBaseLeft))),
);

export const socialSecurityTax = money(
  '11',
  'Social Security tax on tips',
  'Multiply line 10 by 0.062 (social security tax rate)',
  ({ entry, get, law }) =>
    entry(tipsReceived) === null ? null : get(socialSecurityTips) * law.socialSecurityTax.employeeRate,
);

export const medicareTax = money(
  '12',
  'Medicare tax on tips',
  'Multiply line 6 by 0.0145 (Medicare tax rate)',
  ({ entry, get, law }) =>
    entry(tipsReceived) === null ? null : get(medicareTips) * law.additionalMedicare.regularRate,
);

export const taxOnTips = money(
  '13',
  'Social Security and Medicare tax on tips',
  'Add lines 11 and 12. Enter the result here and on Schedule 2 (Form 1040), line 5',
  ({ entry, get }) => (entry(tipsReceived) === null ? null : get(socialSecurityTax) + get(medicareTax)),
);

/** Tips of one person on Form 1040, line 1c. */
export const unreportedTipsOf = ({ each }: TaxReader, owner: Owner): number =>
  each(tipsNotReported)[owner === 'taxpayer' ? 0 : 1] ?? 0;

refuse(
  'unreportedTips',
  'On Form 4137, tips you reported to your employer, or received in months with less than $20 of tips, can’t be more than the tips you received.',
  ({ facts }) =>
    facts.unreportedTips.some(({ received, reportedToEmployer, under20 }) =>
      isSome(centsNotBelowZero(minus(plus(reportedToEmployer, under20), received, noCents))),
    ),
);
