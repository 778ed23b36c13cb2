import { all, type Condition, hasItems, when, whenYes } from '../conditions';
import { states } from './address';
import { anotherQuestion } from './item-questions';
import { type Choice, type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

const unsupported = {
  message:
    'Plainfile doesn’t support this case. We’ll keep your answers, but you can’t finish this return here.',
  blocking: true,
};

/** A kind of casualty that isn’t supported, by its name in the facts. */
const unusual = (situation: string, label: string): Choice => ({
  value: situation,
  label,
  notice: unsupported,
  states: { '.situation': situation },
});

/** From 2025 on, the law asks when the incident period began, not when the disaster was declared. */
const upTo2024: Condition = ({ taxYear }) =>
  taxYear < 2025 || { skip: 'The rules for this year don’t ask for it.' };
const declared = whenYes('.isDeclared', 'It wasn’t a federally declared disaster.');
const isMajor: Condition = when(
  '.femaNumber',
  (number) => String(number).toUpperCase().startsWith('DR-'),
  'It was an emergency declaration.',
);

/** Form 4684, Section A: one hurricane, fire, theft, or other event at a time. */
export const casualties: GroupSpec = {
  group: 'casualties',
  noun: 'Event',
  nameFrom: '.description',
  fact: 'casualties',
  gate: 'special-items',
  gateChoice: 'casualty',
  max: 10,
  questions: [
    {
      id: '.description',
      text: 'What event damaged or took your property?',
      help: 'Enter one event at a time. All damage from one storm is one event. For example, Hurricane Helene.',
      why: 'Each event has its own Form 4684.',
      type: 'text',
      maxLength: 60,
      fact: '.description',
    },
    {
      id: '.date',
      text: 'When did it happen?',
      help: 'Enter the date of the damage, or the day you found out about a theft. For example, 09/27/2024.',
      why: 'A loss belongs on the return for the year it happened.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      fact: '.date',
    },
    yesNo({
      id: '.isDeclared',
      text: 'Is the loss from a disaster that the President declared?',
      help: 'This is called a federally declared disaster. FEMA’s website lists each one by county. For example, select No for a kitchen fire.',
      why: 'Other losses count only against gains from insurance or other payments.',
      fact: 'interview.isDeclared',
    }),
    {
      id: '.femaNumber',
      text: 'What is FEMA’s number for the disaster?',
      help: 'This is the FEMA disaster declaration number. It starts with DR for a major disaster, or EM for an emergency. For example, DR-4827.',
      why: 'It goes at the top of Form 4684.',
      type: 'text',
      maxLength: 10,
      upperCase: true,
      fact: '.femaNumber',
      when: declared,
      check: (answer) =>
        /^(DR|EM)-\d{4}(-[A-Z]{2})?$/i.test(String(answer))
          ? null
          : 'Enter DR or EM, a hyphen, and four digits, such as DR-4827.',
    },
    {
      id: '.incidentBegan',
      text: 'When did FEMA’s incident period start?',
      help: 'FEMA’s page for the disaster shows the incident period. For example, 09/25/2024.',
      why: 'It’s part of the test for a qualified disaster loss, which has easier rules.',
      type: 'date',
      min: '2019-12-28',
      max: '2024-12-31',
      fact: '.incidentBegan',
      when: all(declared, isMajor),
    },
    {
      id: '.declared',
      text: 'On what date did the President declare it?',
      help: 'FEMA’s page for the disaster shows the declaration date. For example, 09/28/2024.',
      why: 'It’s part of the test for a qualified disaster loss, which has easier rules.',
      type: 'date',
      min: '2020-01-01',
      max: '2100-12-31',
      fact: '.declared',
      when: all(upTo2024, declared, isMajor),
    },
    {
      id: '.situation',
      text: 'Do any of these apply to the loss?',
      help: 'Most people select “None of these.” For example, select the first option for a damaged rental house.',
      why: 'Special rules apply to these losses.',
      type: 'radio',
      choices: [
        { value: 'none', label: 'None of these' },
        unusual('business', 'It damaged or took business, rental, or investment property'),
        unusual('scheme', 'I lost money in a Ponzi scheme or another deal I entered for profit'),
        unusual('precedingYear', 'I elect to deduct the loss on the return for the year before'),
        unusual('postponed', 'I’m postponing gain because I bought or will buy replacement property'),
        unusual('homeExclusion', 'I’m excluding gain on a main home that was destroyed'),
        unusual('safeHarbor', 'I used an IRS safe harbor method to figure the loss'),
        unusual(
          'earlierLoss',
          'The disaster was in an earlier year, and I learned this year that I won’t be reimbursed',
        ),
      ],
      fact: '.situation',
    },
  ],
  more: anotherQuestion('Do you have another event to add?', 'For example, select Yes for a second storm.'),
};

export const damagedGate: QuestionSpec = yesNo({
  id: 'had-damage',
  text: 'Did the event damage, destroy, or take property you owned for personal use?',
  help: 'For example, select Yes for your home, furniture, or family car.',
  why: 'Form 4684 lists each property.',
  fact: 'interview.hadDamage',
  when: hasItems(['casualties'], 'You told us this doesn’t apply.'),
});

const onPaper = 'It goes on Form 4684.';

/** Form 4684, lines 1 to 9. */
export const casualtyProperties: GroupSpec = {
  group: 'casualtyProperties',
  noun: 'Property',
  nameFrom: '.description',
  fact: 'casualties',
  within: { reference: '.belongsTo', lists: { casualties: 'properties' } },
  gate: 'had-damage',
  max: 40,
  questions: [
    {
      id: '.belongsTo',
      text: 'Which event damaged or took the property?',
      help: 'For example, if the hurricane flooded your car, select the hurricane.',
      why: onPaper,
      type: 'radio',
      refersTo: { of: ['casualties'] },
      fact: 'interview.belongsTo',
    },
    {
      id: '.description',
      text: 'What is the property?',
      help: 'Your home, its land, and its trees count as one property. List other items separately. For example, house or 2019 Honda Accord.',
      why: onPaper,
      type: 'text',
      maxLength: 60,
      fact: '.description',
    },
    {
      id: '.city',
      text: 'What city or town was the property in?',
      help: 'For example, Asheville.',
      why: onPaper,
      type: 'text',
      maxLength: 22,
      fact: '.city',
    },
    {
      id: '.state',
      text: 'What state was the property in?',
      help: 'For example, North Carolina.',
      why: onPaper,
      type: 'select',
      choices: states,
      fact: '.state',
    },
    {
      id: '.zip',
      text: 'What is the ZIP code of the property?',
      help: 'Enter five digits. For example, 28801.',
      why: onPaper,
      type: 'text',
      maxLength: 5,
      fact: '.zip',
      check: (answer) => (/^\d{5}$/.test(String(answer)) ? null : 'Enter the five digits of the ZIP code.'),
    },
    {
      id: '.acquired',
      text: 'When did you acquire the property?',
      help: 'Enter the date you bought, inherited, or received it. For example, 06/15/2012.',
      why: onPaper,
      type: 'date',
      min: '1900-01-01',
      max: '2024-12-31',
      fact: '.acquired',
    },
    money({
      id: '.cost',
      text: 'What was your cost or other basis in the property?',
      help: 'Enter what you paid, plus improvements. For example, 210,000.00.',
      why: 'Your loss can’t be more than your basis.',
      fact: '.cost',
    }),
    money({
      id: '.reimbursement',
      text: 'How much insurance or other payment did you get, or do you expect, for the property?',
      help: 'Include insurance you could have claimed but didn’t. Leave out gifts and grants you could use for anything. Enter 0 if none. For example, 40,000.00.',
      why: 'It lowers your loss. If it’s more than your basis, you have a gain.',
      fact: '.reimbursement',
    }),
    money({
      id: '.valueBefore',
      text: 'What was the fair market value of the property just before the event?',
      help: 'An appraisal is the best proof. For example, 340,000.00.',
      why: 'Your loss can’t be more than the drop in value.',
      fact: '.valueBefore',
    }),
    money({
      id: '.valueAfter',
      text: 'What was the fair market value of the property just after the event?',
      help: 'Enter 0 if it was destroyed or stolen. For example, 250,000.00.',
      why: 'Your loss can’t be more than the drop in value.',
      fact: '.valueAfter',
    }),
  ],
  more: anotherQuestion(
    'Do you have other property to add?',
    'For example, select Yes if the storm damaged your car as well.',
  ),
};
