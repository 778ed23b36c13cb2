import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { dollars, dollarsOf } from '../../facts/cents';
import { passedOnCredit } from '../form-3800/credits';
import { form } from '../form';
import { tipCreditOf, tippedBusinesses } from './tip-credit';

const makers = form(
  '8846',
  'Credit for Employer Social Security and Medicare Taxes Paid on Certain Employee Tips',
  {
    source: 'Form 8846 and its instructions; IRC 45B',
    neededWhen: (given) => tippedBusinesses(given).length > 0,
    attachedWhen: (reader) =>
      sum(tippedBusinesses(reader).map((business) => tipCreditOf(business, reader.law))) > 0,
  },
);
export const form8846 = makers.form;
const { money, yesNo } = makers;

const tipsReceived = money(
  '1',
  'Tips received',
  'Tips received by employees for services on which you paid or incurred employer Social Security and Medicare taxes during the tax year',
  (reader) => dollarsOf(tippedBusinesses(reader), ({ employeeTips }) => employeeTips.received),
);
const notCreditable = money(
  '2',
  'Tips not subject to the credit',
  'Tips not subject to the credit provisions',
  (reader) => dollarsOf(tippedBusinesses(reader), ({ employeeTips }) => employeeTips.notCreditable),
);
money(
  '3',
  'Creditable tips',
  'Creditable tips. Subtract line 2 from line 1',
  ({ get }) => get(tipsReceived) - get(notCreditable),
);
yesNo(
  '4 box',
  'Wages over the Social Security wage base',
  'If you had any tipped employees whose wages (including tips) exceeded the Social Security wage base, check here',
  (reader) =>
    tippedBusinesses(reader).some(({ employeeTips }) => dollars(employeeTips.aboveWageBase) > 0) || null,
);

/** Each business's part lowers its own deduction for these taxes (IRC 45B(c)). */
export const ownTipCredit = money(
  '4',
  'Credit from your own businesses',
  'Multiply line 3 by 7.65% (0.0765). Tips subject only to Medicare tax: 1.45% (0.0145)',
  (reader) => sum(tippedBusinesses(reader).map((business) => tipCreditOf(business, reader.law))),
);
const passedOn = money(
  '5',
  'Credit from partnerships and S corporations',
  'Credit for employer Social Security and Medicare taxes paid on certain employee tips from partnerships and S corporations',
  (reader) => blankIfZero(passedOnCredit(reader, 'form8846')),
);
money(
  '6',
  'Total tip credit',
  'Add lines 4 and 5. Report this amount on Form 3800, Part III, line 4f',
  ({ entry }) => addEntries([entry(ownTipCredit), entry(passedOn)]) ?? 0,
);
