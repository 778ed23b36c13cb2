import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, exactDollars, noCents } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { listFilers } from '../../us/filers';
import { isEarly, isSimple, numberOf } from '../../us/form-5329/early-exceptions';
import { subjectToTax } from '../../us/form-5329/form-5329';
import { taxablePart } from '../../us/income/retirement';
import { shareHere } from '../shared/sums';
import { nonrefundable } from './credits';
import { type CaliforniaReader, income, makers, residency } from './form';
import { californiaTaxable, taxableIncome } from './income';
import { taxBeforeOtherCredits } from './tax';

const { money } = makers;

export const taxAfterCredits = money(
  '48',
  'Tax after credits',
  'Subtract line 47 from line 35. If less than zero, enter -0-',
  ({ get }) => notBelowZero(get(taxBeforeOtherCredits) - get(nonrefundable)),
);
export const mentalHealthTax = money(
  '62',
  'Behavioral health services tax',
  '1% of taxable income over $1,000,000',
  (reader) => {
    const { get, law } = reader;
    const amount = residency.isResident(reader) ? get(taxableIncome) : get(californiaTaxable);
    return blankIfZero(notBelowZero(amount - law.tax.mentalHealthOver) * law.tax.mentalHealthRate);
  },
);
/** Dollars of a young SIMPLE IRA (code S) that the federal form taxes, too, by person. */
const simpleOf = ({ facts }: CaliforniaReader, owner: Owner): number =>
  facts.retirement
    .filter((form) => form.owner === owner && isEarly(form) && isSimple(form))
    .reduce(
      (total, form) =>
        total + notBelowZero(dollars(taxablePart(form)) - exactDollars(form.earlyExceptionAmount ?? noCents)),
      0,
    );
/** FTB 3805P, Part I: what the federal Form 5329 taxes, as far as it belongs to California. */
export const earlyDistributionTax = money(
  '63',
  'Other taxes',
  'Additional tax on early distributions from FTB 3805P: 2.5 percent, or 6 percent for some SIMPLE plans',
  (reader) => {
    const { each, facts, law } = reader;
    const { rate, simpleRate } = law.earlyDistribution;
    const filers = listFilers({ facts });
    const taxes = each(subjectToTax).map((subject, i) => {
      const owner = filers[i]?.owner;
      const simple = owner === undefined ? 0 : smallerOf(subject, simpleOf(reader, owner));
      return (subject - simple) * rate + simple * simpleRate;
    });
    const share = residency.isResident(reader) ? 1 : shareHere(reader, income, 'pensions');
    return blankIfZero(sum(taxes) * share);
  },
);
/** Exceptions of federal laws after 2015, which California did not follow in 2024 (R&TC 17024.5). */
export const hasLaterException = ({ facts }: CaliforniaReader): boolean =>
  facts.retirement.some((form) => isEarly(form) && /^(?:19|20|22|23)$/.test(numberOf(form)));

export const totalTax = money(
  '64',
  'Total tax',
  'Add line 48, line 61, line 62, and line 63',
  ({ get }) => get(taxAfterCredits) + get(mentalHealthTax) + get(earlyDistributionTax),
);
