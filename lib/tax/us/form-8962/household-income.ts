import { dollars, dollarsOf, noCents } from '../../facts/cents';
import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, countTrue, largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { covers, refuse } from '../coverage';
import { isDependent } from '../dependents/tests';
import { listFilers } from '../filers';
import { type TaxReader } from '../form';
import { socialSecurity, socialSecurityTaxable, taxExemptInterest } from '../form-1040/income';
import { agiWithForeignIncome } from '../form-2555/exclusion';
import {
  taxExemptInterest as childExemptInterest,
  totalIncome as childIncomeOnForm,
} from '../form-8814/form-8814';
import { type PremiumCreditLaw } from '../law/health';
import { form8962, makers } from './form';

const { money, count, rate } = makers;

covers('marketplaceExceptions');

const percent = 100;

export const familySize = count(
  '1',
  'Tax family size',
  'Tax family size. Enter your tax family size',
  (reader) => listFilers(reader).length + countTrue(reader.each(isDependent)),
);

/** Worksheet 1-1: AGI, excluded foreign income, tax-exempt interest, and the part of Social Security benefits that is not taxed. */
export const modifiedAgi = money('2a', 'Modified AGI', 'Modified AGI. Enter your modified AGI', (reader) => {
  const { get } = reader;
  const untaxedBenefits = notBelowZero(get(socialSecurity) - get(socialSecurityTaxable));
  return agiWithForeignIncome(reader) + get(taxExemptInterest) + untaxedBenefits;
});

/**
 * Only of dependents who have to file a return. Of a child whose income stands on the parents' return (Form 8814), the part
 * that isn't there: the smaller of lines 4 and 5, and tax-exempt interest (Instructions for Form 8962, line 2b).
 */
export const dependentsAgi = money(
  '2b',
  'Dependents’ modified AGI',
  'Enter the total of your dependents’ modified AGI',
  ({ facts, law, at }) =>
    blankIfZero(
      dollarsOf(
        facts.dependents.filter((_, i) => at(isDependent, i)),
        ({ incomeIfFiling }) => incomeIfFiling ?? noCents,
      ) +
        sum(
          facts.childIncome.map(({ dependentIndex }, copy) =>
            dependentIndex < facts.dependents.length && at(isDependent, dependentIndex)
              ? smallerOf(at(childIncomeOnForm, copy), law.thresholds.kiddieUnearnedIncome) +
                at(childExemptInterest, copy)
              : 0,
          ),
        ),
    ),
);

export const householdIncome = money(
  '3',
  'Household income',
  'Household income. Add the amounts on lines 2a and 2b',
  ({ get }) => largerOf(0, get(modifiedAgi) + get(dependentsAgi)),
);

function povertyTable({ facts, law }: TaxReader) {
  const { alaska, hawaii, mainland } = law.premiumCredit.povertyLine;
  const home = (facts.address.state || facts.marketplace[0]?.state || '').toUpperCase();
  return home === 'AK' ? alaska : home === 'HI' ? hawaii : mainland;
}

export const povertyLine = money(
  '4',
  'Federal poverty line',
  'Federal poverty line. Enter the federal poverty line amount from Table 1-1, 1-2, or 1-3',
  (reader) => {
    const { onePerson, eachFurther } = povertyTable(reader);
    return onePerson + eachFurther * (reader.get(familySize) - 1);
  },
);

/** Worksheet 2: without decimals; more than 400% is 401. */
export const incomePercentage = count(
  '5',
  'Income as a percentage of the poverty line',
  'Household income as a percentage of federal poverty line',
  ({ get, law }) => percentageOf(get(householdIncome), get(povertyLine), law.premiumCredit),
);

/** Income as a percentage of the poverty line (Instructions for Form 8962, Worksheet 2). */
export function percentageOf(income: number, line: number, law: PremiumCreditLaw): number {
  if (income * percent > line * (law.highestPercentage - 1)) return law.highestPercentage;
  return Math.floor((income * percent) / line);
}

/** Table 2: in equal steps between the ends of each span, to four places. */
export function applicableFigure(percentage: number, law: PremiumCreditLaw): number {
  const span = law.contribution.find(({ to }) => percentage < to) ?? law.contribution.at(-1);
  if (!span) return 0;
  const { from, to, figureFrom, figureTo } = span;
  const place = Math.min(percentage, to) - from;
  return roundToPlaces(figureFrom + ((figureTo - figureFrom) * place) / (to - from), 4);
}

export const contributionRate = rate(
  '7',
  'Applicable figure',
  'Applicable figure. Using your line 5 percentage, locate your “applicable figure” on the table in the instructions',
  (reader) =>
    isEligible(reader) ? applicableFigure(reader.get(incomePercentage), reader.law.premiumCredit) : null,
);

export const yearlyContribution = money(
  '8a',
  'Annual contribution',
  'Annual contribution amount. Multiply line 3 by line 7. Round to nearest whole dollar amount',
  ({ get, entry }) =>
    entry(contributionRate) === null ? null : get(householdIncome) * get(contributionRate),
);

export const monthlyContribution = money(
  '8b',
  'Monthly contribution',
  'Monthly contribution amount. Divide line 8a by 12. Round to nearest whole dollar amount',
  ({ get, entry }) => (entry(yearlyContribution) === null ? null : get(yearlyContribution) / 12),
);

/**
 * Who may take the credit (Instructions, "Who Can Take the PTC"). Married filing separately needs an exception. Below
 * the poverty line it takes advance payments, which the Marketplace makes only on an estimate above it, or lawful
 * presence.
 */
export const isEligible = (reader: TaxReader): boolean => isEligibleAt(reader, reader.get(incomePercentage));

/** The same at another percentage, for the steps of Publication 974. */
export function isEligibleAt({ facts, law }: TaxReader, percentage: number): boolean {
  const { victimOfAbuse, lawfullyPresentBelow100 } = facts.marketplaceExceptions;
  if (facts.filingStatus === 'mfs' && !victimOfAbuse) return false;
  if (percentage >= law.premiumCredit.lowestPercentage || lawfullyPresentBelow100) return true;
  return facts.marketplace.some(
    ({ monthly, annual }) =>
      monthly.some(({ advance }) => dollars(advance) > 0) || dollars(...(annual ? [annual.advance] : [])) > 0,
  );
}

refuse(
  'dependents.grossIncome',
  'A dependent with more than $1,300 of income may have to file a return. If so, their modified AGI counts for your premium tax credit (Form 8962, line 2b). Enter it, or 0 if no return is required.',
  ({ attached, facts, law, at }) =>
    attached(form8962) &&
    facts.dependents.some(
      ({ grossIncome, incomeIfFiling }, i) =>
        incomeIfFiling === null &&
        at(isDependent, i) &&
        dollars(grossIncome) > law.standardDeduction.dependentMinimum,
    ),
);
refuse(
  'taxpayer.claimableAsDependent',
  'Someone else can claim you as a dependent, so that person reconciles the advance payments for your Marketplace insurance. Remove Form 1095-A from this return.',
  (reader) =>
    reader.attached(form8962) && listFilers(reader).some(({ person }) => person.claimableAsDependent),
);
