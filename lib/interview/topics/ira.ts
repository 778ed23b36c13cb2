import { all, any, type Condition, hasItems, type View, when, whenPicked, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { filesApart, onJointReturn } from '../filing-status';
import { type AnswerValue } from '../schema';
import { ownerQuestion } from './item-questions';
import { anyAmount, type Block, type GroupSpec, money, type QuestionSpec, yesNo, yesOrNo } from './topic';

/** Contributions to IRAs, one entry a person. */
export const ira: GroupSpec = {
  group: 'ira',
  noun: 'IRA',
  fact: 'adjustments.ira',
  gate: 'costs',
  gateChoice: 'ira',
  max: 4,
  questions: [
    ownerQuestion('IRA'),
    money({
      id: '.traditional',
      text: 'How much did you contribute to a traditional IRA for 2024?',
      help: 'Include contributions through April 15, 2025. Leave out rollovers. Enter 0 if none. For example, 3,000.00.',
      why: 'You may be able to deduct it.',
      fact: '.traditional',
    }),
    money({
      id: '.traditionalPaidNextYear',
      text: 'How much of your 2024 contribution did you make from January 1 to April 15, 2025?',
      help: 'Enter 0 if you contributed all of it in 2024. For example, 7,000.00.',
      why: 'Contributions made in 2025 don’t reduce the tax on 2024 distributions.',
      fact: '.traditionalPaidNextYear',
      when: when('.traditional', (amount) => amount !== 0, 'You didn’t contribute to a traditional IRA.'),
      probe: anyAmount,
    }),
    money({
      id: '.roth',
      text: 'How much did you contribute to a Roth IRA for 2024?',
      help: 'Enter 0 if none. For example, 2,000.00.',
      why: 'It isn’t deductible, but it may earn you a credit.',
      fact: '.roth',
    }),
    yesNo({
      id: '.coveredByPlan',
      text: 'Was the owner of this IRA covered by a retirement plan at work?',
      help: 'If so, “Retirement plan” is checked in box 13 of the W-2. For example, select Yes for a 401(k) at work.',
      why: 'With coverage at work and higher income, less of your contribution is deductible.',
      fact: '.coveredByPlan',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did anyone else on this return contribute to an IRA?',
    help: 'For example, select Yes if your spouse did.',
    why: 'Each person has a separate limit.',
    fact: 'interview.more',
  }),
};

const hadBasis = whenYes('had-ira-basis', 'You deducted all your IRA contributions.');

/** Money went in and came out in one year, or was converted: the engine says whether the value matters. */
const movedThisYear: Condition = (view) =>
  formsOf(view.documents, 'retirement').length > 0 || (view.counts.get('retirement') ?? 0) > 0 || 'later';

const basis = (id: string, text: string, help: string, forSpouse: boolean): QuestionSpec =>
  money({
    id,
    text,
    help,
    why: 'Amounts you already paid tax on aren’t taxed again.',
    fact: id,
    when: (view) => {
      const open = id.endsWith('yearEndValue') ? any(hadBasis, movedThisYear)(view) : hadBasis(view);
      return open === true && forSpouse ? onJointReturn(view) : open;
    },
    ...(id.endsWith('yearEndValue') ? { probe: anyAmount } : {}),
  });

/** Form 8606. */
export const iraBasis: QuestionSpec[] = [
  yesNo({
    id: 'had-ira-basis',
    text: 'Have you ever made nondeductible contributions to a traditional IRA?',
    help: 'If you did, you should have filed Form 8606. For example, select No if you deducted all your contributions or have only a Roth IRA.',
    why: 'If so, part of each distribution is tax-free.',
    fact: 'interview.hadIraBasis',
    when: any(
      (view) =>
        formsOf(view.documents, 'retirement').length > 0 || {
          skip: 'You had no IRA contributions, distributions, or conversions.',
        },
      hasItems(['ira', 'retirement'], 'You had no IRA contributions, distributions, or conversions.'),
    ),
  }),
  basis(
    'iraBasis.taxpayer.priorBasis',
    'What was your basis in traditional IRAs before 2024?',
    'It’s on line 14 of your most recent Form 8606. Enter 0 if none. For example, 6,500.00.',
    false,
  ),
  basis(
    'iraBasis.taxpayer.yearEndValue',
    'What was the total value of all your traditional IRAs on December 31, 2024?',
    'It’s in box 5 of Form 5498. Include SEP and SIMPLE IRAs. Leave out Roth IRAs. For example, 41,000.00.',
    false,
  ),
  basis(
    'iraBasis.spouse.priorBasis',
    'What was your spouse’s basis in traditional IRAs before 2024?',
    'It’s on line 14 of your spouse’s most recent Form 8606. Enter 0 if none. For example, 6,500.00.',
    true,
  ),
  basis(
    'iraBasis.spouse.yearEndValue',
    'What was the total value of all your spouse’s traditional IRAs on December 31, 2024?',
    'It’s in box 5 of Form 5498. Include SEP and SIMPLE IRAs. Leave out Roth IRAs. Enter 0 if none. For example, 41,000.00.',
    true,
  ),
];

/** True when a form, typed or read, has an answer of this kind. */
const someForm =
  (own: string, test: (answer: AnswerValue) => boolean): Condition =>
  (view) =>
    Object.entries(view.effective).some(
      ([id, answer]) => /^(?:retirement|documents)\./.test(id) && id.endsWith(own) && test(answer),
    ) || 'later';

const gave = someForm('.qualifiedCharitable', (answer) => answer !== 0);
const boughtHome = someForm('.earlyExceptionCode', (answer) => answer === '09');

/** What counts over a lifetime, and is asked only of those for whom it can matter. */
export const iraHistory: QuestionSpec[] = (['taxpayer', 'spouse'] as const).flatMap((who) => {
  const own = who === 'taxpayer';
  const only = (condition: Condition) => (own ? condition : all(condition, onJointReturn));
  return [
    money({
      id: `iraBasis.${who}.deductedSince70Half`,
      text: own
        ? 'How much did you deduct in IRA contributions for the year you turned 70½ and later years before 2024?'
        : 'How much did your spouse deduct in IRA contributions for the year they turned 70½ and later years before 2024?',
      help: 'Leave out amounts that already reduced an earlier qualified charitable distribution. Enter 0 if none. For example, 7,000.00.',
      why: 'It makes part of your qualified charitable distribution taxable.',
      fact: `iraBasis.${who}.deductedSince70Half`,
      when: only(gave),
      probe: anyAmount,
    }),
    money({
      id: `iraBasis.${who}.firstHomeBefore`,
      text: own
        ? 'How much of the $10,000 first-time homebuyer limit did you use before 2024?'
        : 'How much of the $10,000 first-time homebuyer limit did your spouse use before 2024?',
      help: 'It’s on Form 5329 for an earlier year. Enter 0 if none. For example, 4,000.00.',
      why: 'It’s a lifetime limit.',
      fact: `iraBasis.${who}.firstHomeBefore`,
      when: only(boughtHome),
      probe: anyAmount,
    }),
  ];
});

/** A Roth IRA paid out, and the payer does not know what of it is taxed (codes J and T). */
const rothPaid: Condition = (view: View) => {
  const typed = Object.entries(view.effective).some(
    ([id, answer]) => /^retirement\.\d+\.code$/.test(id) && /[JT]/.test(String(answer)),
  );
  const read = formsOf(view.documents, 'retirement').some(({ form }) =>
    /[JT]/.test(String(form.item['code'] ?? '')),
  );
  return typed || read || 'later';
};

/** Form 8606, Part III. */
export const rothHistory = (who: 'taxpayer' | 'spouse'): readonly Block[] => {
  const own = who === 'taxpayer';
  const asked = own ? rothPaid : all(rothPaid, onJointReturn);
  return [
    {
      id: `iraBasis.${who}.rothFirstYear`,
      text: own
        ? 'What was the first year you contributed to a Roth IRA?'
        : 'What was the first year your spouse contributed to a Roth IRA?',
      help: 'Include conversions. For example, 2017.',
      why: 'After five years, earnings can be tax-free.',
      type: 'number',
      format: 'whole',
      min: 1998,
      max: 2024,
      optional: true,
      fact: `iraBasis.${who}.rothFirstYear`,
      when: asked,
    },
    money({
      id: `iraBasis.${who}.rothContributionBasis`,
      text: own
        ? 'What were your total Roth IRA contributions before 2024, minus distributions?'
        : 'What were your spouse’s total Roth IRA contributions before 2024, minus distributions?',
      help: 'Leave out conversions and earnings. Enter 0 if none. For example, 24,000.00.',
      why: 'Your contributions come out first, tax-free.',
      fact: `iraBasis.${who}.rothContributionBasis`,
      when: asked,
      probe: anyAmount,
    }),
    yesNo({
      id: `had-roth-conversions.${who}`,
      text: own
        ? 'Did your Roth IRA still hold converted amounts at the start of 2024?'
        : 'Did your spouse’s Roth IRA still hold converted amounts at the start of 2024?',
      help: 'For example, select Yes if you converted a traditional IRA in 2021.',
      why: 'Converted amounts come out after your contributions.',
      fact: 'interview.hadRothConversions',
      when: asked,
    }),
    {
      group: own ? 'rothConversions' : 'spouseRothConversions',
      noun: 'Conversion',
      fact: `iraBasis.${who}.rothConversions`,
      gate: `had-roth-conversions.${who}`,
      max: 20,
      questions: [
        {
          id: '.year',
          text: 'What year was the conversion?',
          help: 'For example, 2021.',
          why: 'Converted amounts must stay in the Roth IRA for five years to avoid the 10% additional tax.',
          type: 'number',
          format: 'whole',
          min: 1998,
          max: 2023,
          fact: '.year',
        },
        money({
          id: '.taxable',
          text: 'How much of that conversion was taxable?',
          help: 'It’s on line 18 of Form 8606 for that year. Leave out amounts you’ve withdrawn since. For example, 10,000.00.',
          why: 'The 10% additional tax can apply to this part for five years.',
          fact: '.taxable',
        }),
        money({
          id: '.untaxed',
          text: 'How much of that conversion wasn’t taxable?',
          help: 'It’s on line 17 of Form 8606 for that year. Enter 0 if none. For example, 6,000.00.',
          why: 'This part isn’t taxed again.',
          fact: '.untaxed',
        }),
      ],
      more: yesNo({
        id: '.more',
        text: 'Did you have another conversion?',
        help: 'For example, select Yes if you converted in another year too.',
        why: 'We’ll ask about each one in turn.',
        fact: 'interview.more',
      }),
    },
  ];
};

/** Separate returns of spouses who lived together. */
export const spousePlan: QuestionSpec = yesNo({
  id: 'adjustments.spouseCoveredByPlan',
  text: 'Was your spouse covered by a retirement plan at work in 2024?',
  help: 'Box 13 of your spouse’s W-2 shows it. For example, select Yes for a 401(k).',
  why: 'If you file separately, either spouse’s plan can limit your IRA deduction.',
  fact: 'adjustments.spouseCoveredByPlan',
  when: all(
    any(
      hasItems(['ira'], 'You made no IRA contributions.'),
      whenPicked('special-items', 'excess-contributions', 'You made no IRA contributions.'),
    ),
    (view) => filesApart(view) || { skip: 'You aren’t filing separately.' },
  ),
  probe: yesOrNo,
});
