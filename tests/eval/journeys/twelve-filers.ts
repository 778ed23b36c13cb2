import { drawStatement } from '../../fixtures/documents/draw-boxes';
import { Sheet, toPdf } from '../../fixtures/documents/draw-pdf';
import { nadia } from '../../fixtures/documents/people';
import { w2Pdf } from '../../fixtures/documents/w2-pdf';
import { jobW2, type Given } from '../../e2e/filers/filer';
import { tenFilers } from '../../e2e/filers/ten-filers';
import { type Account } from './walk-journey';

/** Somebody with documents and knowledge, who goes from sign-up to a signed return. */
export interface Traveler {
  name: string;
  account: Account;
  documents: readonly (() => Uint8Array)[];
  knows: Readonly<Record<string, Given>>;
}

const accountOf = (firstName: string, lastName: string): Account => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
});

/** The filer of tests/e2e/filer-way: one W-2, nothing else. */
const plain: Traveler = {
  name: 'plain-w2',
  account: accountOf('Nadia', 'Osei'),
  documents: [() => w2Pdf({ ...nadia, ssn: '400-01-2345' })],
  knows: {
    'When were you born?': '1990-05-04',
    'What is your occupation?': 'Engineer',
    'What was your marital status on December 31, 2024?': 'Never married',
    'If you get a refund, how do you want to receive it?': 'Direct deposit to my bank account',
    'What is your bank’s routing number?': '021000021',
    'What is your account number?': '000123456789',
    'What type of account is this?': 'Checking',
  },
};

const day = (month: number) => `${String(month).padStart(2, '0')}/15`;

/** A broker's list of twelve long-term sales. */
function twelveSales(to: string, ssn: string): Uint8Array {
  const sheet = new Sheet().text(40, 40, 'Larkspur Brokerage LLC', { size: 13 });
  sheet
    .text(40, 60, 'Payer’s Federal ID: 98-7000321', { size: 8 })
    .text(40, 74, `Recipient’s TIN: ${ssn}`, { size: 8 })
    .text(300, 74, `Recipient’s name: ${to}`, { size: 8 })
    .text(40, 95, '2024 Form 1099-B Proceeds from Broker and Barter Exchange Transactions', { size: 10 })
    .text(40, 120, 'Long-term sales reported on Form 8949, box D', { size: 8 });
  const heads = [
    [40, 'Description of property'],
    [190, 'Quantity'],
    [250, 'Date acquired'],
    [325, 'Date sold'],
    [390, 'Gross proceeds'],
    [470, 'Cost basis'],
  ] as const;
  heads.forEach(([x, head]) => sheet.text(x, 135, head, { size: 7 }));
  for (let sale = 0; sale < 12; sale += 1)
    [
      `ALDER TIMBER INC ${sale + 1}`,
      '10',
      `${day(sale + 1)}/2020`,
      `${day(sale + 1)}/2024`,
      `${1000 + 100 * sale}.00`,
      `${900 + 50 * sale}.00`,
    ].forEach((cell, at) => sheet.text(heads[at]?.[0] ?? 0, 155 + 15 * sale, cell, { size: 8 }));
  return toPdf([sheet]);
}

const mortgage = (to: string, ssn: string): Uint8Array =>
  toPdf([
    drawStatement({
      title: '1098',
      year: 2024,
      head: [
        ['RECIPIENT’S/LENDER’S name', 'Harbor Savings Bank'],
        ['RECIPIENT’S/LENDER’S TIN', '98-7000888'],
        ['PAYER’S/BORROWER’S name', to],
        ['PAYER’S/BORROWER’S TIN', ssn],
      ],
      boxes: [
        ['1 Mortgage interest received from payer(s)/borrower(s)*', '14,820.00'],
        ['2 Outstanding mortgage principal', '310,000.00'],
        ['3 Mortgage origination date', '06/15/2019'],
        ['4 Refund of overpaid interest', '0.00'],
        ['5 Mortgage insurance premiums', '0.00'],
      ],
    }),
  ]);

const amara = { name: 'Amara Bell', ssn: '400-01-2345' };
const theo = { name: 'Theo Bell', ssn: '400-01-2346' };

/** A couple with two jobs, two children in day-care, a mortgage and twelve sales. */
const family: Traveler = {
  name: 'family',
  account: accountOf('Amara', 'Bell'),
  documents: [
    jobW2({
      employer: 'Tidewater Hospital',
      ein: '98-7000211',
      employee: amara.name,
      ssn: amara.ssn,
      wages: 92_000,
      withheld: 9_400,
    }).bytes,
    jobW2({
      employer: 'Cove Schools',
      ein: '98-7000212',
      employee: theo.name,
      ssn: theo.ssn,
      wages: 61_000,
      withheld: 5_100,
    }).bytes,
    () => mortgage(amara.name, amara.ssn),
    () => twelveSales(amara.name, amara.ssn),
  ],
  knows: {
    'When were you born?': '1986-02-11',
    'What is your occupation?': 'Nurse',
    'What was your marital status on December 31, 2024?': 'Married',
    'Do you want to file a joint return with your spouse?': 'Yes',
    'When was your spouse born?': '1985-08-30',
    'What is your spouse’s occupation?': 'Teacher',
    'Did you have children, or support anyone else, in 2024?': 'Yes',
    'What is this person’s first name?': { each: ['Mia', 'Ben'] },
    'How is Mia related to you?': 'Child',
    'How is Ben related to you?': 'Child',
    'Is Mia your son or your daughter?': 'Daughter',
    'Is Ben your son or your daughter?': 'Son',
    'When was Mia born?': '2019-04-02',
    'When was Ben born?': '2021-06-12',
    'How many months did Mia live with you in 2024?': '12',
    'How many months did Ben live with you in 2024?': '12',
    'What is Mia’s last name?': 'Bell',
    'What is Ben’s last name?': 'Bell',
    'What type of taxpayer ID number does Mia have?': 'A Social Security number',
    'What type of taxpayer ID number does Ben have?': 'A Social Security number',
    'What is Mia’s Social Security number?': '400-01-2347',
    'What is Ben’s Social Security number?': '400-01-2348',
    'Did anyone else live with you or depend on you in 2024?': { each: ['Yes', 'No'] },
    'Which of these did you pay in 2024?': [
      'Child or dependent care while I worked',
      'Mortgage interest, property tax, gifts to charity, or medical bills',
    ],
    'Who received care?': { each: ['Mia', 'Ben'] },
    'Did you pay for anyone else’s care?': 'Yes',
    'Who provided the care?': 'Day Nest',
    'What is the care provider’s taxpayer ID number?': '98-7000124',
    'How much did you pay this provider in 2024?': '9000',
    'How much did you pay for Mia’s care?': '4500',
    'How much did you pay for Ben’s care?': '4500',
    'Which of these did you pay or give in 2024?': ['Property tax on my home', 'Cash gifts to charity'],
    'How much property tax did you pay on your home?': '6000',
    'How much cash did you give to charity?': '3000',
    'If you get a refund, how do you want to receive it?': 'Paper check in the mail',
  },
};

const names: Readonly<Record<string, readonly [string, string]>> = {
  waiter: ['Marco', 'Reyes'],
  nurse: ['Grace', 'Adeyemi'],
  'retired-couple': ['Walter', 'Lind'],
  'gig-driver': ['Dana', 'Cole'],
  landlord: ['Irene', 'Walsh'],
  engineer: ['Noor', 'Haddad'],
  'separated-parent': ['Jo', 'Marsh'],
};

/** The two whose way has a limit, and ten more of other kinds (tests/e2e/filers). */
export const twelveFilers: readonly Traveler[] = [
  plain,
  family,
  ...tenFilers.map(({ name, documents, knows }): Traveler => {
    const [first, last] = names[name] ?? [
      String(knows['What is your first name and middle initial?']),
      String(knows['What is your last name?']),
    ];
    return { name, account: accountOf(first, last), documents: documents.map(({ bytes }) => bytes), knows };
  }),
];
