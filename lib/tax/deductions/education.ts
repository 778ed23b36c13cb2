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
      'You aren’t married filing separately.',
      facts.filingStatus !== 'mfs',
      'Married people who file separately can’t claim education credits.',
    ),
    condition(
      'No one can claim you as a dependent.',
      view.filers.every(({ isDependentOfAnother }) => !isDependentOfAnother),
      'Someone else claims you as a dependent, so only they can claim the credit.',
    ),
  ];
  return {
    key: `${candidate.key}-${credit}`,
    about: candidate.about,
    path: 'education',
    changes: changesFor(dollars),
    amount: {
      dollars,
      says: 'of tuition, fees, and books is the most you can use. We based the savings on that.',
    },
    conditions:
      credit === 'aotc'
        ? [
            ...common,
            condition(
              'The student was in college or trade school in 2024.',
              candidate.isStudent ? true : null,
            ),
            unknown(
              'The student was in the first four years of college and enrolled at least half time in a program leading to a degree or other recognized credential.',
            ),
            unknown('You or the student paid tuition not covered by a scholarship.'),
          ]
        : [
            ...common,
            unknown(
              'You or the student paid for a course at an eligible school (one eligible to participate in federal student aid programs).',
            ),
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
  'Get Form 1098-T from the school. Most schools post it in the student’s online account.',
  'Add up tuition, fees, and required books you paid for in 2024. Subtract grants and scholarships.',
  'Enter the school and the amounts in the interview, and recalculate. Plainfile fills in Form 8863.',
];

export const opportunityCreditOpportunity: Opportunity = {
  id: 'american-opportunity-credit',
  name: 'American opportunity credit',
  category: 'Education',
  description:
    'You can claim up to $2,500 a year for each student in the first four years of college. Up to 40% of it is refundable.',
  steps,
  law: {
    explanation:
      'The credit is 100% of the first $2,000 of tuition, fees, and course materials, and 25% of the next $2,000. The student must be in the first four years and enrolled at least half time. The credit phases out completely at $90,000 of modified AGI, or $180,000 on a joint return.',
    source: 'IRC 25A(b) and (i); Form 8863 (2024); Publication 970 (2024), chapter 2',
  },
  tells: ['education'],
  look: (view) => ({
    ideas: listStudents(view)
      .filter(({ isStudent, isYoung }) => isStudent || isYoung)
      .map((candidate) => ideaFor(view, candidate, 'aotc')),
    ...claimedCredit(view),
    otherwise: 'No one on your return was a student or under 24.',
  }),
};

export const lifetimeCreditOpportunity: Opportunity = {
  id: 'lifetime-learning-credit',
  name: 'Lifetime learning credit',
  category: 'Education',
  description:
    'You can claim 20% of tuition at an eligible college or trade school, even for a single class to get or improve job skills.',
  steps,
  law: {
    explanation:
      'The credit is 20% of up to $10,000 of tuition and required fees per return. There’s no limit on years, and no degree is required. The credit can only reduce your tax to zero. It phases out completely at $90,000 of modified AGI, or $180,000 on a joint return.',
    source: 'IRC 25A(c) and (d); Form 8863 (2024); Publication 970 (2024), chapter 3',
  },
  tells: ['education'],
  look: (view) => ({
    ideas: listStudents(view)
      .filter(({ isStudent, isYoung }) => !isStudent && !isYoung)
      .map((candidate) => ideaFor(view, candidate, 'llc')),
    otherwise:
      'The other education credit is worth more for each person on your return, or you already entered it.',
  }),
};

export const educationChoiceOpportunity: Opportunity = {
  id: 'education-credit-choice',
  name: 'A better education credit',
  category: 'Education',
  description:
    'You can claim one of two credits for each student. The one you aren’t claiming is worth more.',
  steps: [
    'Open the school’s entry in the interview.',
    'Let Plainfile choose the better credit, and recalculate.',
  ],
  law: {
    explanation:
      'For each student, you can claim the American opportunity credit or the lifetime learning credit for a year, but not both.',
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
              conditions: [condition('This student qualifies for the better credit.', true)],
            },
          ],
    ),
    otherwise:
      facts.education.length === 0
        ? 'Your return has no students.'
        : 'Plainfile already claims the better credit for each student.',
  }),
};
