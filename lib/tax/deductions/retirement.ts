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

const deadline = 'You made your 2024 contribution by April 15, 2025.';

function iraIdea(view: DeductionView, filer: FilerView, kind: 'traditional' | 'roth', most: number): Idea {
  const changesFor = addToIra(view, filer.owner, kind);
  const dollars = usefulAmount(view, most, changesFor) ?? Math.max(most, 0);
  return {
    key: filer.owner,
    ...(view.isJoint ? { about: filer.who } : {}),
    path: 'adjustments.ira',
    changes: changesFor(dollars),
    amount: {
      dollars,
      says: 'more in contributions gets you the full savings. A smaller contribution gets you part of the savings.',
    },
    conditions: [
      condition(
        view.isJoint ? 'At least one of you has earned income.' : 'You have earned income.',
        hasCompensation(view, filer),
        'You need earned income to contribute to an IRA.',
      ),
      condition('You haven’t reached the annual IRA limit.', most >= 1, 'You contributed the maximum.'),
    ],
  };
}

export const iraOpportunity: Opportunity = {
  id: 'traditional-ira',
  name: 'Traditional IRA',
  category: 'Retirement',
  description:
    'You may be able to deduct contributions to a traditional IRA for 2024. You pay tax when you withdraw the money.',
  steps: [
    'Open a traditional IRA at a bank or broker, or use the one you have.',
    'Contribute by April 15, 2025, and tell the bank or broker it’s for 2024.',
    'Enter the amount in the interview and recalculate.',
  ],
  doneBy: '2025-04-15',
  law: {
    explanation:
      'The limit is $7,000 per person for all IRAs, or $8,000 at age 50 or older. If you have a retirement plan at work, the deduction phases out starting at $77,000 of modified AGI, or $123,000 on a joint return. If only your spouse has one, it phases out starting at $230,000.',
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
    'If your income is low enough, you can claim a credit of 10% to 50% of your retirement contributions. Roth IRA contributions also qualify.',
  steps: [
    'Contribute to a Roth or traditional IRA for 2024 by April 15, 2025.',
    'Enter the amount in the interview and recalculate. Plainfile fills in Form 8880.',
  ],
  doneBy: '2025-04-15',
  law: {
    explanation:
      'The credit covers each person’s first $2,000 of contributions. The rate depends on adjusted gross income, up to $38,250 if single, $57,375 for head of household, and $76,500 on a joint return. Full-time students and anyone claimed as a dependent don’t qualify.',
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
              'Your income is over the limit for this credit.',
            ),
            condition(
              filer.say(
                'You were 18 or older, weren’t a full-time student, and weren’t anyone’s dependent.',
                (name) =>
                  `${name} was 18 or older, wasn’t a full-time student, and wasn’t anyone’s dependent.`,
              ),
              view.hasReached(filer.person, minimumAge) &&
                !filer.person.student &&
                !filer.isDependentOfAnother,
              'People under 18, full-time students, and anyone claimed as a dependent don’t qualify.',
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
    'If you have your own business, you can contribute up to about 20% of your profit to a SEP IRA and deduct it.',
  steps: [
    'Open a SEP IRA at a bank or broker. You can set it up with Form 5305-SEP.',
    'Contribute by the due date of your return, including extensions.',
    'Enter the amount in the interview and recalculate.',
  ],
  law: {
    explanation:
      'The limit is 20% of profit after half of the self-employment tax, up to $69,000. You must contribute the same percentage for any eligible employees.',
    source: 'IRC 404(a)(8), 408(k), and 415(c); Publication 560 (2024), Rate Worksheet',
  },
  tells: ['adjustments.selfEmployedRetirement.taxpayer'],
  look: (view) => {
    const claimed = view.get(retirementPlans);
    const ideas = view.filers.flatMap((filer, copy): Idea[] => {
      const { owner } = filer;
      // Beside deferrals to a plan of one's own the limit is another, and a SIMPLE plan allows no SEP.
      const { preTax, roth, simple } = view.input.adjustments?.selfEmployedDeferrals?.[owner] ?? {};
      if (view.get(earnedIncome, copy) <= 0 || (preTax ?? 0) + (roth ?? 0) + (simple ?? 0) > 0) return [];
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
          amount: {
            dollars,
            says: 'more in contributions gets you the full savings. A smaller contribution gets you part of the savings.',
          },
          conditions: [
            condition(
              filer.say(
                'You have a profit from your own business.',
                (name) => `${name} has a profit from their own business.`,
              ),
              true,
            ),
            condition(
              'You haven’t reached the limit based on your profit.',
              most >= 1,
              'You contributed the maximum for your profit.',
            ),
            unknown(
              filer.say(
                'You have no eligible employees, or contribute the same percentage for them.',
                (name) => `${name} has no eligible employees, or contributes the same percentage for them.`,
              ),
            ),
            unknown('You contribute by the due date of the return, including extensions.'),
          ],
        },
      ];
    });
    return {
      ideas,
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '16' } } : {}),
      otherwise: 'You need a profit from your own business.',
    };
  },
};
