import { openReturn } from '@/lib/returns/access';
import { setStatus } from '@/lib/returns/commands';
import { about, livesAt, paidByCheck } from './answers';
import { benefitsPdf, jobPdf, payPdf, pensionPdf } from './documents';
import { type Answers, type DemoDocument, type Session } from './session';

/** How far a client of the queue has come. */
type Stage = 'documents in' | 'in review' | 'approved' | 'sent back';

export interface QueueClient {
  email: string;
  firstName: string;
  lastName: string;
  documents: readonly DemoDocument[];
  /** None for a client who has not opened the interview. */
  answers: Answers;
  stage: Stage;
  /** What client and preparer wrote, in order. */
  messages: readonly (readonly ['client' | 'preparer', string])[];
}

const alone: Answers = { 'marital-status': 'Never married', ...paidByCheck };

const ruth: QueueClient = {
  email: 'ruth.lindqvist@example.com',
  firstName: 'Ruth',
  lastName: 'Lindqvist',
  documents: [
    {
      name: '1099-R Northfield Pension.pdf',
      type: '1099',
      pdf: pensionPdf(
        { payer: 'Northfield Teachers Pension', tin: '98-7000421', to: 'Ruth Lindqvist', ssn: '409-22-4420' },
        28_600,
        2_288,
      ),
    },
    {
      name: 'SSA-1099.pdf',
      type: '1099',
      pdf: benefitsPdf({ to: 'Ruth Lindqvist', ssn: '409-22-4420' }, 21_840),
    },
  ],
  answers: {
    ...alone,
    'marital-status': 'My spouse died before 2024',
    'spouse-death-year': 'Before 2022',
    ...about('taxpayer', {
      first: 'Ruth',
      last: 'Lindqvist',
      born: '1952-08-19',
      job: 'Retired',
      ssn: '409-22-4420',
    }),
    ...livesAt({ street: '31 Elm Court', city: 'Duluth', state: 'Minnesota', zip: '55803' }),
    'state-home': true,
    'Who pays this pension?': 'A teachers’ retirement system',
    'iraBasis.taxpayer.yearEndValue': 0,
    'stateHomes.0.state': 'Minnesota',
    'stateHomes.0.use': 'Owned',
    'stateHomes.0.months': 12,
    'stateHomes.0.propertyTax': 2_940,
  },
  stage: 'in review',
  messages: [['client', 'Is my pension taxed in Minnesota too, or only by the IRS?']],
};

const grace: QueueClient = {
  email: 'grace.okafor@example.com',
  firstName: 'Grace',
  lastName: 'Okafor',
  documents: [
    {
      name: 'W-2 Peachtree Hospital.pdf',
      type: 'W-2',
      pdf: jobPdf({
        ssn: '409-23-4430',
        ein: '98-7000431',
        employer: ['Peachtree Hospital', '500 Magnolia Avenue', 'Atlanta, GA 30308'],
        employee: ['Grace Okafor', '88 Dogwood Lane', 'Decatur, GA 30030'],
        wages: 71_250,
        deferred: 3_750,
        withheld: 8_020,
        state: 'GA',
        stateId: '2200-4417',
        stateTax: 3_212.4,
      }),
    },
  ],
  answers: {
    ...alone,
    ...about('taxpayer', {
      first: 'Grace',
      last: 'Okafor',
      born: '1991-06-21',
      job: 'Nurse',
      ssn: '409-23-4430',
    }),
    ...livesAt({ street: '88 Dogwood Lane', city: 'Decatur', state: 'Georgia', zip: '30030' }),
    costs: ['Student loan interest'],
    'adjustments.studentLoanInterest': 1_180,
  },
  stage: 'approved',
  messages: [
    ['preparer', 'Your return looks right. I’ve approved it, so you can sign and file.'],
    ['client', 'Thank you! I’ll sign tonight.'],
  ],
};

const tom: QueueClient = {
  email: 'tom.hale@example.com',
  firstName: 'Tom',
  lastName: 'Hale',
  documents: [
    {
      name: '1099-NEC Brightline Media.pdf',
      type: '1099',
      pdf: payPdf(
        { payer: 'Brightline Media Inc', tin: '98-7000441', to: 'Tom Hale', ssn: '409-24-4440' },
        42_300,
      ),
    },
  ],
  answers: {
    ...alone,
    ...about('taxpayer', {
      first: 'Tom',
      last: 'Hale',
      born: '1988-11-02',
      job: 'Video editor',
      ssn: '409-24-4440',
    }),
    ...livesAt({ street: '7 Foundry Street', city: 'Pittsburgh', state: 'Pennsylvania', zip: '15222' }),
    'businesses.0.name': 'Hale Edits',
    'businesses.0.product': 'Video editing',
    'businesses.0.principalCode': '512100',
    'businesses.0.cashMethod': true,
    'businesses.0.materialParticipation': true,
    'businesses.0.papers': ['1099-NEC from Brightline Media Inc, $42,300.00'],
    'businesses.0.qbi.w2Wages': 0,
    'businesses.0.qbi.propertyBasis': 0,
  },
  stage: 'sent back',
  messages: [
    [
      'preparer',
      'You told us about no business expenses. Did you buy a camera, software or a laptop in 2024?',
    ],
  ],
};

const mei: QueueClient = {
  email: 'mei.chen@example.com',
  firstName: 'Mei',
  lastName: 'Chen',
  documents: [
    {
      name: 'W-2 Hudson Analytics.pdf',
      type: 'W-2',
      pdf: jobPdf({
        ssn: '409-25-4450',
        ein: '98-7000451',
        employer: ['Hudson Analytics Inc', '15 Canal Street', 'New York, NY 10013'],
        employee: ['Mei Chen', '240 Orchard Street Apt 5', 'New York, NY 10002'],
        wages: 118_400,
        deferred: 9_600,
        withheld: 19_850,
        state: 'NY',
        stateId: '98-7000451',
        stateTax: 6_410,
      }),
    },
  ],
  answers: {
    ...alone,
    ...about('taxpayer', {
      first: 'Mei',
      last: 'Chen',
      born: '1993-01-27',
      job: 'Analyst',
      ssn: '409-25-4450',
    }),
    ...livesAt({ street: '240 Orchard Street', city: 'New York', state: 'New York', zip: '10002' }),
    'home.city': 'New York City',
  },
  stage: 'in review',
  messages: [['client', 'I moved to the city in 2023. Is the city tax on the return?']],
};

const luis: QueueClient = {
  email: 'luis.ortega@example.com',
  firstName: 'Luis',
  lastName: 'Ortega',
  documents: [
    {
      name: 'W-2 Sierra Roofing.pdf',
      type: 'W-2',
      pdf: jobPdf({
        ssn: '409-26-4460',
        ein: '98-7000461',
        employer: ['Sierra Roofing Co', '90 Ridge Road', 'Fresno, CA 93721'],
        employee: ['Luis Ortega', '612 Poplar Avenue', 'Fresno, CA 93728'],
        wages: 54_900,
        withheld: 4_610,
        state: 'CA',
        stateId: '440-9912-3',
        stateTax: 1_720,
      }),
    },
  ],
  answers: {},
  stage: 'documents in',
  messages: [],
};

export const queueClients: readonly QueueClient[] = [ruth, grace, tom, mei, luis];

/** Brings one client of the queue to the stage where the preparer finds them. */
export async function tellClient(client: Session, preparer: Session, story: QueueClient): Promise<void> {
  const returnId = await client.openFirstReturn();
  const documents = await client.upload(returnId, story.documents);
  if (story.stage !== 'documents in') {
    await client.answer(returnId, story.answers);
    await client.calculate(returnId);
  }
  for (const [from, body] of story.messages)
    await (from === 'client' ? client.write(body) : preparer.write(body, client));
  if (story.stage === 'approved' || story.stage === 'sent back') {
    await preparer.approveDocuments(documents);
    await preparer.readThread(client);
    await setStatus(await openReturn(preparer.call, returnId, 'set-status'), {
      status: story.stage === 'approved' ? 'approved' : 'draft',
    });
  }
}
