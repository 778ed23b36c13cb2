import { smallerOf } from '../../engine/verbs';
import { centsOf, exactDollars } from '../../facts/cents';
import { type TaxReader } from '../form';
import { hasCertificate, makers } from './form';

// Apart from the rest of the form: Schedule A reads it, and what limits the credit comes long after Schedule A.
const { money, rate } = makers;

const percent = 100;

/** A loan over the certified amount counts in part (Publication 530, "Mortgage more than certified indebtedness"). */
function certifiedShare({ loanAmount, certifiedAmount }: TaxReader['facts']['mortgageCredit']): number {
  if (loanAmount === null || certifiedAmount === null || centsOf(loanAmount) === 0) return 1;
  return smallerOf(1, centsOf(certifiedAmount) / centsOf(loanAmount));
}

export const certifiedInterest = money(
  '1',
  'Interest on the certified debt',
  'Interest paid on the certified indebtedness amount. If someone else (other than your spouse if filing jointly) also held an interest in the home, enter only your share of the interest paid',
  ({ facts }) =>
    hasCertificate({ facts }) && !facts.mortgageCredit.lenderRelated
      ? exactDollars(facts.mortgageCredit.interest) * certifiedShare(facts.mortgageCredit)
      : null,
);

export const creditRate = rate(
  '2',
  'Certificate credit rate',
  'Enter the certificate credit rate shown on your mortgage credit certificate. Do not enter the interest rate on your home mortgage',
  ({ facts, entry }) => (entry(certifiedInterest) === null ? null : facts.mortgageCredit.rate / percent),
);

export const creditOfYear = money(
  '3',
  'Credit for this year’s interest',
  'If line 2 is 20% or less, multiply line 1 by line 2. If line 2 is more than 20%, or you refinanced your mortgage and received a reissued certificate, see the instructions for the amount to enter. You must reduce your deduction for home mortgage interest on Schedule A (Form 1040) by the amount on line 3',
  ({ get, entry, facts, law }) => {
    if (entry(certifiedInterest) === null) return null;
    const { share, originalCredit } = facts.mortgageCredit;
    const whole = get(certifiedInterest) * get(creditRate);
    const limited =
      get(creditRate) > law.mortgageCredit.limitAboveRate
        ? smallerOf(whole, (law.mortgageCredit.most * share) / percent)
        : whole;
    return originalCredit === null ? limited : smallerOf(limited, exactDollars(originalCredit));
  },
);
