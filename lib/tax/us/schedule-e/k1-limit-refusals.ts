import { dollars, isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { refuse } from '../coverage';
import { agi } from '../form-1040/taxable-income';
import {
  basisBeforeDistributions,
  debtForLosses,
  gainFromDistributions,
  loanBalanceOf,
  lossesBeforeLimits,
  lossOf,
  lossParts,
  otherLossesOf,
  repaymentGain,
  stockForLosses,
} from './k1-limits';

const hasLoss = (k1: K1): boolean => {
  const { ordinary, rental, otherRental } = lossParts(k1);
  return ordinary + rental + otherRental > 0;
};

refuse(
  'k1s.basis',
  'A Schedule K-1 loss is limited to your basis and amount at risk (Forms 7203 and 6198). Enter your basis in the partnership or S corporation.',
  ({ facts }) =>
    facts.k1s.some(
      (k1) => k1.entity !== 'estate' && (hasLoss(k1) || lossOf(k1.section1231Gain) > 0) && k1.basis === null,
    ),
);
refuse(
  'k1s.ordinaryIncome',
  'A loss from an estate or trust on a Schedule K-1 (Form 1041) isn’t supported, because an estate or trust passes through losses only in its final year.',
  ({ facts }) => facts.k1s.some((k1) => k1.entity === 'estate' && hasLoss(k1)),
);
refuse(
  'k1s.basis',
  'Your basis is too small for all the losses and other deductions on this Schedule K-1. Dividing it among charitable contributions, interest, section 179, and capital losses (Form 7203, Part III) isn’t supported.',
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
  'Your distributions from the partnership were more than your basis. Only a distribution of money, not property, results in a gain. This isn’t supported (IRC 731).',
  ({ facts, at }) =>
    facts.k1s.some(
      ({ basis, entity }, i) =>
        entity !== 'sCorporation' &&
        basis !== null &&
        dollars(basis.distributions) > at(basisBeforeDistributions, i),
    ),
);
refuse(
  'k1s.basis.distributions',
  'Your distributions from an S corporation you work in were more than your basis, and your modified AGI is over the threshold for net investment income tax. Figuring how much of that gain counts isn’t supported (Form 8960, line 5c).',
  ({ facts, law, each, get }) =>
    each(gainFromDistributions).some((gain, i) => gain !== null && gain > 0 && !facts.k1s[i]?.passive) &&
    get(agi) > law.netInvestment.threshold[facts.filingStatus],
);
refuse(
  'k1s.basis.debtKind',
  'The corporation repaid a loan whose basis was reduced by earlier losses, so part of the repayment is a gain (Form 7203, line 34). Tell us whether there’s a written note. If so, it’s a capital gain.',
  ({ facts, each }) =>
    each(repaymentGain).some(
      (gain, i) => gain !== null && gain > 0 && facts.k1s[i]?.basis?.debtKind === null,
    ),
);
refuse(
  'k1s.basis.debtKind',
  'The corporation repaid a loan that has no written note and whose basis was reduced by earlier losses. The gain is ordinary income on Form 4797 (Form 7203, line 34). This isn’t supported.',
  ({ facts, each }) =>
    each(repaymentGain).some(
      (gain, i) => gain !== null && gain > 0 && facts.k1s[i]?.basis?.debtKind === 'openAccount',
    ),
);
refuse(
  'k1s.basis.debtRepaid',
  'The corporation repaid more than it owed you, including loans you made this year. Check the beginning balance and the amount repaid.',
  ({ facts }) =>
    facts.k1s.some(
      ({ basis }) =>
        basis !== null && dollars(basis.debtRepaid) > loanBalanceOf(basis) + dollars(basis.debtAdded),
    ),
);
refuse(
  'k1s.basis.debtBeginning',
  'Only an S corporation shareholder has loan basis. A partner’s share of liabilities goes in item K1.',
  ({ facts }) =>
    facts.k1s.some(
      ({ basis, entity }) =>
        basis !== null &&
        ((entity !== 'sCorporation' &&
          [basis.debtBeginning, basis.debtAdded, basis.debtFaceBeginning, basis.debtRepaid].some(isSome)) ||
          (entity !== 'partnership' && [basis.debtShareBeginning, basis.debtShareEnd].some(isSome))),
    ),
);
