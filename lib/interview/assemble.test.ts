import { assembleReturn } from './assemble';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { planInterview } from './plan';
import { answerAll, type Script } from './testing/answer-all';
import { aboutMaria, aboutSam, child, readW2, typedW2 } from './testing/people';
import { type DocumentFacts } from './document-facts';

const assemble = (script: Script, documents: DocumentFacts[] = []) =>
  assembleReturn({ answers: answerAll(script, documents), documents });

const single: Script = { 'marital-status': 'Never married', ...aboutMaria };
const joint: Script = {
  'marital-status': 'Married',
  'file-together': true,
  ...aboutMaria,
  ...aboutSam,
};

test('a W-2 from a document becomes an item with its sources', () => {
  const { input, sources, missing } = assemble(single, [readW2('clinic', 50000, 5000)]);
  expect(missing).toEqual([]);
  expect(input).toEqual({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: {
      firstName: 'Maria L.',
      lastName: 'Ortiz',
      dateOfBirth: '1986-05-14',
      occupation: 'Nurse',
      ssn: '400-01-2001',
      claimableAsDependent: false,
    },
    address: { street: '12 Oak Street', city: 'Dayton', state: 'OH', zip: '45402' },
    digitalAssets: false,
    presidentialCampaign: { taxpayer: false },
    w2s: [
      {
        owner: 'taxpayer',
        employerName: 'Harbor Clinic',
        employerAddress: '40 Harbor Way, Portland, ME 04101',
        wages: 50000,
        federalWithholding: 5000,
        socialSecurityWages: 50000,
        socialSecurityWithholding: 3100,
        medicareWages: 50000,
        medicareWithholding: 725,
      },
    ],
  });
  expect(sources['w2s[0].wages']).toEqual({
    documentId: 'document-clinic',
    extractionId: 'extraction-clinic',
    fieldPath: 'box1_wages',
  });
  expect(sources['filingStatus']).toEqual({ questionId: 'marital-status' });
});

test('typed items stand after the documents, with their boxes and codes', () => {
  const { input, sources } = assemble(
    {
      ...single,
      'more-w2s': true,
      ...typedW2(0, 12000, 600, {
        otherBoxes: ['Box 7: Social Security tips', 'Box 12: Letter codes with amounts', 'box13'],
        socialSecurityTips: 900,
        box12Codes: ['D: 401(k) deferrals', 'DD: Cost of health insurance'],
        'box12.D': 500,
        'box12.DD': 3200.5,
        box13: ['Retirement plan'],
      }),
    },
    [readW2('clinic', 50000, 5000)],
  );
  expect(input?.w2s?.[1]).toEqual({
    employerName: 'Corner Bakery LLC',
    employerEin: '12-3456789',
    employerAddress: '40 Harbor Way, Portland, ME 04101',
    wages: 12000,
    federalWithholding: 600,
    socialSecurityWages: 12000,
    socialSecurityWithholding: 744,
    medicareWages: 12000,
    medicareWithholding: 174,
    socialSecurityTips: 900,
    box12: [
      { code: 'D', amount: 500 },
      { code: 'DD', amount: 3200.5 },
    ],
    retirementPlan: true,
  });
  expect(sources['w2s[1].box12[1].amount']).toEqual({ questionId: 'w2s.0.box12.DD' });
  expect(sources['w2s[1].retirementPlan']).toEqual({ questionId: 'w2s.0.box13' });
});

test('the spouse’s paper goes to the spouse on a joint return, and to nobody else without one', () => {
  const documents = [readW2('clinic', 50000, 5000), readW2('diner', 30000, 2000)];
  const { input, sources } = assemble(
    {
      ...joint,
      'documents.extraction-clinic.owner': 'Me',
      'documents.extraction-diner.owner': 'My spouse',
    },
    documents,
  );
  expect(input?.w2s?.map(({ owner }) => owner)).toEqual(['taxpayer', 'spouse']);
  expect(sources['w2s[1].owner']).toEqual({ questionId: 'documents.extraction-diner.owner' });
  expect(assemble(single, documents).input?.w2s?.map(({ owner }) => owner)).toEqual(['taxpayer', 'taxpayer']);
});

test('a printed number tells the owner without a question', () => {
  const answers = answerAll(joint);
  const documents = [
    readW2('diner', 30000, 2000, { recipientSsn: '400-01-2002' }),
    readW2('clinic', 50000, 5000, { recipientSsn: '***-**-2001' }),
  ];
  const { input } = assembleReturn({ answers: { ...answers, 'more-w2s': false }, documents });
  expect(input?.w2s?.map(({ owner }) => owner)).toEqual(['spouse', 'taxpayer']);
});

test('a form that waits for a look stays out and is named; one for another year stays out', () => {
  const documents = [
    readW2('blurred', 50000, 5000, { unconfirmed: 1 }),
    readW2('old', 40000, 4000, { taxYear: 2023 }),
  ];
  const { input, missing, sources } = assembleReturn({ answers: answerAll(single, documents), documents });
  expect(input).toBeNull();
  expect(missing.map(({ questionId }) => questionId)).toEqual(['documents.extraction-blurred']);
  expect(Object.keys(sources).filter((path) => path.startsWith('w2s'))).toEqual([]);
});

test('someone who was not supported is no dependent, and the next one moves up', () => {
  const { input, sources } = assemble({
    ...single,
    'had-dependents': true,
    'dependents.0.firstName': 'Leo',
    'dependents.0.relationship': 'Not related, or a cousin',
    'dependents.0.dateOfBirth': '1990-01-01',
    'dependents.0.monthsInHome': 12,
    'dependents.0.lastName': 'Diaz',
    'dependents.0.idKind': 'None of these yet',
    'dependents.0.supported': false,
    'dependents.0.more': true,
    ...child(1, 'Mia', '2016-03-01'),
    'kept-up-home': true,
  });
  expect(input?.dependents).toEqual([
    {
      firstName: 'Mia',
      lastName: 'Ortiz',
      relationship: 'child',
      relationshipName: 'son',
      dateOfBirth: '2016-03-01',
      monthsInHome: 12,
      ssn: '400-01-3002',
    },
  ]);
  expect(sources['dependents[0].dateOfBirth']).toEqual({ questionId: 'dependents.1.dateOfBirth' });
  expect(input?.filingStatus).toBe('hoh');
});

test.each([
  ['Brother or sister (including half and step)', 'siblingWord', 'Half sister', 'sibling', 'halfSister'],
  ['Niece or nephew', 'nieceOrNephewWord', 'Nephew', 'nieceOrNephew', 'nephew'],
])('%s: the word of the IRS is asked, and falls away with the relationship', (...row) => {
  const [label, question, word, relationship, relationshipName] = row;
  const { 'dependents.0.childWord': _, ...about } = child(0, 'Kim', '2015-03-01');
  const answers = answerAll({
    ...single,
    'had-dependents': true,
    ...about,
    'dependents.0.relationship': label,
    [`dependents.0.${question}`]: word,
    'kept-up-home': true,
  });
  expect(assembleReturn({ answers, documents: [] }).input?.dependents).toMatchObject([
    { relationship, relationshipName },
  ]);
  const child0 = { ...answers, 'dependents.0.relationship': 'child' };
  const asked = planInterview({ answers: child0, documents: [] }).categories.flatMap((one) => one.questions);
  expect(asked.map(({ id }) => id)).toContain('dependents.0.childWord');
  const stated = assembleReturn({ answers: { ...child0, 'dependents.0.childWord': 'son' }, documents: [] });
  expect(stated.input?.dependents).toMatchObject([{ relationship: 'child', relationshipName: 'son' }]);
});

test('choices state facts', () => {
  const { input } = assemble({
    ...single,
    'taxpayer.idKind': 'A Social Security number, and the card says “Not valid for employment”',
    'had-dependents': true,
    ...child(0, 'Mia', '2016-03-01', {
      circumstances: ['I’m letting the other parent claim this child (Form 8332)'],
      idKind: 'An individual taxpayer identification number (ITIN)',
      ssn: '900-70-0001',
    }),
    'kept-up-home': true,
    'payment-kinds': ['Estimated tax payments to the IRS for 2024'],
    'estimated.0.date': '2024-06-17',
    'estimated.0.amount': 400,
  });
  expect(input).toMatchObject({
    taxpayer: { ssnValidForWork: false },
    dependents: [{ releasedToOtherParent: true, idType: 'itin', ssn: '900-70-0001' }],
    payments: { estimated: [{ date: '2024-06-17', amount: 400 }] },
  });
});

test('on a separate return the spouse is a fact only when it matters and is known', () => {
  const apart: Script = {
    'marital-status': 'Married',
    'file-together': false,
    ...aboutMaria,
    'spouse.firstName': 'Sam',
    'spouse.lastName': 'Ortiz',
    'spouse.idKind': 'A Social Security number',
    'spouse.ssn': '400-01-2002',
  };
  const unknown = assemble({ ...apart, 'spouse.noIncome': false });
  expect(unknown.missing).toEqual([]);
  expect(unknown.input).not.toHaveProperty('spouse');
  const known = assemble({
    ...apart,
    'spouse.noIncome': true,
    'spouse.blind': true,
    'spouse.dateOfBirth': '1950-01-01',
  });
  expect(known.input?.spouse).toMatchObject({ noIncome: true, blind: true, dateOfBirth: '1950-01-01' });
  // Without income the age counts, so it must be told.
  expect(() => assemble({ ...apart, 'spouse.noIncome': true, 'spouse.blind': true })).toThrow(
    /no answer to spouse.dateOfBirth/,
  );
});

test('living apart all year says that the second half was apart too', () => {
  const { input } = assemble({
    'marital-status': 'Married',
    'file-together': false,
    'lived-apart-all-year': true,
    ...aboutMaria,
    'spouse.firstName': 'Sam',
    'spouse.lastName': 'Ortiz',
    'spouse.idKind': 'None of these yet',
  });
  expect(input).toMatchObject({
    filingStatus: 'mfs',
    livedApartAllYear: true,
    livedApartLastSixMonths: true,
  });
});

test('an incomplete interview gives no input and says what is missing', () => {
  const { input, missing } = assembleReturn({ answers: {}, documents: [] });
  expect(input).toBeNull();
  expect(missing[0]).toEqual({
    questionId: 'income-kinds',
    kind: 'unanswered',
    message: 'Answer “Did any of these happen in 2024?”',
  });
});

test('what a document says against the rules of the facts is named beside the document', () => {
  const wrong = readW2('clinic', 50000, 5000);
  const [form] = wrong.forms;
  const documents = [{ ...wrong, forms: form ? [{ ...form, item: { ...form.item, wages: -5 } }] : [] }];
  const { input, missing } = assembleReturn({ answers: answerAll(single, documents), documents });
  expect(input).toBeNull();
  expect(missing).toEqual([
    {
      questionId: 'documents.extraction-clinic',
      documentId: 'document-clinic',
      factPath: 'w2s[0].wages',
      kind: 'conflict',
      message:
        'Form W-2 (1), wages: “-5” can’t be right. This amount can’t be negative. Check it in “clinic.pdf.”',
    },
  ]);
  expect(parseReturn({}).ok).toBe(false);
});

test('a blank part of a box is named in words, with the document that it is on', () => {
  const read = readW2('clinic', 50000, 5000);
  const [form] = read.forms;
  const documents = [
    {
      ...read,
      forms: form
        ? [
            {
              ...form,
              item: { ...form.item, box12: [{ amount: 500 }] },
              sources: { ...form.sources, 'box12[0].amount': 'box12[0].amount' },
            },
          ]
        : [],
    },
  ];
  const { missing } = assembleReturn({ answers: answerAll(single, documents), documents });
  expect(missing).toEqual([
    {
      questionId: 'documents.extraction-clinic',
      documentId: 'document-clinic',
      factPath: 'w2s[0].box12[0].code',
      kind: 'conflict',
      message:
        'Form W-2 (1), Box 12 (1), code: This is blank. Enter what’s on the form. Check it in “clinic.pdf.”',
    },
  ]);
  for (const { message } of missing) expect(message).not.toMatch(/\w\[\d/);
});

test('an answer that the engine needs is asked for, and states its facts', () => {
  const { input } = assemble({
    ...single,
    'had-dependents': true,
    ...child(0, 'Mia', '2016-03-01'),
    'kept-up-home': true,
    'had-w2-income': true,
    ...typedW2(0, 20000, 500),
    creditsDisallowed: ['Earned income credit'],
    'reclaimedCredits.eic': 'No, a 2-year or 10-year ban still applies',
  });
  expect(input).toMatchObject({
    filingStatus: 'hoh',
    creditsDisallowed: { eic: true },
    reclaimedCredits: { eic: 'banned' },
  });
});

test('a credit that was denied before is claimed again with the days that Form 8862 needs', () => {
  const { input } = assemble({
    ...single,
    'had-dependents': true,
    ...child(0, 'Mia', '2016-03-01'),
    'dependents.0.monthsInHome': 8,
    'kept-up-home': true,
    'had-w2-income': true,
    ...typedW2(0, 20000, 500),
    creditsDisallowed: ['Earned income credit'],
    'reclaimedCredits.eic': 'Yes, and I still have to file Form 8862',
    'reclaimedCredits.eicIncomeOnly': false,
    'dependents.0.daysInHome': 245,
  });
  expect(input).toMatchObject({
    reclaimedCredits: { eic: 'withForm8862', eicIncomeOnly: false },
    dependents: [{ daysInHome: 245 }],
  });
});
