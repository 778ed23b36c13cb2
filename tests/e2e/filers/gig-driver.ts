import { about, type Filer, single } from './filer';
import { payStatement } from './documents';

/**
 * Schedule C: 28,400 - supplies 300 - 9,000 miles at 67 cents (6,030) = 22,070 (31). Schedule SE: 92.35 % = 20,382;
 * 12.4 % = 2,527 and 2.9 % = 591: 3,118 (23). Half, 1,559, comes off: 20,511 (11). - 14,600 = 5,911 before the business
 * deduction: 20 % of 20,511 = 4,102, at most 20 % of 5,911 = 1,182 (13). 4,729 (15). Tax Table, 4,700 to 4,750: 472.50,
 * printed 473 (16). No tax in 2023, so no penalty. To pay 473 + 3,118 = 3,591 (37).
 */
export const gigDriver: Filer = {
  name: 'gig-driver',
  who: 'a gig driver',
  documents: [
    payStatement({
      payer: 'Citywide Rides Inc',
      tin: '98-7000321',
      to: 'Dana Cole',
      ssn: '400-01-2345',
      pay: 28_400,
    }),
  ],
  knows: {
    ...single,
    ...about('Dana', 'Cole', '1994-04-17', 'Driver'),
    'Did you work for yourself in 2024?': 'Yes',
    'What is the name of this business?': 'Dana Cole',
    'What is your principal business or profession?': 'Rides',
    'Do you use the cash method of accounting?': 'Yes',
    'Did you materially participate in this business?': 'Yes',
    'Which of these forms are for this business?': ['1099-NEC from Citywide Rides Inc, $28,400.00'],
    'What expenses did this business have?': ['Supplies'],
    'How much did you pay for supplies?': '300',
    'Did you use any of these for this business?': ['My car, van, or truck'],
    'How many business miles did you drive in 2024?': '9000',
    'When did you place this car in service for business?': '2022-01-05',
    'Which method did you use for this car in the first year?': 'Standard mileage rate',
    'Which vehicle expense method do you want to use?': 'Standard mileage rate',
    'What was your 2023 adjusted gross income?': '9000',
    'How much tax was on line 24 of your 2023 return?': '0',
  },
  lines: { '11': 20_511, '13': 1_182, '15': 4_729, '16': 473, '23': 3_118, '24': 3_591, '37': 3_591 },
  result: -3_591,
};
