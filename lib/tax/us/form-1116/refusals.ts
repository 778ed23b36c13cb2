import { dollars, dollarsOf, exactDollars, isSome } from '../../facts/cents';
import { ForeignCategory } from '../../facts/foreign-tax';
import { refuse } from '../coverage';
import { foreignEarnedIncome } from '../form-2555/earned';
import { files2555 } from '../form-2555/exclusion';
import { listStated } from './categories';
import { foreignTaxOf, usesForm1116 } from './without-form';

refuse(
  'foreignTax.carryover',
  'Unused foreign tax from earlier years carries over separately for each category of income. Enter it by category.',
  ({ facts }) => listStated({ facts }).length > 1 && isSome(facts.foreignTax.carryover),
);
refuse(
  'foreignTax.carryoverByCategory',
  'To use foreign tax from earlier years, you need income in the same category this year (Form 1116).',
  ({ facts }) => {
    const stated = listStated({ facts }).map(({ category }) => category);
    return ForeignCategory.options.some(
      (category) => isSome(facts.foreignTax.carryoverByCategory[category]) && !stated.includes(category),
    );
  },
);
refuse(
  'foreignTax.byCountry',
  'For each country, enter its name, your income from it, and the tax you paid. Include foreign tax on your Forms 1099 and Schedules K-1. Foreign dividends can’t be more than the country’s total income.',
  ({ facts }) => {
    const { byCountry } = facts.foreignTax;
    return (
      byCountry.some(
        ({ country, grossIncome, taxPaid, qualifiedDividends }) =>
          country === '' ||
          !isSome(grossIncome) ||
          !isSome(taxPaid) ||
          exactDollars(qualifiedDividends) > exactDollars(grossIncome),
      ) ||
      (byCountry.length > 0 &&
        dollars(foreignTaxOf(facts)) > dollarsOf(byCountry, (country) => country.taxPaid))
    );
  },
);
refuse(
  'foreignTax.carryover',
  'To use foreign tax from earlier years, enter this year’s foreign income by country (Form 1116).',
  ({ facts }) => !usesForm1116(facts) && isSome(facts.foreignTax.carryover),
);
refuse(
  'foreignTax.byCountry',
  'You exclude pay on Form 2555, and foreign tax on that pay can’t be credited (Form 1116, line 12). For each country, tell us whether the income is the pay you exclude.',
  (reader) =>
    files2555(reader) &&
    reader.facts.foreignTax.byCountry.some(({ category, pay }) => category !== 'passive' && pay === null),
);
refuse(
  'foreignTax.byCountry',
  'The pay you enter by country can’t be more than your foreign earned income on Form 2555.',
  (reader) => {
    const { foreignTax, foreignEarnedIncome: items, filingStatus } = reader.facts;
    return items
      .filter(({ owner }) => owner === 'taxpayer' || filingStatus === 'mfj')
      .some(({ owner }, copy) => {
        const pay = foreignTax.byCountry.filter((country) => country.pay === owner);
        return dollarsOf(pay, (country) => country.grossIncome) > reader.at(foreignEarnedIncome, copy);
      });
  },
);
refuse(
  'k1s.foreignIncomePassive',
  'Tell us whether the foreign income on this Schedule K-1 is all passive category income. If any of it is business income, its foreign tax requires Form 1116.',
  ({ facts }) =>
    facts.k1s.some(
      (k1) =>
        isSome(k1.foreignTaxPaid) &&
        !k1.passive &&
        isSome(k1.ordinaryIncome) &&
        k1.foreignIncomePassive === null &&
        !usesForm1116(facts),
    ),
);
refuse(
  'k1s.foreignIncomePassive',
  'Foreign tax on business income from a Schedule K-1 requires Form 1116. Enter that income by country, in the general or foreign branch category, with at least the tax on the Schedule K-1.',
  ({ facts }) => {
    const onBusinesses = facts.k1s.filter((k1) => k1.foreignIncomePassive === false);
    const entered = facts.foreignTax.byCountry.filter(({ category }) => category !== 'passive');
    return (
      dollarsOf(onBusinesses, (k1) => k1.foreignTaxPaid) > dollarsOf(entered, (country) => country.taxPaid)
    );
  },
);
