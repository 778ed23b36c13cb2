import { dollarsOf } from '../../facts/cents';
import { type HsaDistribution } from '../../facts/other-income';
import { notBelowZero } from '../../engine/verbs';
import { hasReached } from '../ages';
import { covers, refuse } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type TaxCopyReader } from '../form';
import { makers } from './form';

const { money, yesNo } = makers;

covers('hsaDistributions');

type Pick = (form: HsaDistribution) => HsaDistribution['distributed'];

/** Part II stays blank for someone who took nothing out. */
function fromAccounts({ facts, item }: TaxCopyReader<Filer>, pick: Pick): number | null {
  const forms = ownedBy(facts.hsaDistributions, item.owner);
  return forms.length > 0 ? dollarsOf(forms, pick) : null;
}

export const distributed = money(
  '14a',
  'Distributions',
  'Total distributions you received in 2024 from all HSAs',
  (reader) => fromAccounts(reader, (form) => form.distributed),
);

export const rolledOver = money(
  '14b',
  'Rollovers and withdrawn excess',
  'Distributions included on line 14a that you rolled over to another HSA. Also include any excess contributions (and the earnings on those excess contributions) included on line 14a that were withdrawn by the due date of your return',
  (reader) => fromAccounts(reader, (form) => form.rolledOver),
);

export const distributedNet = money(
  '14c',
  'Distributions not rolled over',
  'Subtract line 14b from line 14a',
  ({ entry, get }) => (entry(distributed) === null ? null : notBelowZero(get(distributed) - get(rolledOver))),
);

export const medicalExpenses = money(
  '15',
  'Qualified medical expenses',
  'Qualified medical expenses paid using HSA distributions',
  (reader) => fromAccounts(reader, (form) => form.qualifiedMedical),
);

export const taxableHsaDistributions = money(
  '16',
  'Taxable HSA distributions',
  'Taxable HSA distributions. Subtract line 15 from line 14c. If zero or less, enter -0-. Also, include this amount in the total on Schedule 1 (Form 1040), Part I, line 8f',
  ({ entry, get }) =>
    entry(distributed) === null ? null : notBelowZero(get(distributedNet) - get(medicalExpenses)),
);

/** Disabled, or 65 before the year began (Instructions, line 17a). */
export const isExcepted = yesNo(
  '17a',
  'Exception to the additional tax',
  'If any of the distributions included on line 16 meet any of the Exceptions to the Additional 20% Tax, check here',
  ({ get, item, law }) => {
    if (get(taxableHsaDistributions) === 0) return null;
    const age = law.healthSavings.distributionTaxUntilAge;
    return item.person.permanentlyDisabled || hasReached(item.person, age, law.firstDay) ? true : null;
  },
);

export const additionalHsaTax = money(
  '17b',
  'Additional 20% tax',
  'Additional 20% tax. Enter 20% (0.20) of the distributions included on line 16 that are subject to the additional 20% tax. Also, include this amount in the total on Schedule 2 (Form 1040), Part II, line 17c',
  ({ get, law }) => {
    const taxable = get(taxableHsaDistributions);
    return taxable === 0 || get(isExcepted) ? null : taxable * law.healthSavings.distributionTaxRate;
  },
);

/** Whether someone failed the testing period of 2023 is not a fact of the return, so part III stays blank. */
export const testingPeriodIncome = money(
  '20',
  'Income from failing the testing period',
  'Total income. Add lines 18 and 19. Include this amount on Schedule 1 (Form 1040), Part I, line 8f',
  () => null,
);

export const testingPeriodTax = money(
  '21',
  'Additional tax for failing the testing period',
  'Additional tax. Multiply line 20 by 10% (0.10). Include this amount in the total on Schedule 2 (Form 1040), Part II, line 17d',
  () => null,
);

refuse(
  'hsaDistributions',
  'You turned 65 in 2024, or the account holder died. We can’t tell whether you owe the 20% tax on taxable HSA distributions.',
  ({ facts, law, at }) =>
    listFilers({ facts }).some(({ person }, position) => {
      if (at(taxableHsaDistributions, position) === 0 || at(isExcepted, position)) return false;
      const age = law.healthSavings.distributionTaxUntilAge;
      return person.dateOfDeath !== null || hasReached(person, age, law.lastDay);
    }),
);
