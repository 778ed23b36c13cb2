import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars, noCents } from '../../facts/cents';
import { capitalGain, qualifiedDividends } from '../../us/form-1040/income';
import { agi, taxableIncome as federalTaxable, totalDeductions } from '../../us/form-1040/taxable-income';
import { netGain, netLongTermGain } from '../../us/schedule-d/schedule-d';
import { usObligations } from '../shared/exempt-interest';
import { contributed529 } from '../shared/payments';
import { shareHere, totalOf } from '../shared/placed-part';
import { income, makers, type NorthDakotaReader } from './form';

const { money } = makers;

export const federalAgi = money(
  '1a',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
/** Where the federal line is zero, North Dakota starts from what lies below it. */
export const startingIncome = money(
  '1b',
  'Federal taxable income',
  'Federal taxable income. If it’s zero, enter adjusted gross income minus the deductions',
  ({ get }) => (get(federalTaxable) > 0 ? get(federalTaxable) : get(agi) - get(totalDeductions)),
);
const afterAdditions = money('4b', 'Income with additions', 'Add lines 1b and 4a', ({ get }) =>
  get(startingIncome),
);

export const gainExclusion = money(
  '6',
  'Net long-term capital gain exclusion',
  '40% of the net long-term capital gain, to the extent it’s included in federal income and taxable by North Dakota',
  (reader) => {
    const { get, law } = reader;
    const withoutSchedule = get(netGain) === 0 && get(netLongTermGain) === 0;
    const gain = withoutSchedule ? get(capitalGain) : smallerOf(get(netLongTermGain), get(capitalGain));
    return blankIfZero(notBelowZero(gain) * law.exclusions.share * shareHere(reader, income, 'gains'));
  },
);
const governmentInterest = money(
  '5',
  'Interest on U.S. obligations',
  'Interest on U.S. obligations included in federal income',
  (reader) => blankIfZero(dollars(usObligations(reader.facts)) * shareHere(reader, income, 'interest')),
);
const retirementOf = (reader: NorthDakotaReader, kind: 'military' | 'railroad') =>
  blankIfZero(
    dollars(
      addCents(reader.facts.retirement, ({ planKind, taxableAmount, grossDistribution }) =>
        planKind === kind ? (taxableAmount ?? grossDistribution) : noCents,
      ),
    ) * shareHere(reader, income, 'pensions'),
  );
const railroadPensions = money(
  '8',
  'Railroad retirement',
  'Railroad Retirement Board benefits included in federal income',
  (reader) => retirementOf(reader, 'railroad'),
);
const militaryPensions = money(
  '14',
  'Military retirement',
  'Military retirement benefits included in federal income',
  (reader) => retirementOf(reader, 'military'),
);
const benefits = money(
  '15',
  'Social Security benefits',
  'Social Security benefits included in federal income',
  (reader) => blankIfZero(totalOf(reader, income.here.socialSecurity)),
);
export const dividendExclusion = money(
  '13',
  'Qualified dividend exclusion',
  '40% of the qualified dividends taxable by North Dakota',
  (reader) =>
    blankIfZero(
      reader.get(qualifiedDividends) * reader.law.exclusions.share * shareHere(reader, income, 'dividends'),
    ),
);
const savings = money(
  '12',
  'College SAVE',
  'Contributions to College SAVE accounts, up to the limit',
  ({ facts, law }) =>
    blankIfZero(smallerOf(dollars(contributed529(facts, 'ND', null)), law.savings.most[facts.filingStatus])),
);
const subtractions = money(
  '17',
  'Total subtractions',
  'Add lines 5 through 16',
  ({ get }) =>
    get(gainExclusion) +
    get(governmentInterest) +
    get(railroadPensions) +
    get(militaryPensions) +
    get(benefits) +
    get(dividendExclusion) +
    get(savings),
);
export const taxableIncome = money(
  '18',
  'North Dakota taxable income',
  'Subtract line 17 from line 4b. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(afterAdditions) - get(subtractions)),
);
