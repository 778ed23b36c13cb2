import { type Law } from '../law/law';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** Amounts of a year's law that texts name with words, where the same amount elsewhere became another one or none. */
export function phrasesOf(law: Law): readonly string[] {
  const { adjustments, business, childCredit, depreciation, ira, itemized } = law;
  const { studentLoanPhaseOutStart: start, studentLoanPhaseOutRange: range } = adjustments;
  const { stateTaxLimit, stateTaxPhaseDown } = itemized;
  const cents = Math.round(business.mileageRate * 100);
  const ofCar = depreciation.carLimits.find(({ from }) => from === `${law.year}-01-01`);
  const starts = (status: 'single' | 'mfj') => dollars(ira.coveredLimit[status] - ira.phaseOutRange[status]);
  const reduced =
    stateTaxPhaseDown === null ? '' : ` (less with income over ${dollars(stateTaxPhaseDown.start.single)})`;
  return [
    `${cents} cents a mile`,
    `${cents} cents for each mile`,
    `to ${dollars(childCredit.perChild)} for each child under 17`,
    `from ${dollars(start.single)} to ${dollars(start.single + range.single)} of modified AGI, or ${dollars(start.mfj)} to ${dollars(start.mfj + range.mfj)} on a joint return`,
    `starting at ${starts('single')} of modified AGI, or ${starts('mfj')} on a joint return`,
    `If only your spouse has one, it phases out starting at ${dollars(ira.spouseCoveredLimit - ira.spouseCoveredRange)}`,
    `state and local taxes up to ${dollars(stateTaxLimit.single)}${reduced}`,
    `limited to ${dollars(stateTaxLimit.single)}, or ${dollars(stateTaxLimit.mfs)} if married filing separately${reduced}`,
    `${dollars(stateTaxLimit.single)} of state and local tax (${dollars(stateTaxLimit.mfs)} if you file separately)`,
    `${dollars(ofCar?.firstWithBonus ?? 0)} with bonus, ${dollars(ofCar?.first ?? 0)} without`,
  ];
}
