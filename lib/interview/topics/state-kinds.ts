import { firstTaxYear } from '@/lib/tax/us/edition';
import {
  exemptsMilitaryPay,
  hasCoverageRule,
  hasIncomeTax,
  namesTribalIncome,
  readsCollegeSavings,
  readsPensionKind,
  readsPensionState,
  takesUseTax,
} from '@/lib/tax/states/what-states-ask';
import { all, answerOf, any, type Condition, picked, type View, when } from '../conditions';
import { formsOf } from '../document-facts';
import { onJointReturn } from '../filing-status';
import { namedStates } from '../named-states';
import { noteClaims } from '../state-claims';
import { states } from './address';
import { anotherQuestion, ownerQuestion } from './item-questions';
import { pensionDetails } from './pension-details';
import { usFundsChoice, wantedBy } from './state-forms';
import { mayLieElsewhere, placeChoice } from './state-places';
import { type FollowUpSpec, type GroupSpec, money, none, type FormsSpec, type QuestionSpec } from './topic';

const anyNamed = (view: View, test: (state: string) => boolean): boolean => [...namedStates(view)].some(test);

/** State returns are those of the first year, and the address says where the filers live. */
const isFirstYear: Condition = (view) =>
  (view.taxYear === firstTaxYear && answerOf(view, 'address.state') !== undefined) || 'later';

/** Months aren't asked for: any one of them brings the same refusal, by name. */
const withoutCoverage = Object.fromEntries(
  Array.from({ length: 12 }, (_, month) => [`healthCoverage[0].months[${month}]`, false]),
);

/** What many states want to know and no document says. */
export const stateKinds: QuestionSpec = {
  id: 'state-kinds',
  text: 'Do any of these apply to your state return?',
  help: 'Select all that apply for 2024. For example, select “None of these” if nothing applies.',
  why: 'These can change your state tax.',
  type: 'checkbox',
  choicesFrom: (view) => [
    ...(anyNamed(view, readsCollegeSavings)
      ? [{ value: 'college', label: 'I contributed to a 529 college savings plan' }]
      : []),
    ...(anyNamed(view, takesUseTax)
      ? [{ value: 'untaxed', label: 'I bought things without paying sales tax' }]
      : []),
    ...(anyNamed(view, hasCoverageRule)
      ? [
          {
            value: 'uncovered',
            label: 'Someone on my return went without health insurance for a month or more',
            states: withoutCoverage,
          },
        ]
      : []),
    ...(anyNamed(view, hasIncomeTax) ? usFundsChoice(view) : []),
    ...placeChoice(view),
    { value: 'military', label: 'Someone on my return was paid for military service' },
    ...(anyNamed(view, namesTribalIncome)
      ? [{ value: 'tribal', label: 'Someone on my return is a tribal member who lived on a reservation' }]
      : []),
    none('None of these'),
  ],
  fact: 'interview.stateKinds',
  note: noteClaims,
  when: any(wantedBy(hasIncomeTax), all(isFirstYear, mayLieElsewhere)),
};

/** Opened by `state-kinds`: contributions to college savings plans, one entry for each plan and student. */
export const collegeSavings: GroupSpec = {
  group: 'collegeSavings',
  noun: '529 plan',
  nameFrom: '.state',
  fact: 'education529',
  gate: 'state-kinds',
  gateChoice: 'college',
  max: 10,
  questions: [
    ownerQuestion('529 plan'),
    {
      id: '.state',
      text: 'Which state runs the 529 plan?',
      help: 'The plan’s name or website tells you. For example, Utah for my529.',
      why: 'Most states allow a tax break only for their own plan.',
      type: 'select',
      choices: states,
      fact: '.state',
    },
    {
      id: '.beneficiary',
      text: 'Who is the plan’s beneficiary?',
      help: 'The beneficiary is the student the plan is for. For example, select your daughter. If that person isn’t listed, select “Me.”',
      why: 'Some states set a limit for each student.',
      type: 'radio',
      refersTo: {
        of: ['taxpayer', 'spouse', 'dependents'],
        states: ({ kind, index }) => ({
          '.beneficiary': kind === 'dependents' ? { dependentIndex: index } : kind,
        }),
      },
      fact: '.beneficiary',
    },
    money({
      id: '.contributed',
      text: 'How much did you contribute in 2024?',
      help: 'Leave out money rolled over from another plan. For example, 2,400.00.',
      why: 'It may lower your state tax.',
      fact: '.contributed',
    }),
  ],
  more: anotherQuestion(
    'Did you contribute to another 529 plan in 2024?',
    'For example, select Yes if you have a plan for each child.',
  ),
};

/** Opened by `state-kinds`: one entry for each person who served. */
export const militaryService: GroupSpec = {
  group: 'military',
  noun: 'Military service',
  fact: 'military',
  gate: 'state-kinds',
  gateChoice: 'military',
  max: 2,
  questions: [
    {
      ...ownerQuestion('military service'),
      text: 'Who was paid for military service?',
      help: 'You can add another person next. For example, select “Me” if only you served.',
    },
    {
      id: '.homeOfRecord',
      text: 'Which state is the legal residence of the person who served?',
      help: 'The leave and earnings statement (LES) shows it. For example, Illinois.',
      why: 'Only that state can tax military pay.',
      type: 'select',
      choices: states,
      fact: '.homeOfRecord',
    },
    money({
      id: '.pay',
      text: 'How much military pay is in box 1 of the W-2s?',
      help: 'Include active duty, reserve, and National Guard pay. Leave out state active duty and civilian pay. For example, 31,480.00.',
      why: 'Your state doesn’t tax this pay.',
      fact: '.pay',
      when: wantedBy(exemptsMilitaryPay),
    }),
  ],
  more: {
    ...anotherQuestion(
      'Did someone else on your return serve in the military?',
      'For example, select Yes if your spouse served too.',
    ),
    when: onJointReturn,
  },
};

/** Opened by `state-kinds`: purchases on which a state wants use tax. */
export const untaxedPurchases: GroupSpec = {
  group: 'untaxedPurchases',
  noun: 'Purchases',
  nameFrom: '.state',
  fact: 'useTax',
  gate: 'state-kinds',
  gateChoice: 'untaxed',
  max: 4,
  questions: [
    {
      id: '.state',
      text: 'In what state did you use these items?',
      help: 'For example, the state they were shipped to.',
      why: 'You may owe that state’s use tax.',
      type: 'select',
      choicesFrom: (view) => states.filter(({ value }) => takesUseTax(value) && namedStates(view).has(value)),
      fact: '.state',
    },
    money({
      id: '.amount',
      text: 'How much did you spend on untaxed items you used in that state?',
      help: 'Add up what you bought online or in another state. For example, 640.00.',
      why: 'You report use tax on your state return.',
      fact: '.purchases[0].amount',
    }),
  ],
  more: anotherQuestion(
    'Did you also use items in another state without paying sales tax on them?',
    'For example, select Yes if you moved during the year.',
  ),
};

/** An IRA is no pension: every state that asks tells the two apart by the box on the form. */
const isPension: Condition = (view) => {
  const isIra =
    view.extractionId === null
      ? picked(view, '.otherBoxes', 'ira')
      : formsOf(view.documents, 'retirement').find(({ form }) => form.extractionId === view.extractionId)
          ?.form.item['ira'] === true;
  return isIra ? { skip: 'Your form shows an IRA.' } : true;
};

const publicPlans = new Set(['stateOrLocal', 'teacher', 'policeOrFire']);

const pensionQuestions: readonly QuestionSpec[] = [
  {
    id: '.planKind',
    text: 'Who pays this pension?',
    help: 'Check the payer’s name on Form 1099-R. For example, select “A state or local government” for city workers.',
    why: 'Some states don’t tax certain pensions.',
    type: 'radio',
    choices: [
      { value: 'privateEmployer', label: 'A company’s plan, such as a 401(k)' },
      { value: 'stateOrLocal', label: 'A state or local government' },
      { value: 'teacher', label: 'A teachers’ retirement system' },
      { value: 'policeOrFire', label: 'A police or fire pension fund' },
      { value: 'federalCivil', label: 'The federal government, for civil service' },
      { value: 'military', label: 'The military' },
      { value: 'railroad', label: 'The Railroad Retirement Board' },
      { value: 'deferredComp457', label: 'A 457 plan' },
      { value: 'survivor', label: 'The plan of someone who died' },
      { value: 'disability', label: 'A disability pension' },
    ],
    fact: '.planKind',
    when: all(wantedBy(readsPensionKind), isPension),
    probe: { answers: ['privateEmployer', 'stateOrLocal', 'federalCivil', 'military'] },
  },
  {
    id: '.planState',
    text: 'Which state does this pension come from?',
    help: 'For example, New York for a New York teacher’s pension.',
    why: 'Many states don’t tax the pensions of their own public employees.',
    type: 'select',
    choices: states,
    fact: '.planState',
    when: all(
      wantedBy(readsPensionState),
      isPension,
      when('.planKind', (kind) => publicPlans.has(String(kind)), 'This pension isn’t from a state.'),
    ),
  },
  ...pensionDetails(isPension),
];

/** About each Form 1099-R that was typed, and each that was read: what only states want to know. */
export const pensionKinds: FollowUpSpec = { followUp: 'retirement', questions: pensionQuestions };
export const pensionKindsOfForms: FormsSpec = {
  formGroup: 'retirement',
  asks: pensionQuestions,
  again: true,
};
