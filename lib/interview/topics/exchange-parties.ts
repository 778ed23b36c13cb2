import { all, answerOf, type Condition, when, whenYes } from '../conditions';
import { type QuestionSpec, yesNo } from './topic';

/** What an answer would make of the return is said at once. */
export const unsupported = (what: string) => ({
  message: `Plainfile doesn’t support ${what}. We’ll keep your answers, but you can’t finish this return here.`,
  blocking: true,
});

const isRelated = whenYes('.isRelated', 'You told us no related party was part of the exchange.');
const wasSoldEarly: Condition = (view) => {
  const answers = ['.relatedParty.theySold', '.relatedParty.youSold'].map((id) => answerOf(view, id));
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? 'later' : { skip: 'Nobody sold the property.' };
};
/** A related party's exchange of an earlier year has Parts I and II of the form alone. */
export const isThisYear = when(
  '.transferred',
  (day, { taxYear }) => String(day).startsWith(String(taxYear)),
  'You gave up the property in an earlier year.',
);
const isAfterDueDate = when(
  '.receivedOn',
  (day, { taxYear }) => String(day) > `${taxYear + 1}-04-15`,
  'You received the new property by the due date.',
);

export const text = (
  id: string,
  question: string,
  help: string,
  why: string,
  maxLength: number,
): QuestionSpec => ({
  id,
  text: question,
  help,
  why,
  type: 'text',
  maxLength,
  fact: id,
});
const day = (id: string, question: string, help: string, why: string): QuestionSpec => ({
  id,
  text: question,
  help,
  why,
  type: 'date',
  min: '1900-01-01',
  max: '2026-12-31',
  fact: id,
});
/** Form 8824, Parts I and II: which property, when, and with whom. */
export const aboutExchange: readonly QuestionSpec[] = [
  text(
    '.givenUp',
    'What real estate did you give up?',
    'Enter the address and type. For example, duplex at 12 Elm St, Portland, ME.',
    'It goes on line 1 of Form 8824.',
    100,
  ),
  text(
    '.received',
    'What real estate did you receive?',
    'Both properties must be in the US, or both outside it. For example, store at 9 Oak Ave, Bangor, ME.',
    'It goes on line 2 of Form 8824.',
    100,
  ),
  day(
    '.acquired',
    'When did you acquire the property you gave up?',
    'Enter the closing date. For example, 03/01/2010.',
    'It shows how long you held it.',
  ),
  day(
    '.transferred',
    'When did you transfer the property you gave up?',
    'Enter the closing date. Include an exchange from the two years before 2024 only if a related party was part of it. For example, 09/01/2024.',
    'The time limits of the exchange start on this date.',
  ),
  {
    ...day(
      '.identified',
      'When did you identify the new property in writing?',
      'Leave this blank if you received it within 45 days. For example, 10/10/2024.',
      'You have 45 days from the transfer.',
    ),
    optional: true,
  },
  day(
    '.receivedOn',
    'When did you receive the new property?',
    'Enter the closing date. For example, 12/15/2024.',
    'You have 180 days from the transfer.',
  ),
  yesNo({
    id: '.extended',
    text: 'Did you get an extension to file this return (Form 4868)?',
    help: 'For example, select Yes if you filed Form 4868 by April 15.',
    why: 'You must receive the new property by the due date of your return, with extensions.',
    fact: '.extended',
    when: all(isThisYear, isAfterDueDate),
  }),
  yesNo({
    id: '.isRelated',
    text: 'Was a related party part of the exchange?',
    help: 'Include your spouse, siblings, parents, grandparents, children, grandchildren, and businesses you own more than half of. For example, select Yes if your sister owned the other property.',
    why: 'Special rules apply for two years (Form 8824, Part II).',
    fact: 'interview.relatedExchange',
  }),
  {
    ...text(
      '.relatedParty.name',
      'What is the related party’s name?',
      'Use the name on their tax return. For example, Dana Reyes.',
      'It goes on line 8 of Form 8824.',
      35,
    ),
    when: isRelated,
  },
  {
    ...text(
      '.relatedParty.relationship',
      'How is the related party related to you?',
      'Use one or two words. For example, sister.',
      'It goes on line 8 of Form 8824.',
      15,
    ),
    when: isRelated,
  },
  yesNo({
    id: '.relatedParty.isBusiness',
    text: 'Is the related party a business or trust?',
    help: 'For example, select Yes for your corporation.',
    why: 'A business has an EIN instead of a Social Security number.',
    fact: '.relatedParty.isBusiness',
    when: isRelated,
  }),
  {
    ...text(
      '.relatedParty.taxpayerNumber',
      'What is the related party’s Social Security number or EIN?',
      'It has nine digits. For example, 400-00-0001.',
      'It goes on line 8 of Form 8824.',
      11,
    ),
    sensitive: true,
    when: isRelated,
  },
  {
    ...text(
      '.relatedParty.address',
      'What is the related party’s address?',
      'Use one line. For example, 40 Harbor Way, Portland, ME 04101.',
      'It goes on line 8 of Form 8824.',
      100,
    ),
    when: isRelated,
  },
  yesNo({
    id: '.relatedParty.soldIntoExchange',
    text: 'Did the related party sell you the new property for cash?',
    help: 'Select Yes even if the sale went through an intermediary. For example, select No if each of you took the other’s property.',
    why: 'The IRS generally treats this as a sale rather than an exchange.',
    fact: '.relatedParty.soldIntoExchange',
    when: isRelated,
    notices: {
      yes: {
        message: 'This counts as a sale. Delete the exchange, and enter a sale of the property.',
        blocking: true,
      },
    },
  }),
  yesNo({
    id: '.relatedParty.theySold',
    text: 'Did the related party sell or give away that property in 2024?',
    help: 'Count only what happened within two years of the exchange. For example, select Yes if your sister sold the house you traded to her.',
    why: 'If so, the deferred gain may be taxed now.',
    fact: '.relatedParty.theySold',
    when: isRelated,
  }),
  yesNo({
    id: '.relatedParty.youSold',
    text: 'Did you sell or give away your new property in 2024?',
    help: 'Count only what happened within two years of the exchange. For example, select No if you still own it.',
    why: 'If so, the deferred gain may be taxed now.',
    fact: '.relatedParty.youSold',
    when: isRelated,
  }),
  {
    id: '.relatedParty.exception',
    text: 'Does an exception apply to that sale?',
    help: 'For example, select the first option if your sister died before her house was sold.',
    why: 'With an exception, the deferred gain isn’t taxed now.',
    type: 'radio',
    choices: [
      {
        value: 'death',
        label: 'It was after the death of one of us',
      },
      {
        value: 'involuntary',
        label: 'It was an involuntary conversion, threatened only after the exchange',
      },
      {
        value: 'other',
        label: 'Tax avoidance wasn’t a principal purpose',
        notice: unsupported('the explanation that goes with this exception'),
      },
      {
        value: 'none',
        label: 'None of these',
        notice: unsupported('reporting the deferred gain from a related-party exchange'),
      },
    ],
    fact: '.relatedParty.exception',
    when: all(isRelated, wasSoldEarly),
  },
];
