import { centsOf, isSome } from '../facts/cents';
import { type K1 } from '../facts/k1';
import { type Check, rejects } from './check';

const nameOf = (k1: K1, at: number) => k1.name || `Schedule K-1 (${at + 1})`;

/** Boxes 1 to 3: a loss in any of them. */
const hasLoss = (k1: K1): boolean =>
  [k1.ordinaryIncome, k1.rentalIncome, k1.otherRentalIncome].some((amount) => centsOf(amount) < 0);

const form7203: Check = rejects({
  id: 'k1-basis-form-missing',
  title: 'Form 7203 must be attached',
  source:
    'Instructions for Form 7203, “Who Must File”; Instructions for Schedule E (2024), line 28, column (e)',
  find: ({ facts }) =>
    facts.k1s.flatMap((k1, at) =>
      k1.entity === 'sCorporation' &&
      (hasLoss(k1) || (k1.basis !== null && (isSome(k1.basis.distributions) || isSome(k1.basis.debtRepaid))))
        ? [
            {
              path: `k1s.${at}.basis`,
              description: `You claim a loss, distribution or loan repayment of ${nameOf(k1, at)}. The return needs Form 7203, which Plainfile doesn’t support yet.`,
              suggestedFix:
                'Your result is correct, but you can’t file this return here. Ask a CPA to attach Form 7203.',
            },
          ]
        : [],
    ),
});

const form6198: Check = rejects({
  id: 'k1-risk-form-missing',
  title: 'Form 6198 must be attached',
  source: 'Instructions for Form 6198, “Who Must File”',
  find: ({ facts }) =>
    facts.k1s.flatMap((k1, at) =>
      k1.basis !== null && isSome(k1.basis.notAtRisk) && hasLoss(k1)
        ? [
            {
              path: `k1s.${at}.basis.notAtRisk`,
              description: `Part of your money in ${nameOf(k1, at)} isn’t at risk. The return needs Form 6198, which Plainfile doesn’t support yet.`,
              suggestedFix:
                'Your result is correct, but you can’t file this return here. Ask a CPA to attach Form 6198.',
            },
          ]
        : [],
    ),
});

/** What a loss of a partnership or S corporation must bring along. */
export const shareChecks: readonly Check[] = [form7203, form6198];
