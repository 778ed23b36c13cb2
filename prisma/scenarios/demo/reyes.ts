import { plans } from '@/lib/billing/plans';
import { juratVersionOf } from '@/lib/filing/jurat';
import { signReturn } from '@/lib/filing/sign';
import { stateDeclarationVersion } from '@/lib/filing/states/declaration';
import { signStateReturn } from '@/lib/filing/states/sign';
import { fileReturn } from '@/lib/filing/send';
import { runDueFilings } from '@/lib/filing/work';
import { db } from '@/lib/infra/db';
import { openReturn } from '@/lib/returns/access';
import { setStatus } from '@/lib/returns/commands';
import { about, child, livesAt } from './answers';
import { carePdf, dividendsPdf, interestPdf, jobPdf, mortgagePdf, salePdf } from './documents';
import { type Answers, type Session } from './session';

/**
 * Jordan and Sam Reyes of Naperville, Illinois: two jobs, two children, a mortgage, day-care, some savings. Their
 * return is finished and accepted by the simulator, so that whoever opens the demo sees the whole way.
 */

const home = ['418 Larkspur Court', 'Naperville, IL 60540'] as const;
const jordan = { to: 'Jordan Reyes', ssn: '409-21-4410' };
const sam = { to: 'Sam Reyes', ssn: '409-21-4411' };

const [, premium] = plans;

const answers: Answers = {
  'Whose 1099-INT from Tidemark Savings Bank is this?': 'Me',
  'Whose 1099-DIV from Palisade Fund Services is this?': 'My spouse',
  'Whose 1099-B from “1099-B Palisade.pdf” is this?': 'My spouse',
  'Whose W-2 from Cobalt Freight LLC is this?': 'Me',
  'Whose W-2 from Prairie View Clinic is this?': 'My spouse',
  'marital-status': 'Married',
  'file-together': true,
  ...about('taxpayer', {
    first: 'Jordan',
    last: 'Reyes',
    born: '1985-03-14',
    job: 'Dispatcher',
    ssn: jordan.ssn,
  }),
  ...about('spouse', { first: 'Sam', last: 'Reyes', born: '1986-09-02', job: 'Nurse', ssn: sam.ssn }),
  ...livesAt({ street: '418 Larkspur Court', city: 'Naperville', state: 'Illinois', zip: '60540' }),
  'had-dependents': true,
  ...child(0, { first: 'Maya', last: 'Reyes', born: '2015-06-11', ssn: '409-21-4412', word: 'Daughter' }),
  'dependents.0.more': true,
  ...child(1, { first: 'Leo', last: 'Reyes', born: '2020-02-23', ssn: '409-21-4413', word: 'Son' }),
  costs: [
    'Child or dependent care while I worked',
    'Mortgage interest, property tax, gifts to charity, or medical bills',
  ],
  'careProviders.0.name': 'Little Oak Day Care',
  'careProviders.0.id': '98-7000780',
  'careProviders.0.amount': 6_240,
  'carePersons.0.person': 'Leo',
  'carePersons.0.expenses': 6_240,
  'childCare.taxpayerStudentMonths': 0,
  'childCare.spouseStudentMonths': 0,
  'itemized-kinds': ['Property tax on my home'],
  'itemized.realEstateTax': 5_210,
  'state-home': true,
  'stateHomes.0.state': 'Illinois',
  'stateHomes.0.use': 'Owned',
  'stateHomes.0.months': 12,
  'stateHomes.0.propertyTax': 5_210,
  'refund-method': 'Direct deposit to my bank account',
  'refund.routingNumber': '021000021',
  'refund.accountNumber': '000409214410',
  'refund.accountType': 'Checking',
};

export async function tellReyes(client: Session, preparer: Session): Promise<void> {
  const returnId = await client.openFirstReturn();
  const jobOfJordan = jobPdf({
    ssn: jordan.ssn,
    ein: '98-7000411',
    employer: ['Cobalt Freight LLC', '2200 Depot Road', 'Joliet, IL 60435'],
    employee: [jordan.to, ...home],
    wages: 78_400,
    deferred: 4_100,
    withheld: 6_120,
    state: 'IL',
    stateId: '4400-1188',
    stateTax: 3_880.8,
  });
  const jobOfSam = jobPdf({
    ssn: sam.ssn,
    ein: '98-7000412',
    employer: ['Prairie View Clinic', '75 Meadow Street', 'Aurora, IL 60505'],
    employee: [sam.to, ...home],
    wages: 46_250,
    withheld: 3_040,
    state: 'IL',
    stateId: '4400-2047',
    stateTax: 2_289.38,
  });
  const savings = { payer: 'Tidemark Savings Bank', tin: '98-7000777', ...jordan };
  const fund = { payer: 'Palisade Fund Services', tin: '98-7000778', ...sam };
  const lender = { payer: 'Millstone Home Lending', tin: '98-7000779', ...jordan };
  const sale = {
    what: '40 sh Alder Timber Inc',
    acquired: '05/02/2019',
    sold: '09/11/2024',
    proceeds: 3_410,
    basis: 1_905.5,
  };
  const loan = { interest: 11_840.55, balance: 268_400, originated: '06/15/2019' };
  const careStatement = carePdf(
    [
      ['Provider', 'Little Oak Day Care, 9 School Street, Naperville, IL 60540'],
      ['EIN', '98-7000780'],
      ['Parents', 'Jordan and Sam Reyes'],
    ],
    [['Leo Reyes, January to December 2024', '6,240.00']],
  );
  const ids = await client.upload(returnId, [
    { name: 'W-2 Cobalt Freight.pdf', type: 'W-2', pdf: jobOfJordan },
    { name: 'W-2 Prairie View Clinic.pdf', type: 'W-2', pdf: jobOfSam },
    { name: '1099-INT Tidemark.pdf', type: '1099', pdf: interestPdf(savings, 412.36) },
    { name: '1099-DIV Palisade.pdf', type: '1099', pdf: dividendsPdf(fund, 1_180.22, 905.1) },
    { name: '1099-B Palisade.pdf', type: '1099', pdf: salePdf(fund, sale) },
    { name: '1098 Millstone.pdf', type: 'Other', pdf: mortgagePdf(lender, loan) },
    { name: 'Day-care statement.pdf', type: 'Other', pdf: careStatement },
  ]);
  await client.answer(returnId, answers);
  await client.calculate(returnId);
  await client.pay(returnId, premium);
  await client.write(
    'Hi Priya, everything is in. The day-care statement is attached: is Little Oak’s EIN enough?',
    undefined,
    ids.slice(-1),
  );
  await preparer.write(
    'Yes, name, address and EIN are all Form 2441 asks for. I’ll go through the return today.',
    client,
  );
  await preparer.approveDocuments(ids);
  await client.consent('cpa-review');
  await approve(preparer, returnId);
  await preparer.write('I’ve approved your return. Once you both sign, it’s ready to file.', client);
  await preparer.readThread(client);
  await signBoth(client, returnId);
  await signIllinois(client, returnId);
  await fileReturn(client.call, returnId);
  await waitUntilAccepted(returnId);
}

async function approve(preparer: Session, returnId: string): Promise<void> {
  await setStatus(await openReturn(preparer.call, returnId, 'set-status'), { status: 'approved' });
}

async function signBoth(client: Session, returnId: string): Promise<void> {
  const identity = { kind: 'agi', amount: 112_480 } as const;
  const common = {
    identity,
    juratVersion: juratVersionOf(2024),
    agreed: true,
    payment: null,
    deviceId: null,
    imperfect: false,
  } as const;
  await signReturn(client.call, returnId, { signer: 'taxpayer', pin: '20460', ...common });
  await signReturn(client.call, returnId, { signer: 'spouse', pin: '31571', ...common });
}

/** Goes out with the federal return. */
async function signIllinois(client: Session, returnId: string): Promise<void> {
  const common = { priorIncome: 110_200, declarationVersion: stateDeclarationVersion, agreed: true } as const;
  await signStateReturn(client.call, returnId, 'IL', { signer: 'taxpayer', pin: '20460', ...common });
  await signStateReturn(client.call, returnId, 'IL', { signer: 'spouse', pin: '31571', ...common });
}

/** The simulator takes a moment to answer. */
async function waitUntilAccepted(returnId: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await runDueFilings();
    const open = await db().filing.count({
      where: { returnId, voidedAt: null, state: { not: 'accepted' } },
    });
    if (open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The demo return was not accepted.');
}
