import { blankIfZero, largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { centsOf, dollars, exactDollars } from '../../facts/cents';
import { capitalGain } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { excludedGain } from '../../us/form-8949/small-business-stock';
import { listLots } from '../../us/form-8949/stock-lots';
import { mortgageCredit } from '../../us/form-8396/form-8396';
import { netLongTermGain } from '../../us/schedule-d/schedule-d';
import { stateRefunds } from '../../us/schedule-1/income';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { listFilers } from '../../us/filers';
import { ratio } from '../shared/income';
import { usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import { countFilers, isAtLeast } from '../shared/people';
import { railroadPensions } from '../shared/railroad';
import { interestOfFederalCredit } from '../shared/schedule-a';
import { shareHere, together } from '../shared/sums';
import { bondInterest, entityTaxAddition } from './additions';
import { type ArizonaReader, form, income, makers, residency } from './form';
import { militaryPay, reservationWages } from './pay';

const { money } = makers;

export const federalIncome = money(
  '12',
  'Federal adjusted gross income',
  'Federal adjusted gross income (from your federal return)',
  ({ get }) => get(agi),
);
/** Part-year residents and nonresidents count their Arizona income. */
export const modifiedIncome = money(
  '14',
  'Modified federal adjusted gross income',
  'Subtract line 13 from line 12. On Forms 140PY and 140NR, enter the Arizona part',
  (reader) => (residency.isResident(reader) ? reader.get(federalIncome) : together(reader, income.agiHere)),
);
const schedule = form('az-140py-nr', 'Part-Year Resident and Nonresident Income', {
  name: 'Arizona Forms 140PY and 140NR',
  attachedWhen: (reader: ArizonaReader) => !residency.isResident(reader),
});
export const arizonaRatio = schedule.rate(
  '27',
  'Arizona income ratio',
  'Arizona gross income divided by federal adjusted gross income, to three decimal places, but not more than 1',
  (reader) =>
    residency.isResident(reader)
      ? 1
      : roundToPlaces(ratio(reader.get(modifiedIncome), reader.get(federalIncome)), 3),
);

export const subtotal = money(
  '19',
  'Subtotal',
  'Add lines 14 through 18',
  ({ get }) => get(modifiedIncome) + get(bondInterest) + get(entityTaxAddition),
);
export const longTermGain = money(
  '22',
  'Net long-term capital gain',
  'Total net long-term capital gain or loss',
  (reader) => {
    const { get } = reader;
    if (get(capitalGain) <= 0) return null;
    const gain = get(netLongTermGain);
    const distributed = reader.facts.dividends.reduce((all, form) => all + exactDollars(form.capitalGain), 0);
    return blankIfZero((gain === 0 ? distributed : gain) * shareHere(reader, income, 'gains'));
  },
);
/** Of lots that a date of purchase shows to be new, what federal income has: small business stock less its exclusion. No date counts as old. */
export const newGain = money(
  '23',
  'Gain from assets acquired after 2011',
  'Net long-term capital gain from assets acquired after December 31, 2011',
  ({ facts, get, at, law }) => {
    const lots = listLots(facts);
    let recent = 0;
    for (const sale of facts.sales) {
      const { acquired, proceeds, basis, adjustment, term, sold } = sale;
      if (acquired === null || acquired === 'various' || acquired === 'inherited') continue;
      const held =
        term === null ? Date.parse(sold) - Date.parse(acquired) > 366 * 86_400_000 : term === 'long';
      if (!held || acquired < law.subtractions.gainFrom) continue;
      const lot = lots.findIndex((one) => one.sale === sale);
      const excluded = lot < 0 ? 0 : at(excludedGain, lot);
      recent += (centsOf(proceeds) - centsOf(basis) + centsOf(adjustment)) / 100 - excluded;
    }
    return blankIfZero(notBelowZero(smallerOf(recent, get(longTermGain))));
  },
);
export const gainSubtraction = money(
  '24',
  'Long-term gain subtraction',
  'Multiply line 23 by 25%',
  ({ get, law }) => blankIfZero(get(newGain) * law.subtractions.gainShare),
);
export const usInterest = money(
  '28',
  'Interest on U.S. obligations',
  'Interest on U.S. obligations such as savings bonds and Treasury bills',
  (reader) => blankIfZero(usObligationInterest(reader.facts) * shareHere(reader, income, 'interest')),
);
const pensionsOf = (
  { facts, at }: ArizonaReader,
  test: Parameters<typeof pensionPart>[3],
  most: number,
): number =>
  listFilers({ facts }).reduce(
    (total, { owner }, person) =>
      total + smallerOf(most, pensionPart(facts, owner, at(income.here.pensions, person), test)),
    0,
  );
export const governmentPensions = money(
  '29a',
  'Government pensions',
  'Exclusion for federal, Arizona state, or local government pensions (up to $2,500 per taxpayer)',
  (reader) =>
    blankIfZero(
      pensionsOf(
        reader,
        ({ planKind, planState }) =>
          planKind === 'federalCivil' ||
          ((planKind === 'stateOrLocal' || planKind === 'teacher' || planKind === 'policeOrFire') &&
            planState.toUpperCase() === 'AZ'),
        reader.law.subtractions.pensionMost,
      ),
    ),
);
export const militaryPensions = money(
  '29b',
  'Uniformed services pensions',
  'Benefits, annuities, and pensions for retired or retainer pay of the uniformed services',
  (reader) => blankIfZero(pensionsOf(reader, ({ planKind }) => planKind === 'military', Infinity)),
);
export const socialSecurity = money(
  '30',
  'Social Security benefits',
  'U.S. Social Security or Railroad Retirement Act benefits included as income on your federal return',
  (reader) =>
    blankIfZero(
      together(reader, income.here.socialSecurity) + railroadPensions(reader, income.here.pensions),
    ),
);
export const collegeSavings = money(
  '34',
  '529 and ABLE contributions',
  'Contributions to 529 college savings plans and ABLE accounts of any state, up to the limit for each beneficiary',
  (reader) => {
    const { facts, law, get } = reader;
    const byBeneficiary = new Map<string, number>();
    for (const { beneficiary, kind, contributed } of facts.education529) {
      const key = `${kind === 'able' ? 'able' : '529'} ${JSON.stringify(beneficiary)}`;
      byBeneficiary.set(key, (byBeneficiary.get(key) ?? 0) + exactDollars(contributed));
    }
    const most = law.subtractions.collegeSavings[facts.filingStatus];
    const counted = [...byBeneficiary.values()].reduce((all, paid) => all + smallerOf(paid, most), 0);
    return blankIfZero(counted * get(arizonaRatio));
  },
);
export const otherSubtractions = money(
  '36',
  'Other subtractions',
  'State income tax refunds included in federal income',
  (reader) => blankIfZero(reader.get(stateRefunds) * shareHere(reader, income, 'other')),
);
export const incomeBeforeExemptions = money(
  '37',
  'Income before exemptions',
  'Line 19 less lines 24 through 36',
  ({ get }) =>
    get(subtotal) -
    sum(
      [
        gainSubtraction,
        usInterest,
        governmentPensions,
        militaryPensions,
        socialSecurity,
        reservationWages,
        militaryPay,
        collegeSavings,
        otherSubtractions,
      ].map((line) => get(line)),
    ),
);
export const agedExemption = money(
  '38',
  'Age 65 or over',
  'Multiply the number in box 8 by $2,100',
  ({ facts, law, get }) =>
    blankIfZero(
      countFilers(
        facts,
        (person) => !person.claimableAsDependent && isAtLeast(facts, person, law.exemptions.age),
      ) *
        law.exemptions.aged *
        get(arizonaRatio),
    ),
);
export const blindExemption = money(
  '39',
  'Blind',
  'Multiply the number in box 9 by $1,500',
  ({ facts, law, get }) =>
    blankIfZero(countFilers(facts, ({ blind }) => blind) * law.exemptions.blind * get(arizonaRatio)),
);
export const parentExemption = money(
  '41',
  'Qualifying parents and grandparents',
  'Multiply the number in box 11a by $10,000',
  ({ facts, law, get }) =>
    blankIfZero(facts.states.AZ.parentsOrGrandparentsSupported * law.exemptions.parent * get(arizonaRatio)),
);
export const arizonaIncome = money(
  '42',
  'Arizona adjusted gross income',
  'Subtract lines 38 through 41 from line 37. If less than zero, enter 0',
  ({ get }) =>
    notBelowZero(
      get(incomeBeforeExemptions) - get(agedExemption) - get(blindExemption) - get(parentExemption),
    ),
);

/** Gifts that a credit repays are not deducted, too. */
export const creditedGifts = ({ facts }: Pick<ArizonaReader, 'facts'>): number => {
  const { qualifyingCharity, fosterCare } = facts.states.AZ.gifts;
  return dollars(qualifyingCharity, fosterCare);
};
const itemizing = form('az-schedule-a', 'Itemized Deduction Adjustments', {
  name: 'Arizona Schedule A',
  attachedWhen: (reader: ArizonaReader) => reader.get(takesItemized),
});
/** Medical expenses count in full, and interest as far as it gave a federal credit (line 5). */
export const itemized = itemizing.money(
  '15',
  'Arizona itemized deductions',
  'Federal itemized deductions, with all medical expenses and mortgage interest, and without gifts you claim a credit for',
  (reader) => {
    const { get } = reader;
    return notBelowZero(
      get(scheduleA.itemizedTotal) -
        get(scheduleA.medicalDeduction) +
        get(scheduleA.medicalExpenses) +
        smallerOf(interestOfFederalCredit(reader), get(mortgageCredit)) -
        smallerOf(creditedGifts(reader), get(scheduleA.giftsDeducted)),
    );
  },
);
const standardOf = ({ facts, law }: ArizonaReader): number =>
  facts.filingStatus === 'mfs' && facts.spouseItemizes ? 0 : law.deductions.standard[facts.filingStatus];
const giftsOverCredits = (reader: ArizonaReader): number =>
  notBelowZero(reader.get(scheduleA.giftsDeducted) - creditedGifts(reader));
const takesItemized = itemizing.yesNo(
  'I',
  'Itemized',
  'Check box 43I if your itemized deductions are more than the increased standard deduction, or if you choose to itemize',
  (reader): boolean => {
    const choice =
      reader.facts.stateFiling.find(({ state }) => state.toUpperCase() === 'AZ')?.itemize ?? 'auto';
    if (choice !== 'auto') return choice === 'itemized';
    return (
      reader.get(itemized) > standardOf(reader) + giftsOverCredits(reader) * reader.law.deductions.giftShare
    );
  },
);
/** Nonresidents take the Arizona share of either; part-year residents of itemized deductions (A.R.S. 43-1095). */
const deductionShare = (reader: ArizonaReader): number =>
  residency.isNonresident(reader) || reader.get(takesItemized) ? reader.get(arizonaRatio) : 1;
export const deduction = money(
  '43',
  'Deductions',
  'Itemized or standard deduction',
  (reader) =>
    (reader.get(takesItemized) ? reader.get(itemized) : standardOf(reader)) * deductionShare(reader),
);
export const giftIncrease = money(
  '44',
  'Increase for charitable contributions',
  'With the standard deduction: 33% of gifts to charity, not including gifts you claim a credit for',
  (reader) =>
    reader.get(takesItemized)
      ? null
      : blankIfZero(giftsOverCredits(reader) * reader.law.deductions.giftShare * deductionShare(reader)),
);
export const taxableIncome = money(
  '45',
  'Arizona taxable income',
  'Subtract lines 43 and 44 from line 42. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(arizonaIncome) - get(deduction) - get(giftIncrease)),
);
/** For the limits of credits. */
export const largerIncome = ({ get }: ArizonaReader): number => largerOf(get(incomeBeforeExemptions), 0);

export { itemizing as scheduleAz, schedule as az140py };
