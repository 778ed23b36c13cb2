import { choosePapers, describePapers } from '../business-papers';
import { all, answerOf, any, type Condition, when, whenPicked, whenYes } from '../conditions';
import { ownerQuestion } from './item-questions';
import { askPicked } from './picked-amounts';
import { type GroupSpec, money, type QuestionSpec, type Words, yesNo } from './topic';

const royaltyKind = '6';

const forRent: Condition = (view) => {
  const kind = answerOf(view, '.kind');
  if (kind === undefined) return 'later';
  return kind !== royaltyKind || { skip: 'This isn’t asked for royalties.' };
};

const days = (id: string, text: string, help: string, why: string): QuestionSpec => ({
  id,
  text,
  help,
  why,
  type: 'number',
  format: 'whole',
  min: 0,
  max: 366,
  fact: id,
  when: forRent,
});

const cost = (name: string, label: string, text: string, example: string) => ({
  fact: `.expenses.${name}`,
  label,
  text,
  help: `Enter what you paid in 2024 for this place, your own days included. For example, ${example}.`,
});

/** Asks for the rest when papers give a part. */
const withPapers =
  (text: string, besides: string): Words =>
  (view) =>
    describePapers(view) === undefined ? text : besides;

/** Schedule E, part I: one place or one right at a time. */
export const rentals: GroupSpec = {
  group: 'rentals',
  noun: 'Property',
  nameFrom: '.address',
  fact: 'rentals',
  gate: 'income-kinds',
  gateChoice: 'rental',
  autoId: 'rental',
  max: 20,
  questions: [
    ownerQuestion('property'),
    {
      id: '.kind',
      text: 'What did you rent out?',
      help: 'For example, select “Single-family home or apartment” for an apartment with a yearly lease.',
      why: 'Some property types have their own rules.',
      type: 'select',
      choices: [
        { value: '1', label: 'Single-family home or apartment' },
        { value: '2', label: 'Multi-family building' },
        { value: '3', label: 'Vacation or short-term rental' },
        { value: '4', label: 'Commercial building' },
        { value: '5', label: 'Land' },
        { value: royaltyKind, label: 'Royalties, no property' },
        { value: '7', label: 'Self-rental to my own business' },
        { value: '8', label: 'Something else' },
      ],
      fact: '.kind',
    },
    {
      id: '.address',
      text: 'What is its address?',
      help: 'Enter street, city, state, and ZIP code. For royalties, enter what they are for. For example, 8 Elm Street, Dayton, OH 45402.',
      why: 'Schedule E lists each property.',
      type: 'text',
      maxLength: 120,
      fact: '.address',
    },
    {
      ...days(
        '.fairRentalDays',
        'For how many days was it rented at a normal price?',
        'Count 2024 only. For royalties, enter 0. For example, 365 for all year but one day.',
        'It decides if all costs count.',
      ),
      when: () => true,
    },
    days(
      '.personalUseDays',
      'For how many days did you or your family use it?',
      'Count days at a low price for friends too. Enter 0 if there were none. For example, 10.',
      'Costs for your own days don’t count.',
    ),
    yesNo({
      id: '.heldForRent',
      text: 'Did you look for tenants in 2024?',
      help: 'For example, select Yes if you had ads for it but nobody moved in.',
      why: 'Then the costs count though nobody paid rent.',
      fact: '.heldForRent',
      when: all(
        forRent,
        when('.fairRentalDays', (days) => days === 0, 'It was rented.'),
        when('.personalUseDays', (days) => days === 0, 'You used it yourself.'),
      ),
    }),
    ...(['operating', 'depreciation'] as const).map((kind) =>
      money({
        id: `.homeCarryover.${kind}`,
        text:
          kind === 'operating'
            ? 'How much in operating costs was carried over from 2023?'
            : 'How much depreciation was carried over from 2023?',
        help: 'It’s on the worksheet of 2023 for a rented home (Publication 527). Enter 0 if there was none. For example, 600.00.',
        why: 'It may count this year.',
        fact: `.homeCarryover.${kind}`,
        when: all(
          forRent,
          when('.fairRentalDays', (days) => Number(days) >= 15, 'It was rented for less than 15 days.'),
          when('.personalUseDays', (days) => Number(days) > 14, 'You didn’t use it much yourself.'),
        ),
      }),
    ),
    {
      id: '.papers',
      text: 'Which of these forms are for this property?',
      help: 'Select the ones that show rent or royalties for it. For example, a Form 1099-MISC from your tenant.',
      why: 'We take the amounts from the forms, so you don’t enter them again.',
      type: 'multiselect',
      choicesFrom: choosePapers,
      fact: 'interview.rentalPapers',
      when: (view) => choosePapers(view).length > 0 || 'later',
    },
    money({
      id: '.rents',
      text: withPapers('How much rent did you get for it?', 'How much other rent did you get for it?'),
      note: describePapers,
      help: 'Count all of 2024. Leave out a deposit that you may have to give back. For example, 14,400.00.',
      why: 'Rent is income. Expenses lower it.',
      fact: '.rents',
      when: forRent,
    }),
    money({
      id: '.royalties',
      text: withPapers('How much did you get in royalties?', 'How much did you get in other royalties?'),
      note: describePapers,
      help: 'It’s in box 2 of Form 1099-MISC. For example, 600.00 for a book.',
      why: 'Royalties are income. The costs come off.',
      fact: '.royalties',
      when: whenPicked('.kind', royaltyKind, 'You rented out a place.'),
    }),
    ...askPicked({
      id: '.costs',
      text: 'What expenses did you have for this property?',
      help: 'Select all that apply. We ask about the building itself later. For example, insurance and property tax.',
      why: 'Each expense lowers your taxable income.',
      because: 'You told us you had no such cost.',
      whyEach: 'This expense lowers your rental income.',
      amounts: [
        cost('advertising', 'Ads', 'How much did you pay for ads?', '90.00'),
        cost(
          'autoTravel',
          'Driving and travel',
          'How much did driving there cost?',
          '134.00 for 200 miles at 67 cents',
        ),
        cost('cleaning', 'Cleaning and upkeep', 'How much did you pay for cleaning and upkeep?', '400.00'),
        cost('commissions', 'Commissions', 'How much did you pay in commissions?', '1,200.00'),
        cost('insurance', 'Insurance', 'How much did the insurance cost?', '850.00'),
        cost('legal', 'A lawyer or bookkeeper', 'How much did you pay a lawyer or bookkeeper?', '250.00'),
        cost('managementFees', 'A manager', 'How much did you pay someone to manage it?', '1,440.00'),
        cost(
          'mortgageInterest',
          'Interest on a mortgage',
          'How much interest did you pay to a bank for it?',
          '6,100.00',
        ),
        cost('otherInterest', 'Other interest', 'How much other interest did you pay for it?', '200.00'),
        cost('repairs', 'Repairs', 'How much did you pay for repairs?', '700.00'),
        cost('supplies', 'Supplies', 'How much did you pay for supplies?', '60.00'),
        cost('taxes', 'Property tax', 'How much property tax did you pay for it?', '2,300.00'),
        cost('utilities', 'Power, gas and water', 'How much did you pay for power, gas and water?', '480.00'),
        cost('other', 'Other costs', 'How much were the other costs?', '150.00 for keys'),
        {
          fact: '.priorUnallowedLoss',
          label: 'A loss from years before that I could not use',
          text: 'How much loss from earlier years is left for this place?',
          help: 'It’s on Form 8582 of 2023. Type it without a minus. For example, 1,500.00.',
          why: 'You may be able to use it now.',
        },
      ],
    }),
    {
      id: '.averageStayDays',
      text: 'How many days does a guest stay on average?',
      help: 'Divide the days rented by the number of stays. For example, 4 for weekends and short vacations.',
      why: 'Up to 7 days, the rules for losses are those of a business.',
      type: 'number',
      format: 'whole',
      min: 0,
      max: 366,
      fact: '.averageStayDays',
      when: whenPicked('.kind', '3', 'This is only for short stays.'),
    },
    yesNo({
      id: '.significantServices',
      text: 'Do guests get services as in a hotel?',
      help: 'Count meals, daily cleaning or tours, but not cleaning between stays. For example, select No for a place that guests clean themselves.',
      why: 'With such services it’s a business of its own.',
      fact: '.significantServices',
      when: whenPicked('.kind', '3', 'This is only for short stays.'),
      notices: {
        yes: {
          message: 'Tell us about this place as a business of your own (Schedule C) instead of a rental.',
          blocking: true,
        },
      },
    }),
    yesNo({
      id: '.materialParticipation',
      text: 'Did you do much of the work for it?',
      help: 'This is called material participation. For example, select Yes with over 500 hours, or over 100 hours and more than anyone else.',
      why: 'Then its loss can count in full.',
      fact: '.materialParticipation',
      when: any(
        whenPicked('.kind', '3', 'This is for short stays and real estate professionals.'),
        all(
          forRent,
          any(
            whenYes('realEstate.professional.taxpayer', 'You’re no real estate professional.'),
            whenYes('realEstate.professional.spouse', 'You’re no real estate professional.'),
          ),
        ),
      ),
    }),
    yesNo({
      id: '.activeParticipation',
      text: 'Did you help to decide about it?',
      help: 'You own at least a tenth and choose tenants, set the rent or approve repairs. For example, select Yes even if a manager does the daily work.',
      why: 'Then a loss of up to $25,000 may count.',
      fact: '.activeParticipation',
      when: forRent,
    }),
    yesNo({
      id: '.qbi',
      text: 'Do you run it as a business, with at least 250 hours of work a year?',
      help: 'Count your own hours and those of people you pay. You need a log. For example, select No for one apartment with one tenant.',
      why: 'Then a fifth of the profit may be free of tax.',
      fact: '.qbi',
      when: forRent,
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you rent out another place or get other royalties?',
    help: 'For example, select Yes for a second apartment.',
    why: 'Each place has a column of its own.',
    fact: 'interview.more',
  }),
};
