import { listCarryovers } from '@/lib/tax/carryovers';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { checkAnswer, isKnownQuestion } from './answers';
import { assembleReturn } from './assemble';
import { describeByIds } from './describe-carried';
import { expectFromAnswers, listExpected, markReceived } from './expected-documents';
import { carryAnswers, type LastYear, suggestAnswers } from './last-year';
import { type Responses } from './schema';
import { answersOf } from './testing/facts-to-answers';
import { readW2 } from './testing/people';

const family = {
  taxYear: 2024 as const,
  filingStatus: 'mfj' as const,
  taxpayer: { firstName: 'Maria', lastName: 'Ortiz', ssn: '400-01-2001', dateOfBirth: '1986-05-14' },
  spouse: { firstName: 'Sam', lastName: 'Ortiz', ssn: '400-01-2002', dateOfBirth: '1985-02-03' },
  address: { street: '12 Oak Street', city: 'Dayton', state: 'OH', zip: '45402' },
  dependents: [
    {
      firstName: 'Mia',
      lastName: 'Ortiz',
      ssn: '400-01-3001',
      relationship: 'child' as const,
      dateOfBirth: '2010-06-01',
      monthsInHome: 12,
    },
    {
      firstName: 'Leo',
      lastName: 'Ortiz',
      ssn: '400-01-3002',
      relationship: 'child' as const,
      dateOfBirth: '2015-06-01',
      monthsInHome: 12,
    },
  ],
  w2s: [
    {
      owner: 'spouse' as const,
      employerName: 'Harbor Clinic',
      employerEin: '12-3456789',
      wages: 62_000,
      federalWithholding: 9_000,
      socialSecurityWages: 62_000,
      socialSecurityWithholding: 3_844,
      medicareWages: 62_000,
      medicareWithholding: 899,
    },
  ],
  interest: [{ payer: 'Harbor Bank', interest: 310 }],
  sales: [
    {
      description: 'Stock',
      acquired: '2020-01-02',
      sold: '2024-03-01',
      proceeds: 5_000,
      basis: 15_000,
    },
  ],
  refund: { routingNumber: '021000021', accountNumber: '000123456789', applyToNextYear: 250 },
};

/** The family's 2024 return as the interview holds it. */
function lastYear(): LastYear {
  const { answers } = answersOf(family);
  const { input, sources } = assembleReturn({ answers, documents: [] });
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { carried } = listCarryovers(parsed.facts);
  return { taxYear: 2024, answers, facts: parsed.facts, sources, carryovers: carried };
}

const last = lastYear();
const carried = carryAnswers(last);
const answers: Responses = Object.fromEntries(carried.map(({ questionId, answer }) => [questionId, answer]));
const state = { taxYear: 2025 as const, answers, documents: [] };

describe('what a return starts from', () => {
  it('brings people, address, bank, employers and carryovers over', () => {
    expect(answers).toMatchObject({
      'taxpayer.firstName': 'Maria',
      'taxpayer.dateOfBirth': '1986-05-14',
      'spouse.lastName': 'Ortiz',
      'address.zip': '45402',
      'had-dependents': true,
      'dependents.0.firstName': 'Mia',
      'dependents.0.more': true,
      'dependents.1.ssn': '400-01-3002',
      'refund.routingNumber': '021000021',
      'w2s.0.employerName': 'Harbor Clinic',
      'w2s.0.employerEin': '12-3456789',
      'capitalLossCarryover.longTerm': 7_000,
      'payments.priorYearOverpayment': 250,
      'priorYear.filingStatus': 'mfj',
    });
    expect(carried.find(({ questionId }) => questionId === 'capitalLossCarryover.longTerm')?.from).toBe(
      '2024 Capital Loss Carryover Worksheet, line 13',
    );
  });

  it('asks anew what the year decides', () => {
    for (const id of [
      'marital-status',
      'dependents.0.monthsInHome',
      'dependents.1.more',
      'w2s.0.wages',
      'taxpayer.ipPin',
    ])
      expect(Object.hasOwn(answers, id)).toBe(false);
  });

  it('gives only answers that the questions of 2025 take', () => {
    const wrong = carried.flatMap(({ questionId, answer }) => {
      if (!isKnownQuestion(state, questionId)) return [`${questionId} is no question`];
      const checked = checkAnswer(state, questionId, answer);
      return checked.ok ? [] : [`${questionId}: ${checked.message}`];
    });
    expect(wrong).toEqual([]);
  });

  it('offers the choices that open the carryovers, without answering for the filer', () => {
    const suggested = suggestAnswers(last, carried);
    expect(Object.fromEntries(suggested.map(({ questionId, answer }) => [questionId, answer]))).toEqual({
      'special-items': ['loss'],
      'payment-kinds': ['overpayment'],
      'had-w2-income': true,
    });
    for (const { questionId, answer } of suggested)
      expect(checkAnswer(state, questionId, answer)).toEqual({ ok: true, value: answer });
  });

  it('describes each with its words, and says what waits', () => {
    const described = describeByIds(state, [
      'taxpayer.ssn',
      'dependents.1.firstName',
      'capitalLossCarryover.longTerm',
    ]);
    expect(described).toEqual([
      expect.objectContaining({ value: expect.stringMatching(/2001$/), asked: true }),
      expect.objectContaining({ item: 'Leo', value: 'Leo', asked: true }),
      expect.objectContaining({
        question: 'How much long-term capital loss did you carry over from 2024?',
        value: '$7,000.00',
        asked: false,
      }),
    ]);
    expect(described[0]?.value).not.toContain('400-01');
  });

  it('leaves out who and what is gone', () => {
    const gone = carryAnswers({
      ...last,
      answers: { ...last.answers, 'dependents.0.dateOfDeath': '2024-11-02' },
    });
    const names = gone.filter(({ questionId }) => questionId.endsWith('.firstName'));
    expect(names.map(({ questionId, answer }) => [questionId, answer])).toEqual([
      ['taxpayer.firstName', 'Maria'],
      ['spouse.firstName', 'Sam'],
      ['dependents.0.firstName', 'Leo'],
    ]);
  });
});

describe('installment sales of last year', () => {
  const lot = {
    description: 'Lot',
    use: 'investment' as const,
    acquired: '2015-03-01',
    sold: '2023-05-01',
    price: 200_000,
    cost: 75_000,
    payments: 20_000,
    priorPayments: 40_000,
  };

  /** The return of 2025 as it starts after these sales. */
  function startAfter(...installmentSales: (typeof lot)[]) {
    const { answers: given } = answersOf({ ...family, installmentSales });
    const { input, sources } = assembleReturn({ answers: given, documents: [] });
    const parsed = parseReturn(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const { carried: carryovers } = listCarryovers(parsed.facts);
    const found = carryAnswers({
      taxYear: 2024,
      answers: given,
      facts: parsed.facts,
      sources,
      carryovers,
    });
    const start: Responses = Object.fromEntries(found.map(({ questionId, answer }) => [questionId, answer]));
    return { found, start };
  }

  it('go on with their figures, and the payments of the year are asked', () => {
    const { found, start } = startAfter(lot);
    expect(start).toMatchObject({
      'installmentSales.0.use': 'investment',
      'installmentSales.0.description': 'Lot',
      'installmentSales.0.sold': '2023-05-01',
      'installmentSales.0.grossProfitPercentage': '0.625',
      'installmentSales.0.priorPayments': 60_000,
      'installmentSales.0.price': 200_000,
      'installmentSales.0.cost': 75_000,
    });
    expect(start).not.toHaveProperty(['installmentSales.0.payments']);
    const later = { taxYear: 2025 as const, answers: start, documents: [] };
    for (const { questionId, answer } of found.filter((one) =>
      one.questionId.startsWith('installmentSales.'),
    ))
      expect([questionId, checkAnswer(later, questionId, answer).ok]).toEqual([questionId, true]);
    const suggested = suggestAnswers({ taxYear: 2024 }, found);
    expect(suggested.find(({ questionId }) => questionId === 'special-items')?.answer).toContain(
      'installment',
    );
    // Of the sale nothing else is asked but what the year decides.
    const asked = { ...start, 'special-items': ['installment'] };
    const { missing } = assembleReturn({ taxYear: 2025, answers: asked, documents: [] });
    const ids = missing.map(({ questionId }) => questionId);
    expect(ids.filter((id) => id.startsWith('installmentSales.'))).toEqual([
      'installmentSales.0.situation',
      'installmentSales.0.payments',
      'installmentSales.0.more',
    ]);
  });

  it('that were paid in full stay behind, and the others move up', () => {
    const { start } = startAfter({ ...lot, priorPayments: 180_000 }, { ...lot, description: 'Barn lot' });
    expect(start['installmentSales.0.description']).toBe('Barn lot');
    expect(start['installmentSales.0.priorPayments']).toBe(60_000);
    expect(Object.keys(start).filter((id) => id.startsWith('installmentSales.1.'))).toEqual([]);
  });
});

describe('documents to expect', () => {
  const expected = listExpected(last.facts);

  it('names the forms of last year by payer', () => {
    expect(expected).toEqual([
      { form: 'W-2', payer: 'Harbor Clinic' },
      { form: '1099-INT', payer: 'Harbor Bank' },
      { form: '1099-B', payer: '' },
    ]);
  });

  it('adds what the answers of the year call for, and nothing that is expected already', () => {
    const stated = {
      'had-w2-income': true,
      'money-kinds': ['interest', 'dividends', 'jury'],
      'income-kinds': ['partner'],
      costs: ['none'],
    };
    const forms = (known: typeof expected) => expectFromAnswers(stated, known).map(({ form }) => form);
    expect(forms([])).toEqual(['W-2', '1099-INT', '1099-DIV', 'Schedule K-1']);
    expect(forms(expected)).toEqual(['1099-DIV', 'Schedule K-1']);
    expect(expectFromAnswers({ 'had-w2-income': false }, [])).toEqual([]);
  });

  it('ticks off what was uploaded or typed in', () => {
    expect(
      markReceived(expected, [readW2('mine', 64_000, 9_100)], {}).map(({ received }) => received),
    ).toEqual([true, false, false]);
    const typed = { 'interest.0.payer': 'HARBOR BANK, N.A.' };
    expect(markReceived(expected, [], typed).map(({ received }) => received)).toEqual([false, true, false]);
    expect(markReceived(expected, [], { 'interest.0.payer': 'Other Bank' })[1]?.received).toBe(false);
  });
});
