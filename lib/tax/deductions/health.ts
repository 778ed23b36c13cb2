import { addCents, exactDollars, isSome } from '../facts/cents';
import { ownedBy } from '../us/filers';
import { employerMoney, ownMoney } from '../us/form-8889/coverage-months';
import { hsa, healthInsurance } from '../us/schedule-1/adjustments';
import { earnedIncome } from '../us/schedule-se/schedule-se';
import { condition, type Idea, type Opportunity, unknown } from './opportunity';
import { usefulAmount } from './view';

export const hsaOpportunity: Opportunity = {
  id: 'health-savings-account',
  name: 'Health savings account',
  category: 'Health',
  description:
    'With a high-deductible health plan, you can save for medical expenses and deduct your contributions.',
  steps: [
    'Check that your health plan is a high-deductible health plan. Its documents usually say “HSA-eligible.”',
    'Contribute by April 15, 2025, and designate it for 2024.',
    'Enter the amount in the interview and recalculate. Plainfile fills in Form 8889.',
  ],
  doneBy: '2025-04-15',
  law: {
    explanation:
      'For 2024, the limit is $4,150 for self-only coverage and $8,300 for family coverage, plus $1,000 at age 55 or older. Employer contributions count toward the limit. You can’t contribute for months you’re enrolled in Medicare.',
    source: 'IRC 223; Rev. Proc. 2023-23; Form 8889 (2024); Publication 969 (2024)',
  },
  tells: ['adjustments.hsa'],
  look: (view) => {
    const { facts, law, input } = view;
    const stated = input.adjustments?.hsa ?? [];
    const ideas = view.filers.map((filer): Idea => {
      const { owner, person } = filer;
      const own = ownedBy(facts.adjustments.hsa, owner);
      const at = stated.findIndex((item) => (item.owner ?? 'taxpayer') === owner);
      const employer = exactDollars(employerMoney(facts, owner));
      const { selfOnly, family, catchUp, catchUpAge } = law.healthSavings;
      const coverage = own.some((item) => item.coverage === 'family') ? family : selfOnly;
      const limit = coverage + (view.hasReached(person, catchUpAge) ? catchUp : 0);
      const used = exactDollars(ownMoney(facts, owner));
      const most = Math.floor(limit - used - employer);
      const changesFor = (dollars: number) =>
        at < 0
          ? [{ path: `adjustments.hsa.${stated.length}`, value: { owner, contributed: dollars } }]
          : [{ path: `adjustments.hsa.${at}.contributed`, value: (stated[at]?.contributed ?? 0) + dollars }];
      const dollars = usefulAmount(view, most, changesFor) ?? Math.max(most, 0);
      const hasAccount = own.length > 0 || employer > 0;
      return {
        key: owner,
        ...(view.isJoint ? { about: filer.who } : {}),
        path: 'adjustments.hsa',
        changes: changesFor(dollars),
        amount: {
          dollars,
          says: 'more in contributions, with coverage for all of 2024, gets you the full savings. A smaller contribution gets you part of the savings.',
        },
        conditions: [
          condition(
            filer.say('You weren’t enrolled in Medicare.', (name) => `${name} wasn’t enrolled in Medicare.`),
            view.hasReached(person, 65) ? null : true,
          ),
          condition(
            filer.say(
              'No one can claim you as a dependent.',
              (name) => `No one can claim ${name} as a dependent.`,
            ),
            !filer.isDependentOfAnother,
            'Someone else’s dependent can’t deduct HSA contributions.',
          ),
          condition(
            'You haven’t reached the annual limit.',
            most >= 1,
            'You and your employer contributed the maximum.',
          ),
          condition(
            filer.say(
              'You had a high-deductible health plan, and no disqualifying coverage, in 2024.',
              (name) => `${name} had a high-deductible health plan, and no disqualifying coverage, in 2024.`,
            ),
            hasAccount ? true : null,
          ),
          unknown('You made your 2024 contribution by April 15, 2025.'),
        ],
      };
    });
    const claimed = view.get(hsa);
    return {
      ideas,
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '13' } } : {}),
      otherwise: '',
    };
  },
};

/** A premium of $100 a month: there is no limit in the law to work with. */
const examplePremiums = 1_200;

export const selfEmployedHealthOpportunity: Opportunity = {
  id: 'self-employed-health-insurance',
  name: 'Self-employed health insurance',
  category: 'Health',
  description: 'If you have your own business, you can deduct premiums for yourself and your family.',
  steps: [
    'Add up what you paid in 2024 for health, dental, and long-term care insurance.',
    'Leave out months when you were eligible for a plan subsidized by an employer.',
    'Enter the amount in the interview and recalculate. Plainfile fills in Form 7206.',
  ],
  law: {
    explanation:
      'You can deduct premiums for yourself, your spouse, your dependents, and your children under 27, up to your business profit. Leave out months when you were eligible for a plan subsidized by an employer, including your spouse’s.',
    source: 'IRC 162(l); Form 7206 (2024) and its instructions',
  },
  tells: ['adjustments.selfEmployedHealthInsurance.taxpayer'],
  look: (view) => {
    const { facts, input } = view;
    const claimed = view.get(healthInsurance);
    const ideas = view.filers.flatMap((filer, copy): Idea[] => {
      const { owner } = filer;
      if (view.get(earnedIncome, copy) <= 0 || isSome(facts.adjustments.selfEmployedHealthInsurance[owner]))
        return [];
      const path = `adjustments.selfEmployedHealthInsurance.${owner}`;
      return [
        {
          key: owner,
          ...(view.isJoint ? { about: filer.who } : {}),
          path,
          changes: [{ path, value: examplePremiums }],
          amount: {
            dollars: examplePremiums,
            says: 'in premiums is only an example. Your savings depend on your premiums.',
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
              'Your insurance isn’t a Marketplace plan with a premium tax credit.',
              (input.marketplace?.length ?? 0) === 0,
              'We calculate this deduction for Marketplace plans together with the premium tax credit.',
            ),
            unknown(
              filer.say(
                'You paid for health insurance yourself.',
                (name) => `${name} paid for health insurance.`,
              ),
            ),
            unknown('You weren’t eligible for a plan subsidized by an employer, including your spouse’s.'),
          ],
        },
      ];
    });
    return {
      ideas,
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '17' } } : {}),
      otherwise: 'You need a profit from your own business.',
    };
  },
};

/** Withheld for Social Security by each employer, in dollars and cents. */
export const withheldByEmployer = (
  w2s: readonly { employerEin: string; socialSecurityWithholding: Parameters<typeof exactDollars>[0] }[],
): Map<string, number> => {
  const found = new Map<string, number>();
  w2s.forEach((w2, at) => {
    const key = w2.employerEin || `form ${at}`;
    found.set(
      key,
      (found.get(key) ?? 0) + exactDollars(addCents([w2], (one) => one.socialSecurityWithholding)),
    );
  });
  return found;
};
