import { addEntries, blankIfZero } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type PremiumCredit } from '../../facts/employer-credits';
import { passedOnCredit } from '../form-3800/credits';
import { type Employer } from '../form-3800/employers';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import {
  afterEmployees,
  afterWages,
  averageWages,
  countedPremiums,
  enrolledEquivalents,
  fullCredit,
  givesCredit,
  insuringEmployers,
  isTooLarge,
  ownPremiums,
  premiumCredit,
  premiumCreditOf,
  staffEquivalents,
} from './premium-credit';

type Reader = TaxCopyReader<Employer>;

const makers: CopyMakers<Employer> = formWithCopies<Employer>(
  '8941',
  'Credit for Small Employer Health Insurance Premiums',
  insuringEmployers,
  {
    sequence: '65',
    source: 'Form 8941 and its instructions, Worksheets 1 to 7; IRC 45R',
    neededWhen: (given) => insuringEmployers(given).length > 0,
    attachedWhen: ({ item, law }) => premiumCreditOf(item, law) > 0,
  },
);
export const form8941 = makers.form;
const { money, count, yesNo, choice } = makers;

const ofPremium =
  (rule: (premium: PremiumCredit, reader: Reader) => number | null) =>
  (reader: Reader): number | null => {
    const [premium] = reader.item.premiumCredits;
    return premium === undefined ? null : rule(premium, reader);
  };
/** Lines that are skipped where the employer is too large, or pays too much. */
const whereGiven = (rule: (premium: PremiumCredit, reader: Reader) => number) =>
  ofPremium((premium, reader) => (givesCredit(premium, reader.law) ? rule(premium, reader) : null));

yesNo(
  'A',
  'Coverage through a SHOP Marketplace',
  'Did you pay premiums during your tax year for employee health insurance coverage you provided through a Small Business Health Options Program (SHOP) Marketplace (or do you qualify for an exception to this requirement)?',
  ({ item }) => item.premiumCredits[0]?.throughShop ?? null,
);
choice(
  'A identifier',
  'Marketplace identifier',
  'Enter Marketplace Identifier (if any)',
  ({ item }) => item.premiumCredits[0]?.marketplaceId || null,
);
choice(
  'B',
  'EIN used for employment taxes',
  'Enter the employer identification number (EIN) used to report employment taxes for individuals included on line 1 below, if different from the identifying number listed above',
  ({ item }) => item.ein || null,
);
yesNo(
  'C',
  'Credit claimed before last year',
  'Does a tax return you (or any predecessor) filed for a tax year beginning after 2013 and before last year include a Form 8941 with line A checked “Yes” and line 12 showing a positive amount?',
  ({ item }) => item.premiumCredits[0]?.creditPeriodOver ?? null,
);
count(
  '1',
  'Employees',
  'Enter the number of individuals you employed during the tax year who are considered employees for purposes of this credit',
  ofPremium(({ employees }) => employees),
);
count(
  '2',
  'Full-time equivalent employees',
  'Enter the number of full-time equivalent employees (FTEs) you had for the tax year. If you entered 25 or more, skip lines 3 through 11 and enter -0- on line 12',
  ofPremium((premium, { law }) => staffEquivalents(premium, law)),
);
money(
  '3',
  'Average annual wages',
  'Average annual wages you paid for the tax year. This amount must be a multiple of $1,000',
  ofPremium((premium, { law }) => (isTooLarge(premium, law) ? null : averageWages(premium, law))),
);
money(
  '4',
  'Premiums paid',
  'Premiums you paid during the tax year for employees included on line 1 for health insurance coverage under a qualifying arrangement',
  whereGiven(({ premiums }) => dollars(premiums)),
);
money(
  '5',
  'Average premiums',
  'Premiums you would have entered on line 4 if the total premium for each employee equaled the average premium for the small group market in which you offered coverage',
  whereGiven(({ averagePremiums }) => dollars(averagePremiums)),
);
money(
  '6',
  'Premiums for the credit',
  'Enter the smaller of line 4 or line 5',
  whereGiven((premium) => countedPremiums(premium)),
);
money(
  '7',
  'Credit before reductions',
  'Multiply line 6 by 50% (0.50)',
  whereGiven((premium, { law }) => fullCredit(premium, law)),
);
money(
  '8',
  'Credit after the reduction for employees',
  'If line 2 is 10 or less, enter the amount from line 7. Otherwise, enter the amount from Worksheet 5, line 6',
  whereGiven((premium, { law }) => afterEmployees(premium, law)),
);
money(
  '9',
  'Credit after the reduction for wages',
  'Enter the amount from line 8, or if line 3 is above the limit, the amount from Worksheet 6, line 7',
  whereGiven((premium, { law }) => afterWages(premium, law)),
);
money(
  '10',
  'State subsidies and credits',
  'Enter the total amount of any state premium subsidies paid and any state tax credits available to you for premiums included on line 4',
  whereGiven(({ stateHelp }) => dollars(stateHelp)),
);
money(
  '11',
  'Premiums less state subsidies and credits',
  'Subtract line 10 from line 4. If zero or less, enter -0-',
  whereGiven((premium) => ownPremiums(premium)),
);
/** It lowers the deduction for these premiums (IRC 280C(h)). */
export const ownPremiumCredit = money(
  '12',
  'Credit from your own employees',
  'Enter the smaller of line 9 or line 11',
  ofPremium((premium, { law }) => premiumCredit(premium, law)),
);
count(
  '13',
  'Employees with premiums paid',
  'If line 12 is zero, skip lines 13 and 14. Otherwise, enter the number of employees included on line 1 for whom you paid premiums during the tax year',
  whereGiven(({ enrolled }) => enrolled),
);
count(
  '14',
  'Full-time equivalents with premiums paid',
  'Enter the number of FTEs you would have entered on line 2 if you only included employees included on line 13',
  whereGiven((premium, { law }) => enrolledEquivalents(premium, law)),
);
const passedOn = money(
  '15',
  'Credit from partnerships, S corporations, estates, and trusts',
  'Credit for small employer health insurance premiums from partnerships, S corporations, cooperatives, estates, and trusts',
  (reader) => blankIfZero(passedOnCredit(reader, 'form8941')),
);
money(
  '16',
  'Total premium credit',
  'Add lines 12 and 15. Report this amount on Form 3800, Part III, line 4h',
  ({ entry }) => addEntries([entry(ownPremiumCredit), entry(passedOn)]) ?? 0,
);
