import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, dollarsOf } from '../../facts/cents';
import { type ExcludedDebt } from '../../facts/excluded-debt';
import { covers, refuse } from '../coverage';
import { form, type TaxReader } from '../form';
import { excludedFor, type Reads } from './excluded-debt';
import { allowsEverythingWithoutForm, lossTotals } from '../form-8582/allowed-losses';
import { toNextYear as minimumTaxCreditToNextYear } from '../form-8801/form-8801';
import { newLossesToNextYear, oldLossesToNextYear } from '../net-operating-loss/net-operating-loss';
import { allowedLoss } from '../schedule-d/schedule-d';
import { longTermToNextYear, shortTermToNextYear } from '../schedule-d/loss-carryover';

covers('excludedDebts', 'afterCancellation');

const makers = form('982', 'Reduction of Tax Attributes Due to Discharge of Indebtedness', {
  sequence: '94',
  source: 'Form 982 (Rev. March 2018); IRC 108(a), (b), (h), and 1017(b)(2)',
  neededWhen: ({ facts }) => facts.excludedDebts.length > 0,
  attachedWhen: ({ get }) => get(excluded) > 0,
});
export const form982 = makers.form;
const { money, yesNo } = makers;

const box = (number: string, label: string, instruction: string, reason: ExcludedDebt['reason']) =>
  yesNo(number, label, instruction, (reader) => (excludedFor(reader, [reason]) > 0 ? true : null));

export const inBankruptcy = box(
  '1a',
  'Canceled in bankruptcy',
  'The debt was canceled in a title 11 case',
  'bankruptcy',
);
export const whileInsolvent = box(
  '1b',
  'Canceled while insolvent',
  'The debt was canceled while you were insolvent, outside a title 11 case',
  'insolvency',
);
export const ofMainHome = box(
  '1e',
  'Qualified principal residence debt',
  'The debt was qualified principal residence indebtedness',
  'home',
);

export const excluded = money(
  '2',
  'Canceled debt excluded from income',
  'Total discharged indebtedness excluded from gross income',
  (reader) => excludedFor(reader, ['bankruptcy', 'insolvency', 'home']),
);

/** What reduces tax attributes in the order of the form: the debt of a home reduces its basis alone. */
const toReduce = (reader: Reads): number => Math.round(excludedFor(reader, ['bankruptcy', 'insolvency']));

export const losses = money(
  '6',
  'Reduction in net operating loss',
  'Applied to reduce a net operating loss for the year or one carried over to it, after this year’s tax is figured',
  (reader) =>
    blankIfZero(
      smallerOf(toReduce(reader), reader.get(oldLossesToNextYear) + reader.get(newLossesToNextYear)),
    ),
);

/** Credits go down by a third of a dollar for each dollar left out (IRC 108(b)(3)(B)). */
export const minimumTaxCredit = money(
  '8',
  'Reduction in minimum tax credit',
  'Applied to reduce a minimum tax credit as of the beginning of the next tax year',
  (reader) => {
    const { get, law } = reader;
    const left = notBelowZero(toReduce(reader) - get(losses));
    return blankIfZero(
      smallerOf(left / law.canceledDebt.dollarsForEachOfCredit, get(minimumTaxCreditToNextYear)),
    );
  },
);

const leftAfterCredits = (reader: TaxReader): number => {
  const { get, law } = reader;
  const used = get(losses) + get(minimumTaxCredit) * law.canceledDebt.dollarsForEachOfCredit;
  return notBelowZero(toReduce(reader) - used);
};

export const capitalLosses = money(
  '9',
  'Reduction in capital losses',
  'Applied to reduce any net capital loss for the year, including capital loss carryovers',
  (reader) =>
    blankIfZero(
      smallerOf(leftAfterCredits(reader), reader.get(shortTermToNextYear) + reader.get(longTermToNextYear)),
    ),
);

/** IRC 1017(b)(2): not below the debts that are left. */
export const basisOfProperty = money(
  '10a',
  'Reduction in basis of property',
  'Applied to reduce the basis of property, in the order set by the section 1017 regulations',
  (reader) => {
    const { propertyBasis, liabilities } = reader.facts.afterCancellation;
    const left = notBelowZero(leftAfterCredits(reader) - reader.get(capitalLosses));
    return blankIfZero(smallerOf(left, notBelowZero(dollars(propertyBasis) - dollars(liabilities))));
  },
);

export const basisOfHome = money(
  '10b',
  'Reduction in basis of main home',
  'For a discharge of qualified principal residence indebtedness, applied to reduce the basis of your main home, but not below zero. Leave blank if you gave up the home',
  (reader) => {
    const homes = reader.facts.excludedDebts.filter(({ reason }) => reason === 'home');
    const bases = dollarsOf(homes, ({ homeBasis }) => homeBasis);
    return blankIfZero(smallerOf(excludedFor(reader, ['home']), bases));
  },
);

refuse(
  'excludedDebts',
  'Debt canceled in bankruptcy or insolvency isn’t supported with passive losses (Form 982, line 12).',
  (reader) => {
    const { activeLoss, otherLoss, priorActive, priorOther } = lossTotals(reader);
    const limited = activeLoss + otherLoss + priorActive + priorOther > 0;
    return toReduce(reader) > 0 && limited && !allowsEverythingWithoutForm(reader);
  },
);
refuse(
  'excludedDebts',
  'Debt canceled in bankruptcy or insolvency isn’t supported if you have both a net operating loss and a capital loss.',
  (reader) =>
    toReduce(reader) > 0 &&
    dollars(reader.facts.netOperatingLosses.before2018, reader.facts.netOperatingLosses.from2018) > 0 &&
    reader.get(allowedLoss) > 0,
);
refuse(
  'excludedDebts',
  'Debt canceled in bankruptcy or insolvency isn’t supported with a foreign tax credit carryover (Form 982, line 13).',
  (reader) => {
    const { carryover, carryoverByCategory: by } = reader.facts.foreignTax;
    return toReduce(reader) > 0 && dollars(carryover, by.passive, by.general, by.foreignBranch) > 0;
  },
);
