import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { listQualifiedActivities, type QualifiedActivity } from '../form-8995/activities';
import { propertyOfActivity, qualifiedIncome, wagesOfActivity } from '../form-8995/business-income';
import { incomeBeforeDeduction } from '../form-8995/income-limit';
import { form8995A } from './form-8995-a';

/** Above the range a specified service business drops out, below it counts in full. */
const isWithinRange = ({ get, facts, law }: TaxReader): boolean => {
  const over = get(incomeBeforeDeduction) - law.qualifiedBusiness.threshold[facts.filingStatus];
  return over > 0 && over <= law.qualifiedBusiness.phaseInRange[facts.filingStatus];
};

const makers: CopyMakers<QualifiedActivity> = formWithCopies(
  '8995-a-schedule-a',
  'Specified Service Trades or Businesses',
  listQualifiedActivities,
  {
    name: 'Schedule A (Form 8995-A)',
    sequence: '55B',
    attachedWhen: (reader) =>
      reader.item.qbi.specifiedService && isWithinRange(reader) && reader.attached(form8995A),
  },
);
export const scheduleA8995 = makers.form;
const { money, rate } = makers;

export const serviceIncome = money(
  '2',
  'Qualified business income',
  'Qualified business income or (loss) from the trade or business',
  ({ at, copy }) => at(qualifiedIncome, copy),
);

export const serviceWages = money(
  '3',
  'W-2 wages',
  'Allocable share of W-2 wages from the trade or business',
  ({ item }) => wagesOfActivity(item),
);

export const serviceProperty = money(
  '4',
  'UBIA of qualified property',
  'Allocable share of the unadjusted basis immediately after acquisition (UBIA) of all qualified property',
  ({ item }) => propertyOfActivity(item),
);

export const incomeBefore = money(
  '5',
  'Taxable income before the deduction',
  'Taxable income before qualified business income deduction',
  ({ get }) => get(incomeBeforeDeduction),
);

export const threshold = money(
  '6',
  'Threshold',
  'Threshold. Enter $191,950 ($383,900 if married filing jointly)',
  ({ facts, law }) => law.qualifiedBusiness.threshold[facts.filingStatus],
);

export const overThreshold = money(
  '7',
  'Taxable income over the threshold',
  'Subtract line 6 from line 5',
  ({ get }) => notBelowZero(get(incomeBefore) - get(threshold)),
);

export const range = money(
  '8',
  'Phase-in range',
  'Phase-in range. Enter $50,000 ($100,000 if married filing jointly)',
  ({ facts, law }) => law.qualifiedBusiness.phaseInRange[facts.filingStatus],
);

export const lostShare = rate('9', 'Phase-in percentage', 'Divide line 7 by line 8', ({ get }) =>
  smallerOf(1, get(overThreshold) / get(range)),
);

export const applicableShare = rate(
  '10',
  'Applicable percentage',
  'Applicable percentage. Subtract line 9 from 100%',
  ({ get }) => 1 - get(lostShare),
);

export const applicableIncome = money(
  '11',
  'Applicable qualified business income',
  'Applicable percentage of qualified business income or (loss). Multiply line 2 by line 10',
  ({ get }) => get(serviceIncome) * get(applicableShare),
);

export const applicableWages = money(
  '12',
  'Applicable W-2 wages',
  'Applicable percentage of W-2 wages. Multiply line 3 by line 10',
  ({ get }) => get(serviceWages) * get(applicableShare),
);

export const applicableProperty = money(
  '13',
  'Applicable UBIA',
  'Applicable percentage of the UBIA of qualified property. Multiply line 4 by line 10',
  ({ get }) => get(serviceProperty) * get(applicableShare),
);
