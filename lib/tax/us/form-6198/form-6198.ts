import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, isSome, minus } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { refuse } from '../coverage';
import { type CopyMakers, formWithCopies } from '../form';
import {
  capitalResultOf,
  gainFromDistributions,
  gainOf,
  lossesWithinBasis,
  lossParts,
  otherLossesOf,
  repaymentGain,
  untaxedRepayment,
} from '../schedule-e/k1-limits';

const hasRiskLimit = ({ basis, entity }: K1): boolean =>
  basis !== null && entity !== 'estate' && isSome(basis.notAtRisk);

/** A loss of the year or of an earlier one, and an amount that is not at risk (Instructions for Form 6198, "Who Must File"). */
function needsForm6198(k1: K1): boolean {
  const { ordinary, rental, otherRental } = lossParts(k1);
  const earlier = dollars(k1.priorUnallowedLoss, k1.priorUnallowedRentalLoss);
  return hasRiskLimit(k1) && ordinary + rental + otherRental + earlier > 0;
}

const makers: CopyMakers<K1> = formWithCopies('6198', 'At-Risk Limitations', ({ facts }) => facts.k1s, {
  sequence: '31',
  source: 'Form 6198 (Rev. November 2024) and its instructions (Rev. December 2024); IRC 465',
  neededWhen: ({ facts }) => facts.k1s.some(hasRiskLimit),
  attachedWhen: ({ item }) => needsForm6198(item),
});
export const form6198 = makers.form;
const { choice, money } = makers;

/** A line of a share that has something not at risk; blank on every other. */
const limited = (
  number: string,
  label: string,
  instruction: string,
  rule: (reader: Parameters<Parameters<typeof money>[3]>[0]) => number | null,
) => money(number, label, instruction, (reader) => (hasRiskLimit(reader.item) ? rule(reader) : null));

choice('activity', 'Description of activity', 'Description of activity', ({ item }) =>
  hasRiskLimit(item) ? `Schedule K-1${item.name === '' ? '' : `, ${item.name}`}` : null,
);

const ordinary = limited(
  '1',
  'Income or loss of the activity',
  'Ordinary income (loss) from the activity',
  ({ item, at, copy }) =>
    gainOf(item.ordinaryIncome) +
    gainOf(item.rentalIncome) +
    gainOf(item.otherRentalIncome) -
    at(lossesWithinBasis, copy),
);
const onScheduleD = limited(
  '2a',
  'Gain or loss on Schedule D',
  'Gain (loss) from the sale or other disposition of assets used in the activity that you are reporting on Schedule D',
  ({ item }) => blankIfZero(dollars(capitalResultOf(item))),
);
const onForm4797 = limited(
  '2b',
  'Gain or loss on Form 4797',
  'Gain (loss) from the sale or other disposition of assets used in the activity that you are reporting on Form 4797',
  ({ item }) => blankIfZero(dollars(item.section1231Gain)),
);
const otherIncome = limited(
  '3',
  'Other income',
  'Other income and gains from the activity, from Schedule K-1 (Form 1065) or Schedule K-1 (Form 1120-S), that were not included on lines 1 through 2c',
  ({ item }) => blankIfZero(dollars(item.interest, item.ordinaryDividends, item.royalties)),
);
const otherDeductions = limited(
  '4',
  'Other deductions',
  'Other deductions and losses from the activity, including investment interest expense allowed from Form 4952, that were not included on lines 1 through 2c',
  ({ item }) => blankIfZero(dollars(item.section179, item.investmentInterest, item.royaltyDeductions)),
);
export const resultOfActivity = limited(
  '5',
  'Profit or loss of the year',
  'Current year profit (loss) from the activity. Combine lines 1 through 4',
  ({ get }) => get(ordinary) + get(onScheduleD) + get(onForm4797) + get(otherIncome) - get(otherDeductions),
);

/** Part II says how much is at risk; a profit needs no limit. */
const withLoss = (
  number: string,
  label: string,
  instruction: string,
  rule: (reader: Parameters<Parameters<typeof money>[3]>[0], basis: NonNullable<K1['basis']>) => number,
) =>
  limited(number, label, instruction, (reader) =>
    reader.item.basis === null || reader.get(resultOfActivity) >= 0 ? null : rule(reader, reader.item.basis),
  );

const atStart = withLoss(
  '6',
  'Adjusted basis at the start',
  'Adjusted basis (as defined in section 1011) in the activity (or in your interest in the activity) on the first day of the tax year. Do not enter less than zero',
  (_, basis) => dollars(basis.beginning, basis.debtBeginning),
);
/** Money and property put in, own loans, a larger share of debts, and income that is not taxed. */
const increases = withLoss(
  '7',
  'Increases',
  'Increases for the tax year',
  ({ item }, basis) =>
    dollars(basis.contributions, basis.debtAdded, item.taxExemptInterest, basis.otherTaxExemptIncome) +
    notBelowZero(dollars(minus(basis.debtShareEnd, basis.debtShareBeginning))),
);
const withIncreases = withLoss(
  '8',
  'Basis with increases',
  'Add lines 6 and 7',
  ({ get }) => get(atStart) + get(increases),
);
/** What was taken out, expenses that can't be deducted, a smaller share of debts, and what is not at risk. */
const decreases = withLoss(
  '9',
  'Decreases',
  'Decreases for the tax year',
  ({ at, copy }, basis) =>
    dollars(basis.distributions, basis.nondeductibleExpenses, basis.notAtRisk) +
    notBelowZero(dollars(minus(basis.debtShareBeginning, basis.debtShareEnd))) +
    at(untaxedRepayment, copy),
);
const beforeFloor = withLoss(
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

const excessOf = (result: number, atRisk: number): number => notBelowZero(-result - atRisk);

refuse(
  'k1s.basis.notAtRisk',
  'Your loss is more than your amount at risk, and this Schedule K-1 has other losses, deductions or guaranteed payments. Dividing the limit among them isn’t supported (Form 6198, line 21).',
  ({ facts, at }) =>
    facts.k1s.some(
      (k1, i) =>
        hasRiskLimit(k1) &&
        excessOf(at(resultOfActivity, i), at(amountAtRisk, i)) > 0 &&
        (otherLossesOf(k1) > 0 ||
          isSome(k1.guaranteedPaymentsServices) ||
          isSome(k1.guaranteedPaymentsCapital)),
    ),
);
refuse(
  'k1s.basis.notAtRisk',
  'Your amount at risk fell below zero. Losses of earlier years may have to be added back (Publication 925, “Recapture Rule”), which isn’t supported.',
  ({ facts, at }) => facts.k1s.some((k1, i) => hasRiskLimit(k1) && at(beforeFloor, i) < 0),
);
refuse(
  'k1s.basis.notAtRisk',
  'A share with an amount that isn’t at risk and a gain on distributions or on a loan repaid isn’t supported (Form 6198, line 9).',
  ({ facts, at }) =>
    facts.k1s.some(
      (k1, i) =>
        hasRiskLimit(k1) &&
        at(resultOfActivity, i) < 0 &&
        at(gainFromDistributions, i) + at(repaymentGain, i) > 0,
    ),
);
