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
  'A loss from an estate or trust on a Schedule K-1 (Form 1041) isn’t supported: estates and trusts keep their losses until they end.',
  ({ facts }) => facts.k1s.some((k1) => k1.entity === 'estate' && hasLoss(k1)),
);
refuse(
  'k1s.basis',
  'Your basis is too small for the losses and the other deductions of this Schedule K-1 together. Dividing it among gifts, interest, section 179 and capital losses (Form 7203, Part III) isn’t supported.',
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
  'Your distributions from the partnership were more than your basis. Only money makes a gain then, not property, which isn’t supported (IRC 731).',
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
  'Your distributions from an S corporation you work in were more than your basis, and your income is over the limit for net investment income tax. How much of that gain counts isn’t supported (Form 8960, line 5c).',
  ({ facts, law, each, get }) =>
    each(gainFromDistributions).some((gain, i) => gain !== null && gain > 0 && !facts.k1s[i]?.passive) &&
    get(agi) > law.netInvestment.threshold[facts.filingStatus],
);
refuse(
  'k1s.basis.debtKind',
  'The corporation repaid a loan that earlier losses had lowered, so part of the repayment is a gain (Form 7203, line 34). Tell us whether there is a written note: then it’s a capital gain.',
  ({ facts, each }) =>
    each(repaymentGain).some(
      (gain, i) => gain !== null && gain > 0 && facts.k1s[i]?.basis?.debtKind === null,
    ),
);
refuse(
  'k1s.basis.debtKind',
  'The corporation repaid a loan without a written note that earlier losses had lowered. The gain on it is ordinary income on Form 4797 (Form 7203, line 34), which isn’t supported.',
  ({ facts, each }) =>
    each(repaymentGain).some(
      (gain, i) => gain !== null && gain > 0 && facts.k1s[i]?.basis?.debtKind === 'openAccount',
    ),
);
refuse(
  'k1s.basis.debtRepaid',
  'The corporation repaid more than it owed you on your loans, with the new loans of the year. Check the balance at the start and the amount repaid.',
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
