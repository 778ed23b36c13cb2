import { type Form } from '../engine/form';
import { findState } from './all-states';

/** Printed numbers that were once wrong or doubtful, each with what it stands on. */
const printed: readonly [state: string, form: string, number: string, label: string, source: string][] = [
  ['CT', 'ct-1040', '24a', 'Donations to funds', 'Form CT-1040 of 2025, line 24a'],
  ['CT', 'ct-1040', '48', 'CHET contributions', 'Schedule 1 of 2025, line 48'],
  ['CT', 'ct-1040', '48b', 'Pensions and annuities', 'Schedule 1 of 2025, line 48b'],
  ['DE', 'de-pit-res', '34', 'Earned income credit, refundable', 'Form PIT-RES of 2024, line 34'],
  ['DE', 'de-pit-res', '34 nonrefundable', 'Earned income credit', 'Form PIT-RES of 2024, line 34'],
  ['DE', 'de-pit-res', '35', 'Tax withheld', 'Instructions of 2025, line 35'],
  ['DE', 'de-pit-res', '40', 'Total payments and credits', 'Instructions of 2025, line 40'],
  ['DE', 'de-pit-res', '42', 'Overpayment', 'Instructions of 2025, line 42'],
  ['DE', 'de-pit-res', '43', 'Donations to funds', 'Instructions of 2025, line 43'],
  ['DE', 'de-pit-res', '44', 'Applied to next year', 'Instructions of 2025, line 44'],
  ['DE', 'de-pit-res', '46', 'Amount you owe', 'Instructions of 2025, line 46'],
  ['DE', 'de-pit-res', '47', 'Refund', 'Instructions of 2025, line 47'],
  ['HI', 'hi-n-11', '44', 'Donations to funds', 'Form N-11 of 2025, line 44'],
  ['HI', 'hi-n-11', '46', 'Applied to next year', 'Form N-11 of 2025, line 46'],
  ['HI', 'hi-n-11', '47a', 'Refund', 'Form N-11 of 2025, line 47a'],
  ['HI', 'hi-n-11', '48', 'Amount you owe', 'Form N-11 of 2025, line 48'],
  ['IN', 'in-it-40', '16', 'Overpayment', 'Booklet of 2025, lines 17 and 18'],
  ['IN', 'in-it-40', '17', 'Donations to funds', 'Booklet of 2025, line 17'],
  ['IN', 'in-it-40', '19d', 'Applied to next year', 'Booklet of 2025, line 19d'],
  ['IN', 'in-it-40', '21', 'Refund', 'Booklet of 2025, line 21'],
  ['IN', 'in-it-40', '26', 'Amount you owe', 'Booklet of 2025, line 26'],
  ['MN', 'mn-m1', '30', 'Applied to next year', 'Form M1 of 2025, line 30'],
  ['MN', 'mn-m1m', '12', 'Social Security subtraction', 'Schedule M1M of 2024, line 12 (PolicyEngine)'],
  ['MN', 'mn-m1m', '14', 'U.S. bond interest', 'Schedule M1M of 2025, line 14'],
  ['MN', 'mn-m1m', '16', 'Age 65 or older or disabled', 'Schedule M1M of 2025, line 16'],
  ['MN', 'mn-m1m', '19', 'American Indian reservation income', 'Department of Revenue, line 19 of 2024'],
  ['MN', 'mn-m1m', '25', 'Military and railroad retirement', 'Schedule M1M of 2025, lines 17 and 25'],
  ['MN', 'mn-m1m', '29', 'Qualified public pension', 'Schedule M1M of 2025, line 29'],
  ['ND', 'nd-1', '4b', 'Income with additions', 'Form ND-1 of 2025, line 4b'],
  ['ND', 'nd-1', '5', 'Interest on U.S. obligations', 'Form ND-1 of 2025, line 5'],
  ['ND', 'nd-1', '8', 'Railroad retirement', 'Form ND-1 of 2025, line 8'],
  ['ND', 'nd-1', '12', 'College SAVE', 'Form ND-1 of 2025, line 12'],
  ['ND', 'nd-1', '13', 'Qualified dividend exclusion', 'Booklet of 2024, line 13 (PolicyEngine)'],
  ['ND', 'nd-1', '14', 'Military retirement', 'Form ND-1 of 2025, line 14'],
  ['ND', 'nd-1', '15', 'Social Security benefits', 'Form ND-1 of 2025, line 15'],
  ['ND', 'nd-1', '20', 'Tax', 'Schedule ND-1CR of 2025, line 4'],
  ['NE', 'ne-1040n', '33', 'Nebraska tax after nonrefundable credits', 'Line 32 of 2024 is their total'],
  ['NE', 'ne-1040n', '34', 'Tax withheld', 'Form 1040N of 2025, line 36, less two'],
  ['NE', 'ne-1040n', '38', 'Estimated and extension payments', 'Form 1040N of 2025, line 40, less two'],
  ['NE', 'ne-1040n', '40', 'Refundable child and dependent care credit', 'Line 42 of 2025, less two'],
  ['NE', 'ne-1040n', '42', 'Earned income credit', 'Booklet of 2024, line 42 (PolicyEngine)'],
  ['OH', 'oh-adjustments', '13', 'Business income deduction', 'OpenTaxSolver for 2024, line 13'],
  ['OH', 'oh-adjustments', '15', 'State and local refunds', 'Order of the schedule after line 14 of 2024'],
  ['OH', 'oh-adjustments', '16', 'Social Security benefits', 'Order of the schedule after line 14 of 2024'],
  ['OH', 'oh-adjustments', '25', 'Federal interest', 'Order of the schedule before line 36 of 2024'],
  ['OH', 'oh-adjustments', '36', 'Ohio 529 contributions', 'Instructions of 2024, line 36 (PolicyEngine)'],
  ['OH', 'oh-credits', '36', 'Tax before residency credits', 'OpenTaxSolver for 2024, line 36'],
  ['OH', 'oh-credits', '37', 'Nonresident credit', 'OpenTaxSolver for 2024, line 37'],
  ['OH', 'oh-credits', '38', 'Resident credit', 'OpenTaxSolver for 2024, line 38'],
  ['OK', 'ok-511', '8', 'Oklahoma adjustments', 'Packet of 2025, line 8'],
  ['OK', 'ok-511', '28', 'Oklahoma earned income credit', 'Packet of 2025, line 28'],
  ['OK', 'ok-511', '31', 'Total payments and credits', 'Packet of 2025, line 31'],
  ['OK', 'ok-511', '34', 'Overpayment', 'Packet of 2025, line 34'],
  ['OK', 'ok-511', '35', 'Applied to next year', 'Packet of 2025, line 35'],
  ['OK', 'ok-511', '36', 'Donations to funds', 'Packet of 2025, line 36'],
  ['OK', 'ok-511', '38', 'Refund', 'Packet of 2025, line 38'],
  ['OK', 'ok-511', '39', 'Amount you owe', 'Packet of 2025, line 39'],
  ['OK', 'ok-511a', '12', 'Oklahoma capital gain deduction', 'Packet of 2025, Schedule 511-A, line 12'],
  ['OK', 'ok-511a', '13', 'State tax refund', 'Packet of 2025, Schedule 511-A, line 13'],
  ['OK', 'ok-511c', '3', 'Oklahoma 529 savings plan', 'Packet of 2025, Schedule 511-C, line 3'],
  ['OR', 'or-40', '25', 'Exemption credit', 'OpenTaxSolver for 2024, line 25'],
  ['OR', 'or-40', '27a', 'Retirement income credit', 'OpenTaxSolver for 2024, line 27'],
  ['OR', 'or-40', '27b', 'Credit for income taxes paid to another state', 'OpenTaxSolver for 2024, line 27'],
  ['OR', 'or-40', '28', 'Total standard credits', 'OpenTaxSolver for 2024, line 28'],
  ['OR', 'or-40', '41', 'Overpayment', 'OpenTaxSolver for 2024, line 41'],
  ['OR', 'or-40', '48', 'Applied to next year', 'OpenTaxSolver for 2024, line 48'],
  ['OR', 'or-40', '49', 'Donations to funds', 'OpenTaxSolver for 2024, line 49'],
  ['OR', 'or-40', '53', 'Refund', 'OpenTaxSolver for 2024, line 53'],
  ['VT', 'vt-in-111', '20', 'Child care contribution', 'Instructions of 2025, line 21, less one'],
  ['VT', 'vt-in-111', '21', 'Use tax', 'Instructions of 2025, line 22, less one'],
  ['VT', 'vt-in-111', '23e', 'Donations to funds', 'Instructions of 2025, line 24e, less one'],
  ['VT', 'vt-in-111', '25f', 'Total payments and credits', 'Instructions of 2025, line 26f, less one'],
  ['WV', 'wv-it140', '21A', 'Motor vehicle property tax credit', 'tax.wv.gov, filing season of 2024'],
  ['WV', 'wv-it140', '23', 'Total payments and credits', 'Form IT-140 of 2025, line 23'],
  ['WV', 'wv-it140', '24', 'Amount you owe', 'Form IT-140 of 2025, line 24'],
  ['WV', 'wv-it140', '25', 'Overpayment', 'Form IT-140 of 2025, line 25'],
  ['WV', 'wv-it140', '26', 'Donations to funds', 'Form IT-140 of 2025, line 26'],
  ['WV', 'wv-it140', '27', 'Applied to next year', 'Form IT-140 of 2025, line 27'],
  ['WV', 'wv-it140', '28', 'Refund', 'Form IT-140 of 2025, line 28'],
  ['WV', 'wv-schedule-m', '29', 'Interest on U.S. obligations', 'Schedule M of 2025, line 29'],
  ['WV', 'wv-schedule-m', '30-32', 'Military and police retirement', 'Schedule M of 2025, lines 30 to 32'],
  ['WV', 'wv-schedule-m', '33', 'Public pensions', 'Schedule M of 2025, line 33'],
  ['WV', 'wv-schedule-m', '34', 'Social Security benefits', 'Schedule M of 2024, line 34 (PolicyEngine)'],
  ['WV', 'wv-schedule-m-common', '39', 'College savings', 'Schedule M of 2025, line 39'],
];

const formOf = (state: string, id: string): Form | undefined =>
  findState(state)?.forms.find((form) => form.id === id);

test.each(printed)('%s %s line %s is %s (%s)', (state, id, number, label) => {
  const lines = formOf(state, id)?.lines.filter((line) => line.number === number);
  expect(lines?.map((line) => line.label)).toEqual([label]);
});

test('no form among them prints a number twice', () => {
  for (const [state, id] of printed) {
    const numbers = formOf(state, id)?.lines.map((line) => line.number) ?? [];
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});
