import { assembleReturn } from '@/lib/interview/assemble';
import { type DocumentFacts } from '@/lib/interview/document-facts';
import { planInterview } from '@/lib/interview/plan';
import { answerAll, type Script } from '@/lib/interview/testing/answer-all';
import { aboutMaria, child, readW2, typedW2 } from '@/lib/interview/testing/people';
import { checks } from '@/lib/tax/checks/check-return';
import { makeFieldLinks } from './field-links';
import { validateState } from './validation';

const jobs = [readW2('clinic', 50_000, 5_000)];
const script: Script = {
  'marital-status': 'Never married',
  ...aboutMaria,
  'had-dependents': true,
  ...child(0, 'Bo', '2018-03-01'),
  'more-w2s': true,
  ...typedW2(0, 1_234.56, 100),
};

function open(documents: DocumentFacts[] = jobs, answers = answerAll(script, documents)) {
  const state = { answers, documents };
  const { sources } = assembleReturn(state);
  const asked = planInterview(state).categories.flatMap(({ questions }) => questions.map(({ id }) => id));
  return { state, asked, linkTo: makeFieldLinks(state, sources) };
}

/** A fact of each error: where it may be found wanting. */
const errorPaths: Record<string, string[]> = {
  'name-missing': ['taxpayer.firstName', 'spouse.lastName', 'dependents.0.lastName'],
  'number-missing': ['taxpayer.ssn', 'spouse.ssn', 'dependents.0.ssn', 'dependents.4.ssn'],
  'number-impossible': ['taxpayer.ssn'],
  'number-repeated': ['dependents.0.ssn'],
  'identity-pin': ['taxpayer.ipPin', 'spouse.ipPin'],
  'address-missing': ['address.street', 'address.city', 'address.state', 'address.zip'],
  'zip-code': ['address.zip'],
  'military-address': ['address.state'],
  'bank-account': ['refund.routingNumber', 'refund.accountNumber'],
  'routing-number': ['refund.routingNumber'],
  'account-number': ['refund.accountNumber'],
  'head-of-household-alone': ['filingStatus'],
  'w2-employer-address': ['w2s.0.employerAddress', 'w2s.1.employerAddress'],
  'w2-employer-number': ['w2s.0.employerEin', 'w2s.1.employerEin'],
  'w2-no-wages': ['w2s.0.wages', 'w2s.1.wages'],
  'w2-box-12': ['w2s.0.box12.0.amount', 'w2s.1.box12.3.amount'],
  'paper-of-someone-else': ['w2s.0.employeeSsn'],
  'qualified-above-ordinary': ['dividends.0.qualified'],
  'taxable-above-gross': ['retirement.0.taxableAmount'],
  'care-provider': ['childCare.providers.0.id'],
  'care-provider-family': ['childCare.providers.0.id'],
  'school-number': ['education.0.ein'],
  'school-form': ['education.0.form1098T', 'education.0.priorForm1098T'],
  'alimony-recipient': ['adjustments.alimonyPaid.0.recipientSsn'],
  'vehicle-number': ['cleanVehicles.0.vin'],
  'vehicle-details': ['cleanVehicles.0.make'],
  'born-in-2024': ['dependents.0.monthsInHome'],
  'property-gifts-unlisted': ['itemized.charityNoncash', 'itemized.propertyGifts.0.value'],
  'property-gift-incomplete': ['itemized.propertyGifts.0.charity', 'itemized.propertyGifts.0.given'],
  'k1-basis-missing': ['k1s.0.basis.beginning'],
  'k1-corporation-incomplete': ['k1s.0.name', 'k1s.0.ein'],
  'k1-stock-source-missing': ['k1s.0.basis.stockAcquired', 'k1s.0.basis.stockAcquiredOther'],
  'k1-loan-kind-missing': ['k1s.0.basis.debtKind'],
};

test('every error has its fix listed here', () => {
  const errors = checks.filter(({ severity }) => severity === 'error').map(({ id }) => id);
  expect(Object.keys(errorPaths).sort()).toEqual(errors.sort());
});

test('every fix is a question that is asked now, or a field of a document', () => {
  const { asked, linkTo } = open();
  for (const path of Object.values(errorPaths).flat()) {
    const place = linkTo(path);
    if (place.kind === 'question')
      expect([path, asked]).toEqual([path, expect.arrayContaining([place.questionId])]);
    else expect([path, place.documentId]).toEqual([path, 'document-clinic']);
  }
});

test('a fact leads to where it was told', () => {
  const { linkTo } = open();
  const hrefOf = (path: string) => linkTo(path).href;
  expect(hrefOf('taxpayer.ssn')).toBe('/interview?q=taxpayer.ssn');
  expect(hrefOf('address.zip')).toBe('/interview?q=address.zip');
  expect(hrefOf('dependents.0.ssn')).toBe('/interview?q=dependents.0.ssn');
  expect(hrefOf('w2s.0.wages')).toBe('/upload/document-clinic?field=box1_wages');
  expect(hrefOf('w2s.0.employerEin')).toBe('/upload/document-clinic?field=employer_ein');
  expect(hrefOf('w2s.0.employeeSsn')).toBe('/upload/document-clinic?field=employee_ssn');
  // Typed items stand after those of documents.
  expect(hrefOf('w2s.1.wages')).toBe('/interview?q=w2s.0.wages');
  expect(hrefOf('w2s.1.employerEin')).toBe('/interview?q=w2s.0.employerEin');
  expect(hrefOf('filingStatus')).toBe('/interview?q=marital-status');
  expect(hrefOf('refund.routingNumber')).toBe('/interview?q=refund-method');
});

test('the second form of a file is found by its position', () => {
  const [first] = jobs;
  const [other] = readW2('mill', 30_000, 2_000).forms;
  if (first === undefined || other === undefined) throw new Error('there are two forms');
  const { linkTo } = open([{ ...first, forms: [...first.forms, other] }]);
  expect(linkTo('w2s.1.wages').href).toBe('/upload/document-clinic?field=forms%5B1%5D.box1_wages');
});

test('an empty interview still leads somewhere', () => {
  const { asked, linkTo } = open([], {});
  const place = linkTo('itemized.charityCash');
  expect(place.kind === 'question' && asked.includes(place.questionId)).toBe(true);
});

describe('a validation', () => {
  test('says what is missing first', () => {
    const { issues, totalIssues } = validateState({ answers: {}, documents: [] });
    expect(totalIssues).toBe(issues.length);
    expect(issues.every(({ id, severity }) => id.startsWith('missing:') && severity === 'error')).toBe(true);
  });

  test('links each issue to its place', () => {
    const documents = [readW2('clinic', 50_000, 5_000), readW2('copy', 50_000, 5_000)];
    const { state, asked } = open(documents);
    const { issues } = validateState(state);
    const twice = issues.find(({ id }) => id === 'paper-twice:w2s.1.wages');
    expect(twice).toMatchObject({ severity: 'warning', href: '/upload/document-copy?field=box1_wages' });
    for (const { href = '' } of issues) {
      const question = /^\/interview\?q=(.*)$/.exec(href)?.[1];
      if (question !== undefined) expect(asked).toContain(decodeURIComponent(question));
      else expect(href).toMatch(/^\/upload\/document-(clinic|copy)\?field=/);
    }
  });
});
