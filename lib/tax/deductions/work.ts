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
    'You can deduct $5 per square foot of home space you use regularly and exclusively for business, up to 300 square feet.',
  steps: [
    'Measure the space you use regularly and exclusively for the business.',
    'Enter the square footage in the interview and recalculate. Plainfile applies the simplified method.',
  ],
  law: {
    explanation:
      'You must use the space regularly and exclusively for business, as your main place of business or to meet customers. The simplified method is $5 per square foot. Actual expenses on Form 8829 may give you a larger deduction.',
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
            says: `for ${exampleSquareFeet} square feet is only an example. Your savings depend on your space, up to 300.`,
          },
          conditions: [
            condition(
              'Your business has a profit to deduct it from.',
              view.get(netProfit, at) > 0,
              'The business has no profit to deduct it from.',
            ),
            unknown('You use part of your home regularly and exclusively for business.'),
            unknown('It’s your main place of business, or you meet customers there.'),
          ],
        },
      ];
    }),
    otherwise:
      view.facts.businesses.length === 0
        ? 'You need your own business. Employees can’t deduct a home office.'
        : 'Your home office is on the return.',
  }),
};

export const vehicleOpportunity: Opportunity = {
  id: 'business-vehicle',
  name: 'Business miles',
  category: 'Work and business',
  description: 'Deduct 67 cents for each mile you drove for your business.',
  steps: [
    'Get the miles from your log, calendar, or app, with the date, destination, purpose, and distance of each trip.',
    'Leave out commuting between home and a regular workplace.',
    'Enter the miles in the interview and recalculate.',
  ],
  law: {
    explanation:
      'The standard rate for 2024 is 67 cents a mile. It covers gas, insurance, repairs, and depreciation. You can also deduct parking and tolls. You need a record you made at or near the time of each trip.',
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
            says: 'for 1,000 miles is only an example. Your savings depend on your miles.',
          },
          conditions: [
            condition('You have your own business.', true),
            unknown('You used a car you own or lease for business trips.'),
            unknown('You have a record of the trips.'),
          ],
        },
      ];
    }),
    otherwise:
      view.facts.businesses.length === 0
        ? 'You need your own business. You can’t deduct miles driven for an employer.'
        : 'Your vehicle is on the return.',
  }),
};

export const qualifiedBusinessOpportunity: Opportunity = {
  id: 'qualified-business-income',
  name: 'Qualified business income deduction',
  category: 'Work and business',
  description: 'Deduct up to 20% of income from a business, partnership, or rental.',
  steps: [
    'For a partnership or S corporation, look for section 199A information with your Schedule K-1 (box 20 code Z, or box 17 code V).',
    'For a rental, keep a log of hours. A rental with at least 250 hours of rental services a year can meet the safe harbor.',
    'Enter the amounts in the interview and recalculate. Plainfile fills in Form 8995.',
  ],
  law: {
    explanation:
      'The deduction is 20% of income from each qualified business, limited to 20% of taxable income minus net capital gain. A rental qualifies if it’s a trade or business, or meets the 250-hour safe harbor.',
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
                  'You or your workers spent 250 hours or more on the rental in 2024, or it otherwise qualifies as a business.',
                ),
                unknown('You keep a record of the hours and separate books for the rental.'),
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
            says: 'of business income, all of box 1, is the amount we used. Enter the amount on the statement.',
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
      otherwise: 'You need income from a business, rental, partnership, or S corporation.',
    };
  },
};

export const studentLoanOpportunity: Opportunity = {
  id: 'student-loan-interest',
  name: 'Student loan interest',
  category: 'Education',
  description: 'Deduct up to $2,500 of student loan interest.',
  steps: [
    'Get Form 1098-E from your loan servicer. Ask for the interest amount even if it’s under $600.',
    'Enter the interest on all your loans in the interview and recalculate.',
  ],
  law: {
    explanation:
      'The loan must have paid qualified education expenses for you, your spouse, or someone who was your dependent when you took it out. You must be legally obligated to repay it. The deduction phases out from $80,000 to $95,000 of modified AGI, or $165,000 to $195,000 on a joint return.',
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
        says: 'of interest is the most you can use. We based the savings on that.',
      },
      conditions: [
        condition(
          'No one can claim you as a dependent.',
          view.filers.every(({ isDependentOfAnother }) => !isDependentOfAnother),
          'Someone else can claim you as a dependent.',
        ),
        condition(
          'You aren’t married filing separately.',
          filingStatus !== 'mfs',
          'Married people who file separately can’t deduct it.',
        ),
        condition(`Your income is below ${say(end)}.`, view.agi < end, `Your income is above ${say(end)}.`),
        unknown('You paid interest in 2024 on a student loan you owe.'),
      ],
    };
    return {
      ideas: stated > 0 ? [] : [idea],
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '21' } } : {}),
      otherwise: 'With your income or filing status, you can’t deduct the interest you entered.',
    };
  },
};

const teaches = (occupation: string): boolean | null =>
  occupation.trim() === '' ? null : /teach|educat|instruct|counsel|principal|school|aide/i.test(occupation);

export const educatorOpportunity: Opportunity = {
  id: 'educator-expenses',
  name: 'Educator expenses',
  category: 'Work and business',
  description: 'Deduct up to $300 you paid for classroom books, supplies, and software.',
  steps: [
    'Gather receipts for items your school didn’t reimburse.',
    'Enter the amount in the interview and recalculate.',
  ],
  law: {
    explanation:
      'This deduction is for K–12 teachers, instructors, counselors, principals, and aides who worked at least 900 hours in a school year. On a joint return, each educator can deduct up to $300.',
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
          amount: { dollars, says: 'is the most you can use. We based the savings on that.' },
          conditions: [
            condition(
              filer.say(
                'You work in a school as a teacher, instructor, counselor, principal, or aide.',
                (name) =>
                  `${name} works in a school as a teacher, instructor, counselor, principal, or aide.`,
              ),
              teaches(filer.person.occupation),
              'The job on your return isn’t in a school.',
            ),
            unknown(
              filer.say(
                'You worked at least 900 hours during a school year in an elementary or secondary school (kindergarten through grade 12).',
                (name) =>
                  `${name} worked at least 900 hours during a school year in an elementary or secondary school (kindergarten through grade 12).`,
              ),
            ),
            unknown(
              filer.say(
                'You paid for classroom items and weren’t reimbursed.',
                (name) => `${name} paid for classroom items and wasn’t reimbursed.`,
              ),
            ),
          ],
        },
      ];
    });
    return {
      ideas,
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-1', line: '11' } } : {}),
      otherwise: 'What you entered is on your return.',
    };
  },
};
