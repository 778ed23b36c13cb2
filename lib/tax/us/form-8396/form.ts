import { isSome } from '../../facts/cents';
import { covers } from '../coverage';
import { form, type TaxReader } from '../form';

covers('mortgageCredit');

/** Interest of this year under a certificate. */
export const hasCertificate = ({ facts }: Pick<TaxReader, 'facts'>): boolean =>
  isSome(facts.mortgageCredit.interest);

/** Whether any amount of Form 8396 is stated. */
export const hasMortgageCredit = ({ facts }: Pick<TaxReader, 'facts'>): boolean => {
  const { threeYearsAgo, twoYearsAgo, lastYear } = facts.mortgageCredit.carryforward;
  return hasCertificate({ facts }) || isSome(threeYearsAgo) || isSome(twoYearsAgo) || isSome(lastYear);
};

export const { form: form8396, ...makers } = form('8396', 'Mortgage Interest Credit', {
  sequence: '138',
  source: 'Form 8396 (2024) and its instructions; IRC 25',
  neededWhen: hasMortgageCredit,
  attachedWhen: hasMortgageCredit,
});
