import { type Line } from '../../../engine/line';
import { notBelowZero, smallerOf } from '../../../engine/verbs';
import { dollars, exactDollars } from '../../../facts/cents';
import { type Filer, listFilers } from '../../filers';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../../form';
import { selfEmploymentEarnings, wageBase, wageBaseLeft } from '../../schedule-se/schedule-se';
import { scheduleAi } from './form';
import { annualizes } from './election';
import { factorOf, listPeriods, periods } from './periods';

const makers: CopyMakers<Filer> = formWithCopies('2210-ai-se', 'Annualized Self-Employment Tax', listFilers, {
  name: 'Schedule AI (Form 2210), Part II',
  source: 'Form 2210 (2024), Schedule AI, Part II, and its instructions',
  neededWhen: ({ facts }) => facts.annualizedIncome.use,
  attachedWhen: (reader) => reader.attached(scheduleAi) && annualizedTax.some((line) => reader.get(line) > 0),
});
export const annualizedSelfEmployment = makers.form;

type Reader = TaxCopyReader<Filer>;

function makeColumn({ letter, text }: (typeof periods)[number], column: number): Line<number> {
  const cell = (number: string, label: string, instruction: string, rule: (reader: Reader) => number) =>
    makers.money(`${number}${letter}`, `${label}, ${text}`, instruction, (reader) =>
      annualizes(reader) ? rule(reader) : null,
    );
  /** What one filer earned in the period; null for the whole year, which stands on Schedule SE. */
  const ownWork = ({ facts, item }: Reader) => listPeriods(facts)[column]?.[item.owner] ?? null;

  const earnings = cell(
    '28',
    'Net earnings',
    'Net earnings from self-employment for the period (see instructions)',
    (reader) => {
      const own = ownWork(reader);
      return own === null
        ? reader.at(selfEmploymentEarnings, reader.copy)
        : exactDollars(own.netProfit) * reader.law.selfEmployment.netEarningsRate;
    },
  );
  const limit = cell(
    '29',
    'Social Security wage base for the period',
    'Prorated social security tax limit',
    (reader) => reader.law.socialSecurityTax.wageBase / factorOf(reader, column),
  );
  const wages = cell(
    '30',
    'Social Security wages',
    'Enter actual wages for the period subject to social security tax or the 6.2% portion of the 7.65% railroad retirement (tier 1) tax',
    (reader) => {
      const own = ownWork(reader);
      if (own !== null) return dollars(own.socialSecurityWages);
      return reader.at(wageBase, reader.copy) - reader.at(wageBaseLeft, reader.copy);
    },
  );
  const left = cell(
    '31',
    'Remaining Social Security wage base',
    'Subtract line 30 from line 29. If zero or less, enter -0-',
    ({ get }) => notBelowZero(get(limit) - get(wages)),
  );
  const socialSecurity = cell(
    '33',
    'Social Security tax',
    'Multiply line 32 by the smaller of line 28 or line 31',
    (reader) =>
      smallerOf(reader.get(earnings), reader.get(left)) *
      reader.law.selfEmployment.socialSecurityRate *
      factorOf(reader, column),
  );
  const medicare = cell(
    '35',
    'Medicare tax',
    'Multiply line 28 by line 34',
    (reader) => reader.get(earnings) * reader.law.selfEmployment.medicareRate * factorOf(reader, column),
  );
  return cell(
    '36',
    'Self-employment tax',
    'Add lines 33 and 35. Enter here and on line 15 above',
    ({ get }) => get(socialSecurity) + get(medicare),
  );
}

/** Line 36 of each column. */
export const annualizedTax: readonly Line<number>[] = periods.map(makeColumn);
