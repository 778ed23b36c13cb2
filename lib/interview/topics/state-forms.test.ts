import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { assembleReturn } from '../assemble';
import { decideInterview } from '../prune-irrelevant';
import { type Responses } from '../schema';
import { answersOf } from '../testing/facts-to-answers';
import { read } from '../testing/read-forms';
import { walkInterview } from '../walk';

const place = (state: string, city: string, zip: string) => ({ street: '1 Elm Street', city, state, zip });

const filer = (more: Partial<ReturnInputJson>): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: {
    dateOfBirth: '1955-03-04',
    firstName: 'Ann',
    lastName: 'Lee',
    ssn: '400-01-2345',
    occupation: 'Baker',
  },
  ...more,
});

const stated = (facts: ReturnInputJson, more: Responses = {}) => ({
  answers: { ...answersOf(facts).answers, ...more },
  documents: [],
});
const asked = (state: Parameters<typeof decideInterview>[0]): string[] =>
  decideInterview(state).asked.map(({ id }) => id);

function totalsOf(facts: ReturnInputJson, code: string, more: Responses = {}) {
  const { input, missing } = assembleReturn(stated(facts, more));
  if (missing.length > 0) throw new Error(JSON.stringify(missing));
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const totals = calculateAll(parsed.facts).states?.[code]?.totals;
  if (!totals) throw new Error(`No ${code} return`);
  return totals;
}

describe('tax-exempt interest', () => {
  const saver = filer({
    address: place('CA', 'Fresno', '93701'),
    retirement: [{ grossDistribution: 60_000, taxableAmount: 60_000, code: '7' }],
    interest: [{ payer: 'Broker', interest: 100, taxExemptInterest: 8_000, municipalState: 'CA' }],
  });

  test('is not taxed on bonds of the own state or a territory, and is on those of others', () => {
    const agi = (more: Responses) => totalsOf(saver, 'CA', more)['stateAgi'];
    expect(agi({})).toBe(60_100);
    expect(agi({ 'interest.0.municipalState': 'territory' })).toBe(60_100);
    expect(agi({ 'interest.0.municipalState': 'NV' })).toBe(68_100);
    expect(agi({ 'interest.0.municipalState': 'several', 'interest.0.municipalShareOwnState': 25 })).toBe(
      66_100,
    );
  });

  test('is not asked about without box 8, or where all bonds are treated alike', () => {
    expect(asked(stated(saver))).toContain('interest.0.municipalState');
    expect(asked(stated({ ...saver, interest: [{ payer: 'Bank', interest: 100 }] }))).not.toContain(
      'interest.0.municipalState',
    );
    const elsewhere = { ...saver, address: place('IL', 'Peoria', '61602') };
    expect(asked(stated(elsewhere))).not.toContain('interest.0.municipalState');
  });

  test('is asked of a form that was read', () => {
    const form = read('1099-INT', 'interest', { payer: 'Broker', interest: 100, taxExemptInterest: 8_000 });
    const answers = { ...answersOf({ ...saver, interest: [] }).answers, 'more-interest': false };
    const ids = walkInterview({ answers, documents: [form] }).asked.map(({ id }) => id);
    expect(ids).toContain('documents.x1099INT.municipalState');
  });
});

test('dividends of funds: Treasury securities and bonds of the home state by percent', () => {
  const holder = filer({
    address: place('NY', 'Albany', '12207'),
    retirement: [{ grossDistribution: 60_000, taxableAmount: 60_000, code: '7', ira: true }],
    dividends: [{ payer: 'Fund', ordinary: 1_000, exemptInterest: 2_000 }],
  });
  const agi = (more: Responses) =>
    totalsOf(holder, 'NY', { 'dividends.0.exemptShareOwnState': 0, ...more })['stateAgi'];
  // 61,000 less the pension exclusion of 20,000, and other states' interest of 2,000.
  expect(agi({})).toBe(43_000);
  expect(agi({ 'state-kinds': ['us-funds'], 'dividends.0.usObligationPercent': 38.2 })).toBe(42_618);
  expect(agi({ 'dividends.0.exemptShareOwnState': 100 })).toBe(41_000);
});

test('pay of a job before a move belongs to the state of that time when box 15 is empty', () => {
  const mover = filer({
    taxpayer: { ...filer({}).taxpayer, dateOfBirth: '1980-03-04' },
    address: place('TX', 'Austin', '78701'),
    residency: [
      { state: 'GA', from: '2024-01-01', to: '2024-06-30' },
      { state: 'TX', from: '2024-07-01', to: '2024-12-31' },
    ],
    w2s: [
      { employerName: 'Peach', wages: 60_000, states: [{ state: 'GA', wages: 60_000 }] },
      { employerName: 'Star', wages: 40_000, firstDay: '2024-07-01' },
    ],
  });
  expect(asked(stated(mover))).toContain('w2s.1.firstDay');
  expect(asked(stated(mover))).not.toContain('w2s.0.firstDay');
  // Georgia’s share is 60%: (60,000 - 7,200) at 5.39%.
  expect(totalsOf(mover, 'GA')['stateTaxAfterNonrefundableCredits']).toBe(2_846);
});

test('a home that box 15 leaves out taxes the pay of a job that went on after the move', () => {
  const commuter = filer({
    taxpayer: { ...filer({}).taxpayer, dateOfBirth: '1980-03-04' },
    address: place('NJ', 'Hoboken', '07030'),
    residency: [
      { state: 'NY', from: '2024-01-01', to: '2024-06-30' },
      { state: 'NJ', from: '2024-07-01', to: '2024-12-31' },
    ],
    w2s: [{ employerName: 'Gate', wages: 100_000, states: [{ state: 'NY', wages: 100_000 }] }],
  });
  expect(asked(stated(commuter))).toEqual(expect.arrayContaining(['w2s.0.firstDay', 'w2s.0.lastDay']));
});

describe('pensions', () => {
  const retired = (state: string, city: string, zip: string, form: Record<string, unknown>) =>
    filer({
      address: place(state, city, zip),
      retirement: [{ payer: 'Plan', grossDistribution: 50_000, taxableAmount: 50_000, code: '7', ...form }],
    });
  const taxed = (facts: ReturnInputJson, code: string, more: Responses = {}) =>
    totalsOf(facts, code, more)['stateTaxableIncome'];

  test('North Carolina: a public plan with five years of service by August 12, 1989 is not taxed', () => {
    const teacher = retired('NC', 'Durham', '27701', { planKind: 'teacher', planState: 'NC' });
    expect(taxed(teacher, 'NC')).toBe(50_000 - 12_750);
    expect(taxed(teacher, 'NC', { 'retirement.0.vested': true })).toBe(0);
  });

  test('Hawaii: the part from own contributions is taxed', () => {
    const saver = retired('HI', 'Honolulu', '96813', { planKind: 'privateEmployer' });
    const all = totalsOf(saver, 'HI', { 'retirement.0.employeeShare': 100 })['stateAgi'];
    expect([totalsOf(saver, 'HI')['stateAgi'], all]).toEqual([0, 50_000]);
  });

  test('Idaho: a pension of the Civil Service Retirement System is deducted', () => {
    const federal = retired('ID', 'Boise', '83702', { planKind: 'federalCivil' });
    const none = totalsOf(federal, 'ID')['stateTaxBeforeCredits'];
    const deducted = totalsOf(federal, 'ID', { 'retirement.0.governmentPre1986': true });
    expect(deducted['stateTaxBeforeCredits']).toBeLessThan(Number(none));
  });

  test('Pennsylvania: code 2 from a plan whose retirement age was reached is not taxed', () => {
    const officer = retired('PA', 'Erie', '16501', { code: '2', planKind: 'policeOrFire' });
    expect(totalsOf(officer, 'PA')['stateAgi']).toBe(50_000);
    expect(totalsOf(officer, 'PA', { 'retirement.0.retirementAgeReached': true })['stateAgi']).toBe(0);
  });

  test('Massachusetts: contributions that it taxed come back untaxed', () => {
    const holder = retired('MA', 'Lowell', '01850', { ira: true });
    expect(taxed(holder, 'MA')).toBe(50_000 - 4_400 - 700);
    expect(taxed(holder, 'MA', { 'retirement.0.contributionsAlreadyTaxed': 12_000 })).toBe(32_900);
  });
});

describe('homes', () => {
  const owner = (state: string, city: string, zip: string) =>
    filer({
      address: place(state, city, zip),
      socialSecurity: [{ netBenefits: 30_000 }],
      homes: [{ state, use: 'own', months: 12, propertyTax: 5_000 }],
    });
  const credits = (facts: ReturnInputJson, code: string, more: Responses) =>
    totalsOf(facts, code, more)['stateRefundableCredits'];

  test('Michigan: none for a home above the limit of its taxable value', () => {
    const home = owner('MI', 'Flint', '48502');
    expect(credits(home, 'MI', { 'stateHomes.0.taxableValue': 80_000 })).toBeGreaterThan(0);
    expect(credits(home, 'MI', { 'stateHomes.0.taxableValue': 200_000 })).toBe(0);
  });

  test('Massachusetts: none for a home above the limit of its assessed value', () => {
    const home = owner('MA', 'Lowell', '01850');
    // 5,000 less 10% of (30,000 - 700).
    expect(credits(home, 'MA', { 'stateHomes.0.assessedValue': 400_000 })).toBe(2_070);
    expect(credits(home, 'MA', { 'stateHomes.0.assessedValue': 1_500_000 })).toBe(0);
  });
});

describe('dependents', () => {
  const family = (state: string, city: string, zip: string, born: string) =>
    filer({
      filingStatus: 'hoh',
      taxpayer: { ...filer({}).taxpayer, dateOfBirth: '1978-03-04' },
      address: place(state, city, zip),
      w2s: [{ employerName: 'Shop', wages: 60_000, states: [{ state, wages: 60_000 }] }],
      dependents: [
        { firstName: 'Kim', lastName: 'Lee', ssn: '400-01-2346', dateOfBirth: born, relationship: 'child' },
      ],
    });

  test('New Jersey: a college student under age 22 is one more exemption', () => {
    const home = family('NJ', 'Trenton', '08608', '2005-05-14');
    const taxable = (more: Responses) => totalsOf(home, 'NJ', more)['stateTaxableIncome'];
    expect(Number(taxable({})) - Number(taxable({ 'dependents.0.inCollege': true }))).toBe(1_000);
    expect(asked(stated(family('NJ', 'Trenton', '08608', '2012-05-14')))).not.toContain(
      'dependents.0.inCollege',
    );
  });

  test('Oregon: a child with a disability is one more exemption credit', () => {
    const home = family('OR', 'Salem', '97301', '2012-05-14');
    const tax = (more: Responses) => totalsOf(home, 'OR', more)['stateTaxAfterNonrefundableCredits'];
    expect(Number(tax({})) - Number(tax({ 'dependents.0.disabled': true }))).toBe(249);
  });
});
