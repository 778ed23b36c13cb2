import {
  asksAboutHome,
  asksAboutHeat,
  asksForCounty,
  countiesOf,
  hasIncomeTax,
  homeCreditFor,
  taxingCities,
} from '@/lib/tax/states/what-states-ask';
import { all, answerOf, type Condition, picked, when } from '../conditions';
import { formsOf } from '../document-facts';
import { states } from './address';
import { homeDetails, isOwner, isRenter } from './home-details';
import { anotherQuestion } from './item-questions';
import { type Choice, type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

const movedAway = 'You lived in more than one state, so we ask this about each state.';

/** Asked of people who lived in one state all year, where that state wants to know. */
const oneHomeIn =
  (isAsked: (state: string) => boolean, because: string): Condition =>
  (view) => {
    const state = answerOf(view, 'address.state');
    if (state === undefined) return 'later';
    if (picked(view, 'life-events', 'moved-state')) return { skip: movedAway };
    return isAsked(String(state)) || { skip: because };
  };

const toChoices = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: name }));

const elsewhere = 'elsewhere';
const cityChoices = (state: string): Choice[] => [
  ...toChoices(taxingCities[state] ?? []),
  { value: elsewhere, label: 'Somewhere else in the state' },
];

const stateOfHome = (view: Parameters<Condition>[0], id: string) => String(answerOf(view, id) ?? '');

/** A school district's income tax: its number, and its rate where it has one. */
function districtQuestions(
  code: string,
  name: string,
  rate: string,
  example: string,
  max: number,
): QuestionSpec[] {
  return [
    {
      id: `states.${code}.schoolDistrictNumber`,
      text: `Does your ${name} school district have an income tax?`,
      help: 'If so, enter the district’s four-digit number. Leave this blank if it doesn’t. For example, 2101.',
      why: 'The district’s tax is filed with your state return.',
      type: 'text',
      maxLength: 4,
      optional: true,
      fact: `states.${code}.schoolDistrictNumber`,
      when: oneHomeIn((state) => state === code, `You didn’t live in ${name} all year.`),
    },
    {
      id: `states.${code}.${rate}`,
      text: 'What is your school district’s income tax rate, as a percentage?',
      help: `Look up the rate on your state tax agency’s website. For example, ${example}.`,
      why: 'The district’s tax is filed with your state return.',
      type: 'number',
      min: 0,
      max,
      fact: `states.${code}.${rate}`,
      when: when(
        `states.${code}.schoolDistrictNumber`,
        (number) => number !== '',
        'Your school district has no income tax.',
      ),
    },
  ];
}

/** What the state of the only home of the year wants to know about the place. */
export const placeInState: QuestionSpec[] = [
  {
    id: 'home.county',
    text: 'What county did you live in?',
    help: 'Indiana uses the county on January 1, 2024. Maryland uses December 31. For example, Marion County.',
    why: 'The county’s income tax is part of your state return.',
    type: 'select',
    choicesFrom: (view) => toChoices(countiesOf(stateOfHome(view, 'address.state'))),
    fact: 'residency[0].county',
    when: oneHomeIn(asksForCounty, 'Your state has no county income tax on its return.'),
  },
  {
    id: 'home.city',
    text: 'Did you live in a city with its own income tax?',
    help: 'For example, select New York City if you lived in Queens.',
    why: 'The city’s income tax is part of your state return.',
    type: 'select',
    choicesFrom: (view) => cityChoices(stateOfHome(view, 'address.state')),
    writes: (answer) => ({ 'residency[0].city': answer === elsewhere ? '' : answer }),
    fact: 'residency[0].city',
    when: oneHomeIn((state) => state in taxingCities, 'Your state’s return doesn’t include a city tax.'),
  },
  ...districtQuestions('OH', 'Ohio', 'schoolDistrictRate', '1.25', 3),
  {
    id: 'states.OH.schoolDistrictBase',
    text: 'What type of income does your school district tax?',
    help: 'Your state’s list of districts shows it. For example, select “Pay and business income only” for an “earned income” district.',
    why: 'Some districts don’t tax pensions and interest.',
    type: 'radio',
    choices: [
      { value: 'traditional', label: 'All income' },
      { value: 'earned', label: 'Pay and business income only' },
    ],
    fact: 'states.OH.schoolDistrictBase',
    when: when(
      'states.OH.schoolDistrictNumber',
      (number) => number !== '',
      'Your school district has no income tax.',
    ),
  },
  ...districtQuestions('IA', 'Iowa', 'surtaxRate', '10', 21),
];

const livesInTaxingState: Condition = when(
  'address.state',
  (state) => hasIncomeTax(String(state)),
  'Your state has no income tax.',
);

/** Some states pay only older people, people with a disability, and parents back. */
const mayGetHomeCredit: Condition = (view) => {
  const limits = homeCreditFor(stateOfHome(view, 'address.state'));
  if (limits === undefined) return true;
  const births = ['taxpayer.dateOfBirth', 'spouse.dateOfBirth'].map((id) => answerOf(view, id));
  return (
    births.some((day) => typeof day === 'string' && day < limits.bornBefore) ||
    (view.counts.get('socialSecurity') ?? 0) > 0 ||
    formsOf(view.documents, 'socialSecurity').length > 0 ||
    (limits.parents && (view.counts.get('dependents') ?? 0) > 0) || {
      skip: 'Your state gives this refund only to older people and people with disabilities.',
    }
  );
};

export const homeGate: QuestionSpec = yesNo({
  id: 'state-home',
  text: 'Did you pay rent or property tax for your main home in 2024?',
  help: 'For example, select Yes if you rented an apartment or owned a house.',
  why: 'Your state may give you a credit for it.',
  fact: 'interview.stateHome',
  when: all(
    livesInTaxingState,
    when(
      'address.state',
      (state) => asksAboutHome(String(state)),
      'Your state’s return doesn’t ask about your home.',
    ),
    mayGetHomeCredit,
  ),
});

/** Homes of the year, for property tax and rent credits. */
export const stateHomes: GroupSpec = {
  group: 'stateHomes',
  noun: 'Home',
  nameFrom: '.state',
  fact: 'homes',
  gate: 'state-home',
  max: 4,
  questions: [
    {
      id: '.state',
      text: 'What state is this home in?',
      help: 'For example, Michigan.',
      why: 'Each state has its own credit.',
      type: 'select',
      choices: states,
      fact: '.state',
    },
    {
      id: '.use',
      text: 'Did you own or rent this home?',
      help: 'For example, select “Rented” for an apartment.',
      why: 'Renters and owners have different credits.',
      type: 'radio',
      choices: [
        { value: 'own', label: 'Owned' },
        { value: 'rent', label: 'Rented' },
        { value: 'coop', label: 'Owned in a co-op' },
        { value: 'mobileHomeLot', label: 'Owned a mobile home on a rented lot' },
        { value: 'nursingHome', label: 'Lived in a nursing home' },
      ],
      fact: '.use',
    },
    {
      id: '.months',
      text: 'How many months of 2024 did you live there?',
      help: 'For example, 12 for the whole year.',
      why: 'The credit covers only the months you lived there.',
      type: 'number',
      min: 1,
      max: 12,
      fact: '.months',
    },
    money({
      id: '.propertyTax',
      text: 'How much property tax did you pay on this home in 2024?',
      help: 'Look at your tax bill or Form 1098. For example, 4,210.00.',
      why: 'Your state may refund part of it.',
      fact: '.propertyTax',
      when: isOwner,
    }),
    money({
      id: '.rent',
      text: 'How much rent did you pay for this home in 2024?',
      help: 'Add up all months. For example, 14,400.00.',
      why: 'Your state may refund part of it.',
      fact: '.rent',
      when: all(
        isRenter,
        when('.state', (state) => state !== 'KS', 'Kansas doesn’t offer a refund for rent.'),
      ),
    }),
    yesNo({
      id: '.heatIncluded',
      text: 'Was heat included in the rent?',
      help: 'For example, select Yes if you had no heating bill.',
      why: 'The credit is smaller if your rent includes heat.',
      fact: '.heatIncluded',
      when: all(
        isRenter,
        when('.state', (state) => asksAboutHeat(String(state)), 'Your state doesn’t ask about heat.'),
      ),
    }),
    ...homeDetails,
  ],
  more: anotherQuestion(
    'Did you live in another home in 2024?',
    'For example, select Yes if you moved to a new apartment.',
  ),
};

const isPayment = (kind: string): Condition =>
  when('.kind', (answer) => answer === kind, 'You made another kind of payment.');

/** Opened by the question on payments beside withholding. */
export const statePayments: GroupSpec = {
  group: 'statePayments',
  noun: 'State payment',
  nameFrom: '.state',
  fact: 'statePayments',
  gate: 'payment-kinds',
  gateChoice: 'state-estimated',
  max: 12,
  questions: [
    {
      id: '.state',
      text: 'What state did you pay?',
      help: 'For example, Ohio.',
      why: 'The payment goes on that state’s return.',
      type: 'select',
      choices: states,
      fact: '.state',
    },
    {
      id: '.kind',
      text: 'What kind of payment was this?',
      help: 'For example, select the second option if you left last year’s refund with the state.',
      why: 'Each type has its own line on the state return.',
      type: 'radio',
      choices: [
        { value: 'estimated', label: 'An estimated tax payment' },
        { value: 'applied', label: 'My 2023 state refund, applied to 2024' },
        { value: 'extension', label: 'A payment with an extension request' },
      ],
      fact: 'interview.statePaymentKind',
    },
    {
      id: '.date',
      text: 'What date did you make this payment?',
      help: 'Enter only payments for 2024. For example, 06/17/2024.',
      why: 'States check whether each payment was on time.',
      type: 'date',
      min: '2024-01-01',
      max: '2025-12-31',
      fact: '.estimated[0].date',
      when: isPayment('estimated'),
    },
    money({
      id: '.amount',
      text: 'How much was this payment?',
      help: 'For example, 300.00.',
      why: 'This payment lowers what you owe the state.',
      fact: '.estimated[0].amount',
      when: isPayment('estimated'),
    }),
    money({
      id: '.applied',
      text: 'How much of your 2023 state refund did you apply to 2024?',
      help: 'Your 2023 state return shows it. For example, 150.00.',
      why: 'This payment lowers what you owe the state.',
      fact: '.priorYearOverpayment',
      when: isPayment('applied'),
    }),
    money({
      id: '.extension',
      text: 'How much did you pay with your state extension request?',
      help: 'For example, 250.00.',
      why: 'This payment lowers what you owe the state.',
      fact: '.withExtension',
      when: isPayment('extension'),
    }),
  ],
  more: anotherQuestion(
    'Did you make another payment to a state for 2024?',
    'For example, select Yes if you still need to enter your September payment.',
  ),
};

/** What a state wants to know about each home of somebody who moved. */
export const placeOfEachHome: QuestionSpec[] = [
  {
    id: '.county',
    text: 'What county in that state did you live in?',
    help: 'If you changed counties, enter the one where you lived longest. For example, Marion County.',
    why: 'The county’s income tax is part of the state return.',
    type: 'select',
    choicesFrom: (view) => toChoices(countiesOf(stateOfHome(view, '.state'))),
    fact: '.county',
    when: when(
      '.state',
      (state) => asksForCounty(String(state)),
      'This state has no county income tax on its return.',
    ),
  },
  {
    id: '.city',
    text: 'Did you live in a city in that state with its own income tax?',
    help: 'For example, select New York City if you lived in Queens.',
    why: 'The city’s income tax is part of the state return.',
    type: 'select',
    choicesFrom: (view) => cityChoices(stateOfHome(view, '.state')),
    writes: (answer) => ({ '.city': answer === elsewhere ? '' : answer }),
    fact: '.city',
    when: when(
      '.state',
      (state) => String(state) in taxingCities,
      'This state’s return doesn’t include a city tax.',
    ),
  },
];
