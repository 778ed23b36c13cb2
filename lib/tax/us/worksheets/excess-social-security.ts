import {
  addCents,
  asCents,
  type Cents,
  centsNotBelowZero,
  dollars,
  minus,
  plus,
  smallerCents,
} from '../../facts/cents';
import { type W2 } from '../../facts/w2';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import { railroadAmount } from '../income/railroad';
import { uncollectedSocialSecurity } from '../income/w2-boxes';

const makers: CopyMakers<Filer> = formWithCopies(
  'excess-social-security',
  'Excess Social Security and Tier 1 RRTA Tax Withheld',
  listFilers,
  {
    name: 'Excess Social Security Worksheet',
    kind: 'worksheet',
    source: 'Publication 505 (2024), chapter 3, Worksheet 3-1; Instructions for Schedule 3 (2024), line 11',
    neededWhen: ({ facts }) => facts.w2s.length > 1,
    attachedWhen: ({ get }) => get(excessWithheld) > 0,
  },
);
export const excessSocialSecurityWorksheet = makers.form;
const { money } = makers;

/** Withholding by employer: several Forms W-2 of one employer count together. */
function withholdingByEmployer(w2s: readonly W2[]): Cents[] {
  const byEmployer = new Map<string, Cents>();
  w2s.forEach((w2, i) => {
    const key = w2.employerEin || `form ${i}`;
    byEmployer.set(
      key,
      plus(byEmployer.get(key) ?? asCents(0), w2.socialSecurityWithholding, railroadAmount(w2, 'tier1')),
    );
  });
  return [...byEmployer.values()];
}

/** Exact cents: the maximum itself, $10,453.20, is not a whole number of dollars. */
function figure({ facts, law, item }: TaxCopyReader<Filer>) {
  const w2s = ownedBy(facts.w2s, item.owner);
  const maximum = asCents(Math.round(law.socialSecurityTax.maximumWithholding * 100));
  const employers = withholdingByEmployer(w2s);
  // Too much withheld by one employer comes back from that employer, not from the IRS.
  const withheld = addCents(employers, (amount) => smallerCents(amount, maximum));
  const uncollected = addCents(w2s, uncollectedSocialSecurity);
  const total = plus(withheld, uncollected);
  const excess = employers.length > 1 ? centsNotBelowZero(minus(total, maximum)) : asCents(0);
  return { withheld, uncollected, total, maximum, excess };
}

export const withheld = money(
  '1',
  'Social Security tax withheld',
  'Add all social security tax and tier 1 railroad retirement tax withheld but not more than $10,453.20 for each employer',
  (reader) => dollars(figure(reader).withheld),
);

export const uncollected = money(
  '2',
  'Uncollected Social Security tax',
  'Enter any uncollected social security tax on tips or group-term life insurance included in the total on Schedule 2, line 13',
  (reader) => dollars(figure(reader).uncollected),
);

export const total = money('3', 'Total', 'Add lines 1 and 2', (reader) => dollars(figure(reader).total));

export const maximum = money(
  '4',
  'Social Security tax limit',
  'Social security tax limit ($10,453.20)',
  (reader) => dollars(figure(reader).maximum),
);

export const excessWithheld = money(
  '5',
  'Excess tax withheld',
  'Subtract line 4 from line 3. If zero or less, enter -0-. Enter on Schedule 3 (Form 1040), line 11',
  (reader) => dollars(figure(reader).excess),
);
