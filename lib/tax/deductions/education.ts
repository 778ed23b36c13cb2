import { type Education } from '../facts/credits';
import { isUnder } from '../us/ages';
import { isDependent } from '../us/dependents/tests';
import { educationCredits, refundableEducationCredit } from '../us/form-8863/form-8863';
import { condition, type Idea, type Opportunity, unknown } from './opportunity';
import { nameDependent } from './family';
import { type DeductionView, usefulAmount } from './view';

type Student = Education['student'];
interface Candidate {
  student: Student;
  key: string;
  about: string;
  isStudent: boolean;
  /** Young enough that the first four years of college are likely. */
  isYoung: boolean;
}

const isSame = (a: Student, b: Student) =>
  typeof a === 'object' && typeof b === 'object' ? a.dependentIndex === b.dependentIndex : a === b;

/** Everyone on the return whose tuition would count here. */
function listStudents(view: DeductionView): Candidate[] {
  const { facts, law } = view;
  const filers = view.filers
    .filter(({ isDependentOfAnother }) => !isDependentOfAnother)
    .map(({ owner, person, who }): Candidate => ({
      student: owner,
      key: owner,
      about: who === 'You' ? 'you' : who,
      isStudent: person.student,
      isYoung: isUnder(person.dateOfBirth, 24, law.year),
    }));
  const dependents = facts.dependents.flatMap((person, dependentIndex): Candidate[] =>
    view.is(isDependent, dependentIndex) && !isUnder(person.dateOfBirth, 17, law.year)
      ? [
          {
            student: { dependentIndex },
            key: String(dependentIndex),
            about: nameDependent(view, dependentIndex),
            isStudent: person.student,
            isYoung: true,
          },
        ]
      : [],
  );
  return [...filers, ...dependents].filter(
    ({ student }) => !facts.education.some((stated) => isSame(stated.student, student)),
  );
}

function ideaFor(view: DeductionView, candidate: Candidate, credit: 'aotc' | 'llc'): Idea {
  const { law, facts, input } = view;
  const at = input.education?.length ?? 0;
  const { student } = candidate;
  const changesFor = (dollars: number) => [
    {
      path: `education.${at}`,
      value: {
        student,
        qualifiedExpenses: dollars,
        halfTime: credit === 'aotc',
        graduate: credit === 'llc',
        credit,
      },
    },
  ];
  const most = credit === 'aotc' ? law.education.opportunityExpenses : law.education.lifetimeExpenses;
  const dollars = usefulAmount(view, most, changesFor) ?? most;
  const common = [
    condition(
      'You don’t file separately from a spouse.',
      facts.filingStatus !== 'mfs',
      'Married people who file separately don’t get education credits.',
    ),
    condition(
      'No one can claim you as a dependent.',
      view.filers.every(({ isDependentOfAnother }) => !isDependentOfAnother),
      'Someone else can claim you, so the credit is theirs.',
    ),
  ];
  return {
    key: `${candidate.key}-${credit}`,
    about: candidate.about,
    path: 'education',
    changes: changesFor(dollars),
    amount: {
      dollars,
      says: 'of tuition, fees and books is the most that counts for you. We worked the saving out for that.',
    },
    conditions:
      credit === 'aotc'
        ? [
            ...common,
            condition(
              'The student was in college or trade school in 2024.',
              candidate.isStudent ? true : null,
            ),
            unknown('It was one of the first four years, at least half time, toward a degree.'),
            unknown('You or the student paid tuition that no scholarship covered.'),
          ]
        : [
            ...common,
            unknown('You or the student paid for a course at a school that can get federal student aid.'),
          ],
  };
}

const claimedCredit = (view: DeductionView) => {
  const dollars = view.get(educationCredits) + view.get(refundableEducationCredit);
  return dollars > 0
    ? { claimed: { dollars, form: '8863', line: view.get(educationCredits) > 0 ? '19' : '8' } }
    : {};
};

const steps = [
  'Get Form 1098-T from the school. Most schools show it in the student’s account.',
  'Add up tuition, fees and needed books that you paid in 2024. Take off grants and scholarships.',
  'Enter the school and the amounts in the interview, and calculate again. Plainfile fills in Form 8863.',
];

export const opportunityCreditOpportunity: Opportunity = {
  id: 'american-opportunity-credit',
  name: 'American opportunity credit',
  category: 'Education',
  description:
    'Up to $2,500 a year for each student in the first four years of college. 40% can come back as a refund.',
  steps,
  law: {
    explanation:
      'The credit is all of the first $2,000 of tuition, fees and books, and a quarter of the next $2,000. It is for the first four years, at least half time. It ends at $90,000 of income, or $180,000 on a joint return.',
    source: 'IRC 25A(b) and (i); Form 8863 (2024); Publication 970 (2024), chapter 2',
  },
  tells: ['education'],
  look: (view) => ({
    ideas: listStudents(view)
      .filter(({ isStudent, isYoung }) => isStudent || isYoung)
      .map((candidate) => ideaFor(view, candidate, 'aotc')),
    ...claimedCredit(view),
    otherwise: 'No one on your return is a student or was under 24.',
  }),
};

export const lifetimeCreditOpportunity: Opportunity = {
  id: 'lifetime-learning-credit',
  name: 'Lifetime learning credit',
  category: 'Education',
  description: '20% of tuition for any course at a college or trade school, also a single one.',
  steps,
  law: {
    explanation:
      'The credit is 20% of up to $10,000 of tuition a return. There is no limit of years and no need for a degree. It can only lower tax to zero. It ends at $90,000 of income, or $180,000 on a joint return.',
    source: 'IRC 25A(c) and (d); Form 8863 (2024); Publication 970 (2024), chapter 3',
  },
  tells: ['education'],
  look: (view) => ({
    ideas: listStudents(view)
      .filter(({ isStudent, isYoung }) => !isStudent && !isYoung)
      .map((candidate) => ideaFor(view, candidate, 'llc')),
    otherwise: 'Each person on your return fits the other education credit better, or is stated already.',
  }),
};

export const educationChoiceOpportunity: Opportunity = {
  id: 'education-credit-choice',
  name: 'Choice of the education credit',
  category: 'Education',
  description: 'For each student you take one of two credits. The other one brings more.',
  steps: [
    'Open the school’s entry in the interview.',
    'Let Plainfile choose the better credit, and calculate again.',
  ],
  law: {
    explanation:
      'For one student and year you take either the American opportunity credit or the lifetime learning credit, never both.',
    source: 'IRC 25A(c)(2)(A) and (g); Form 8863 (2024), Part III',
  },
  look: ({ facts }) => ({
    ideas: facts.education.flatMap(({ credit, institution }, at): Idea[] =>
      credit === 'best'
        ? []
        : [
            {
              key: String(at),
              ...(institution === '' ? {} : { about: institution }),
              path: `education.${at}.credit`,
              changes: [{ path: `education.${at}.credit`, value: 'best' }],
              conditions: [condition('The better credit is open to this student.', true)],
            },
          ],
    ),
    otherwise:
      facts.education.length === 0
        ? 'Your return has no student.'
        : 'Plainfile already takes the better credit for each student.',
  }),
};
