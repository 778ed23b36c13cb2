import { all, any, type Condition, hasItems, type View, when, whenYes } from '../conditions';
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
      help: 'Count what you paid in until April 15, 2025. Leave out money moved from another account. Enter 0 if there is none. For example, 3,000.00.',
      why: 'You may be able to deduct it.',
      fact: '.traditional',
    }),
    money({
      id: '.traditionalPaidNextYear',
      text: 'How much of it did you pay in from January 1 to April 15, 2025?',
      help: 'Enter 0 if you paid all of it in 2024. For example, 7,000.00.',
      why: 'What was paid in 2025 doesn’t lower the tax on money taken out in 2024.',
      fact: '.traditionalPaidNextYear',
      when: when('.traditional', (amount) => amount !== 0, 'Nothing went into a traditional IRA.'),
      probe: anyAmount,
    }),
    money({
      id: '.roth',
      text: 'How much did you contribute to a Roth IRA for 2024?',
      help: 'Enter 0 if there is none. For example, 2,000.00.',
      why: 'It isn’t deductible, but it may earn you a credit.',
      fact: '.roth',
    }),
    yesNo({
      id: '.coveredByPlan',
      text: 'Did a job have a pension or savings plan for the owner of this IRA?',
      help: 'Box 13 of the W-2 then shows “Retirement plan”. For example, a 401(k) at work.',
      why: 'With such a plan and high income, less of it comes off.',
      fact: '.coveredByPlan',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did anyone else on this return contribute to an IRA?',
    help: 'For example, select Yes if your spouse did.',
    why: 'Each person has their own limit.',
    fact: 'interview.more',
  }),
};

const hadBasis = whenYes('had-ira-basis', 'You took off all that you put into your IRAs.');

/** Money went in and came out in one year, or was converted: the engine says whether the value matters. */
const movedThisYear: Condition = (view) =>
  formsOf(view.documents, 'retirement').length > 0 || (view.counts.get('retirement') ?? 0) > 0 || 'later';

const basis = (id: string, text: string, help: string, forSpouse: boolean): QuestionSpec =>
  money({
    id,
    text,
    help,
    why: 'Money on which you paid tax isn’t taxed again.',
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
    text: 'Did you ever put money into an IRA and not take it off your income?',
    help: 'You would have sent in a Form 8606. For example, select No if you took off all of it, or if you have a Roth IRA only.',
    why: 'Then a part of what you take out is free of tax.',
    fact: 'interview.hadIraBasis',
    when: any(
      (view) => formsOf(view.documents, 'retirement').length > 0 || { skip: 'No money moved in an IRA.' },
      hasItems(['ira', 'retirement'], 'No money moved in an IRA.'),
    ),
  }),
  basis(
    'iraBasis.taxpayer.priorBasis',
    'How much of such money was in your IRAs before 2024?',
    'It’s on line 14 of your last Form 8606. Enter 0 if there is none. For example, 6,500.00.',
    false,
  ),
  basis(
    'iraBasis.taxpayer.yearEndValue',
    'What were all your IRAs worth on the last day of 2024?',
    'It’s in box 5 of Form 5498. Leave out Roth IRAs. For example, 41,000.00.',
    false,
  ),
  basis(
    'iraBasis.spouse.priorBasis',
    'How much of such money was in your spouse’s IRAs before 2024?',
    'It’s on line 14 of the last Form 8606. Enter 0 if there is none. For example, 6,500.00.',
    true,
  ),
  basis(
    'iraBasis.spouse.yearEndValue',
    'What were all IRAs of your spouse worth on the last day of 2024?',
    'It’s in box 5 of Form 5498. Leave out Roth IRAs. Enter 0 if there are none. For example, 41,000.00.',
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
        ? 'How much did you deduct for IRAs in earlier years, from the year you turned 70½ on?'
        : 'How much did your spouse deduct for IRAs in earlier years, from the year of turning 70½ on?',
      help: 'Leave out what made an earlier gift from an IRA taxable. Enter 0 if there is none. For example, 7,000.00.',
      why: 'It makes a part of the gift from the IRA taxable.',
      fact: `iraBasis.${who}.deductedSince70Half`,
      when: only(gave),
      probe: anyAmount,
    }),
    money({
      id: `iraBasis.${who}.firstHomeBefore`,
      text: own
        ? 'How much of the $10,000 for a first home did you use before 2024?'
        : 'How much of the $10,000 for a first home did your spouse use before 2024?',
      help: 'It’s on Form 5329 of an earlier year. Enter 0 if there is none. For example, 4,000.00.',
      why: 'The limit counts once in a lifetime.',
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
        ? 'What was the first year for which you put money into a Roth IRA?'
        : 'What was the first year for which your spouse put money into a Roth IRA?',
      help: 'Conversions count, too. For example, 2017.',
      why: 'Five years after it, earnings can be tax-free.',
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
        ? 'How much did you put into Roth IRAs for the years before 2024, less what you took out?'
        : 'How much did your spouse put into Roth IRAs for the years before 2024, less what came out?',
      help: 'Leave out conversions and earnings. Enter 0 if there is none. For example, 24,000.00.',
      why: 'Your own contributions come out first and free of tax.',
      fact: `iraBasis.${who}.rothContributionBasis`,
      when: asked,
      probe: anyAmount,
    }),
    yesNo({
      id: `had-roth-conversions.${who}`,
      text: own
        ? 'Did you convert money to a Roth IRA before 2024 that was still in it?'
        : 'Did your spouse convert money to a Roth IRA before 2024 that was still in it?',
      help: 'For example, select Yes if you moved a traditional IRA to a Roth IRA in 2021.',
      why: 'Converted money comes out after your contributions.',
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
          text: 'In which year was the conversion?',
          help: 'For example, 2021.',
          why: 'A conversion has to stay for five years.',
          type: 'number',
          format: 'whole',
          min: 1998,
          max: 2023,
          fact: '.year',
        },
        money({
          id: '.taxable',
          text: 'How much of that conversion was taxed?',
          help: 'It’s on line 18 of Form 8606 of that year. Leave out what you took out since. For example, 10,000.00.',
          why: 'This part can be early for five years.',
          fact: '.taxable',
        }),
        money({
          id: '.untaxed',
          text: 'How much of that conversion wasn’t taxed?',
          help: 'It’s on line 17 of Form 8606 of that year. Enter 0 if there is none. For example, 6,000.00.',
          why: 'This part is never taxed again.',
          fact: '.untaxed',
        }),
      ],
      more: yesNo({
        id: '.more',
        text: 'Was there one more conversion?',
        help: 'For example, select Yes if you converted in another year, too.',
        why: 'We ask about each one in turn.',
        fact: 'interview.more',
      }),
    },
  ];
};

/** Separate returns of spouses who lived together. */
export const spousePlan: QuestionSpec = yesNo({
  id: 'adjustments.spouseCoveredByPlan',
  text: 'Was your spouse covered by a retirement plan at work in 2024?',
  help: 'Box 13 of the W-2 of your spouse shows it. For example, select Yes for a 401(k).',
  why: 'On separate returns the plan of either spouse limits your IRA deduction.',
  fact: 'adjustments.spouseCoveredByPlan',
  when: all(
    hasItems(['ira'], 'No money went into an IRA.'),
    (view) => filesApart(view) || { skip: 'You don’t file a separate return.' },
  ),
  probe: yesOrNo,
});
