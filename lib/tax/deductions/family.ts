import { isSome } from '../facts/cents';
import { labelFact } from '../facts/describe-fact';
import { isUnder } from '../us/ages';
import { additionalChildCredit } from '../us/schedule-8812/part-2';
import { childCredit } from '../us/schedule-8812/part-1';
import { isChildOfHome, isDependent } from '../us/dependents/tests';
import { earnedIncome } from '../us/eic/earned-income';
import {
  childCount,
  hasAllowedStatus,
  hasChildAtHome,
  hasMainHomeInUs,
  hasValidNumbers,
  investmentIncome,
  isBelowLimit,
  meetsRulesWithoutChild,
} from '../us/eic/eligibility';
import { earnedIncomeCredit } from '../us/eic/worksheet';
import { isBarred } from '../us/form-8862/reclaimed';
import { careCredit } from '../us/form-2441/form-2441';
import { condition, type Idea, type Look, type Opportunity, say, unknown } from './opportunity';
import { type DeductionView, usefulAmount } from './view';

/** What a dependent is called: by the first name, or by the place in the list. */
export const nameDependent = ({ facts }: DeductionView, index: number): string =>
  facts.dependents[index]?.firstName || labelFact(`dependents.${index}`);

/** Children without the number that the larger credits ask for. */
const childrenWithoutNumber = (view: DeductionView): number[] =>
  view.facts.dependents.flatMap((child, index) =>
    (child.idType !== 'ssn' || !child.ssnValidForWork) && view.is(isChildOfHome, index) ? [index] : [],
  );

function lookForEarnedIncomeCredit(view: DeductionView): Look {
  const ideas: Idea[] = [];
  const combatPay = view.facts.w2s.some(({ box12 }) =>
    box12.some(({ code, amount }) => code.toUpperCase() === 'Q' && isSome(amount)),
  );
  if (combatPay && !view.facts.combatPayElection.eic)
    ideas.push({
      key: 'combat-pay',
      about: 'count your combat pay',
      path: 'combatPayElection.eic',
      changes: [{ path: 'combatPayElection.eic', value: true }],
      conditions: [
        condition('Box 12 of your W-2 shows combat pay with code Q.', true),
        condition('You elect to include all of it as earned income.', true),
      ],
    });
  for (const index of childrenWithoutNumber(view))
    if (view.get(childCount) < 3)
      ideas.push({
        key: `number-${index}`,
        about: nameDependent(view, index),
        path: `dependents.${index}.idType`,
        changes: numberChanges(index),
        conditions: [
          condition('The child meets the relationship, age, residency, and joint return tests.', true),
          condition(
            'You, and your spouse if filing jointly, have SSNs valid for employment.',
            view.is(hasValidNumbers),
          ),
          unknown(
            'The child has an SSN valid for employment, issued by the due date of the return, including extensions.',
          ),
        ],
      });
  const credit = view.get(earnedIncomeCredit);
  return {
    ideas,
    ...(credit > 0 ? { claimed: { dollars: credit, form: '1040', line: '27' } } : {}),
    otherwise: whyNoEarnedIncomeCredit(view),
  };
}

function whyNoEarnedIncomeCredit(view: DeductionView): string {
  const { law, facts } = view;
  if (isBarred(facts, 'eic'))
    return facts.reclaimedCredits.eic === 'banned'
      ? 'The IRS has banned you from claiming this credit for 2024.'
      : 'The IRS denied you this credit before. Tell us whether you can claim it again with Form 8862.';
  if (!view.is(hasMainHomeInUs))
    return 'Your main home must be in the United States for more than half the year.';
  if (view.get(earnedIncome) <= 0) return 'You must have earned income.';
  if (!view.is(hasAllowedStatus))
    return 'If you’re married filing separately, a qualifying child must have lived with you for more than half the year. You must also have lived apart from your spouse for the last six months, or be legally separated and not live in the same household at the end of the year.';
  if (!view.is(hasValidNumbers)) return 'Everyone filing needs an SSN valid for employment.';
  if (view.get(investmentIncome) > law.earnedIncome.investmentIncomeLimit)
    return `Your investment income is more than ${say(law.earnedIncome.investmentIncomeLimit)}.`;
  if (!view.is(isBelowLimit)) return 'Your income is over the limit for your number of children.';
  if (!view.is(hasChildAtHome) && !view.is(meetsRulesWithoutChild))
    return 'Without a qualifying child, you (or your spouse if filing jointly) must be 25 to 64, and no one can claim you as a dependent.';
  return 'At your income, the credit is zero.';
}

const numberChanges = (index: number) => [
  { path: `dependents.${index}.idType`, value: 'ssn' },
  { path: `dependents.${index}.ssnValidForWork`, value: true },
];

export const earnedIncomeCreditOpportunity: Opportunity = {
  id: 'earned-income-credit',
  name: 'Earned income credit',
  category: 'Family',
  description:
    'This is a refundable credit for workers with low to moderate income. You can receive it even if you owe no tax.',
  steps: [
    'Check each person’s Social Security number in the interview.',
    'If a number is missing, apply to the Social Security Administration with Form SS-5.',
    'Recalculate. Plainfile fills in Schedule EIC.',
  ],
  law: {
    explanation:
      'The credit rises with earned income, levels off, then phases out. Qualifying children with SSNs increase it. You can elect to include all of your nontaxable combat pay, or none.',
    source: 'IRC 32; Rev. Proc. 2023-34, section 3.06; Publication 596 (2024)',
  },
  look: lookForEarnedIncomeCredit,
};

export const childTaxCreditOpportunity: Opportunity = {
  id: 'child-tax-credit',
  name: 'Child tax credit and credit for other dependents',
  category: 'Family',
  description: 'You can claim up to $2,000 for each child under 17 and $500 for each other dependent.',
  steps: [
    'Apply for the missing number. Use Form SS-5 for a Social Security number or Form W-7 for an ITIN.',
    'Enter it in the interview under your dependents.',
    'Recalculate. Plainfile fills in Schedule 8812.',
  ],
  law: {
    explanation:
      'A child under 17 needs an SSN valid for employment, issued by the due date of the return, including extensions. Other dependents need an SSN, ITIN, or ATIN. The credit phases out above $200,000 of modified AGI, or $400,000 on a joint return.',
    source: 'IRC 24(a) to (h); Instructions for Schedule 8812 (2024)',
  },
  look: (view) => {
    const { law, facts } = view;
    const ideas = facts.dependents.flatMap((person, index): Idea[] => {
      if (!view.is(isDependent, index)) return [];
      const isYoung = isUnder(person.dateOfBirth, law.dependents.childTaxCreditBelowAge, law.year);
      const base = {
        key: String(index),
        about: nameDependent(view, index),
        path: `dependents.${index}.idType`,
      };
      if (isYoung && view.is(isChildOfHome, index) && (person.idType !== 'ssn' || !person.ssnValidForWork))
        return [
          {
            ...base,
            changes: numberChanges(index),
            conditions: [
              condition(
                'The child was under 17 at the end of 2024 and lived with you for more than half the year.',
                true,
              ),
              condition(
                'The child is a US citizen, national, or resident.',
                person.usCitizenOrResident,
                'The child is not a US citizen, national, or resident.',
              ),
              unknown(
                'The child has an SSN valid for employment, issued by the due date of the return, including extensions.',
              ),
            ],
          },
        ];
      if (person.idType !== 'none') return [];
      return [
        {
          ...base,
          changes: [{ path: `dependents.${index}.idType`, value: 'itin' }],
          conditions: [
            condition('You can claim this person as a dependent.', true),
            condition(
              'The person is a US citizen, national, or resident.',
              person.usCitizenOrResident,
              'This person is not a US citizen, national, or resident.',
            ),
            unknown(
              'The person has a taxpayer ID number, issued by the due date of the return, including extensions.',
            ),
          ],
        },
      ];
    });
    const credit = view.get(childCredit) + view.get(additionalChildCredit);
    const first = view.get(childCredit) > 0 ? '19' : '28';
    return {
      ideas,
      ...(credit > 0 ? { claimed: { dollars: credit, form: '1040', line: first } } : {}),
      otherwise:
        facts.dependents.length === 0
          ? 'You told us you have no dependents.'
          : 'No one on your return qualifies for these credits at your income.',
    };
  },
};

export const childCareOpportunity: Opportunity = {
  id: 'child-care',
  name: 'Child and dependent care credit',
  category: 'Family',
  description:
    'This credit covers part of what you paid for care so you could work or look for work, such as day care, after-school care, or day camp.',
  steps: [
    'Gather each provider’s name, address, and taxpayer ID number, and the amount you paid in 2024. Use Form W-10 to ask for the number.',
    'Enter the providers and the amount for each child in the interview.',
    'Recalculate. Plainfile fills in Form 2441.',
  ],
  law: {
    explanation:
      'The credit is 20% to 35% of up to $3,000 of care for one person, or $6,000 for two or more. The care must allow you, and your spouse if married, to work or look for work. Overnight camp and school from kindergarten up don’t qualify.',
    source: 'IRC 21; Form 2441 (2024) and its instructions; Publication 503 (2024)',
  },
  tells: ['childCare.providers', 'childCare.persons'],
  look: (view) => {
    const { facts, law, input } = view;
    const claimed = view.get(careCredit);
    const stated = facts.childCare.persons.length > 0;
    const cared = facts.dependents.flatMap((person, index) =>
      (isUnder(person.dateOfBirth, law.careCredit.childBelowAge, law.year) &&
        view.is(isChildOfHome, index)) ||
      (person.unableToCareForSelf && person.monthsInHome > 6)
        ? [index]
        : [],
    );
    const bothWork = view.filers.every(({ owner }) => works(view, owner));
    const benefits = facts.w2s.some(({ dependentCareBenefits }) => isSome(dependentCareBenefits));
    if (claimed > 0 || stated || cared.length === 0)
      return {
        ideas: [],
        ...(claimed > 0 ? { claimed: { dollars: claimed, form: '2441', line: '11' } } : {}),
        otherwise: stated
          ? 'The care you entered doesn’t qualify for a credit.'
          : 'No child under 13, and no one unable to care for themselves, lived with you for more than half of 2024.',
      };
    const { onePerson, morePersons } = law.careCredit;
    const providers = input.childCare?.providers?.length ?? 0;
    const changesFor = (dollars: number) => [
      { path: `childCare.providers.${providers}`, value: { name: 'Care provider', amount: dollars } },
      ...cared.slice(0, 2).map((dependentIndex, at) => ({
        path: `childCare.persons.${at}`,
        value: {
          dependentIndex,
          expenses: at === 0 ? Math.ceil(dollars / Math.min(2, cared.length)) : Math.floor(dollars / 2),
        },
      })),
    ];
    const most = cared.length > 1 ? morePersons : onePerson;
    const dollars = usefulAmount(view, most, changesFor) ?? most;
    return {
      otherwise: '',
      ideas: [
        {
          path: 'childCare.providers',
          changes: changesFor(dollars),
          amount: {
            dollars,
            says: 'in care expenses is the most you can use. We based the savings on that.',
          },
          conditions: [
            condition(
              'A child under 13, or a spouse or dependent physically or mentally unable to care for themselves, lived with you for more than half the year.',
              true,
            ),
            condition(
              'You, and your spouse if filing jointly, had earned income.',
              bothWork,
              'Both of you need earned income, unless one is a full-time student or physically or mentally unable to care for themselves.',
            ),
            condition(
              'If you’re married, you’re filing jointly or lived apart from your spouse for the last six months of the year.',
              facts.filingStatus !== 'mfs' || facts.livedApartLastSixMonths,
              'Married people who file separately can’t claim this credit unless they lived apart for the last six months of the year.',
            ),
            condition(
              'No employer plan paid for the care.',
              !benefits,
              'Box 10 of a W-2 shows dependent care benefits. Enter the care those benefits paid for first.',
            ),
            unknown(
              'You paid a care provider who isn’t your spouse, your dependent, the child’s parent, or your own child under 19.',
            ),
          ],
        },
      ],
    };
  },
};

function works({ facts }: DeductionView, owner: 'taxpayer' | 'spouse'): boolean {
  return (
    facts.w2s.some((w2) => w2.owner === owner && isSome(w2.wages)) ||
    facts.businesses.some((business) => business.owner === owner)
  );
}
