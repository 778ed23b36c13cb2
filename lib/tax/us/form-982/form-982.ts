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
  source: 'Form 982 (Rev. March 2018); IRC 108(a), (b), (h) and 1017(b)(2)',
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
  'Debt of the main home',
  'The debt was qualified principal residence indebtedness',
  'home',
);

export const excluded = money(
  '2',
  'Canceled debt left out of income',
  'Total canceled debt that is left out of gross income',
  (reader) => excludedFor(reader, ['bankruptcy', 'insolvency', 'home']),
);

/** What reduces tax attributes in the order of the form: the debt of a home reduces its basis alone. */
const toReduce = (reader: Reads): number => Math.round(excludedFor(reader, ['bankruptcy', 'insolvency']));

export const losses = money(
  '6',
  'Net operating losses reduced',
  'Applied to reduce a net operating loss of the year or one carried over to it, after this year’s tax is figured',
  (reader) =>
    blankIfZero(
      smallerOf(toReduce(reader), reader.get(oldLossesToNextYear) + reader.get(newLossesToNextYear)),
    ),
);

/** Credits go down by a third of a dollar for each dollar left out (IRC 108(b)(3)(B)). */
export const minimumTaxCredit = money(
  '8',
  'Minimum tax credit reduced',
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
  'Capital losses reduced',
  'Applied to reduce a net capital loss of the year and capital losses carried over',
  (reader) =>
    blankIfZero(
      smallerOf(leftAfterCredits(reader), reader.get(shortTermToNextYear) + reader.get(longTermToNextYear)),
    ),
);

/** IRC 1017(b)(2): not below the debts that are left. */
export const basisOfProperty = money(
  '10a',
  'Basis of property reduced',
  'Applied to reduce the basis of property, in the order of the regulations under section 1017',
  (reader) => {
    const { propertyBasis, liabilities } = reader.facts.afterCancellation;
    const left = notBelowZero(leftAfterCredits(reader) - reader.get(capitalLosses));
    return blankIfZero(smallerOf(left, notBelowZero(dollars(propertyBasis) - dollars(liabilities))));
  },
);

export const basisOfHome = money(
  '10b',
  'Basis of the home reduced',
  'For debt of the main home: applied to reduce its basis, not below zero. Nothing is entered for a home that was given up',
  (reader) => {
    const homes = reader.facts.excludedDebts.filter(({ reason }) => reason === 'home');
    const bases = dollarsOf(homes, ({ homeBasis }) => homeBasis);
    return blankIfZero(smallerOf(excludedFor(reader, ['home']), bases));
  },
);

refuse(
  'excludedDebts',
  'Canceled debt of a bankruptcy or insolvency with passive losses (Form 982, line 12) isn’t supported.',
  (reader) => {
    const { activeLoss, otherLoss, priorActive, priorOther } = lossTotals(reader);
    const limited = activeLoss + otherLoss + priorActive + priorOther > 0;
    return toReduce(reader) > 0 && limited && !allowsEverythingWithoutForm(reader);
  },
);
refuse(
  'excludedDebts',
  'Canceled debt of a bankruptcy or insolvency isn’t supported together with a net operating loss and a capital loss.',
  (reader) =>
    toReduce(reader) > 0 &&
    dollars(reader.facts.netOperatingLosses.before2018, reader.facts.netOperatingLosses.from2018) > 0 &&
    reader.get(allowedLoss) > 0,
);
refuse(
  'excludedDebts',
  'Canceled debt of a bankruptcy or insolvency with foreign tax carried over (Form 982, line 13) isn’t supported.',
  (reader) => {
    const { carryover, carryoverByCategory: by } = reader.facts.foreignTax;
    return toReduce(reader) > 0 && dollars(carryover, by.passive, by.general, by.foreignBranch) > 0;
  },
);
