import { addCents, exactDollars, isSome, plus } from '../facts/cents';
import { limit as planLimit } from '../us/adjustments/self-employed-retirement';
import { iraDeduction } from '../us/adjustments/ira-deduction';
import { ownedBy } from '../us/filers';
import { saversCredit } from '../us/form-8880/form-8880';
import { retirementPlans } from '../us/schedule-1/adjustments';
import { earnedIncome } from '../us/schedule-se/schedule-se';
import { condition, type Idea, type Opportunity, unknown } from './opportunity';
import { type DeductionView, type FilerView, usefulAmount } from './view';

/** What may still go into a person's IRAs for 2024, in whole dollars. */
function roomInIra(view: DeductionView, { owner, person }: FilerView): number {
  const { contribution, catchUp, catchUpAge } = view.law.ira;
  const stated = ownedBy(view.facts.adjustments.ira, owner);
  const used = exactDollars(addCents(stated, ({ traditional, roth }) => plus(traditional, roth)));
  return Math.floor(contribution + (view.hasReached(person, catchUpAge) ? catchUp : 0) - used);
}

/** Adds to the person's IRA: to the stated one, or as a new one. */
function addToIra(view: DeductionView, owner: FilerView['owner'], kind: 'traditional' | 'roth') {
  const stated = view.input.adjustments?.ira ?? [];
  const at = stated.findIndex((item) => (item.owner ?? 'taxpayer') === owner);
  return (dollars: number) => {
    if (at < 0) return [{ path: `adjustments.ira.${stated.length}`, value: { owner, [kind]: dollars } }];
    return [{ path: `adjustments.ira.${at}.${kind}`, value: (stated[at]?.[kind] ?? 0) + dollars }];
  };
}

/** Pay or profit of one person or, on a joint return, of either. */
const hasCompensation = ({ facts, isJoint }: DeductionView, { owner }: FilerView): boolean =>
  [...facts.w2s.filter(({ wages }) => isSome(wages)), ...facts.businesses].some(
    (item) => isJoint || item.owner === owner,
  );

const deadline = 'The money goes into the account by April 15, 2025, marked for 2024.';

function iraIdea(view: DeductionView, filer: FilerView, kind: 'traditional' | 'roth', most: number): Idea {
  const changesFor = addToIra(view, filer.owner, kind);
  const dollars = usefulAmount(view, most, changesFor) ?? Math.max(most, 0);
  return {
    key: filer.owner,
    ...(view.isJoint ? { about: filer.who } : {}),
    path: 'adjustments.ira',
    changes: changesFor(dollars),
    amount: { dollars, says: 'more in the account brings the whole saving. Less brings less.' },
    conditions: [
      condition(
        view.isJoint
          ? 'At least one of you has pay or profit from work.'
          : 'You have pay or profit from work.',
        hasCompensation(view, filer),
        'An IRA needs income from work.',
      ),
      condition(
        'There is room under the yearly limit for IRAs.',
        most >= 1,
        'You put in as much as the law allows.',
      ),
    ],
  };
}

export const iraOpportunity: Opportunity = {
  id: 'traditional-ira',
  name: 'Traditional IRA',
  category: 'Retirement',
  description:
    'Money that you put into a traditional IRA for 2024 comes off your income. Tax is due when you take it out.',
  steps: [
    'Open a traditional IRA at a bank or broker, or use the one you have.',
    'Put the money in by April 15, 2025, and tell them that it is for 2024.',
    'Enter the amount in the interview and calculate again.',
  ],
  doneBy: '2025-04-15',
  law: {
    explanation:
      'Up to $7,000, or $8,000 from age 50 on, for all of one person’s IRAs together. If you or your spouse have a plan at work, the deduction shrinks with income: from $77,000 for one person and $123,000 on a joint return.',
    source: 'IRC 219; Notice 2023-75; Publication 590-A (2024)',
  },
  tells: ['adjustments.ira'],
  look: (view) => {
    const claimed = view.get(iraDeduction);
    return {
      ideas: view.filers.map((filer) => {
        const idea = iraIdea(view, filer, 'traditional', roomInIra(view, filer));
        return { ...idea, conditions: [...idea.conditions, unknown(deadline)] };
      }),
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '20' } } : {}),
      otherwise: '',
    };
  },
};

export const saversCreditOpportunity: Opportunity = {
  id: 'savers-credit',
  name: 'Saver’s credit',
  category: 'Retirement',
  description:
    'A credit of 10% to 50% of what you save for retirement, for lower incomes. A Roth IRA counts too.',
  steps: [
    'Put money into a Roth or traditional IRA for 2024 by April 15, 2025.',
    'Enter the amount in the interview and calculate again. Plainfile fills in Form 8880.',
  ],
  doneBy: '2025-04-15',
  law: {
    explanation:
      'The first $2,000 of savings of each person count. The rate depends on income and ends at $38,250 for one person, $57,375 for a head of household and $76,500 on a joint return. Full-time students and dependents of others don’t get it.',
    source: 'IRC 25B; Form 8880 (2024); Notice 2023-75',
  },
  tells: ['adjustments.ira'],
  look: (view) => {
    const claimed = view.get(saversCredit);
    const { rates, minimumAge, contributionLimit } = view.law.saversCredit;
    const end = rates[view.facts.filingStatus].find(({ rate }) => rate === 0)?.over ?? 0;
    return {
      ideas: view.filers.map((filer): Idea => {
        const most = Math.min(contributionLimit, roomInIra(view, filer));
        const idea = iraIdea(view, filer, 'roth', most);
        return {
          ...idea,
          conditions: [
            condition(
              'Your income is low enough for the credit.',
              view.agi <= end,
              'Your income is above the limit for this credit.',
            ),
            condition(
              filer.say('You were 18 or older, no full-time student and no one’s dependent.'),
              view.hasReached(filer.person, minimumAge) &&
                !filer.person.student &&
                !filer.isDependentOfAnother,
              'People under 18, full-time students and dependents of others don’t get it.',
            ),
            ...idea.conditions,
            unknown(deadline),
          ],
        };
      }),
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: '8880', line: '12' } } : {}),
      otherwise: '',
    };
  },
};

export const sepOpportunity: Opportunity = {
  id: 'sep-ira',
  name: 'SEP IRA for the self-employed',
  category: 'Retirement',
  description:
    'With your own business you can put up to a fifth of your profit into a SEP IRA and take it off your income.',
  steps: [
    'Open a SEP IRA at a bank or broker. Form 5305-SEP is all it needs.',
    'Put the money in by the due date of your return, extensions included.',
    'Enter the amount in the interview and calculate again.',
  ],
  law: {
    explanation:
      'The limit is 20% of profit after half of the self-employment tax, at most $69,000. If you have employees, they get the same share.',
    source: 'IRC 404(a)(8), 408(k) and 415(c); Publication 560 (2024), Rate Worksheet',
  },
  tells: ['adjustments.selfEmployedRetirement.taxpayer'],
  look: (view) => {
    const claimed = view.get(retirementPlans);
    const ideas = view.filers.flatMap((filer, copy): Idea[] => {
      const { owner } = filer;
      if (view.get(earnedIncome, copy) <= 0) return [];
      const stated = view.input.adjustments?.selfEmployedRetirement?.[owner] ?? 0;
      const path = `adjustments.selfEmployedRetirement.${owner}`;
      const most = view.get(planLimit, copy) - stated;
      const changesFor = (dollars: number) => [{ path, value: stated + dollars }];
      const dollars = usefulAmount(view, most, changesFor) ?? Math.max(most, 0);
      return [
        {
          key: owner,
          ...(view.isJoint ? { about: filer.who } : {}),
          path,
          changes: changesFor(dollars),
          amount: { dollars, says: 'more in the account brings the whole saving. Less brings less.' },
          conditions: [
            condition(filer.say('You have a profit from your own business.'), true),
            condition(
              'There is room under the limit of your profit.',
              most >= 1,
              'You put in as much as your profit allows.',
            ),
            unknown(filer.say('You have no employees, or give them the same share.')),
            unknown('The money goes in by the due date of the return, extensions included.'),
          ],
        },
      ];
    });
    return {
      ideas,
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '16' } } : {}),
      otherwise: 'It needs a profit from your own business.',
    };
  },
};
