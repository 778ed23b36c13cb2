import { isSome } from '../../facts/cents';
import { isUnder } from '../ages';
import { refuse } from '../coverage';
import { listFilers, ownedBy } from '../filers';
import { agi } from '../form-1040/taxable-income';
import { tax } from '../form-1040/tax-and-credits';
import { retirementSavings } from '../income/w2-boxes';
import { form } from '../form';

const makers = form('8880', 'Credit for Qualified Retirement Savings Contributions', {
  sequence: '54',
  attachedWhen: () => false,
});
export const form8880 = makers.form;
const { money } = makers;

export const saversCredit = money(
  '12',
  'Credit for retirement savings',
  'Credit for qualified retirement savings contributions. Enter the smaller of line 10 or line 11 here and on Schedule 3 (Form 1040), line 4',
  () => null,
);

refuse(
  'w2s.box12',
  'Contributions to a retirement plan at this level of income can give a credit (Form 8880), which is not supported yet.',
  ({ get, facts, law }) =>
    get(agi) <= law.thresholds.saversCreditIncome[facts.filingStatus] &&
    get(tax) > 0 &&
    listFilers({ facts }).some(
      ({ owner, person }) =>
        !isUnder(person.dateOfBirth, 18, law.year) &&
        !person.student &&
        !person.claimableAsDependent &&
        ownedBy(facts.w2s, owner).some((w2) => isSome(retirementSavings(w2))),
    ),
);
