import { dollars, isSome } from '../../facts/cents';
import { refuse, warn } from '../coverage';
import { creditableTips, tipCreditOf, tippedBusinesses } from './tip-credit';

refuse(
  'businesses.employeeTips',
  'Enter all tips your employees received. Tips that don’t qualify for the credit, and tips over the Social Security wage base, can’t be more than that total.',
  ({ facts }) =>
    facts.businesses.some(
      ({ employeeTips }) =>
        dollars(employeeTips.notCreditable) > dollars(employeeTips.received) ||
        dollars(employeeTips.aboveWageBase) > creditableTips(employeeTips),
    ),
);
refuse(
  'businesses.employeeTips',
  'The tip credit for a business you don’t materially participate in requires Form 8582-CR. Plainfile doesn’t support that form for your own business or farm.',
  (reader) => tippedBusinesses(reader).some(({ materialParticipation }) => !materialParticipation),
);
// IRC 45B(c): the credit takes the place of the deduction, which stands on line 23.
refuse(
  'businesses.employeeTips',
  'Include the employer Social Security and Medicare taxes on tips in “Taxes and licenses.” The tip credit lowers that expense. Plainfile doesn’t support these taxes in cost of goods sold.',
  (reader) =>
    tippedBusinesses(reader).some(
      (business) =>
        isSome(business.employeeTips.received) &&
        tipCreditOf(business, reader.law) > dollars(business.expenses.taxesLicenses),
    ),
);
warn(
  'businesses.employeeTips',
  'The tip credit (Form 8846) lowered your deduction for payroll taxes. Some states let you deduct the full amount. Check your state’s instructions.',
  (reader) => tippedBusinesses(reader).some((business) => tipCreditOf(business, reader.law) > 0),
);
