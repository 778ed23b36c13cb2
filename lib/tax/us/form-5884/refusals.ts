import { dollars } from '../../facts/cents';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { targetedEmployers, workOpportunityOf } from './work-opportunity';

const employersIn = (reader: TaxReader, list: 'businesses' | 'farms') =>
  targetedEmployers(reader).filter((employer) => employer.list === list);

for (const list of ['businesses', 'farms'] as const) {
  const path = `${list}.targetedEmployees`;
  refuse(
    path,
    'The work opportunity credit for a business you don’t materially participate in requires Form 8582-CR. Plainfile doesn’t support that form for your own business or farm.',
    (reader) => employersIn(reader, list).some(({ materialParticipation }) => !materialParticipation),
  );
  // IRC 280C(a): the credit takes the place of the deduction, which stands on line 26, or line 22 of Schedule F.
  refuse(
    path,
    'Include the wages of these employees in the wages you paid. The work opportunity credit lowers that expense. Plainfile doesn’t support these wages in cost of goods sold or in an asset’s cost.',
    (reader) =>
      employersIn(reader, list).some(
        (employer) => workOpportunityOf(employer, reader.law) > dollars(employer.wages),
      ),
  );
  refuse(
    path,
    'Only a long-term family assistance recipient’s second-year wages count for the work opportunity credit. Check this employee’s group.',
    (reader) =>
      employersIn(reader, list).some(({ targetedEmployees }) =>
        targetedEmployees.some(
          ({ group, secondYearWages }) =>
            group !== 'longTermFamilyAssistance' && dollars(secondYearWages) > 0,
        ),
      ),
  );
  warn(
    path,
    'You can’t claim the work opportunity credit for an employee who worked fewer than 120 hours. Check the hours.',
    (reader) =>
      employersIn(reader, list).some(({ targetedEmployees }) =>
        targetedEmployees.some(({ hours }) => hours < reader.law.workOpportunity.leastHours),
      ),
  );
  warn(
    path,
    'The work opportunity credit (Form 5884) lowered your deduction for wages. Some states let you deduct the full amount. Check your state’s instructions.',
    (reader) => employersIn(reader, list).some((employer) => workOpportunityOf(employer, reader.law) > 0),
  );
}
