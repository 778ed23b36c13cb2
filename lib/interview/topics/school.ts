import { answerOf, type Condition, whenPicked } from '../conditions';
import { splitAddress } from '@/lib/tax/facts/postal-address';
import { formsOf } from '../document-facts';
import { isNotRead } from './item-questions';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

/** What Form 1098-T does not say. */
const askedBesideForm = [
  '.address',
  '.priorForm1098T',
  '.student',
  '.books',
  '.felony',
  '.fourYearsCompleted',
  '.aotcYearsClaimed',
  '.credit',
];

export const moreSchools: QuestionSpec = yesNo({
  id: 'more-schools',
  text: 'Did you pay college costs that aren’t on the documents you uploaded?',
  help: 'We read the Form 1098-T you uploaded. For example, select Yes if a second child went to college.',
  why: 'Each student has a separate credit.',
  fact: 'interview.moreSchools',
});

/** Box 9 of Form 1098-T, read or told. */
const isGraduate: Condition = (view) => {
  if (view.extractionId === null)
    return whenPicked('.marks', 'graduate', 'You told us the student isn’t a graduate student.')(view);
  const read = formsOf(view.documents, 'education').find(
    ({ form }) => form.extractionId === view.extractionId,
  );
  return read?.form.item['graduate'] === true || { skip: 'Box 9 of Form 1098-T isn’t checked.' };
};

/** Who it was is said first. */
const hasStudent: Condition = (view) => answerOf(view, '.student') !== undefined || 'later';

/** Forms 1098-T and 8863: one entry for each student and school. */
export const education: GroupSpec = {
  group: 'education',
  noun: 'School',
  nameFrom: '.institution',
  fact: 'education',
  gate: 'costs',
  gateChoice: 'tuition',
  documents: { group: 'education', moreGate: 'more-schools', asks: askedBesideForm },
  max: 10,
  questions: [
    {
      id: '.student',
      text: 'Who went to college?',
      help: 'Include only you, your spouse, and your dependents. For example, your son.',
      why: 'Each student has a separate credit.',
      type: 'radio',
      refersTo: {
        of: ['taxpayer', 'spouse', 'dependents'],
        states: ({ kind, index }) => ({
          '.student': kind === 'dependents' ? { dependentIndex: index } : kind,
        }),
      },
      fact: '.student',
    },
    {
      id: '.institution',
      text: 'What is the name of the school?',
      help: 'It’s at the top left of Form 1098-T. For example, Miami Valley College.',
      why: 'Form 8863 lists each school.',
      type: 'text',
      maxLength: 100,
      fact: '.institution',
    },
    {
      id: '.ein',
      text: 'What is the school’s EIN?',
      help: 'It’s the filer’s employer identification number on Form 1098-T. Leave this blank if you don’t have the form. For example, 12-3456789.',
      why: 'The American opportunity credit requires it.',
      type: 'text',
      format: 'ein',
      optional: true,
      placeholder: '12-3456789',
      fact: '.ein',
    },
    {
      id: '.address',
      text: 'What is the school’s address?',
      help: 'It’s below the school’s name on Form 1098-T. Use commas to separate the street, city, and state. For example, 9 College Ave, Dayton, OH 45402.',
      why: 'The IRS rejects Form 8863 without the school’s address.',
      type: 'text',
      maxLength: 120,
      placeholder: '9 College Ave, Dayton, OH 45402',
      fact: '.address',
      when: isNotRead('education', 'address', (text) => splitAddress(text) !== null),
    },
    yesNo({
      id: '.form1098T',
      text: 'Did you get Form 1098-T from this school for 2024?',
      help: 'Schools mail the form or post it online. For example, select Yes if it’s in your student account.',
      why: 'Form 8863 asks this about each school.',
      fact: '.form1098T',
    }),
    yesNo({
      id: '.priorForm1098T',
      text: 'Did you get a 2023 Form 1098-T from this school with box 7 checked?',
      help: 'Box 7 means that box 1 includes amounts for early 2024. For example, select No if you started college in 2024.',
      why: 'Form 8863 asks this about each school.',
      fact: '.priorForm1098T',
    }),
    money({
      id: '.qualifiedExpenses',
      text: 'How much was paid for tuition, fees, and books?',
      help: 'Box 1 of Form 1098-T shows tuition and fees. Add required books. Leave out room and board. For example, 5,400.00.',
      why: 'The credit is a percentage of these costs.',
      sourceHint: 'Box 1',
      fact: '.qualifiedExpenses',
    }),
    money({
      id: '.books',
      text: 'How much did you pay for books and course materials?',
      help: 'Include required items that aren’t in box 1 of Form 1098-T. Leave out room and board. For example, 380.00.',
      why: 'We read the tuition from your form. Books can qualify too.',
      fact: '.qualifiedExpenses',
      adds: true,
      when: ({ extractionId }) => extractionId !== null || 'later',
    }),
    yesNo({
      id: '.felony',
      text: 'Had the student been convicted of a felony drug offense by the end of 2024?',
      help: 'For example, select No if the student has no drug convictions.',
      why: 'A student with a felony drug conviction doesn’t qualify for the American opportunity credit.',
      fact: '.felonyDrugConviction',
      when: (view) => (view.extractionId === null ? 'later' : hasStudent(view)),
    }),
    money({
      id: '.scholarships',
      text: 'How much was paid with tax-free grants and scholarships?',
      help: 'Box 5 of Form 1098-T shows them. Leave out the part you report as income. For example, 1,200.00.',
      why: 'Only costs not covered by tax-free aid qualify.',
      sourceHint: 'Box 5',
      fact: '.scholarships',
    }),
    {
      id: '.marks',
      text: 'Which of these apply to the student?',
      help: 'Boxes 8 and 9 of Form 1098-T show the first two. For example, select the first option for most students in their first four years.',
      why: 'The American opportunity credit is only for the first four years of college.',
      type: 'checkbox',
      choices: [
        {
          value: 'half-time',
          label: 'Was at least a half-time student (box 8), working toward a degree or other credential',
          states: { '.halfTime': true },
        },
        {
          value: 'graduate',
          label: 'Had finished four years of college before 2024, or was a graduate student (box 9)',
          states: { '.graduate': true },
        },
        {
          value: 'felony',
          label: 'Had a felony drug conviction by the end of 2024',
          states: { '.felonyDrugConviction': true },
        },
        none('None of these'),
      ],
      fact: '.',
    },
    {
      id: '.fourYearsCompleted',
      text: 'Had the student completed the first four years of college before 2024?',
      help: 'Select No for someone who finished college in 2024 and began grad school that year. For example, select Yes for a degree from 2023.',
      why: 'The American opportunity credit is for students who hadn’t completed four years when the year began.',
      type: 'boolean',
      fact: '.fourYearsCompleted',
      when: isGraduate,
    },
    {
      id: '.aotcYearsClaimed',
      text: 'For how many years before 2024 was the American opportunity credit claimed for this student?',
      help: 'Check for Form 8863 in your earlier returns. For example, enter 1 if it was claimed only for 2023.',
      why: 'You can claim it for only four years per student.',
      type: 'number',
      format: 'whole',
      min: 0,
      max: 10,
      fact: '.aotcYearsClaimed',
      when: hasStudent,
      probe: { answers: [0, 4] },
    },
    {
      id: '.credit',
      text: 'Which credit do you want to claim for this student?',
      help: 'We can select the one that’s worth more. For example, select the first option if you aren’t sure.',
      why: 'You can claim one credit per student.',
      type: 'radio',
      choices: [
        { value: 'best', label: 'The one that’s worth more' },
        { value: 'aotc', label: 'American opportunity credit' },
        { value: 'llc', label: 'Lifetime learning credit' },
      ],
      fact: '.credit',
      decides: { answers: ['best'], because: 'because we compare both credits for each student.' },
    },
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another student or school to enter?',
    help: 'For example, select Yes for a second child in college.',
    why: 'We’ll ask about each one in turn.',
    fact: 'interview.more',
  }),
};
