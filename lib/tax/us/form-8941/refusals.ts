import { dollars } from '../../facts/cents';
import { type PremiumCredit } from '../../facts/employer-credits';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { type Employer } from '../form-3800/employers';
import { insuringEmployers, premiumCreditOf } from './premium-credit';

for (const list of ['businesses', 'farms'] as const) {
  const path = `${list}.premiumCredits`;
  const employersIn = (reader: TaxReader): Employer[] =>
    insuringEmployers(reader).filter((employer) => employer.list === list);
  const someIn = (holds: (premium: PremiumCredit) => boolean) => (reader: TaxReader) =>
    employersIn(reader).some(({ premiumCredits }) => premiumCredits.some(holds));
  refuse(
    path,
    'Plainfile supports the credit for employee health insurance premiums (Form 8941) for only one business or farm.',
    (reader) =>
      employersIn(reader).length > 0 &&
      insuringEmployers(reader).flatMap(({ premiumCredits }) => premiumCredits).length > 1,
  );
  refuse(
    path,
    'The premium credit for a business you don’t materially participate in requires Form 8582-CR. Plainfile doesn’t support that form for your own business or farm.',
    (reader) => employersIn(reader).some(({ materialParticipation }) => !materialParticipation),
  );
  refuse(
    path,
    'You can claim the premium credit only for coverage through a SHOP Marketplace, or with an exception. Remove this credit.',
    someIn(({ throughShop }) => !throughShop),
  );
  refuse(
    path,
    'You can claim the premium credit for only 2 consecutive years. Your 2 years have ended. Remove this credit.',
    someIn(({ creditPeriodOver }) => creditPeriodOver),
  );
  refuse(
    path,
    'Enter this business’s EIN. Form 8941 requires the EIN you use to report employment taxes.',
    (reader) => employersIn(reader).some(({ ein }) => ein === ''),
  );
  refuse(
    path,
    'Check the employees and hours. Enrolled employees can’t be more than all employees, their hours can’t be more than all hours, and no employee counts for more than 2,080 hours.',
    (reader) =>
      employersIn(reader).some(({ premiumCredits }) =>
        premiumCredits.some(
          ({ employees, hours, enrolled, enrolledHours }) =>
            enrolled > employees ||
            enrolledHours > hours ||
            hours > employees * reader.law.premiumsPaid.fullTimeHours,
        ),
      ),
  );
  // IRC 280C(h): the credit takes the place of the deduction, which stands on line 14, or line 15 of Schedule F.
  refuse(
    path,
    'Include these premiums in employee benefit programs. The credit lowers that expense. Plainfile doesn’t support these premiums in cost of goods sold or another expense.',
    (reader) =>
      employersIn(reader).some(
        (employer) => premiumCreditOf(employer, reader.law) > dollars(employer.employeeBenefits),
      ),
  );
  warn(
    path,
    'You can’t get the premium credit: you have too many full-time equivalent employees, their average wages are too high, or none of the premiums qualify.',
    (reader) => employersIn(reader).some((employer) => premiumCreditOf(employer, reader.law) === 0),
  );
  warn(
    path,
    'The premium credit (Form 8941) lowered your deduction for employee benefits. Some states let you deduct the full amount. Check your state’s instructions.',
    (reader) => employersIn(reader).some((employer) => premiumCreditOf(employer, reader.law) > 0),
  );
}
