import { placeOfEachHome } from './state-returns';
import { answerOf, type Condition, answeredYes, whenPicked } from '../conditions';
import { countsAsMarried, filesJointly, onJointReturn, onSeparateStatus } from '../filing-status';
import { namePerson } from '../people';
import { states } from './address';
import { askNumber } from './person-questions';
import { type FollowUpSpec, type GroupSpec, type QuestionSpec, yesNo } from './topic';

/** The spouse's name and number stand on a joint return and on a separate one. */
const spouseOnReturn: Condition = (view) => {
  const joint = onJointReturn(view);
  return joint === true ? true : onSeparateStatus(view);
};

const spouseDied: Condition = (view) => {
  const married = countsAsMarried(view);
  if (married === undefined) return 'later';
  const died = view.effective['marital-status'] === 'widowed-2024' && filesJointly(view);
  return died || { skip: 'Your spouse didn’t die in 2024.' };
};

type Adult = 'taxpayer' | 'spouse';

const possessive = (who: Adult) => (who === 'taxpayer' ? 'your' : 'your spouse’s');

const firstName = (who: Adult, when?: Condition): QuestionSpec => ({
  id: `${who}.firstName`,
  text: `What is ${possessive(who)} first name and middle initial?`,
  help: 'Enter it as shown on the Social Security card. For example, Maria L.',
  why: 'The name must match Social Security records.',
  type: 'text',
  format: 'name',
  maxLength: 60,
  fact: `${who}.firstName`,
  ...(when ? { when } : {}),
});

const lastName = (who: Adult, when?: Condition): QuestionSpec => ({
  id: `${who}.lastName`,
  text: `What is ${possessive(who)} last name?`,
  help: 'Enter it as shown on the Social Security card. For example, Ortiz.',
  why: 'The name must match Social Security records.',
  type: 'text',
  format: 'name',
  maxLength: 60,
  fact: `${who}.lastName`,
  ...(when ? { when } : {}),
});

const birthDate = (who: Adult, when?: Condition): QuestionSpec => ({
  id: `${who}.dateOfBirth`,
  text: who === 'taxpayer' ? 'When were you born?' : 'When was your spouse born?',
  help: 'For example, 05/14/1986.',
  why: 'Age affects the standard deduction and some credits.',
  type: 'date',
  min: '1900-01-01',
  max: '2024-12-31',
  fact: `${who}.dateOfBirth`,
  ...(when ? { when } : {}),
});

const occupation = (who: Adult, when?: Condition): QuestionSpec => ({
  id: `${who}.occupation`,
  text: who === 'taxpayer' ? 'What is your occupation?' : 'What is your spouse’s occupation?',
  help: 'One or two words are enough. For example, nurse, student, or retired.',
  why: 'It goes next to the signature on your return.',
  type: 'text',
  maxLength: 40,
  fact: `${who}.occupation`,
  ...(when ? { when } : {}),
});

const ipPin = (who: Adult, when?: Condition): QuestionSpec => ({
  id: `${who}.ipPin`,
  text: `If the IRS sent ${who === 'taxpayer' ? 'you' : 'your spouse'} an Identity Protection PIN, what is it?`,
  help: 'The IP PIN has six digits and changes every year. Leave this blank if you don’t have one. For example, 123456.',
  why: 'If you have one, the IRS will reject your return without it.',
  type: 'text',
  format: 'ipPin',
  optional: true,
  sensitive: true,
  fact: `${who}.ipPin`,
  ...(when ? { when } : {}),
});

/** Asked with the household: age decides about deductions and credits, and whether anybody else can claim the filer. */
export const ownBirthDate: QuestionSpec = birthDate('taxpayer');

export const spouseBirthDate: QuestionSpec = {
  ...birthDate('spouse', spouseOnReturn),
  // On a separate return the spouse matters only without income: then the age counts.
  optional: (view) => !filesJointly(view) && !answeredYes(view, 'spouse.noIncome'),
  help: 'You can leave this blank if you’re filing separately. For example, 05/14/1986.',
};

export const aboutYou: QuestionSpec[] = [
  firstName('taxpayer'),
  lastName('taxpayer'),
  {
    id: 'taxpayer.dateOfDeath',
    text: 'What date did the taxpayer die?',
    help: 'We’re sorry for your loss. Use MM/DD/YYYY format. For example, 09/30/2024.',
    why: 'The date goes at the top of the return. We can’t e-file a return for someone who died, so you’ll need to print and mail it.',
    type: 'date',
    min: '2024-01-01',
    max: '2025-12-31',
    fact: 'taxpayer.dateOfDeath',
    when: whenPicked('life-events', 'for-someone', 'You’re filing for yourself.'),
    check: (answer, view) => {
      const born = answerOf(view, 'taxpayer.dateOfBirth');
      return typeof born === 'string' && typeof answer === 'string' && answer < born
        ? 'This date is before the date of birth. Check both dates.'
        : null;
    },
  },
  occupation('taxpayer'),
  ...askNumber({
    base: 'taxpayer',
    whose: () => 'your',
    whichText: () => 'What type of taxpayer ID number do you have?',
    withAtin: false,
  }),
  ipPin('taxpayer'),
];

export const aboutSpouse: QuestionSpec[] = [
  firstName('spouse', spouseOnReturn),
  lastName('spouse', spouseOnReturn),
  {
    id: 'spouse.dateOfDeath',
    text: 'What date did your spouse die?',
    help: 'We’re sorry for your loss. Use MM/DD/YYYY format. For example, 09/30/2024.',
    why: 'The date goes at the top of the return. Only you sign, as the surviving spouse. If a court appointed a representative for your spouse, print the return and mail it instead.',
    type: 'date',
    min: '2024-01-01',
    max: '2024-12-31',
    fact: 'spouse.dateOfDeath',
    when: spouseDied,
    check: (answer, view) => {
      const born = answerOf(view, 'spouse.dateOfBirth');
      return typeof born === 'string' && typeof answer === 'string' && answer < born
        ? 'This date is before your spouse was born. Check both dates.'
        : null;
    },
  },
  occupation('spouse', onJointReturn),
  ...askNumber({
    base: 'spouse',
    whose: () => 'your spouse’s',
    whichText: () => 'What type of taxpayer ID number does your spouse have?',
    withAtin: false,
    when: spouseOnReturn,
  }),
  ipPin('spouse', onJointReturn),
];

/** Names and numbers of the people who were told about in the household. */
export const aboutDependents: FollowUpSpec = {
  followUp: 'dependents',
  questions: [
    {
      id: '.lastName',
      text: (view) => `What is ${namePerson(view)}’s last name?`,
      help: 'Enter it as shown on the Social Security card. For example, Ortiz.',
      why: 'The name must match Social Security records.',
      type: 'text',
      format: 'name',
      maxLength: 60,
      fact: '.lastName',
    },
    ...askNumber({
      base: '',
      whose: (view) => `${namePerson(view)}’s`,
      whichText: (view) => `What type of taxpayer ID number does ${namePerson(view)} have?`,
      withAtin: true,
    }),
    {
      id: '.ipPin',
      text: (view) => `If the IRS sent an Identity Protection PIN for ${namePerson(view)}, what is it?`,
      help: 'The IP PIN has six digits and changes every year. Leave this blank if you don’t have one. For example, 123456.',
      why: 'If they have one, the IRS will reject your return without it.',
      type: 'text',
      format: 'ipPin',
      optional: true,
      sensitive: true,
      fact: '.ipPin',
    },
  ],
};

export const homes: GroupSpec = {
  group: 'residency',
  noun: 'State',
  fact: 'residency',
  gate: 'life-events',
  gateChoice: 'moved-state',
  max: 6,
  questions: [
    {
      id: '.state',
      text: 'What state did you live in?',
      help: 'Start with the state you lived in on January 1. For example, Ohio.',
      why: 'Each state asks when you lived there.',
      type: 'select',
      choices: states,
      fact: '.state',
    },
    {
      id: '.owner',
      text: 'Who lived in this state?',
      help: 'If you moved on different dates, enter the state once for each of you. For example, select “Both of us” if you moved together.',
      why: 'Each state taxes the income of the people who lived there.',
      type: 'radio',
      choices: [
        { value: 'both', label: 'Both of us' },
        { value: 'taxpayer', label: 'Me' },
        { value: 'spouse', label: 'My spouse' },
      ],
      fact: '.owner',
      when: onJointReturn,
    },
    {
      id: '.from',
      text: 'What date in 2024 did you start living there?',
      help: 'If you lived there before 2024, enter January 1. For example, 01/01/2024.',
      why: 'Each state asks when you lived there.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      fact: '.from',
    },
    {
      id: '.to',
      text: 'What was your last day there in 2024?',
      help: 'Enter the day you moved out, or December 31 if you stayed. For example, 05/31/2024.',
      why: 'Each state asks when you lived there.',
      type: 'date',
      min: '2024-01-01',
      max: '2024-12-31',
      fact: '.to',
      check: (answer, view) => {
        const from = answerOf(view, '.from');
        return typeof from === 'string' && typeof answer === 'string' && answer < from
          ? 'This date is before your first day there. Check both dates.'
          : null;
      },
    },
    ...placeOfEachHome,
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you live in another state in 2024?',
    help: 'For example, select Yes if you moved to a new state in June.',
    why: 'We’ll ask about each state in turn.',
    fact: 'interview.more',
  }),
};

export const pageOneQuestions: QuestionSpec[] = [
  yesNo({
    id: 'digitalAssets',
    text: 'Did you receive, sell, exchange, or dispose of any digital assets in 2024?',
    help: 'Digital assets include crypto and NFTs. Count those you received as a reward, award, or payment. Giving them away counts as disposing of them. Select No if you only held them or bought them with dollars. For example, select Yes if someone paid you in Bitcoin.',
    why: 'Form 1040 asks everyone this question.',
    fact: 'digitalAssets',
  }),
  yesNo({
    id: 'presidentialCampaign.taxpayer',
    text: 'Do you want $3 to go to the Presidential Election Campaign Fund?',
    help: 'Your tax and refund stay the same either way. For example, select Yes to send $3 to the fund.',
    why: 'Form 1040 asks everyone this question.',
    fact: 'presidentialCampaign.taxpayer',
  }),
  yesNo({
    id: 'presidentialCampaign.spouse',
    text: 'Does your spouse want $3 to go to the Presidential Election Campaign Fund?',
    help: 'Your tax and refund stay the same either way. For example, select Yes to send $3 to the fund.',
    why: 'Form 1040 asks both of you this question.',
    fact: 'presidentialCampaign.spouse',
    when: onJointReturn,
  }),
];
