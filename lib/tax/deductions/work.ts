import { dollars as inDollars } from '../facts/cents';
import { educator, studentLoanInterest } from '../us/schedule-1/adjustments';
import { businessDeduction } from '../us/form-1040/taxable-income';
import { netProfit } from '../us/schedule-c/schedule-c';
import { condition, type Idea, type Opportunity, say, unknown } from './opportunity';
import { type DeductionView, usefulAmount } from './view';

const nameBusiness = ({ facts }: DeductionView, at: number) =>
  facts.businesses[at]?.name || facts.businesses[at]?.product || `business ${at + 1}`;

/** Square feet and miles have no amount in the law to work with: round examples. */
const exampleSquareFeet = 100;
const exampleMiles = 1_000;

export const homeOfficeOpportunity: Opportunity = {
  id: 'home-office',
  name: 'Home office',
  category: 'Work and business',
  description:
    '$5 for each square foot of your home that you use only for your business, up to 300 square feet.',
  steps: [
    'Measure the space that you use only, and regularly, for the business.',
    'Enter the square feet in the interview and calculate again. Plainfile picks up the simplified method.',
  ],
  law: {
    explanation:
      'The space must be used only for the business, regularly, and as its main place or to meet customers. The simplified method gives $5 a square foot; actual costs on Form 8829 can give more.',
    source: 'IRC 280A(c); Rev. Proc. 2013-13; Publication 587 (2024)',
  },
  tells: ['businesses.0.homeOffice'],
  look: (view) => ({
    ideas: view.facts.businesses.flatMap((business, at): Idea[] => {
      if (business.homeOffice !== null) return [];
      return [
        {
          key: String(at),
          about: nameBusiness(view, at),
          path: `businesses.${at}.homeOffice`,
          changes: [
            {
              path: `businesses.${at}.homeOffice`,
              value: { squareFeet: exampleSquareFeet, simplified: true },
            },
          ],
          amount: {
            dollars: exampleSquareFeet * view.law.business.homeOfficeRate,
            says: `for ${exampleSquareFeet} square feet is our example. Your own space decides, up to 300.`,
          },
          conditions: [
            condition(
              'Your business has a profit to set it against.',
              view.get(netProfit, at) > 0,
              'The business has no profit to set it against.',
            ),
            unknown('You use a part of your home only and regularly for the business.'),
            unknown('It is the main place of the business, or you meet customers there.'),
          ],
        },
      ];
    }),
    otherwise:
      view.facts.businesses.length === 0
        ? 'It needs a business of your own. An employee’s office at home gives no deduction.'
        : 'Your home office is on the return.',
  }),
};

export const vehicleOpportunity: Opportunity = {
  id: 'business-vehicle',
  name: 'Business miles',
  category: 'Work and business',
  description: '67 cents for each mile that you drove your car for your business.',
  steps: [
    'Take the miles from your log, calendar or app: date, where to, why, how far.',
    'Leave out the way between home and a regular place of work.',
    'Enter the miles in the interview and calculate again.',
  ],
  law: {
    explanation:
      'The standard rate for 2024 is 67 cents a mile. It covers gas, insurance, repairs and wear; parking and tolls come on top. You need a record made at or near the time of the trips.',
    source: 'IRC 162 and 274(d); Notice 2024-08; Publication 463 (2024), chapter 4',
  },
  tells: ['businesses.0.vehicle'],
  look: (view) => ({
    ideas: view.facts.businesses.flatMap((business, at): Idea[] => {
      if (business.vehicle !== null) return [];
      return [
        {
          key: String(at),
          about: nameBusiness(view, at),
          path: `businesses.${at}.vehicle`,
          changes: [{ path: `businesses.${at}.vehicle`, value: { businessMiles: exampleMiles } }],
          amount: {
            dollars: exampleMiles * view.law.business.mileageRate,
            says: 'for 1,000 miles is our example. Your own miles decide.',
          },
          conditions: [
            condition('You have a business of your own.', true),
            unknown('You drove your own or a leased car for it.'),
            unknown('You have a record of the trips.'),
          ],
        },
      ];
    }),
    otherwise:
      view.facts.businesses.length === 0
        ? 'It needs a business of your own. Miles for an employer give no deduction.'
        : 'Your vehicle is on the return.',
  }),
};

export const qualifiedBusinessOpportunity: Opportunity = {
  id: 'qualified-business-income',
  name: 'Qualified business income deduction',
  category: 'Work and business',
  description: 'Up to 20% of income from a business, a partnership or rentals comes off your taxable income.',
  steps: [
    'For a partnership or S corporation: look for section 199A information with your Schedule K-1 (box 20 code Z, or box 17 code V).',
    'For a rental: keep a log. With 250 hours of work a year it counts as a business.',
    'Enter it in the interview and calculate again. Plainfile fills in Form 8995.',
  ],
  law: {
    explanation:
      'The deduction is 20% of the income from each qualified business, at most 20% of taxable income without capital gains. A rental counts when it is a business, or meets the safe harbor of 250 hours.',
    source: 'IRC 199A; Rev. Proc. 2019-38; Form 8995 (2024)',
  },
  look: (view) => {
    const { facts } = view;
    const claimed = view.get(businessDeduction);
    const rentals = facts.rentals.flatMap((rental, at): Idea[] =>
      rental.qbi === false
        ? [
            {
              key: `rental-${at}`,
              about: rental.address || `rental ${at + 1}`,
              path: `rentals.${at}.qbi`,
              changes: [{ path: `rentals.${at}.qbi`, value: true }],
              conditions: [
                condition('You rent out property.', true),
                unknown(
                  'You, or people who work for you, spent 250 hours or more on it in 2024, or it is a business otherwise.',
                ),
                unknown('You keep records of hours and separate books.'),
              ],
            },
          ]
        : [],
    );
    const shares = facts.k1s.flatMap((k1, at): Idea[] => {
      const income = inDollars(k1.ordinaryIncome);
      if (k1.entity === 'estate' || income <= 0 || inDollars(k1.qbi.income) !== 0) return [];
      return [
        {
          key: `k1-${at}`,
          about: k1.name || `Schedule K-1 ${at + 1}`,
          path: `k1s.${at}.qbi.income`,
          changes: [{ path: `k1s.${at}.qbi.income`, value: income }],
          amount: {
            dollars: income,
            says: 'of business income, all of box 1, is what we worked with. Use the figure of the statement.',
          },
          conditions: [
            condition('Your Schedule K-1 shows income from a business.', true),
            unknown('The statement with your Schedule K-1 shows qualified business income.'),
          ],
        },
      ];
    });
    return {
      ideas: [...rentals, ...shares],
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: '1040', line: '13' } } : {}),
      otherwise: 'It needs income from a business, a rental, a partnership or an S corporation.',
    };
  },
};

export const studentLoanOpportunity: Opportunity = {
  id: 'student-loan-interest',
  name: 'Student loan interest',
  category: 'Education',
  description: 'Up to $2,500 of interest on student loans comes off your income.',
  steps: [
    'Get Form 1098-E from your loan servicer. Ask for the interest even if it is under $600.',
    'Enter the interest of all loans in the interview and calculate again.',
  ],
  law: {
    explanation:
      'The loan must have paid for college costs of you, your spouse or a dependent, and you must owe it. The deduction shrinks from $80,000 of income and ends at $95,000; on a joint return from $165,000 to $195,000.',
    source: 'IRC 221; Rev. Proc. 2023-34, section 3.30; Publication 970 (2024), chapter 4',
  },
  tells: ['adjustments.studentLoanInterest'],
  look: (view) => {
    const claimed = view.get(studentLoanInterest);
    const { studentLoanMaximum, studentLoanPhaseOutStart, studentLoanPhaseOutRange } = view.law.adjustments;
    const { filingStatus } = view.facts;
    const end = studentLoanPhaseOutStart[filingStatus] + studentLoanPhaseOutRange[filingStatus];
    const stated = inDollars(view.facts.adjustments.studentLoanInterest);
    const path = 'adjustments.studentLoanInterest';
    const changesFor = (dollars: number) => [{ path, value: dollars }];
    const dollars = usefulAmount(view, studentLoanMaximum, changesFor) ?? studentLoanMaximum;
    const idea: Idea = {
      path,
      changes: changesFor(dollars),
      amount: {
        dollars,
        says: 'of interest is the most that counts for you. We worked the saving out for that.',
      },
      conditions: [
        condition(
          'No one can claim you as a dependent.',
          view.filers.every(({ isDependentOfAnother }) => !isDependentOfAnother),
          'Someone else can claim you as a dependent.',
        ),
        condition(
          'You don’t file separately from a spouse.',
          filingStatus !== 'mfs',
          'Married people who file separately can’t deduct it.',
        ),
        condition(`Your income is below ${say(end)}.`, view.agi < end, `Your income is above ${say(end)}.`),
        unknown('You paid interest in 2024 on a loan for college that you owe.'),
      ],
    };
    return {
      ideas: stated > 0 ? [] : [idea],
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '21' } } : {}),
      otherwise: 'The interest that you told us about can’t be deducted with your income or filing status.',
    };
  },
};

const teaches = (occupation: string): boolean | null =>
  occupation.trim() === '' ? null : /teach|educat|instruct|counsel|principal|school|aide/i.test(occupation);

export const educatorOpportunity: Opportunity = {
  id: 'educator-expenses',
  name: 'Educator expenses',
  category: 'Work and business',
  description: 'Up to $300 that you paid for your classroom: books, supplies, software.',
  steps: [
    'Collect the receipts for what your school did not pay back.',
    'Enter the amount in the interview and calculate again.',
  ],
  law: {
    explanation:
      'It is for teachers, instructors, counselors, principals and aides from kindergarten to grade 12 who worked 900 hours or more in a school year. Each of two teachers on a joint return has $300 of their own.',
    source: 'IRC 62(a)(2)(D) and (d)(1); Rev. Proc. 2023-34, section 3.13',
  },
  tells: ['adjustments.educator.taxpayer'],
  look: (view) => {
    const claimed = view.get(educator);
    const most = view.law.adjustments.educatorEach;
    const ideas = view.filers.flatMap((filer): Idea[] => {
      const path = `adjustments.educator.${filer.owner}`;
      if (inDollars(view.facts.adjustments.educator[filer.owner]) > 0) return [];
      const changesFor = (dollars: number) => [{ path, value: dollars }];
      const dollars = usefulAmount(view, most, changesFor) ?? most;
      return [
        {
          key: filer.owner,
          ...(view.isJoint ? { about: filer.who } : {}),
          path,
          changes: changesFor(dollars),
          amount: { dollars, says: 'is the most that counts for you. We worked the saving out for that.' },
          conditions: [
            condition(
              filer.say('You work in a school as a teacher, counselor, principal or aide.'),
              teaches(filer.person.occupation),
              'The job on your return is not one in a school.',
            ),
            unknown(
              filer.say('You worked 900 hours or more in a school year, from kindergarten to grade 12.'),
            ),
            unknown(filer.say('You paid for the classroom and got nothing back.')),
          ],
        },
      ];
    });
    return {
      ideas,
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '11' } } : {}),
      otherwise: 'What you told us is on the return.',
    };
  },
};
