import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { addCents, dollars, dollarsOf, isSome, noCents } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { refuse } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { unreportedTipsOf } from '../form-4137/form-4137';
import { uncollectedWagesOf } from '../form-8919/form-8919';
import { taxedExcess } from './excess-deferrals';
import { isPayFromPlan, taxablePart } from './retirement';

const makers: CopyMakers<Filer> = formWithCopies(
  'pay-from-plans',
  'Wages reported on Forms 1099-R',
  listFilers,
  {
    name: 'Wages reported on Forms 1099-R',
    kind: 'worksheet',
    source: 'Instructions for Form 1040 (2024), line 1h: disability pensions and corrective distributions',
    neededWhen: ({ facts }) => facts.retirement.some(isPayFromPlan),
    attachedWhen: ({ get }) => get(payFromPlans) > 0,
  },
);
export const payFromPlansWorksheet = makers.form;
const { money } = makers;

const payOf = (facts: ReturnInput, owner: Owner, code: string) =>
  ownedBy(facts.retirement, owner).filter((form) => isPayFromPlan(form) && form.code.includes(code));

/** Counts as earned, but not as pay that may go to an IRA (IRC 219(f)(1)). */
export const disabilityPay = money(
  '1',
  'Disability pay',
  'Disability pensions shown on Form 1099-R (code 3) if you haven’t reached the minimum retirement age set by your employer',
  ({ facts, item }) => dollarsOf(payOf(facts, item.owner, '3'), taxablePart),
);

/** An excess deferral that the worksheet of excess deferrals holds already is not counted twice. */
export const excessPaidBack = money(
  '2',
  'Returned excess contributions',
  'Corrective distributions from a retirement plan shown on Form 1099-R (code 8), not including excess deferrals on the Excess Elective Deferrals Worksheet',
  ({ facts, item, at, copy }) => {
    const forms = payOf(facts, item.owner, '8').filter(({ code }) => !code.includes('3'));
    const held = dollars(addCents(forms, ({ excessDeferral }) => excessDeferral ?? noCents));
    const counted = at(taxedExcess, copy) < held ? at(taxedExcess, copy) : held;
    return notBelowZero(dollarsOf(forms, taxablePart) - counted);
  },
);

export const payFromPlans = money(
  '3',
  'Wages reported on Forms 1099-R',
  'Add lines 1 and 2. Include this amount on Form 1040 or 1040-SR, line 1h',
  ({ get }) => blankIfZero(get(disabilityPay) + get(excessPaidBack)),
);

const columnOf = (owner: Owner) => (owner === 'taxpayer' ? 0 : 1);

/** Lines 1c, 1g and 1h of one person. */
export const otherEarnedBy = (reader: TaxReader, owner: Owner): number => {
  const { each } = reader;
  return (
    unreportedTipsOf(reader, owner) +
    uncollectedWagesOf(reader, owner) +
    (each(taxedExcess)[columnOf(owner)] ?? 0) +
    (each(payFromPlans)[columnOf(owner)] ?? 0)
  );
};

export const disabilityPayOf = ({ each }: TaxReader, owner: Owner): number =>
  each(disabilityPay)[columnOf(owner)] ?? 0;

refuse(
  'retirement.excessDeferral',
  'Your plan returned an excess (code 8), and your workplace deferrals are over the limit. Enter how much of it is 2024 excess deferrals, not including earnings, so nothing is counted twice.',
  ({ facts, each }) =>
    listFilers({ facts }).some(
      ({ owner }) =>
        (each(taxedExcess)[columnOf(owner)] ?? 0) > 0 &&
        payOf(facts, owner, '8').some(
          (form) => form.excessDeferral === null && isSome(form.grossDistribution),
        ),
    ),
);
