import { dollarsOf, isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { covers, refuse } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { socialSecurityTips, socialSecurityWagesOf } from '../form-4137/form-4137';

covers('misclassifiedWages');

const makers: CopyMakers<Filer> = formWithCopies(
  '8919',
  'Uncollected Social Security and Medicare Tax on Wages',
  listFilers,
  {
    sequence: '61',
    neededWhen: ({ facts }) => facts.misclassifiedWages.length > 0,
    attachedWhen: ({ get }) => get(uncollectedWages) > 0,
  },
);
export const form8919 = makers.form;
const { money } = makers;

const isUsed = ({ facts, item }: { facts: TaxReader['facts']; item: Filer }) =>
  ownedBy(facts.misclassifiedWages, item.owner).some(({ wages }) => isSome(wages));

export const uncollectedWages = money(
  '6',
  'Wages without withholding',
  'Total wages. Combine lines 1 through 5 in column (f). Enter here and include on Form 1040 or 1040-SR, line 1g',
  (reader) =>
    isUsed(reader)
      ? dollarsOf(ownedBy(reader.facts.misclassifiedWages, reader.item.owner), ({ wages }) => wages)
      : null,
);

export const wageBase = money(
  '7',
  'Social Security wage base',
  'Maximum amount of wages subject to social security tax',
  (reader) => (isUsed(reader) ? reader.law.socialSecurityTax.wageBase : null),
);

export const otherWages = money(
  '8',
  'Social Security wages and tips',
  'Total social security wages and social security tips (total of boxes 3 and 7 on Form(s) W-2), railroad retirement (tier 1) compensation, and unreported tips subject to social security tax from Form 4137, line 10',
  (reader) =>
    isUsed(reader)
      ? socialSecurityWagesOf(reader.facts, reader.item.owner) + reader.at(socialSecurityTips, reader.copy)
      : null,
);

export const wageBaseLeft = money(
  '9',
  'Remaining Social Security wage base',
  'Subtract line 8 from line 7. If line 8 is more than line 7, enter -0-',
  (reader) => (isUsed(reader) ? notBelowZero(reader.get(wageBase) - reader.get(otherWages)) : null),
);

export const socialSecurityPart = money(
  '10',
  'Wages subject to Social Security tax',
  'Wages subject to social security tax. Enter the smaller of line 6 or line 9',
  (reader) => (isUsed(reader) ? smallerOf(reader.get(uncollectedWages), reader.get(wageBaseLeft)) : null),
);

export const socialSecurityTax = money(
  '11',
  'Social Security tax',
  'Multiply line 10 by 0.062 (social security tax rate)',
  (reader) =>
    isUsed(reader) ? reader.get(socialSecurityPart) * reader.law.socialSecurityTax.employeeRate : null,
);

export const medicareTax = money(
  '12',
  'Medicare tax',
  'Multiply line 6 by 0.0145 (Medicare tax rate)',
  (reader) =>
    isUsed(reader) ? reader.get(uncollectedWages) * reader.law.additionalMedicare.regularRate : null,
);

export const uncollectedTax = money(
  '13',
  'Uncollected Social Security and Medicare tax',
  'Add lines 11 and 12. Enter here and on Schedule 2 (Form 1040), line 6',
  (reader) => (isUsed(reader) ? reader.get(socialSecurityTax) + reader.get(medicareTax) : null),
);

/** Wages of one person on Form 1040, line 1g. */
export const uncollectedWagesOf = ({ each }: TaxReader, owner: Owner): number =>
  each(uncollectedWages)[owner === 'taxpayer' ? 0 : 1] ?? 0;

refuse(
  'misclassifiedWages',
  'Form 8919 requires the company’s name and taxpayer ID number and, for reason codes A and C, the date of the determination or letter.',
  ({ facts }) =>
    facts.misclassifiedWages.some(
      ({ wages, firm, firmId, reasonCode, determinationDate }) =>
        isSome(wages) &&
        (firm === '' ||
          (firmId === '' && reasonCode !== 'H') ||
          (/[AC]/.test(reasonCode) && determinationDate === null)),
    ),
);
