import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, smallerOf, sum } from '../../engine/verbs';
import { refuse } from '../coverage';
import { form, type TaxReader } from '../form';
import { agiWithForeignIncome } from '../form-2555/exclusion';
import { testChild } from '../form-8615/who-must-file';
import { creditsAfterLimit } from './credit-limit';
import { canTakeCredits, lifetimeExpenses, opportunityAmount } from './students';

const makers = form('8863', 'Education Credits', {
  sequence: '50',
  neededWhen: ({ facts }) => facts.education.length > 0,
  attachedWhen: (reader) =>
    reader.facts.education.length > 0 &&
    canTakeCredits(reader) &&
    sum(reader.each(opportunityAmount)) + sum(reader.each(lifetimeExpenses)) > 0 &&
    agiWithForeignIncome(reader) < reader.law.education.phaseOutEnd[reader.facts.filingStatus],
});
export const form8863 = makers.form;
const { money, rate, yesNo } = makers;

const endText =
  'Enter: $180,000 if married filing jointly; $90,000 if single, head of household, or qualifying surviving spouse';
const rangeText =
  'Enter: $20,000 if married filing jointly; $10,000 if single, head of household, or qualifying surviving spouse';
const incomeText =
  'Enter the amount from Form 1040 or 1040-SR, line 11. If you are filing Form 2555, see Pub. 970 for the amount to enter instead';
const shareOf = (room: number, range: number) => (room >= range ? 1 : roundToPlaces(room / range, 3));

export const opportunityTotal = money(
  '1',
  'American opportunity amounts',
  'After completing Part III for each student, enter the total of all amounts from all Parts III, line 30',
  ({ each, attached }) => (attached(form8863) ? blankIfZero(sum(each(opportunityAmount))) : null),
);
const hasOpportunity = ({ entry }: TaxReader) => entry(opportunityTotal) !== null;

export const opportunityEnd = money('2', 'Upper income limit', endText, (reader) =>
  hasOpportunity(reader) ? reader.law.education.phaseOutEnd[reader.facts.filingStatus] : null,
);
export const opportunityIncome = money('3', 'Adjusted gross income', incomeText, (reader) =>
  hasOpportunity(reader) ? agiWithForeignIncome(reader) : null,
);
export const opportunityRoom = money(
  '4',
  'Income below the limit',
  'Subtract line 3 from line 2. If zero or less, stop; you can’t take any education credit',
  (reader) => (hasOpportunity(reader) ? reader.get(opportunityEnd) - reader.get(opportunityIncome) : null),
);
export const opportunityRange = money('5', 'Phaseout range', rangeText, (reader) =>
  hasOpportunity(reader) ? reader.law.education.phaseOutRange[reader.facts.filingStatus] : null,
);
export const opportunityShare = rate(
  '6',
  'Allowable share',
  'If line 4 is equal to or more than line 5, enter 1.000. If it is less, divide line 4 by line 5 (rounded to at least three places)',
  (reader) =>
    hasOpportunity(reader) ? shareOf(reader.get(opportunityRoom), reader.get(opportunityRange)) : null,
);
export const opportunityCredit = money(
  '7',
  'American opportunity credit',
  'Multiply line 1 by line 6',
  (reader) => (hasOpportunity(reader) ? reader.get(opportunityTotal) * reader.get(opportunityShare) : null),
);

/** The same people as on Form 8615. A parent is taken to be alive unless stated, which never gives too much. */
export const noRefundablePart = yesNo(
  '7 box',
  'Refundable credit not allowed',
  'If you were under age 24 at the end of the year and meet the conditions described in the instructions, you can’t take the refundable American opportunity credit; skip line 8, enter the amount from line 7 on line 9, and check this box',
  (reader) => (hasOpportunity(reader) && testChild(reader) !== 'no' ? true : null),
);

refuse(
  'education',
  'Tell us whether your earned income was more than half of your support. The refundable part of the American opportunity credit depends on it.',
  (reader) => hasOpportunity(reader) && testChild(reader) === 'asks for support',
);

export const refundableEducationCredit = money(
  '8',
  'Refundable American opportunity credit',
  'Refundable American opportunity credit. Multiply line 7 by 40% (0.40). Enter the amount here and on Form 1040 or 1040-SR, line 29',
  (reader) =>
    hasOpportunity(reader) && !reader.get(noRefundablePart)
      ? reader.get(opportunityCredit) * reader.law.education.refundableShare
      : null,
);

export const nonrefundableOpportunity = money(
  '9',
  'Nonrefundable part',
  'Subtract line 8 from line 7. Enter here and on line 2 of the Credit Limit Worksheet',
  (reader) =>
    hasOpportunity(reader) ? reader.get(opportunityCredit) - reader.get(refundableEducationCredit) : null,
);

export const lifetimeTotal = money(
  '10',
  'Lifetime learning expenses',
  'After completing Part III for each student, enter the total of all amounts from all Parts III, line 31. If zero, skip lines 11 through 17, enter -0- on line 18, and go to line 19',
  ({ each, attached }) => (attached(form8863) ? sum(each(lifetimeExpenses)) : null),
);
const hasLifetime = ({ get }: TaxReader) => get(lifetimeTotal) > 0;

export const lifetimeLimited = money(
  '11',
  'Qualified education expenses',
  'Enter the smaller of line 10 or $10,000',
  (reader) =>
    hasLifetime(reader) ? smallerOf(reader.get(lifetimeTotal), reader.law.education.lifetimeExpenses) : null,
);
export const lifetimeAmount = money(
  '12',
  'Lifetime learning amount',
  'Multiply line 11 by 20% (0.20)',
  (reader) => (hasLifetime(reader) ? reader.get(lifetimeLimited) * reader.law.education.lifetimeRate : null),
);
export const lifetimeEnd = money('13', 'Upper income limit', endText, (reader) =>
  hasLifetime(reader) ? reader.law.education.phaseOutEnd[reader.facts.filingStatus] : null,
);
export const lifetimeIncome = money('14', 'Adjusted gross income', incomeText, (reader) =>
  hasLifetime(reader) ? agiWithForeignIncome(reader) : null,
);
export const lifetimeRoom = money(
  '15',
  'Income below the limit',
  'Subtract line 14 from line 13. If zero or less, skip lines 16 and 17, enter -0- on line 18, and go to line 19',
  (reader) => (hasLifetime(reader) ? reader.get(lifetimeEnd) - reader.get(lifetimeIncome) : null),
);
export const lifetimeRange = money('16', 'Phaseout range', rangeText, (reader) =>
  hasLifetime(reader) ? reader.law.education.phaseOutRange[reader.facts.filingStatus] : null,
);
export const lifetimeShare = rate(
  '17',
  'Allowable share',
  'If line 15 is equal to or more than line 16, enter 1.000. If it is less, divide line 15 by line 16 (rounded to at least three places)',
  (reader) => (hasLifetime(reader) ? shareOf(reader.get(lifetimeRoom), reader.get(lifetimeRange)) : null),
);
export const lifetimeCredit = money(
  '18',
  'Lifetime learning credit',
  'Multiply line 12 by line 17. Enter here and on line 1 of the Credit Limit Worksheet',
  (reader) => {
    if (!reader.attached(form8863)) return null;
    return reader.get(lifetimeAmount) * reader.get(lifetimeShare);
  },
);

export const educationCredits = money(
  '19',
  'Nonrefundable education credits',
  'Nonrefundable education credits. Enter the amount from line 7 of the Credit Limit Worksheet here and on Schedule 3 (Form 1040), line 3',
  ({ get, attached }) => (attached(form8863) ? blankIfZero(get(creditsAfterLimit)) : null),
);
