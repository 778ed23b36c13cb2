import { type W2Values } from '../../fixtures/documents/people';
import { type FilerDocument, w2File } from './documents';

/** What a filer says to a question: one answer, several choices, or one answer each time it is asked. */
export type Given = string | readonly string[] | { each: readonly string[] };

/** Somebody who files with documents and knowledge, and the return that was worked out by hand for them. */
export interface Filer {
  name: string;
  /** As the test is called: "a waiter with tips". */
  who: string;
  documents: readonly FilerDocument[];
  /** By the question on the screen. What is not here is "No", "None of these", nothing, or 0. */
  knows: Readonly<Record<string, Given>>;
  /** Printed lines of Form 1040; the comment in each file has the arithmetic. */
  lines: Readonly<Record<string, number>>;
  /** Dollars; below zero is owed. */
  result: number;
}

const cents = (amount: number): string => amount.toFixed(2);

interface Job {
  employer: string;
  ein: string;
  employee: string;
  ssn?: string;
  wages: number;
  withheld: number;
  /** Box 7, part of the wages. */
  tips?: number;
  state?: W2Values['states'][number];
  box12?: W2Values['box12'];
}

/** A W-2 whose boxes 3 to 6 follow from the wages: 6.2 % and 1.45 %. */
export const jobW2 = ({
  employer,
  ein,
  employee,
  ssn,
  wages,
  withheld,
  tips,
  state,
  box12,
}: Job): FilerDocument =>
  w2File({
    year: 2024,
    ssn: ssn ?? '400-01-2345',
    ein,
    employer: [employer, '77 Quay Street', 'Portland, ME 04101'],
    control: '',
    employee: [employee, '12 Birch Lane', 'Portland, ME 04102'],
    amounts: {
      '1': cents(wages),
      '2': cents(withheld),
      '3': cents(wages - (tips ?? 0)),
      '4': cents(Math.round(wages * 6.2) / 100),
      '5': cents(wages),
      '6': cents(Math.round(wages * 1.45) / 100),
      ...(tips === undefined ? {} : { '7': cents(tips) }),
    },
    box12: box12 ?? [],
    retirement: false,
    box14: [],
    states: [
      state ?? { state: 'ME', id: '1234567', wages: cents(wages), tax: cents(Math.round(wages * 4) / 100) },
    ],
  });

/** What everybody is asked about themselves. */
export const about = (first: string, last: string, born: string, job: string): Record<string, Given> => ({
  'When were you born?': born,
  'What is your first name and middle initial?': first,
  'What is your last name?': last,
  'What is your occupation?': job,
  'What type of taxpayer ID number do you have?': 'A Social Security number',
  'What is your Social Security number?': '400-01-2345',
  'What is your street address?': '12 Birch Lane',
  'What city or town do you live in?': 'Portland',
  'What state do you live in?': 'Maine',
  'What is your ZIP code?': '04102',
  'If you get a refund, how do you want to receive it?': 'Paper check in the mail',
});

export const single = { 'What was your marital status on December 31, 2024?': 'Never married' } as const;

/** A spouse on the same return. */
export const together = (first: string, last: string, born: string, job: string): Record<string, Given> => ({
  'What was your marital status on December 31, 2024?': 'Married',
  'Do you want to file a joint return with your spouse?': 'Yes',
  'When was your spouse born?': born,
  'What is your spouse’s first name and middle initial?': first,
  'What is your spouse’s last name?': last,
  'What is your spouse’s occupation?': job,
  'What type of taxpayer ID number does your spouse have?': 'A Social Security number',
  'What is your spouse’s Social Security number?': '400-01-2346',
});
