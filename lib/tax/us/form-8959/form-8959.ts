import { addCents, dollarsOf, exactDollars, isSome } from '../../facts/cents';
import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { form } from '../form';
import { medicareTips } from '../form-4137/form-4137';
import { uncollectedWages as wagesFrom8919 } from '../form-8919/form-8919';
import { railroadAmount, railroadDollars } from '../income/railroad';
import { selfEmploymentEarnings } from '../schedule-se/schedule-se';

const makers = form('8959', 'Additional Medicare Tax', {
  sequence: '71',
  // Needed when wages and earnings pass the threshold, or an employer had to withhold the tax.
  attachedWhen: ({ get, facts, law }) =>
    get(allWages) + get(earnings) > law.additionalMedicare.threshold[facts.filingStatus] ||
    railroadDollars(facts.w2s, 'compensation') > law.additionalMedicare.threshold[facts.filingStatus] ||
    isSome(addCents(facts.w2s, (w2) => railroadAmount(w2, 'additionalMedicare'))) ||
    facts.w2s.some((w2) => exactDollars(w2.medicareWages) > law.additionalMedicare.employerThreshold),
});
export const form8959 = makers.form;
const { money } = makers;

const thresholdText =
  'Enter the following amount for your filing status: Married filing jointly $250,000. Married filing separately $125,000. Single, Head of household, or Qualifying surviving spouse $200,000';

export const medicareWages = money(
  '1',
  'Medicare wages',
  'Medicare wages and tips from Form W-2, box 5. If you have more than one Form W-2, enter the total of the amounts from box 5',
  ({ facts }) => dollarsOf(facts.w2s, (w2) => w2.medicareWages),
);

export const unreportedTips = money(
  '2',
  'Unreported tips',
  'Unreported tips from Form 4137, line 6',
  ({ each }) => blankIfZero(sum(each(medicareTips))),
);

export const uncollectedWages = money(
  '3',
  'Wages from Form 8919',
  'Wages from Form 8919, line 6',
  ({ each }) => blankIfZero(sum(each(wagesFrom8919))),
);

export const allWages = money(
  '4',
  'Total Medicare wages',
  'Add lines 1 through 3',
  ({ get }) => get(medicareWages) + get(unreportedTips) + get(uncollectedWages),
);

export const wageThreshold = money(
  '5',
  'Threshold',
  thresholdText,
  ({ facts, law }) => law.additionalMedicare.threshold[facts.filingStatus],
);

export const excessWages = money(
  '6',
  'Wages over the threshold',
  'Subtract line 5 from line 4. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(allWages) - get(wageThreshold)),
);

export const taxOnWages = money(
  '7',
  'Tax on Medicare wages',
  'Additional Medicare Tax on Medicare wages. Multiply line 6 by 0.9% (0.009). Enter here and go to Part II',
  ({ get, law }) => get(excessWages) * law.additionalMedicare.rate,
);

/** Net earnings of each person; a loss counts as zero for that person. */
export const earnings = money(
  '8',
  'Self-employment income',
  'Self-employment income from Schedule SE (Form 1040), Part I, line 6. If you had a loss, enter -0-',
  ({ each }) => sum(each(selfEmploymentEarnings).map(notBelowZero)),
);

export const earningsThreshold = money(
  '9',
  'Threshold',
  thresholdText,
  ({ facts, law }) => law.additionalMedicare.threshold[facts.filingStatus],
);

export const wagesAgain = money('10', 'Medicare wages', 'Enter the amount from line 4', ({ get }) =>
  get(allWages),
);

export const thresholdLeft = money(
  '11',
  'Threshold left after wages',
  'Subtract line 10 from line 9. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(earningsThreshold) - get(wagesAgain)),
);

export const excessEarnings = money(
  '12',
  'Self-employment income over the threshold',
  'Subtract line 11 from line 8. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(earnings) - get(thresholdLeft)),
);

export const taxOnEarnings = money(
  '13',
  'Tax on self-employment income',
  'Additional Medicare Tax on self-employment income. Multiply line 12 by 0.9% (0.009). Enter here and go to Part III',
  ({ get, law }) => get(excessEarnings) * law.additionalMedicare.rate,
);

export const railroadPay = money(
  '14',
  'Railroad compensation',
  'Railroad retirement (RRTA) compensation and tips from Form(s) W-2, box 14',
  ({ facts }) => blankIfZero(railroadDollars(facts.w2s, 'compensation')),
);

export const railroadThreshold = money('15', 'Threshold', thresholdText, ({ entry, facts, law }) =>
  entry(railroadPay) === null ? null : law.additionalMedicare.threshold[facts.filingStatus],
);

export const excessRailroadPay = money(
  '16',
  'Railroad compensation over the threshold',
  'Subtract line 15 from line 14. If zero or less, enter -0-',
  ({ entry, get }) =>
    entry(railroadPay) === null ? null : notBelowZero(get(railroadPay) - get(railroadThreshold)),
);

export const taxOnRailroadPay = money(
  '17',
  'Tax on railroad compensation',
  'Additional Medicare Tax on railroad retirement (RRTA) compensation. Multiply line 16 by 0.9% (0.009). Enter here and go to Part IV',
  ({ entry, get, law }) =>
    entry(railroadPay) === null ? null : get(excessRailroadPay) * law.additionalMedicare.rate,
);

export const additionalMedicareTax = money(
  '18',
  'Additional Medicare Tax',
  'Add lines 7, 13, and 17. Also include this amount on Schedule 2 (Form 1040), line 11',
  ({ get }) => get(taxOnWages) + get(taxOnEarnings) + get(taxOnRailroadPay),
);

export const medicareWithheld = money(
  '19',
  'Medicare tax withheld',
  'Medicare tax withheld from Form W-2, box 6. If you have more than one Form W-2, enter the total of the amounts from box 6',
  ({ facts }) => dollarsOf(facts.w2s, (w2) => w2.medicareWithholding),
);

export const wagesOnceMore = money('20', 'Medicare wages', 'Enter the amount from line 1', ({ get }) =>
  get(medicareWages),
);

export const regularWithholding = money(
  '21',
  'Regular Medicare withholding',
  'Multiply line 20 by 1.45% (0.0145). This is your regular Medicare tax withholding on Medicare wages',
  ({ get, law }) => get(wagesOnceMore) * law.additionalMedicare.regularRate,
);

export const additionalWithholding = money(
  '22',
  'Additional Medicare withholding',
  'Subtract line 21 from line 19. If zero or less, enter -0-. This is your Additional Medicare Tax withholding on Medicare wages',
  ({ get }) => notBelowZero(get(medicareWithheld) - get(regularWithholding)),
);

export const additionalRailroadWithholding = money(
  '23',
  'Additional withholding on railroad compensation',
  'Additional Medicare Tax withholding on railroad retirement (RRTA) compensation from Form W-2, box 14',
  ({ facts }) => blankIfZero(railroadDollars(facts.w2s, 'additionalMedicare')),
);

export const totalWithholding = money(
  '24',
  'Total Additional Medicare withholding',
  'Total Additional Medicare Tax withholding. Add lines 22 and 23. Also include this amount with federal income tax withholding on Form 1040, line 25c',
  ({ get }) => get(additionalWithholding) + get(additionalRailroadWithholding),
);
