import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { type CopyMakers, formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import { listQualifiedActivities, type QualifiedActivity } from '../form-8995/activities';
import { propertyOfActivity, wagesOfActivity } from '../form-8995/business-income';
import { incomeBeforeDeduction } from '../form-8995/income-limit';
import { form8995A } from './form-8995-a';
import { adjustedIncome } from './loss-netting';
import { applicableProperty, applicableWages } from './service-business';

const overThreshold = ({ get, facts, law }: TaxReader): number =>
  get(incomeBeforeDeduction) - law.qualifiedBusiness.threshold[facts.filingStatus];
const isBeyondRange = (reader: TaxReader): boolean =>
  overThreshold(reader) > reader.law.qualifiedBusiness.phaseInRange[reader.facts.filingStatus];

type Reader = TaxCopyReader<QualifiedActivity>;

const makers: CopyMakers<QualifiedActivity> = formWithCopies(
  '8995-a-businesses',
  'Adjusted qualified business income by business',
  listQualifiedActivities,
  {
    name: 'Form 8995-A, Parts I to III',
    // A specified service business above the range is left out (Instructions for Form 8995-A).
    attachedWhen: (reader) =>
      reader.attached(form8995A) && !(reader.item.qbi.specifiedService && isBeyondRange(reader)),
  },
);
export const form8995ABusinesses = makers.form;
const { money, rate, choice, yesNo } = makers;

export const businessName = choice(
  '1(a)',
  'Business',
  'Trade, business, or aggregation name',
  ({ item }) => item.name || null,
);

export const isSpecifiedService = yesNo(
  '1(b)',
  'Specified service',
  'Check if specified service',
  ({ item }) => item.qbi.specifiedService || null,
);

export const taxpayerNumber = choice(
  '1(d)',
  'Taxpayer identification number',
  'Taxpayer identification number',
  ({ item }) => item.taxpayerNumber || null,
);

/** After loss netting on Schedule C (Form 8995-A), and after Schedule A for a specified service. */
export const income = money(
  '2',
  'Qualified business income',
  'Qualified business income from the trade, business, or aggregation',
  ({ at, copy }) => at(adjustedIncome, copy),
);

export const share = money(
  '3',
  '20% of qualified business income',
  'Multiply line 2 by 20% (0.20)',
  ({ get, law }) => get(income) * law.qualifiedBusiness.rate,
);

export const wages = money(
  '4',
  'W-2 wages',
  'Allocable share of W-2 wages from the trade, business, or aggregation',
  ({ item, at, copy }) => (item.qbi.specifiedService ? at(applicableWages, copy) : wagesOfActivity(item)),
);

export const halfOfWages = money(
  '5',
  '50% of W-2 wages',
  'Multiply line 4 by 50% (0.50)',
  ({ get, law }) => get(wages) * law.qualifiedBusiness.wageShare,
);

export const quarterOfWages = money(
  '6',
  '25% of W-2 wages',
  'Multiply line 4 by 25% (0.25)',
  ({ get, law }) => get(wages) * law.qualifiedBusiness.wageShareWithProperty,
);

export const property = money(
  '7',
  'UBIA of qualified property',
  'Allocable share of the unadjusted basis immediately after acquisition (UBIA) of all qualified property',
  ({ item, at, copy }) =>
    item.qbi.specifiedService ? at(applicableProperty, copy) : propertyOfActivity(item),
);

export const propertyShare = money(
  '8',
  '2.5% of UBIA',
  'Multiply line 7 by 2.5% (0.025)',
  ({ get, law }) => get(property) * law.qualifiedBusiness.propertyShare,
);

export const wagesAndProperty = money(
  '9',
  'Wages plus property',
  'Add lines 6 and 8',
  ({ get }) => get(quarterOfWages) + get(propertyShare),
);

export const wageLimit = money(
  '10',
  'Wage and property limit',
  'Enter the greater of line 5 or line 9',
  ({ get }) => largerOf(get(halfOfWages), get(wagesAndProperty)),
);

export const limitedShare = money(
  '11',
  'Amount within the limit',
  'W-2 wage and UBIA of qualified property limitation. Enter the smaller of line 3 or line 10',
  ({ get }) => smallerOf(get(share), get(wageLimit)),
);

const isPhasedIn = (reader: Reader): boolean =>
  !isBeyondRange(reader) && reader.get(wageLimit) < reader.get(share);

export const phasedIn = money(
  '12',
  'Phased-in amount',
  'Phased-in reduction. Enter the amount from line 26, if any',
  ({ entry }) => entry(afterPhaseIn),
);

export const beforePatronReduction = money(
  '13',
  'Deduction before patron reduction',
  'Qualified business income deduction before patron reduction. Enter the greater of line 11 or line 12',
  ({ get }) => largerOf(get(limitedShare), get(phasedIn)),
);

export const component = money(
  '15',
  'Qualified business income component',
  'Qualified business income component. Subtract line 14 from line 13',
  ({ get }) => get(beforePatronReduction),
);

export const shareAgain = money(
  '17',
  '20% of qualified business income',
  'Enter the amounts from line 3',
  (reader) => (isPhasedIn(reader) ? reader.get(share) : null),
);

export const wageLimitAgain = money('18', 'Limit', 'Enter the amounts from line 10', (reader) =>
  isPhasedIn(reader) ? reader.get(wageLimit) : null,
);

export const overLimit = money('19', 'Amount over the limit', 'Subtract line 18 from line 17', (reader) =>
  isPhasedIn(reader) ? reader.get(shareAgain) - reader.get(wageLimitAgain) : null,
);

export const phaseInIncome = money(
  '20',
  'Taxable income before the deduction',
  'Taxable income before qualified business income deduction',
  (reader) => (isPhasedIn(reader) ? reader.get(incomeBeforeDeduction) : null),
);

export const phaseInThreshold = money(
  '21',
  'Threshold',
  'Threshold. Enter $191,950 ($383,900 if married filing jointly)',
  (reader) => (isPhasedIn(reader) ? reader.law.qualifiedBusiness.threshold[reader.facts.filingStatus] : null),
);

export const incomeOverThreshold = money(
  '22',
  'Taxable income over the threshold',
  'Subtract line 21 from line 20',
  (reader) =>
    isPhasedIn(reader) ? notBelowZero(reader.get(phaseInIncome) - reader.get(phaseInThreshold)) : null,
);

export const phaseInRange = money(
  '23',
  'Phase-in range',
  'Phase-in range. Enter $50,000 ($100,000 if married filing jointly)',
  (reader) =>
    isPhasedIn(reader) ? reader.law.qualifiedBusiness.phaseInRange[reader.facts.filingStatus] : null,
);

export const phaseInShare = rate(
  '24',
  'Phase-in percentage',
  'Phase-in percentage. Divide line 22 by line 23',
  (reader) => (isPhasedIn(reader) ? reader.get(incomeOverThreshold) / reader.get(phaseInRange) : null),
);

export const reduction = money(
  '25',
  'Reduction',
  'Total phase-in reduction. Multiply line 19 by line 24',
  (reader) => (isPhasedIn(reader) ? reader.get(overLimit) * reader.get(phaseInShare) : null),
);

export const afterPhaseIn = money(
  '26',
  'Qualified business income after phase-in reduction',
  'Qualified business income after phase-in reduction. Subtract line 25 from line 17. Enter this amount here and on line 12, for the corresponding trade or business',
  (reader) => (isPhasedIn(reader) ? reader.get(shareAgain) - reader.get(reduction) : null),
);
