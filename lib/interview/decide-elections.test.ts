import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { assembleReturn } from './assemble';
import { type DocumentFacts } from './document-facts';
import { planInterview } from './plan';
import { withIdentity } from '@/lib/filing/testing/signed';
import { answersOf } from './testing/facts-to-answers';
import { answerAll, type Script } from './testing/answer-all';
import { type Responses } from './schema';
import { aboutMaria, aboutSam, child, readW2 } from './testing/people';

const questionOf = (
  answers: Parameters<typeof planInterview>[0]['answers'],
  id: string,
  documents = [readW2('clinic', 61_000, 7000)],
) =>
  planInterview({ answers, documents })
    .categories.flatMap(({ questions }) => questions)
    .find((question) => question.id === id);

/** Box 12, code Q. */
const combat = {
  item: {
    employerName: 'Army',
    wages: 4000,
    federalWithholding: 100,
    box12: [{ code: 'Q', amount: 14_000 }],
  },
};

/** Foreign tax of $40 on dividends, as a 1099-DIV shows it. */
const withForeignTax = () => {
  const documents = [
    readW2('clinic', 61_000, 7000),
    {
      documentId: 'document-fund',
      name: 'fund.pdf',
      type: '1099' as const,
      forms: [
        {
          extractionId: 'extraction-fund',
          form: '1099-DIV',
          group: 'dividends' as const,
          item: { payer: 'Lake Fund', ordinary: 900, foreignTaxPaid: 40 },
          sources: {},
          unconfirmed: 0,
          taxYear: 2024,
        },
      ],
    },
  ];
  return { documents, answers: answerAll({ 'marital-status': 'Never married', ...aboutMaria }, documents) };
};

test('the foreign tax credit is taken without Form 1116, unasked, with the reason', () => {
  const { documents, answers } = withForeignTax();
  expect(answers['foreignTax.simplifiedElection']).toBeUndefined();
  const question = questionOf(answers, 'foreignTax.simplifiedElection', documents);
  expect(question?.optional).toBe(true);
  expect(question?.decided).toEqual({
    answer: 'Yes',
    because: 'because it saves you from filing Form 1116.',
  });
  expect(question?.note).toContain('We chose “Yes” because it saves you from filing Form 1116.');
  const { input, missing } = assembleReturn({ answers, documents });
  expect(missing).toEqual([]);
  expect(input?.foreignTax?.simplifiedElection).toBe(true);
});

/** Refund less amount owed of all returns, in dollars. */
function balanceOf(answers: Parameters<typeof planInterview>[0]['answers'], documents: DocumentFacts[]) {
  const { input } = assembleReturn({ answers, documents });
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { refund, owed, states = {} } = calculateAll(parsed.facts);
  const ofStates = Object.values(states).map(({ totals }) => (totals.refund ?? 0) - (totals.owed ?? 0));
  return ofStates.reduce((sum, one) => sum + one, (refund ?? 0) - (owed ?? 0));
}

const elections: [string, string, DocumentFacts[], Script][] = [
  [
    'combat pay counts for the earned income credit where that raises it',
    'combatPayElection.eic',
    [readW2('army', 4000, 100, { ...combat })],
    { 'had-dependents': true, ...child(0, 'Mia', '2016-03-01'), 'kept-up-home': true },
  ],
  [
    'sales tax is deducted where it is more than income tax',
    'itemized.useSalesTax',
    [readW2('clinic', 161_000, 27_000)],
    {
      costs: ['Mortgage interest, property tax, gifts to charity, or medical bills'],
      'itemized-kinds': ['Sales tax, from receipts or the IRS calculator', 'Cash gifts to charity'],
      'itemized.salesTax': 6000,
      'itemized.charityCash': 14_000,
    },
  ],
];

test.each(elections)(
  '%s, unasked, with what it is worth, until the filer says otherwise',
  (_, id, forms, more) => {
    const documents = [...forms];
    const answers = answerAll({ 'marital-status': 'Never married', ...aboutMaria, ...more }, documents);
    expect(answers[id]).toBeUndefined();
    const decided = questionOf(answers, id, documents)?.decided;
    const [yes, no] = [true, false].map((answer) => balanceOf({ ...answers, [id]: answer }, documents));
    expect(yes).toBeGreaterThan(no ?? 0);
    const saved = ((yes ?? 0) - (no ?? 0)).toLocaleString('en-US');
    expect(decided).toEqual({ answer: 'Yes', because: `because it saves you $${saved}.` });
    expect(balanceOf(answers, documents)).toBe(yes);
    // What the filer says counts instead, and isn't called our choice.
    expect(questionOf({ ...answers, [id]: false }, id, documents)?.decided).toBeUndefined();
  },
);

/** No tax the year before: there is no penalty to work out. */
const noTaxBefore = { 'priorYear.agi': 20_000, 'priorYear.tax': 0 };

describe('what cannot matter', () => {
  test('nobody asks a couple with a pension who else could claim them', () => {
    const documents = [readW2('clinic', 61_000, 7000)];
    const couple = answerAll(
      {
        'marital-status': 'Married',
        'file-together': true,
        ...aboutMaria,
        ...aboutSam,
        'documents.extraction-clinic.owner': 'Me',
      },
      documents,
    );
    const asked = planInterview({ answers: couple, documents }).categories.flatMap(
      ({ questions }) => questions,
    );
    expect(asked.map(({ id }) => id).filter((id) => id.endsWith('.claimableAsDependent'))).toEqual([]);
  });

  test('nor a filer of 73 with a pension, but a student', () => {
    const documents = [readW2('clinic', 61_000, 7000)];
    const asked = (born: string) =>
      answerAll(
        { 'marital-status': 'Never married', ...aboutMaria, 'taxpayer.dateOfBirth': born },
        documents,
      );
    const ids = (born: string) =>
      planInterview({ answers: asked(born), documents }).categories.flatMap(({ questions }) =>
        questions.map(({ id }) => id),
      );
    expect(ids('1951-02-11')).not.toContain('taxpayer.claimableAsDependent');
    expect(ids('2004-02-11')).toContain('taxpayer.claimableAsDependent');
  });

  const claimedOf = (born: string, documents: DocumentFacts[], answers: Responses = {}) =>
    questionOf(
      { 'marital-status': 'Never married', 'taxpayer.dateOfBirth': born, ...answers },
      'taxpayer.claimableAsDependent',
      documents,
    );

  test('“No” is chosen for a filer of 24 or more with income, and a younger one is asked who can claim them', () => {
    const job = [readW2('clinic', 61_000, 7000)];
    const chosen = claimedOf('1990-05-04', job);
    expect(chosen?.decided).toEqual({
      answer: 'No',
      because:
        'because at your age and income, someone could claim you only if you were permanently and totally disabled.',
    });
    expect(chosen?.optional).toBe(true);
    expect(claimedOf('2000-12-31', job)?.decided?.answer).toBe('No');
    for (const asked of [
      // A student of 23 and somebody with less than $5,050, whom a relative may support.
      claimedOf('2001-01-01', job),
      claimedOf('1990-05-04', [readW2('clinic', 5049, 0)]),
      claimedOf('1990-05-04', []),
    ]) {
      expect(asked).toMatchObject({ id: 'taxpayer.claimableAsDependent' });
      expect(asked?.decided).toBeUndefined();
      expect(asked?.optional).toBeUndefined();
    }
    expect(claimedOf('1990-05-04', [readW2('clinic', 5050, 0)])?.decided?.answer).toBe('No');
    // What the filer says counts instead.
    expect(claimedOf('1990-05-04', job, { 'taxpayer.claimableAsDependent': true })?.decided).toBeUndefined();
  });

  test('pay from clients and wages typed in are income, too', () => {
    const paid: DocumentFacts = {
      documentId: 'd1',
      name: 'pay.pdf',
      type: '1099',
      forms: [
        {
          extractionId: 'e1',
          form: '1099-NEC',
          group: 'other',
          item: { payer: 'Citywide Rides', form1099Nec: 28_400 },
          sources: {},
          unconfirmed: 0,
          taxYear: 2024,
        },
      ],
    };
    expect(claimedOf('1994-04-17', [paid])?.decided?.answer).toBe('No');
    const [form] = paid.forms;
    const unread = { ...paid, forms: form === undefined ? [] : [{ ...form, unconfirmed: 1 }] };
    expect(claimedOf('1994-04-17', [unread])?.decided).toBeUndefined();
    expect(claimedOf('1994-04-17', [], { 'w2s.0.wages': 30_000 })?.decided?.answer).toBe('No');
  });

  test('nobody is asked on the way what they expect in the next year, and can say it where payments are suggested', () => {
    const documents = [readW2('clinic', 161_000, 7000)];
    const script = { 'marital-status': 'Never married', ...aboutMaria, ...noTaxBefore };
    const answers = answerAll(script, documents);
    expect(answers['next-year-deductions']).toBeUndefined();
    expect(questionOf(answers, 'next-year-deductions', documents)).toMatchObject({
      optional: true,
      decided: { answer: 'None of these', because: 'because it doesn’t change this return.' },
    });
  });

  test('the AMT lists are not shown to somebody with a job alone', () => {
    const answers = answerAll({ 'marital-status': 'Never married', ...aboutMaria }, [
      readW2('clinic', 61_000, 7000),
    ]);
    const job = questionOf(answers, 'special-items');
    expect(
      job?.options.filter((label) => /AMT is|for the AMT|activity bond|1231|pass-through/.test(label)),
    ).toEqual([]);
    const business = questionOf({ ...answers, 'had-self-employment': true }, 'special-items');
    expect(business?.options.some((label) => /depreciation for the AMT/.test(label))).toBe(true);
    // What was picked while it was offered still stands.
    const picked = questionOf({ ...answers, 'special-items': ['bonds'] }, 'special-items');
    expect(picked?.options.some((label) => /activity bond/.test(label))).toBe(true);
  });
});

test('a Virginian takes the standard deduction where that costs less over both returns', () => {
  // Federal 44 more for 200 less to deduct; Virginia 156 less, since 9,000 of state tax aren't deducted there.
  const { answers } = answersOf(
    withIdentity({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1985-05-05' },
      address: { street: '1 Elm Street', city: 'Arlington', state: 'VA', zip: '22201' },
      w2s: [
        {
          wages: 90_000,
          federalWithholding: 9000,
          states: [{ state: 'VA', wages: 90_000, withholding: 9000 }],
        },
      ],
      itemized: {
        mortgages: [{ lender: 'Bank', interest: 5800, balance: 100_000, originated: '2020-01-01' }],
      },
    }),
  );
  // The election that the facts state is left to Plainfile.
  const { 'itemized.standard': stated, ...open } = answers;
  const question = questionOf(open, 'itemized.standard', []);
  expect(question?.decided).toEqual({ answer: 'Yes', because: 'because it saves you $112.' });
  expect(assembleReturn({ answers: open, documents: [] }).input?.itemized?.standard).toBe(true);
  // Whoever decides otherwise is heard.
  expect(stated).toBe(false);
  expect(assembleReturn({ answers, documents: [] }).input?.itemized?.standard).toBe(false);
});
