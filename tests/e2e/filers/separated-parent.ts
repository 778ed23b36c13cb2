import { about, type Filer, jobW2 } from './filer';

/**
 * Married, apart since before July, with a child of 8: head of household. 43,000 - 21,900 = 21,100 (15). Tax Table,
 * 21,100 to 21,150: 1,655 + 12 % of (21,125 - 16,550) = 2,204 (16). Form 2441: 21 % (41,000 to 43,000) of 3,000 = 630,
 * leaving 1,574 of tax for the child tax credit (19: 1,574). Schedule 8812: 2,000 - 1,574 = 426, below 1,700 and below
 * 15 % of (43,000 - 2,500): 426 (28). EIC, one child, 43,000 to 43,050: 4,213 - 15.98 % of (43,025 - 22,720) = 968 (27).
 * Withheld 2,100 + 968 + 426 = 3,494: refund 3,494 (34).
 */
export const separatedParent: Filer = {
  name: 'separated-parent',
  who: 'a separated parent',
  documents: [
    jobW2({
      employer: 'Oak Hill School',
      ein: '98-7000207',
      employee: 'Jo Marsh',
      wages: 43_000,
      withheld: 2_100,
    }),
  ],
  knows: {
    'What was your marital status on December 31, 2024?': 'Married',
    'Did you live apart from your spouse from July through December 2024?': 'Yes',
    'Did you pay more than half the cost of keeping up your home in 2024?': 'Yes',
    ...about('Jo', 'Marsh', '1986-07-07', 'Cook'),
    'Did you have children, or support anyone else, in 2024?': 'Yes',
    'What is this person’s first name?': 'Sam',
    'How is Sam related to you?': 'Child',
    'Is Sam your son or your daughter?': 'Son',
    'When was Sam born?': '2016-04-02',
    'How many months did Sam live with you in 2024?': '12',
    'What is Sam’s last name?': 'Marsh',
    'What type of taxpayer ID number does Sam have?': 'A Social Security number',
    'What is Sam’s Social Security number?': '400-01-2347',
    'Which of these did you pay in 2024?': ['Child or dependent care while I worked'],
    'Who provided the care?': 'Day Nest',
    'What is the care provider’s taxpayer ID number?': '98-7000124',
    'How much did you pay this provider in 2024?': '4000',
    'How much did you pay for Sam’s care?': '4000',
  },
  lines: {
    '12': 21_900,
    '15': 21_100,
    '16': 2_204,
    '19': 1_574,
    '20': 630,
    '24': 0,
    '27': 968,
    '28': 426,
    '34': 3_494,
  },
  result: 3_494,
};
