import { chooseForms, describeForms } from '../business-forms';
import { all, answerOf, any, type Condition, when, whenPicked, whenYes } from '../conditions';
import { askAtRisk, notAtRiskOfProperty, suspendedByRisk } from './at-risk';
import { ownerQuestion } from './item-questions';
import { askPicked } from './picked-amounts';
import { type GroupSpec, money, type QuestionSpec, type Words, yesNo, yesOrNo } from './topic';

const royaltyKind = '6';

const forRent: Condition = (view) => {
  const kind = answerOf(view, '.kind');
  if (kind === undefined) return 'later';
  return kind !== royaltyKind || { skip: 'This doesn’t apply to royalties.' };
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
  help: `Enter what you paid in 2024 for this property, including for days of personal use. For example, ${example}.`,
});

/** Asks for the rest when documents give a part. */
const textBesideForms =
  (text: string, besides: string): Words =>
  (view) =>
    describeForms(view) === undefined ? text : besides;

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
        { value: royaltyKind, label: 'Royalties (no property)' },
        { value: '7', label: 'Self-rental to my own business' },
        { value: '8', label: 'Something else' },
      ],
      fact: '.kind',
    },
    {
      id: '.address',
      text: 'What is the property’s address?',
      help: 'Enter the street, city, state, and ZIP code. For royalties, enter what they’re for. For example, 8 Elm Street, Dayton, OH 45402.',
      why: 'Schedule E lists each property.',
      type: 'text',
      maxLength: 120,
      fact: '.address',
    },
    {
      ...days(
        '.fairRentalDays',
        'For how many days was the property rented at a fair rental price?',
        'Count only days in 2024. For royalties, enter 0. For example, 120 for a summer rental.',
        'It affects which expenses you can deduct.',
      ),
      when: () => true,
    },
    days(
      '.personalUseDays',
      'For how many days did you or your family use the property?',
      'Include days anyone else used it for less than a fair rental price. Enter 0 if none. For example, 10.',
      'You can’t deduct expenses for days of personal use.',
    ),
    yesNo({
      id: '.heldForRent',
      text: 'Did you try to rent out the property in 2024?',
      help: 'For example, select Yes if you advertised it but no one moved in.',
      why: 'If so, you can deduct expenses even if the property wasn’t rented.',
      fact: '.heldForRent',
      when: all(
        forRent,
        when('.fairRentalDays', (days) => days === 0, 'You told us the property was rented.'),
        when('.personalUseDays', (days) => days === 0, 'You used the property yourself.'),
      ),
    }),
    ...(['operating', 'depreciation'] as const).map((kind) =>
      money({
        id: `.homeCarryover.${kind}`,
        text:
          kind === 'operating'
            ? 'How much in operating expenses did you carry over from 2023?'
            : 'How much depreciation did you carry over from 2023?',
        help: 'It’s on your 2023 worksheet from Publication 527. Enter 0 if none. For example, 600.00.',
        why: 'You may be able to deduct it this year.',
        fact: `.homeCarryover.${kind}`,
        when: all(
          forRent,
          when('.fairRentalDays', (days) => Number(days) >= 15, 'It was rented for fewer than 15 days.'),
          when('.personalUseDays', (days) => Number(days) > 14, 'Your personal use wasn’t over the limit.'),
        ),
      }),
    ),
    {
      id: '.papers',
      text: 'Which of these forms are for this property?',
      help: 'Select the forms that show rent or royalties for it. For example, a Form 1099-MISC from your tenant.',
      why: 'We take the amounts from the forms, so you don’t enter them again.',
      type: 'multiselect',
      choicesFrom: chooseForms,
      fact: 'interview.rentalPapers',
      when: (view) => chooseForms(view).length > 0 || 'later',
    },
    money({
      id: '.rents',
      text: textBesideForms(
        'How much rent did you receive for this property?',
        'How much other rent did you receive for this property?',
      ),
      note: describeForms,
      help: 'Include all rent you received in 2024, even for later months. Leave out a refundable security deposit. For example, 14,400.00.',
      why: 'Rent is taxable, after you subtract expenses.',
      fact: '.rents',
      when: forRent,
    }),
    money({
      id: '.royalties',
      text: textBesideForms(
        'How much did you receive in royalties?',
        'How much did you receive in other royalties?',
      ),
      note: describeForms,
      help: 'It’s in box 2 of Form 1099-MISC. For example, 600.00 for a book.',
      why: 'Royalties are taxable, after you subtract expenses.',
      fact: '.royalties',
      when: whenPicked('.kind', royaltyKind, 'You rented out property.'),
    }),
    ...askPicked({
      id: '.costs',
      text: 'What expenses did you have for this property?',
      help: 'Select all that apply. We’ll ask about the building itself later. For example, include insurance and property tax.',
      why: 'Each expense lowers your taxable income.',
      because: 'You told us you didn’t have this expense.',
      whyEach: 'This expense lowers your rental income.',
      amounts: [
        cost('advertising', 'Advertising', 'How much did you pay for advertising?', '90.00'),
        cost(
          'autoTravel',
          'Auto and travel',
          'How much did you spend on auto and travel?',
          '180.00 for trips to collect rent',
        ),
        cost(
          'cleaning',
          'Cleaning and maintenance',
          'How much did you pay for cleaning and maintenance?',
          '400.00',
        ),
        cost('commissions', 'Commissions', 'How much did you pay in commissions?', '1,200.00'),
        cost('insurance', 'Insurance', 'How much did you pay for insurance?', '850.00'),
        cost(
          'legal',
          'Legal and other professional fees',
          'How much did you pay in legal and professional fees?',
          '250.00',
        ),
        cost('managementFees', 'Management fees', 'How much did you pay in management fees?', '1,440.00'),
        cost(
          'mortgageInterest',
          'Mortgage interest',
          'How much mortgage interest did you pay on this property?',
          '6,100.00',
        ),
        cost(
          'otherInterest',
          'Other interest',
          'How much other interest did you pay on this property?',
          '200.00',
        ),
        cost('repairs', 'Repairs', 'How much did you pay for repairs?', '700.00'),
        cost('supplies', 'Supplies', 'How much did you pay for supplies?', '60.00'),
        cost('taxes', 'Property tax', 'How much property tax did you pay on this property?', '2,300.00'),
        cost('utilities', 'Utilities', 'How much did you pay for utilities?', '480.00'),
        cost('other', 'Other expenses', 'What were your other expenses?', '150.00 for HOA dues'),
        {
          fact: '.priorUnallowedLoss',
          label: 'A prior-year loss I couldn’t deduct (Form 8582)',
          text: 'How much prior-year loss did you carry over for this property?',
          help: 'It’s on your 2023 Form 8582. Enter it as a positive number. For example, 1,500.00.',
          why: 'You may be able to deduct it now.',
        },
        suspendedByRisk,
      ],
    }),
    {
      id: '.averageStayDays',
      text: 'What was the average guest stay, in days?',
      help: 'Divide the days rented by the number of stays. For example, 4 for weekends and short vacations.',
      why: 'If it’s 7 days or less, losses follow the rules for a business.',
      type: 'number',
      format: 'whole',
      min: 0,
      max: 366,
      fact: '.averageStayDays',
      when: whenPicked('.kind', '3', 'This applies only to short stays.'),
    },
    yesNo({
      id: '.significantServices',
      text: 'Did you provide guests with substantial services, as a hotel does?',
      help: 'These include meals, daily cleaning, and tours, but not cleaning between stays. For example, select No if guests clean up after themselves.',
      why: 'If so, you report this rental on Schedule C.',
      fact: '.significantServices',
      when: whenPicked('.kind', '3', 'This applies only to short stays.'),
      notices: {
        yes: {
          message: 'Enter this property as your own business (Schedule C) instead of a rental.',
          blocking: true,
        },
      },
    }),
    yesNo({
      id: '.materialParticipation',
      text: 'Did you materially participate in this rental?',
      help: 'Material participation means regular, continuous, and substantial work. For example, select Yes for more than 500 hours, or for more than 100 hours and at least as many as anyone else.',
      why: 'If so, a loss can be fully deductible.',
      fact: '.materialParticipation',
      when: any(
        whenPicked('.kind', '3', 'This applies only to short stays and real estate professionals.'),
        all(
          forRent,
          any(
            whenYes('realEstate.professional.taxpayer', 'You aren’t a real estate professional.'),
            whenYes('realEstate.professional.spouse', 'You aren’t a real estate professional.'),
          ),
        ),
      ),
    }),
    yesNo({
      id: '.activeParticipation',
      text: 'Did you actively participate in managing this rental?',
      help: 'This means you own at least 10% and approve tenants, set the rent, or approve repairs. For example, select Yes even if a manager does the daily work.',
      why: 'If so, you may be able to deduct a loss of up to $25,000 ($12,500 if you’re married filing separately and lived apart all year).',
      fact: '.activeParticipation',
      when: forRent,
      // Of a rental without a loss it is nobody's business.
      probe: yesOrNo,
    }),
    yesNo({
      id: '.soldEntirely',
      text: 'Did you sell this entire property in 2024?',
      help: 'Select No if you kept part of the property or sold it to a related person, such as a family member or your own company. For example, select Yes for a house sold with its land.',
      why: 'If so, the passive activity rules no longer limit its losses from this and earlier years.',
      fact: '.soldEntirely',
      when: forRent,
      // It matters only with a sale and with losses.
      probe: yesOrNo,
    }),
    ...askAtRisk('property', notAtRiskOfProperty),
    yesNo({
      id: '.qbi',
      text: 'Do you run this rental as a business, with at least 250 hours of rental services a year?',
      help: 'Include hours worked by you and anyone you pay. You must keep a log. For example, select No for one apartment with one tenant.',
      why: 'If so, you may qualify for the 20% qualified business income (QBI) deduction.',
      fact: '.qbi',
      when: forRent,
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you rent out another property or earn other royalties?',
    help: 'For example, select Yes for a second apartment.',
    why: 'Each property has its own column on Schedule E.',
    fact: 'interview.more',
  }),
};
