import { type ChildIncome } from '../../facts/child-income';
import { dollars } from '../../facts/cents';
import { type Dependent } from '../../facts/household';
import { hasReached } from '../ages';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { totalIncome } from './form-8814';

const path = 'childIncome';

const some =
  (fits: (election: ChildIncome, reader: TaxReader, copy: number) => boolean) =>
  (reader: TaxReader): boolean =>
    reader.facts.childIncome.some((election, copy) => fits(election, reader, copy));
const someChild = (fits: (child: Dependent, reader: TaxReader) => boolean) =>
  some(({ dependentIndex }, reader) => {
    const child = reader.facts.dependents[dependentIndex];
    return child !== undefined && fits(child, reader);
  });

const ownReturn = 'The child files a return instead. Delete this child’s interest and dividends here.';

const situations: Readonly<Record<NonNullable<ChildIncome['situation']>, string>> = {
  otherIncome: `You can’t elect to report the income of a child who had anything but interest, dividends, and capital gain distributions (Form 8814). ${ownReturn}`,
  withholding: `You can’t elect to report the income of a child who had federal income tax withheld (Form 8814). ${ownReturn}`,
  estimatedPayments: `You can’t elect to report the income of a child with estimated tax payments, or with a refund applied to this year (Form 8814). ${ownReturn}`,
  otherParent:
    'The election belongs on the other parent’s return (Form 8814). Delete this child’s interest and dividends here.',
  specialGains:
    'Capital gain distributions with collectibles (28%) gain, unrecaptured section 1250 gain, or section 1202 gain aren’t supported on Form 8814.',
  adjustments:
    'Form 8814 with nominee amounts, accrued interest, bond premium, or an original issue discount adjustment isn’t supported.',
  foreignAccount:
    'Form 8814 for a child with a foreign account or trust requires Part III of Schedule B for the child. Plainfile doesn’t support that.',
};
for (const [situation, message] of Object.entries(situations))
  refuse(
    `${path}.situation`,
    message,
    some((election) => election.situation === situation),
  );

refuse(
  `${path}.dependentIndex`,
  'You elect to report the income of a child who isn’t on this return. Add the child first.',
  some(({ dependentIndex }, { facts }) => facts.dependents[dependentIndex] === undefined),
);
refuse(
  `${path}.dependentIndex`,
  'This child is entered twice. Put all of one child’s interest and dividends in one entry (Form 8814).',
  ({ facts }) =>
    new Set(facts.childIncome.map(({ dependentIndex }) => dependentIndex)).size < facts.childIncome.length,
);
refuse(
  `${path}.dependentIndex`,
  'You can elect to report only the income of your own child, adopted child, or stepchild (Form 8814).',
  someChild(({ relationship }) => relationship !== 'child' && relationship !== 'stepchild'),
);
// A person reaches an age on the day before the birthday (Instructions for Form 8814, "Certain January 1 birthdays").
refuse(
  `${path}.dependentIndex`,
  `You can elect to report the income of a child under 19, or under 24 and a full-time student, at the end of the year (Form 8814). ${ownReturn}`,
  someChild((child, { law }) =>
    hasReached(
      child,
      child.student ? law.dependents.studentBelowAge : law.dependents.childBelowAge,
      law.lastDay,
    ),
  ),
);
refuse(
  `${path}.dependentIndex`,
  `You can’t elect to report the income of a child who files a joint return (Form 8814). ${ownReturn}`,
  someChild(({ filesJointReturn }) => filesJointReturn),
);
refuse(
  path,
  'This child’s interest, dividends, and capital gain distributions total $13,000 or more, so the child must file a return (Form 8814, line 4).',
  some((_, { at, law }, copy) => at(totalIncome, copy) >= law.childElection.incomeBelow),
);
refuse(
  path,
  'A child with $1,300 or less of interest, dividends, and capital gain distributions doesn’t have to file a return, so there’s nothing to report (Form 8814). Delete this child’s interest and dividends here.',
  some((_, { at, law }, copy) => at(totalIncome, copy) <= law.standardDeduction.dependentMinimum),
);
refuse(
  `${path}.qualifiedDividends`,
  'Qualified dividends and Alaska Permanent Fund dividends are part of the child’s ordinary dividends. Together, they can’t be more than that amount (Form 8814, lines 2a and 2b).',
  some(
    ({ dividends, qualifiedDividends, alaskaFund }) =>
      dollars(qualifiedDividends, alaskaFund) > dollars(dividends),
  ),
);
refuse(
  `${path}.privateActivityInterest`,
  'Interest from private activity bonds is part of the child’s tax-exempt interest, so it can’t be more than that amount (Form 8814, line 1b).',
  some(
    ({ taxExemptInterest, privateActivityInterest }) =>
      dollars(privateActivityInterest) > dollars(taxExemptInterest),
  ),
);
refuse(
  path,
  'Form 8814 and the annualized income method (Form 2210, Schedule AI) in the same year aren’t supported.',
  ({ facts }) => facts.childIncome.length > 0 && facts.annualizedIncome.use,
);
refuse(
  path,
  'Form 8814 and Form 8958 (community property, separate returns) in the same year aren’t supported.',
  ({ facts }) =>
    facts.childIncome.length > 0 && facts.filingStatus === 'mfs' && facts.communityProperty.items.length > 0,
);
warn(
  path,
  'You elect to report a child’s income on your return (Form 8814). The child’s own return may cost less: it can have a higher standard deduction if the child is blind, itemized deductions, and the deduction for early withdrawal penalties. The income also raises your AGI, which can lower your credits and deductions.',
  ({ facts }) => facts.childIncome.length > 0,
);
