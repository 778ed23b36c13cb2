import { dollars, isSome } from '../../facts/cents';
import { type BaseYear } from '../../facts/farm-averaging';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { capitalGain, totalWages } from '../form-1040/income';
import { form8615 } from '../form-8615/form';
import { businessIncome, farmIncome, otherGains, scheduleEIncome } from '../schedule-1/income';
import { foreignTaxWorksheet } from '../worksheets/foreign-earned-income-tax';
import { electsAveraging, scheduleJ } from './form';
import { averagedTax } from './schedule-j';

const isIncomplete = ({ filingStatus, taxableIncome, tax }: BaseYear): boolean =>
  filingStatus === null || taxableIncome === null || tax === null;

for (const year of ['threeYearsAgo', 'twoYearsAgo', 'lastYear'] as const)
  refuse(
    `farmAveraging.${year}`,
    'For Schedule J, enter your filing status, taxable income, and tax for each of the three prior years.',
    (reader) => electsAveraging(reader) && isIncomplete(reader.facts.farmAveraging[year]),
  );

/** Everything that income from farming or fishing can be part of (Instructions for Schedule J, line 2a). */
const mostFarmIncome = ({ get }: TaxReader): number =>
  [totalWages, capitalGain, businessIncome, otherGains, scheduleEIncome, farmIncome].reduce(
    (sum, line) => sum + Math.max(0, get(line)),
    0,
  );

refuse(
  'farmAveraging.electedIncome',
  'You can average only farm or fishing income. You entered more than the income on your return that can come from farming or fishing.',
  (reader) =>
    electsAveraging(reader) && dollars(reader.facts.farmAveraging.electedIncome) > mostFarmIncome(reader),
);
refuse(
  'farmAveraging.capitalGain',
  'The capital gain can’t be more than the farm or fishing income it’s part of.',
  ({ facts: { farmAveraging } }) =>
    dollars(farmAveraging.capitalGain) > dollars(farmAveraging.electedIncome) ||
    dollars(farmAveraging.unrecaptured1250Gain) > dollars(farmAveraging.capitalGain),
);
refuse(
  'farmAveraging.electedIncome',
  'Farm income averaging (Schedule J) isn’t supported on a return with Form 2555, or for a child whose tax is figured on Form 8615.',
  (reader) => electsAveraging(reader) && (reader.attached(foreignTaxWorksheet) || reader.attached(form8615)),
);
refuse(
  'farmAveraging.electedIncome',
  'Farm income averaging (Schedule J) isn’t supported together with the annualized income installment method (Form 2210, Schedule AI).',
  (reader) => electsAveraging(reader) && reader.facts.annualizedIncome.use,
);
refuse(
  'farmAveraging.excludedAbroad',
  'Farm income averaging (Schedule J) isn’t supported if you excluded foreign earned income (Form 2555) in any of the three prior years.',
  (reader) => electsAveraging(reader) && reader.facts.farmAveraging.excludedAbroad,
);

warn(
  'farmAveraging.electedIncome',
  'Averaging this farm or fishing income wouldn’t lower your tax, so your return doesn’t include Schedule J.',
  (reader) =>
    electsAveraging(reader) &&
    isSome(reader.facts.farmAveraging.electedIncome) &&
    !reader.attached(scheduleJ) &&
    reader.get(averagedTax) >= 0,
);
