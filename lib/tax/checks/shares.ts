import { type K1 } from '../facts/k1';
import { type ReturnInput } from '../facts/return-input';
import { hasLoans, listShareholdings, needsForm7203 } from '../us/form-7203/shareholdings';
import { type Check, rejects } from './check';

const nameOf = (k1: K1, at: number) => k1.name || `Schedule K-1 (${at + 1})`;

/** Shares of S corporations that Form 7203 is due for. */
const shareholders = (facts: ReturnInput) =>
  facts.k1s.flatMap((k1, at) => (needsForm7203(k1) ? [{ k1, at }] : []));

const source7203 = 'Instructions for Form 7203 (Rev. December 2022), “Who Must File”';

const basisMissing: Check = rejects({
  id: 'k1-basis-missing',
  title: 'Stock basis missing for Form 7203',
  source: source7203,
  find: ({ facts }) =>
    shareholders(facts).flatMap(({ k1, at }) =>
      k1.basis === null
        ? [
            {
              path: `k1s.${at}.basis.beginning`,
              description: `You have a loss from ${nameOf(k1, at)}, or sold your stock in it. Form 7203 requires your stock basis.`,
              suggestedFix:
                'Enter your stock basis at the start of the year. You can find it on last year’s Form 7203.',
            },
          ]
        : [],
    ),
});

const corporationUnnamed: Check = rejects({
  id: 'k1-corporation-incomplete',
  title: 'S corporation name or EIN missing',
  source: 'Form 7203 (Rev. December 2022), items A and B',
  find: ({ facts }) =>
    shareholders(facts).flatMap(({ k1, at }) =>
      k1.name === '' || k1.ein === ''
        ? [
            {
              path: k1.name === '' ? `k1s.${at}.name` : `k1s.${at}.ein`,
              description: `Form 7203 requires the name and EIN of ${nameOf(k1, at)}.`,
              suggestedFix: 'Copy both from Part I of the Schedule K-1.',
            },
          ]
        : [],
    ),
});

const stockSourceMissing: Check = rejects({
  id: 'k1-stock-source-missing',
  title: 'How you acquired your stock is missing',
  source: 'Form 7203 (Rev. December 2022), item D',
  find: ({ facts }) =>
    shareholders(facts).flatMap(({ k1, at }) =>
      k1.basis !== null &&
      (k1.basis.stockAcquired === null ||
        (k1.basis.stockAcquired === 'other' && k1.basis.stockAcquiredOther === ''))
        ? [
            {
              path:
                k1.basis.stockAcquired === null
                  ? `k1s.${at}.basis.stockAcquired`
                  : `k1s.${at}.basis.stockAcquiredOther`,
              description: `Form 7203 asks how you acquired your stock in ${nameOf(k1, at)}.`,
              suggestedFix:
                'Tell us whether you founded the corporation, or bought, inherited, or were given the stock.',
            },
          ]
        : [],
    ),
});

const loanKindMissing: Check = rejects({
  id: 'k1-loan-kind-missing',
  title: 'Type of loan missing',
  source: 'Form 7203 (Rev. December 2022), Part II, Section A',
  find: ({ facts }) =>
    listShareholdings({ facts }).flatMap((shareholding) =>
      hasLoans(shareholding) && shareholding.basis.debtKind === null
        ? [
            {
              path: `k1s.${shareholding.position}.basis.debtKind`,
              description: `Form 7203 asks whether there is a written note for your loan to ${nameOf(shareholding.k1, shareholding.position)}.`,
              suggestedFix: 'Tell us whether you have a written note for the loan.',
            },
          ]
        : [],
    ),
});

/** What a loss of a partnership or S corporation must bring along. */
export const shareChecks: readonly Check[] = [
  basisMissing,
  corporationUnnamed,
  stockSourceMissing,
  loanKindMissing,
];
