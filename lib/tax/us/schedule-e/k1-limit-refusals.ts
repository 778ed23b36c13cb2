import { dollars, isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { refuse } from '../coverage';
import {
  basisBeforeDistributions,
  debtForLosses,
  lossesBeforeLimits,
  lossParts,
  otherLossesOf,
  stockForLosses,
  untaxedRepayment,
} from './k1-limits';

const hasLoss = (k1: K1): boolean => {
  const { ordinary, rental, otherRental } = lossParts(k1);
  return ordinary + rental + otherRental > 0;
};

refuse(
  'k1s.basis',
  'A loss on a Schedule K-1 counts only up to your basis and what you have at risk (Forms 7203 and 6198). Give your basis in the partnership or S corporation.',
  ({ facts }) => facts.k1s.some((k1) => k1.entity !== 'estate' && hasLoss(k1) && k1.basis === null),
);
refuse(
  'k1s.ordinaryIncome',
  'A loss from an estate or trust on a Schedule K-1 (Form 1041) is not supported: estates and trusts keep their losses until they end.',
  ({ facts }) => facts.k1s.some((k1) => k1.entity === 'estate' && hasLoss(k1)),
);
refuse(
  'k1s.basis',
  'Your basis is too small for the losses and the other deductions of this Schedule K-1 together. Dividing it among gifts, interest, section 179 and capital losses (Form 7203, Part III) is not supported.',
  ({ facts, at }) =>
    facts.k1s.some(
      (k1, i) =>
        k1.basis !== null &&
        otherLossesOf(k1) > 0 &&
        at(lossesBeforeLimits, i) + otherLossesOf(k1) > at(stockForLosses, i) + at(debtForLosses, i),
    ),
);
refuse(
  'k1s.basis.distributions',
  'You took out more than your basis. The rest is a gain from the sale of your share, which we do not figure yet (Form 7203, line 6; Form 8949).',
  ({ facts, at }) =>
    facts.k1s.some(
      ({ basis }, i) => basis !== null && dollars(basis.distributions) > at(basisBeforeDistributions, i),
    ),
);
refuse(
  'k1s.basis.debtRepaid',
  'The corporation repaid a loan that earlier losses had lowered. Part of the repayment is a gain (Form 7203, line 34), which is not supported.',
  ({ facts, at }) =>
    facts.k1s.some(({ basis }, i) => basis !== null && dollars(basis.debtRepaid) > at(untaxedRepayment, i)),
);
refuse(
  'k1s.basis.debtBeginning',
  'Only a shareholder of an S corporation has basis in loans. A partner’s share of debts belongs to item K1.',
  ({ facts }) =>
    facts.k1s.some(
      ({ basis, entity }) =>
        basis !== null &&
        ((entity !== 'sCorporation' &&
          [basis.debtBeginning, basis.debtAdded, basis.debtFaceBeginning, basis.debtRepaid].some(isSome)) ||
          (entity !== 'partnership' && [basis.debtShareBeginning, basis.debtShareEnd].some(isSome))),
    ),
);
