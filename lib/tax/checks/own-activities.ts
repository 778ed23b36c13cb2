import { isSome } from '../facts/cents';
import { type ReturnInput } from '../facts/return-input';
import { type Check } from './check';

/** Businesses, farms and rentals with their names and places in the facts. */
const listActivities = ({ businesses, farms, rentals }: ReturnInput) => [
  ...businesses.map(({ name, product, atRisk }, at) => ({
    name: name || product || `Business ${at + 1}`,
    path: `businesses.${at}`,
    atRisk,
  })),
  ...farms.map(({ product, atRisk }, at) => ({
    name: product || `Farm ${at + 1}`,
    path: `farms.${at}`,
    atRisk,
  })),
  ...rentals.map(({ address, atRisk }, at) => ({
    name: address || `Property ${at + 1}`,
    path: `rentals.${at}`,
    atRisk,
  })),
];

const atRiskAmountsMissing: Check = {
  id: 'at-risk-amounts-missing',
  severity: 'warning',
  title: 'Amount at risk missing for Form 6198',
  impact: 'Without an amount at risk, no loss is deductible.',
  source: 'Instructions for Form 6198, Part II',
  find: ({ facts }) =>
    listActivities(facts).flatMap(({ name, path, atRisk }) =>
      atRisk.someNotAtRisk && !isSome(atRisk.basis) && !isSome(atRisk.increases)
        ? [
            {
              path: `${path}.atRisk.basis`,
              description: `Part of your investment in ${name} isn’t at risk, but you haven’t entered a basis.`,
              suggestedFix:
                'Enter your adjusted basis at the start of the year and any increases during the year.',
            },
          ]
        : [],
    ),
};

const statements = ({ businesses, farms, realEstate, rentals }: ReturnInput) => [
  ...businesses.map((business, at) => ({ path: `businesses.${at}`, ...business })),
  ...farms.map((farm, at) => ({ path: `farms.${at}`, ...farm })),
  ...(rentals.length > 0 ? [{ path: 'realEstate', ...realEstate }] : []),
];

const forms1099NotFiled: Check = {
  id: 'forms-1099-not-filed',
  severity: 'warning',
  title: 'Required Forms 1099 not filed',
  impact: 'The IRS can charge a penalty for each Form 1099 that isn’t filed.',
  source: 'IRC 6721; General Instructions for Certain Information Returns (2024), part O',
  find: ({ facts }) =>
    statements(facts).flatMap(({ path, form1099Required, form1099Filed }) =>
      form1099Required === true && form1099Filed === false
        ? [
            {
              path: `${path}.form1099Filed`,
              description:
                'You made payments that require Forms 1099 but told us you won’t file them. The IRS will see this answer on your return.',
              suggestedFix:
                'File the forms even if they’re late. The sooner you file, the smaller the penalty.',
            },
          ]
        : [],
    ),
};

/** What schedules of the filer's own activities must bring along. */
export const ownActivityChecks: readonly Check[] = [atRiskAmountsMissing, forms1099NotFiled];
