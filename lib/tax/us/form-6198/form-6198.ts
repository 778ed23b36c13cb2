import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, isSome, minus } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type CopyMakers, formWithCopies } from '../form';
import {
  capitalResultOf,
  gainOf,
  lossesWithinBasis,
  lossParts,
  untaxedRepayment,
} from '../schedule-e/k1-limits';
import { listRiskActivities, type RiskActivity } from './activities';
import { lacksRisk, resultBeforeRisk, saleOfActivity } from './own-activities';

export const hasRiskLimit = ({ basis, entity }: K1): boolean =>
  basis !== null && entity !== 'estate' && isSome(basis.notAtRisk);

const isLimited = (activity: RiskActivity): boolean =>
  activity.kind === 'share' ? hasRiskLimit(activity.k1) : activity.atRisk.someNotAtRisk;

/** A loss of the year or of an earlier one, and an amount that is not at risk (Instructions for Form 6198, "Who Must File"). */
function shareNeedsForm(k1: K1): boolean {
  const { ordinary, rental, otherRental } = lossParts(k1);
  const earlier = dollars(k1.priorUnallowedLoss, k1.priorUnallowedRentalLoss);
  return hasRiskLimit(k1) && ordinary + rental + otherRental + earlier > 0;
}

const makers: CopyMakers<RiskActivity> = formWithCopies('6198', 'At-Risk Limitations', listRiskActivities, {
  sequence: '31',
  source: 'Form 6198 (Rev. November 2024) and its instructions (Rev. December 2024); IRC 465',
  neededWhen: (given) => listRiskActivities(given).some(isLimited),
  attachedWhen: (reader) =>
    reader.item.kind === 'share'
      ? shareNeedsForm(reader.item.k1)
      : lacksRisk(reader, reader.item.kind, reader.item.position),
});
export const form6198 = makers.form;
const { choice, money } = makers;

type Reading = Parameters<Parameters<typeof money>[3]>[0];

/** A line of an activity that has something not at risk; blank on every other. */
const limited = (
  number: string,
  label: string,
  instruction: string,
  rule: (reader: Reading) => number | null,
) => money(number, label, instruction, (reader) => (isLimited(reader.item) ? rule(reader) : null));

/** A line that only Schedules K-1 fill in. */
const ofShare = (number: string, label: string, instruction: string, rule: (k1: K1) => number) =>
  limited(number, label, instruction, ({ item }) =>
    item.kind === 'share' ? blankIfZero(rule(item.k1)) : null,
  );

const schedules = { share: 'Schedule K-1', business: 'Schedule C', farm: 'Schedule F', rental: 'Schedule E' };

choice('activity', 'Description of activity', 'Description of activity', ({ item }) => {
  if (!isLimited(item)) return null;
  const name = item.kind === 'share' ? item.k1.name : item.name;
  return `${schedules[item.kind]}${name === '' ? '' : `, ${name}`}`;
});

/** With losses of earlier years that were not at risk ("Including Prior Year Nondeductible Amounts"). */
const ordinary = limited(
  '1',
  'Ordinary income or loss',
  'Ordinary income (loss) from the activity',
  ({ item, at, copy }) =>
    item.kind === 'share'
      ? gainOf(item.k1.ordinaryIncome) +
        gainOf(item.k1.rentalIncome) +
        gainOf(item.k1.otherRentalIncome) -
        at(lossesWithinBasis, item.position)
      : at(resultBeforeRisk, copy),
);
const onScheduleD = ofShare(
  '2a',
  'Gain or loss on Schedule D',
  'Gain (loss) from the sale or other disposition of assets used in the activity that you are reporting on Schedule D',
  (k1) => dollars(capitalResultOf(k1)),
);
const onForm4797 = limited(
  '2b',
  'Gain or loss on Form 4797',
  'Gain (loss) from the sale or other disposition of assets used in the activity that you are reporting on Form 4797',
  (reader) =>
    blankIfZero(
      reader.item.kind === 'share'
        ? dollars(reader.item.k1.section1231Gain)
        : saleOfActivity(reader, reader.item),
    ),
);
const elsewhere = ofShare(
  '2c',
  'Gain or loss on another form',
  'Gain (loss) from the sale or other disposition of assets used in the activity that you are reporting on another form or schedule',
  (k1) => dollars(k1.section1256),
);
const otherIncome = ofShare(
  '3',
  'Other income',
  'Other income and gains from the activity, from Schedule K-1 (Form 1065) or Schedule K-1 (Form 1120-S), that were not included on lines 1 through 2c',
  (k1) => dollars(k1.interest, k1.ordinaryDividends, k1.royalties),
);
const otherDeductions = ofShare(
  '4',
  'Other deductions',
  'Other deductions and losses from the activity, including investment interest expense allowed from Form 4952, that were not included on lines 1 through 2c',
  (k1) => dollars(k1.section179, k1.investmentInterest, k1.royaltyDeductions),
);
export const resultOfActivity = limited(
  '5',
  'Current year profit or loss',
  'Current year profit (loss) from the activity. Combine lines 1 through 4',
  ({ get }) =>
    get(ordinary) +
    get(onScheduleD) +
    get(onForm4797) +
    get(elsewhere) +
    get(otherIncome) -
    get(otherDeductions),
);

/** Part II says how much is at risk; a profit needs no limit. */
const withLoss = (number: string, label: string, instruction: string, rule: (reader: Reading) => number) =>
  limited(number, label, instruction, (reader) => (reader.get(resultOfActivity) >= 0 ? null : rule(reader)));

/** The simple way adds up what the facts say: of a share by its basis, of other activities by their own amounts. */
const byBasis = (
  number: string,
  label: string,
  instruction: string,
  ofBasis: (basis: NonNullable<K1['basis']>, k1: K1, reader: Reading) => number,
  ofOwn: (atRisk: Extract<RiskActivity, { atRisk: unknown }>['atRisk']) => number,
) =>
  withLoss(number, label, instruction, (reader) => {
    const { item } = reader;
    if (item.kind !== 'share') return ofOwn(item.atRisk);
    return item.k1.basis === null ? 0 : ofBasis(item.k1.basis, item.k1, reader);
  });

const atStart = byBasis(
  '6',
  'Beginning adjusted basis',
  'Adjusted basis (as defined in section 1011) in the activity (or in your interest in the activity) on the first day of the tax year. Do not enter less than zero',
  (basis) => dollars(basis.beginning, basis.debtBeginning),
  ({ basis }) => dollars(basis),
);
/** Money and property put in, own loans, a larger share of debts, and income that is not taxed. */
const increases = byBasis(
  '7',
  'Increases',
  'Increases for the tax year',
  (basis, { taxExemptInterest }) =>
    dollars(basis.contributions, basis.debtAdded, taxExemptInterest, basis.otherTaxExemptIncome) +
    notBelowZero(dollars(minus(basis.debtShareEnd, basis.debtShareBeginning))),
  (own) => dollars(own.increases),
);
const withIncreases = withLoss(
  '8',
  'Basis with increases',
  'Add lines 6 and 7',
  ({ get }) => get(atStart) + get(increases),
);
/** What was taken out, expenses that can't be deducted, a smaller share of debts, and what is not at risk. */
const decreases = byBasis(
  '9',
  'Decreases',
  'Decreases for the tax year',
  (basis, _, { at, item }) =>
    dollars(basis.distributions, basis.nondeductibleExpenses, basis.notAtRisk) +
    notBelowZero(dollars(minus(basis.debtShareBeginning, basis.debtShareEnd))) +
    at(untaxedRepayment, item.position),
  (own) => dollars(own.decreases, own.notAtRisk),
);
export const beforeFloor = withLoss(
  '10a',
  'Amount at risk before the floor',
  'Subtract line 9 from line 8',
  ({ get }) => get(withIncreases) - get(decreases),
);
const simplified = withLoss(
  '10b',
  'Amount at risk, simplified',
  'If line 10a is more than zero, enter that amount here and go to line 20 (or complete Part III). Otherwise, enter -0- and see Pub. 925 for information on the recapture rules',
  ({ get }) => notBelowZero(get(beforeFloor)),
);
export const amountAtRisk = withLoss(
  '20',
  'Amount at risk',
  'Amount at risk. Enter the larger of line 10b or line 19b',
  ({ get }) => get(simplified),
);
withLoss(
  '21',
  'Deductible loss',
  'Deductible loss. Enter the smaller of the line 5 loss (treated as a positive number) or line 20',
  ({ get }) => smallerOf(-get(resultOfActivity), get(amountAtRisk)),
);
