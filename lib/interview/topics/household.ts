import { filingStatusNames } from '@/lib/tax/facts/filing-status-names';
import { all, type Condition, whenNo, whenPicked, whenYes } from '../conditions';
import {
  countsAsMarried,
  deriveFilingStatus,
  filesJointly,
  findHomePerson,
  livedApartSixMonths,
  onJointReturn,
  onSeparateReturn,
  onSeparateStatus,
} from '../filing-status';
import { mayBeClaimed, seldomClaimed } from './claimable';
import { type QuestionSpec, yesNo } from './topic';

const asMarried: Condition = (view) => {
  const married = countsAsMarried(view);
  if (married === undefined) return 'later';
  return married || { skip: 'You told us you weren’t married.' };
};

const stillMarried = whenPicked('marital-status', 'married', 'You weren’t married at the end of 2024.');

/** A home for family matters for an unmarried filer, and for one who lived apart from the spouse. */
const homeMatters: Condition = (view) => {
  const married = countsAsMarried(view);
  if (married === undefined) return 'later';
  if (filesJointly(view)) return { skip: 'You and your spouse are filing together.' };
  if (!married) return true;
  const separate = onSeparateReturn(view);
  if (separate !== true) return separate;
  if (view.effective['marital-status'] === 'widowed-2024')
    return { skip: 'Your spouse died in 2024, so you’re considered married.' };
  const apart = livedApartSixMonths(view);
  if (apart === undefined) return 'later';
  return apart || { skip: 'You lived with your spouse at some time during the last six months of 2024.' };
};

const forSomeone =
  (wanted: 'home' | 'parent' | 'none'): Condition =>
  (view) => {
    const person = findHomePerson(view);
    if (person === 'unknown') return 'later';
    return person === wanted || { skip: 'This doesn’t apply to anyone you entered.' };
  };

const unmarried: Condition = (view) => {
  const married = countsAsMarried(view);
  if (married === undefined) return 'later';
  return !married || { skip: 'You were married in 2024.' };
};

/** A year as a choice. */
function yearsBefore(year: number, count: number) {
  const before = String(year - count);
  return { value: before, label: before };
}

/** Who the filer lived with and how the year ended: the filing status comes out of this. */
export const household: QuestionSpec[] = [
  {
    id: 'marital-status',
    text: 'What was your marital status on December 31, 2024?',
    help: 'Select your status on the last day of the year. For example, if you married in June 2024, select “Married.”',
    why: 'Your marital status on the last day of the year sets your filing status.',
    type: 'radio',
    choices: [
      { value: 'married', label: 'Married' },
      { value: 'never-married', label: 'Never married' },
      { value: 'divorced', label: 'Divorced' },
      { value: 'separated', label: 'Legally separated under a court decree' },
      { value: 'widowed-2024', label: 'My spouse died in 2024' },
      { value: 'widowed-before', label: 'My spouse died before 2024' },
    ],
    fact: 'filingStatus',
    derives: true,
  },
  {
    id: 'spouse-death-year',
    text: 'What year did your spouse die?',
    help: 'For example, select 2023 if your spouse died in March 2023.',
    why: 'If you have a dependent child, you may qualify for the joint tax rates for two years after the year of death.',
    type: 'radio',
    choices: [
      { value: '2023', label: '2023', ofYear: (year) => yearsBefore(year, 1) },
      { value: '2022', label: '2022', ofYear: (year) => yearsBefore(year, 2) },
      {
        value: 'earlier',
        label: 'Before 2022',
        ofYear: (year) => ({ value: 'earlier', label: `Before ${year - 2}` }),
      },
    ],
    fact: 'filingStatus',
    derives: true,
    when: whenPicked(
      'marital-status',
      'widowed-before',
      'This is only for people whose spouse died before 2024.',
    ),
  },
  yesNo({
    id: 'file-together',
    text: 'Do you want to file a joint return with your spouse?',
    help: 'Most couples pay less tax this way. If your spouse died in 2024, you can still file jointly for 2024. For example, select No if each of you wants to file your own return.',
    why: 'Joint returns have their own tax rates.',
    fact: 'filingStatus',
    derives: true,
    when: asMarried,
  }),
  yesNo({
    id: 'lived-apart-all-year',
    text: 'Did you live apart from your spouse for all of 2024?',
    help: 'Select Yes only if you didn’t share a home at any time during the year. For example, select No if you lived together for a month in spring.',
    why: 'It affects how your Social Security benefits are taxed.',
    fact: 'livedApartAllYear',
    when: all(onSeparateReturn, stillMarried),
  }),
  yesNo({
    id: 'lived-apart-last-six-months',
    text: 'Did you live apart from your spouse from July through December 2024?',
    help: 'Temporary time away for work, school, or illness doesn’t count as living apart. For example, select Yes if your spouse moved out in May and didn’t come back.',
    why: 'A parent who lived apart this long may be considered unmarried.',
    fact: 'livedApartLastSixMonths',
    when: all(
      onSeparateReturn,
      stillMarried,
      whenNo('lived-apart-all-year', 'You told us you lived apart all year.'),
    ),
  }),
  yesNo({
    id: 'separation-agreement',
    text: 'Did you live apart at the end of 2024 under a separation agreement?',
    help: 'You must have a written separation agreement or a court order that isn’t a divorce decree. For example, select No if you only discussed separating.',
    why: 'It affects whether you can claim the earned income credit and the child and dependent care credit.',
    fact: 'separationAgreement',
    when: all(
      onSeparateReturn,
      stillMarried,
      whenNo('lived-apart-all-year', 'You lived apart all year.'),
      whenNo('lived-apart-last-six-months', 'You lived apart for the last six months of 2024.'),
    ),
  }),
];

/** Asked after the people of the household are known. */
export const home: QuestionSpec[] = [
  yesNo({
    id: 'kept-up-home',
    text: 'Did you pay more than half the cost of keeping up your home in 2024?',
    help: 'Include rent or mortgage interest, property tax, insurance, repairs, utilities, and food eaten at home. For example, if these cost $20,000 and you paid $12,000, select Yes.',
    why: 'You may qualify as head of household.',
    fact: 'filingStatus',
    derives: true,
    when: all(homeMatters, forSomeone('home')),
  }),
  yesNo({
    id: 'kept-up-parent-home',
    text: 'Did you pay more than half the cost of keeping up your parent’s home in 2024?',
    help: 'A nursing home qualifies as your parent’s home. For example, if it cost $30,000 and you paid $20,000, select Yes.',
    why: 'You may qualify as head of household, even if your parent didn’t live with you.',
    fact: 'filingStatus',
    derives: true,
    when: all(unmarried, forSomeone('parent')),
  }),
  yesNo({
    id: 'kept-home-for-other',
    text: 'Did you pay more than half the cost of keeping up a home for a child claimed on another return?',
    help: 'The child must be yours and must have lived with you for more than half of 2024. For example, select Yes if you paid $12,000 of the $20,000 cost.',
    why: 'You may qualify as head of household, even if someone else claims the child.',
    fact: 'filingStatus',
    derives: true,
    when: all(
      unmarried,
      forSomeone('none'),
      whenPicked('life-events', 'child-elsewhere', 'You told us no child is on another return.'),
    ),
  }),
  yesNo({
    id: 'taxpayer.claimableAsDependent',
    text: 'Can someone else, such as a parent, claim you on their tax return?',
    help: 'Select Yes if they can, even if they choose not to. For example, most full-time students under 24 who are supported by their parents can be claimed.',
    why: 'If so, your standard deduction may be smaller.',
    fact: 'taxpayer.claimableAsDependent',
    when: mayBeClaimed,
    decides: seldomClaimed,
    note: (view) => {
      const derived = deriveFilingStatus(view);
      return derived
        ? `Based on your answers, your filing status is “${filingStatusNames[derived.status]}” because ${derived.because}.`
        : undefined;
    },
  }),
  yesNo({
    id: 'spouse.claimableAsDependent',
    text: 'Can someone else claim your spouse on their tax return?',
    help: 'For most couples, the answer is No. For example, parents may be able to claim a spouse who is a student.',
    why: 'If so, your standard deduction may be smaller.',
    fact: 'spouse.claimableAsDependent',
    when: all(onJointReturn, mayBeClaimed),
  }),
  yesNo({
    id: 'spouse.noIncome',
    text: 'Did your spouse have no income at all in 2024?',
    help: 'Select Yes only if your spouse had no income, isn’t filing a return, and can’t be claimed by someone else. For example, select No if they were paid for one day of work.',
    why: 'If so, your spouse’s age or blindness can raise your standard deduction.',
    fact: 'spouse.noIncome',
    when: onSeparateStatus,
  }),
  yesNo({
    id: 'spouse.blind',
    text: 'Was your spouse blind on December 31, 2024?',
    help: 'Blind means vision no better than 20/200 in the better eye with glasses or contacts, or a field of vision of 20 degrees or less. If your spouse died in 2024, answer as of the date of death. For example, select No if your spouse sees well with glasses.',
    why: 'Blindness raises your standard deduction.',
    fact: 'spouse.blind',
    when: (view) => {
      const joint = onJointReturn(view);
      if (joint === true) return true;
      const separate = onSeparateStatus(view);
      if (separate !== true) return separate;
      return whenYes('spouse.noIncome', 'Your spouse had income of their own.')(view);
    },
  }),
];
