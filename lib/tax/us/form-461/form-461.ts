import { addEntries, blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type ReturnInput } from '../../facts/return-input';
import { warn } from '../coverage';
import { form, type TaxReader } from '../form';
import { businessIncome, farmIncome, otherGains, scheduleEIncome } from '../schedule-1/income';
import { nonpassiveTrades } from '../form-8582/passive-trades';
import { gainOfBusiness, listOutsideParts, nonpassiveBusiness } from './business-part';

/** A quick look at the facts: whether anything can lose money in a trade or business. */
const mayLose = ({ facts }: { facts: ReturnInput }): boolean =>
  facts.businesses.length +
    facts.farms.length +
    facts.rentals.length +
    facts.k1s.length +
    facts.homeSales.length +
    facts.communityProperty.items.length >
  0;

const makers = form('461', 'Limitation on Business Losses', {
  sequence: '64',
  source: 'Form 461 (2024) and its instructions; IRC 461(l)',
  neededWhen: mayLose,
  attachedWhen: ({ get }) => get(excessLoss) > 0,
});
export const form461 = makers.form;
const { money } = makers;

export const business = money(
  '2',
  'Schedule C business income',
  'Enter amount from Schedule 1 (Form 1040), line 3',
  ({ entry }) => entry(businessIncome),
);
/** Only gains of the business count, and no more than the net capital gain; losses on capital assets don't. */
export const gains = money(
  '3',
  'Business capital gains',
  'Enter amount from Form 1040 or 1040-SR, line 7. See instructions',
  (reader) => blankIfZero(gainOfBusiness(reader)),
);
export const property = money(
  '4',
  'Other gains or losses',
  'Enter amount from Schedule 1 (Form 1040), line 4',
  ({ entry }) => entry(otherGains),
);
export const supplemental = money(
  '5',
  'Rentals, partnerships, and S corporations',
  'Enter amount from Schedule 1 (Form 1040), line 5',
  ({ entry }) => entry(scheduleEIncome),
);
export const farms = money(
  '6',
  'Farm income or loss',
  'Enter amount from Schedule 1 (Form 1040), line 6',
  ({ entry }) => entry(farmIncome),
);
export const total = money('9', 'Total', 'Combine lines 1 through 8', ({ entry }) =>
  addEntries([entry(business), entry(gains), entry(property), entry(supplemental), entry(farms)]),
);
export const outsideIncome = money(
  '10',
  'Income not attributable to a trade or business',
  'Enter any income or gain reported on lines 1 through 8 that is not attributable to a trade or business',
  (reader) => blankIfZero(sum(listOutsideParts(reader).map(notBelowZero))),
);
export const outsideLosses = money(
  '11',
  'Losses not attributable to a trade or business',
  'Enter any losses or deductions reported on lines 1 through 8 that are not attributable to a trade or business. See instructions',
  (reader) => blankIfZero(sum(listOutsideParts(reader).map((part) => notBelowZero(-part)))),
);
export const outside = money(
  '12',
  'Net amount not attributable to a trade or business',
  'Subtract line 11 from line 10',
  ({ get }) => get(outsideIncome) - get(outsideLosses),
);
/** Zero has no sign. */
export const adjustment = money(
  '13',
  'Adjustment',
  'If line 12 is a negative number, enter it here as a positive number. If line 12 is a positive number, enter it here as a negative number',
  ({ get }) => 0 - get(outside),
);
export const businessTotal = money(
  '14',
  'Business income or loss',
  'Add lines 9 and 13',
  ({ get }) => get(total) + get(adjustment),
);
export const threshold = money(
  '15',
  'Maximum loss allowed',
  'Enter $305,000 (or $610,000 if married filing jointly)',
  ({ facts, law }) => law.business.excessLoss[facts.filingStatus],
);
export const result = money(
  '16',
  'Loss over the limit',
  'Add lines 14 and 15. If less than zero, enter the amount from line 16 as a positive number on Schedule 1 (Form 1040), line 8p',
  ({ get }) => get(businessTotal) + get(threshold),
);

/** As a positive amount; it is a net operating loss of the years that follow (IRC 461(l)(2)). */
export const excessLoss = money(
  'excess',
  'Excess business loss',
  'Line 16, if it is less than zero, as a positive number',
  ({ get }) => blankIfZero(notBelowZero(-get(result))),
);

/** The same without any passive activity, for the income of Form 8582: there they count as nothing. */
export const excessWithoutPassive = (reader: TaxReader): number => {
  const { facts, law } = reader;
  if (!mayLose({ facts })) return 0;
  const loss = nonpassiveTrades(reader) + nonpassiveBusiness(reader);
  return notBelowZero(-loss - law.business.excessLoss[facts.filingStatus]);
};

warn(
  'netOperatingLosses',
  'Your business losses are over the annual limit. The excess doesn’t reduce your income this year. It becomes a net operating loss you can carry to later years.',
  ({ get }) => get(excessLoss) > 0,
);
