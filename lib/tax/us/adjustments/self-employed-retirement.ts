import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, exactDollars, isSome } from '../../facts/cents';
import { covers, refuse } from '../coverage';
import { type Filer, listFilers } from '../filers';
import { type CopyMakers, formWithCopies } from '../form';
import { combinedProfit, deductibleHalf } from '../schedule-se/schedule-se';
import { deductibleWithDeferrals, defers, employerLimit } from './self-employed-deferrals';

covers('adjustments.selfEmployedRetirement');

const makers: CopyMakers<Filer> = formWithCopies(
  'self-employed-retirement',
  'Self-Employed SEP, SIMPLE, and Qualified Plans',
  listFilers,
  {
    name: 'Deduction Worksheet for Self-Employed',
    kind: 'worksheet',
    source: 'Publication 560 (2024), Deduction Worksheet for Self-Employed',
    // Without contributions too: its limit says what could still be put in.
    neededWhen: ({ facts }) => facts.businesses.length + facts.farms.length + facts.k1s.length > 0,
    attachedWhen: ({ item, facts }) =>
      isSome(facts.adjustments.selfEmployedRetirement[item.owner]) || defers(facts, item.owner),
  },
);
export const selfEmployedRetirement = makers.form;
const { money, rate } = makers;

export const profit = money(
  'Step 1',
  'Net profit',
  'Enter your net profit from Schedule C, line 31, or Schedule K-1 (Form 1065), box 14, code A',
  ({ at, copy }) => notBelowZero(at(combinedProfit, copy)),
);

export const halfOfTax = money(
  'Step 2',
  'Half of self-employment tax',
  'Enter your deduction for self-employment tax from Schedule 1 (Form 1040), line 15',
  ({ at, copy }) => at(deductibleHalf, copy),
);

export const netEarnings = money(
  'Step 3',
  'Net earnings',
  'Net earnings from self-employment. Subtract step 2 from step 1',
  ({ get }) => notBelowZero(get(profit) - get(halfOfTax)),
);

export const ownerRate = rate(
  'Step 4',
  'Rate',
  'Enter your rate from the Rate Table for Self-Employed or Rate Worksheet for Self-Employed (25% plan: 0.20)',
  ({ law }) => law.selfEmployedPlans.ownerRate,
);

export const share = money(
  'Step 5',
  '20% of net earnings',
  'Multiply step 3 by step 4',
  ({ get }) => get(netEarnings) * get(ownerRate),
);

export const maximum = money(
  'Step 8',
  'Dollar limit',
  'Contribution dollar limit',
  ({ law }) => law.selfEmployedPlans.maximum,
);

export const limit = money('Step 9', 'Limit', 'Enter the smaller of step 7 or step 8', ({ get }) =>
  smallerOf(get(share), get(maximum)),
);

export const selfEmployedPlans = money(
  'Step 21',
  'Self-employed retirement plans',
  'Maximum deductible contribution, but not more than you contributed. Enter on Schedule 1, line 16',
  ({ item, facts, get, at, copy }) => {
    const paid = dollars(facts.adjustments.selfEmployedRetirement[item.owner]);
    if (defers(facts, item.owner)) return blankIfZero(at(deductibleWithDeferrals, copy));
    return paid === 0 ? null : blankIfZero(smallerOf(paid, get(limit)));
  },
);

refuse(
  'adjustments.selfEmployedRetirement',
  'You contributed more as an employer than your plan allows (20% of net earnings, up to $69,000). Enter your own deferrals to a solo 401(k) or SIMPLE plan separately. Withdraw any excess: the 10% tax on nondeductible contributions (Form 5330) isn’t supported.',
  ({ facts, at }) =>
    listFilers({ facts }).some(({ owner }, copy) => {
      const paid = facts.adjustments.selfEmployedRetirement[owner];
      if (!isSome(paid)) return false;
      return Math.floor(exactDollars(paid)) > at(defers(facts, owner) ? employerLimit : limit, copy);
    }),
);
