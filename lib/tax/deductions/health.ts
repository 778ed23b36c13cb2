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
    'With a high-deductible health plan you can save for medical costs and take the money off your income.',
  steps: [
    'Check that your health plan is a high-deductible plan. The insurer’s papers say “HSA eligible”.',
    'Put the money in by April 15, 2025, and mark it for 2024.',
    'Enter the amount in the interview and calculate again. Plainfile fills in Form 8889.',
  ],
  doneBy: '2025-04-15',
  law: {
    explanation:
      'For 2024 the limit is $4,150 for yourself and $8,300 for a family, and $1,000 more from age 55. What an employer puts in counts against it. You can’t put money in for months on Medicare.',
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
          says: 'more in the account, with coverage for all of 2024, brings the whole saving. Less brings less.',
        },
        conditions: [
          condition(filer.say('You are not on Medicare.'), view.hasReached(person, 65) ? null : true),
          condition(
            filer.say('No one can claim you as a dependent.'),
            !filer.isDependentOfAnother,
            'A dependent of someone else can’t deduct this.',
          ),
          condition(
            'There is room under the yearly limit.',
            most >= 1,
            'You and your employer put in as much as the law allows.',
          ),
          condition(
            filer.say('You had a high-deductible health plan, and no other plan, in 2024.'),
            hasAccount ? true : null,
          ),
          unknown('The money goes into the account by April 15, 2025, marked for 2024.'),
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
  name: 'Health insurance of the self-employed',
  category: 'Health',
  description: 'With your own business the premiums for you and your family come off your income.',
  steps: [
    'Add up what you paid in 2024 for health, dental and long-term care insurance.',
    'Leave out months in which you could have joined an employer’s plan.',
    'Enter the amount in the interview and calculate again. Plainfile fills in Form 7206.',
  ],
  law: {
    explanation:
      'Premiums for you, your spouse, your dependents and your children under 27 count, up to the profit of the business. Months in which you could join a plan of an employer, also your spouse’s, don’t count.',
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
          amount: { dollars: examplePremiums, says: 'of premiums is our example. Your own premiums decide.' },
          conditions: [
            condition(filer.say('You have a profit from your own business.'), true),
            condition(
              'Your insurance is not from the Marketplace with a subsidy.',
              (input.marketplace?.length ?? 0) === 0,
              'Marketplace insurance is worked out together with its credit.',
            ),
            unknown(filer.say('You paid for health insurance yourself.')),
            unknown('You could not join a plan of an employer, also not your spouse’s.'),
          ],
        },
      ];
    });
    return {
      ideas,
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '17' } } : {}),
      otherwise: 'It needs a profit from your own business.',
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
