import { all, type Condition, when } from '../conditions';
import { namePerson } from '../people';
import { wantedBy } from './state-forms';
import { type FollowUpSpec, money, type QuestionSpec, yesNo, yesOrNo } from './topic';

/** States whose credits or exemptions are larger for a dependent with a disability. */
const withDisability: ReadonlySet<string> = new Set(['MA', 'MD', 'OR']);

/** Tuition and homeschool costs lower the tax there; in some also supplies, books and lessons. */
const withSchoolCosts: ReadonlySet<string> = new Set(['IN', 'LA', 'MN', 'WI']);
const withSupplies: ReadonlySet<string> = new Set(['LA', 'MN']);

const notInSchool = 'none';
const isInSchool: Condition = when(
  '.k12Grade',
  (grade) => grade !== notInSchool,
  'This person wasn’t in grades K through 12.',
);

const schoolQuestions: readonly QuestionSpec[] = [
  {
    id: '.k12Grade',
    text: (view) => `What grade was ${namePerson(view)} in at the end of 2024?`,
    help: 'Include homeschooling. For example, select “Grade 7 or 8” for a seventh grader.',
    why: 'Your state lets you deduct some school costs, up to a limit by grade.',
    type: 'radio',
    choices: [
      { value: notInSchool, label: 'Not in grades K through 12' },
      { value: 'K-6', label: 'Kindergarten through grade 6' },
      { value: '7-8', label: 'Grade 7 or 8' },
      { value: '9-12', label: 'Grade 9 through 12' },
    ],
    fact: '.state.k12.grade',
    when: all(
      wantedBy((state) => withSchoolCosts.has(state)),
      when(
        '.dateOfBirth',
        (day) => String(day) >= '2004-01-01' && String(day) < '2020-01-01',
        'This person is too young or too old for grades K through 12.',
      ),
    ),
  },
  money({
    id: '.k12Tuition',
    text: (view) => `How much did you pay for ${namePerson(view)}’s private school in 2024?`,
    help: 'Enter tuition. In Indiana, also include fees, books, and homeschool costs. Enter 0 for public school. For example, 3,150.00.',
    why: 'It may lower your state tax.',
    fact: '.state.k12.tuition',
    when: all(
      wantedBy((state) => withSchoolCosts.has(state)),
      isInSchool,
    ),
  }),
  money({
    id: '.k12Supplies',
    text: (view) => `How much did you pay for ${namePerson(view)}’s school supplies and lessons?`,
    help: 'In Louisiana, include uniforms, books, and homeschool costs. In Minnesota, include tutoring, bus fees, and up to $200 per family for a computer. For example, 260.00.',
    why: 'It may lower your state tax.',
    fact: '.state.k12.supplies',
    when: all(
      wantedBy((state) => withSupplies.has(state)),
      isInSchool,
    ),
  }),
];

/** What only states want to know about dependents. */
export const stateDependents: FollowUpSpec = {
  followUp: 'dependents',
  questions: [
    yesNo({
      id: '.inCollege',
      text: (view) => `Did ${namePerson(view)} go to college full time in 2024?`,
      help: 'Select Yes if the student was enrolled full time at an accredited college for part of at least five months and you paid half or more of the tuition and living costs. For example, August to December.',
      why: 'New Jersey allows an extra exemption for a dependent student under age 22.',
      fact: '.state.inCollege',
      when: all(
        wantedBy((state) => state === 'NJ'),
        when(
          '.dateOfBirth',
          (day) => String(day) >= '2003-01-01' && String(day) < '2009-01-01',
          'New Jersey’s exemption is for college students under age 22.',
        ),
      ),
      probe: yesOrNo,
    }),
    yesNo({
      id: '.disabled',
      text: (view) => `Is ${namePerson(view)} disabled?`,
      help: 'For example, select Yes for a child with a special education plan (IEP) for a disability.',
      why: 'A disability can increase your state’s credits.',
      fact: '.state.disabled',
      when: wantedBy((state) => withDisability.has(state)),
      probe: yesOrNo,
    }),
    ...schoolQuestions,
  ],
};
