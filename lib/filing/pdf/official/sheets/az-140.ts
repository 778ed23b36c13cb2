import type { Sheet } from '../sheet';

/**
 * Arizona's Form 140 of 2024: lines and their fields, for a resident who files as single, has no dependents and attaches
 * nothing. Ages, blindness, parents, gifts and other lines that ask for more than a figure have no place here on purpose.
 */
export const az140: Sheet = {
  file: 'az-140.pdf',
  form: 'az-140',
  when: 'alone',
  alone: ['az-schedule-a', 'az-301', 'az-140py-nr'],
  lines: {
    '12': '12',
    '14': '14',
    '19': '19',
    '28': '28',
    '30': '30',
    '31': '31',
    // Line 36, other subtractions, has no place here: without it 35 is 37.
    '37': '37',
    '37@35': '35',
    '42': '42',
    '43': '43',
    '45': '45',
    '46': '46',
    '48': '48',
    '50': '50',
    '52': '52',
    '53': '53',
    // Claim of right, line 54b, isn't computed.
    '54c': '54c',
    '54c@54a': '54a',
    '55': '55',
    '59': '59',
    '61': '61',
    '62': '62',
    // Gifts and penalties have no place here: the refund is the balance, what is owed is the tax due.
    '79': '79',
    '79@63': '63',
    '80': '80',
    '80@60': '60',
  },
  facts: {
    firstName: '1a',
    lastName: '1b',
    ssn: ['1c', 'digits'],
    street: '2a',
    apartment: '2b',
    phone: ['2c', 'digits'],
    city: 'City, Town, Post Office',
    state: 'State',
    zip: 'ZIP Code',
  },
  boxes: [
    { fact: 'filingStatus', is: 'single', field: 'Filing Status', choice: 'Choice4' },
    // Without the schedule of itemized deductions it is the standard one.
    { fact: 'filingStatus', is: 'single', field: 'Itemized/Standard', choice: 'Choice2' },
  ],
};
