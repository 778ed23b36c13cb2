import { listKnownAnswers } from './known';
import { listKnownForms, listWaiting } from './known-forms';
import { readW2 } from './testing/people';

const account = { firstName: 'Maria', lastName: 'Ortiz', email: 'maria@example.com' };
const maria = {
  recipientSsn: '400-01-2001',
  recipientName: 'MARIA L ORTIZ',
  recipientAddress: '12 OAK STREET APT 4B, DAYTON, OH 45402-1234',
};
const sam = { recipientSsn: '400-01-2002', recipientName: 'Sam Ortiz', recipientAddress: null };

const knownFrom = (documents: Parameters<typeof listKnownForms>[0]['documents']) =>
  Object.fromEntries(
    listKnownAnswers({ answers: {}, documents }, account).map(({ questionId, answer }) => [
      questionId,
      answer,
    ]),
  );

test('a checked W-2 in the filer’s name says who they are and where they live', () => {
  expect(knownFrom([readW2('clinic', 50_000, 5000, maria)])).toEqual({
    'taxpayer.firstName': 'Maria L',
    'taxpayer.lastName': 'Ortiz',
    'taxpayer.idKind': 'A Social Security number',
    'taxpayer.ssn': '400-01-2001',
    'address.street': '12 Oak Street',
    'address.apartment': '4B',
    'address.city': 'Dayton',
    'address.state': 'Ohio',
    'address.zip': '45402-1234',
    'taxpayer.email': 'maria@example.com',
  });
});

test('a form in another name is never taken for the filer’s: it stands for the spouse', () => {
  const known = knownFrom([readW2('kitchen', 40_000, 3000, sam), readW2('clinic', 50_000, 5000, maria)]);
  expect(known).toMatchObject({ 'taxpayer.ssn': '400-01-2001', 'spouse.ssn': '400-01-2002' });
  const alone = knownFrom([readW2('kitchen', 40_000, 3000, sam)]);
  expect(alone).toMatchObject({ 'taxpayer.firstName': 'Maria', 'spouse.firstName': 'Sam' });
  expect(alone['taxpayer.ssn']).toBeUndefined();
});

test('a form with values to check, or without a number and in another name, says nothing about people', () => {
  for (const form of [
    { ...maria, unconfirmed: 2 },
    { ...sam, recipientSsn: 'XXX-XX-2002' },
    { ...sam, recipientSsn: null },
    { ...maria, recipientName: 'MARIA FIELDING', recipientSsn: 'XXX-XX-2001' },
  ])
    expect(Object.keys(knownFrom([readW2('clinic', 50_000, 5000, form)]))).toEqual([
      'taxpayer.firstName',
      'taxpayer.lastName',
      'taxpayer.email',
    ]);
});

test('a form that masks the number still says where the filer lives', () => {
  const masked = { ...maria, recipientSsn: 'XXX-XX-2001' };
  const known = knownFrom([readW2('bank', 0, 0, masked)]);
  expect(known).toMatchObject({ 'taxpayer.firstName': 'Maria L', 'address.street': '12 Oak Street' });
  expect(known['taxpayer.ssn']).toBeUndefined();
  const numbered = { ...maria, recipientAddress: null };
  for (const forms of [
    [masked, numbered],
    [numbered, masked],
  ])
    expect(knownFrom(forms.map((form, at) => readW2(`form-${at}`, 0, 0, form)))).toMatchObject({
      'taxpayer.ssn': '400-01-2001',
      'address.city': 'Dayton',
    });
});

test('a number that the IRS gave is offered as an ITIN', () => {
  expect(
    knownFrom([readW2('clinic', 50_000, 5000, { ...maria, recipientSsn: '900-70-1234' })]),
  ).toMatchObject({
    'taxpayer.idKind': 'An individual taxpayer identification number (ITIN)',
    'taxpayer.ssn': '900-70-1234',
  });
});

test('each form stands with whether it counts', () => {
  const state = {
    answers: { 'documents.extraction-unsure.year': true },
    documents: [
      readW2('clinic', 50_000, 5000),
      readW2('blurred', 1000, 100, { unconfirmed: 3 }),
      readW2('old', 1000, 100, { taxYear: 2023 }),
      readW2('unsure', 1000, 100, { taxYear: null }),
    ],
  };
  expect(listKnownForms(state).map(({ name, standing }) => [name, standing])).toEqual([
    ['clinic.pdf', 'counted'],
    ['blurred.pdf', 'to-check'],
    ['old.pdf', 'other-year'],
    ['unsure.pdf', 'counted'],
  ]);
  expect(listWaiting(state)).toEqual([{ documentId: 'document-blurred', name: 'blurred.pdf' }]);
});
