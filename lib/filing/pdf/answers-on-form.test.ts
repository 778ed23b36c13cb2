import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInput, ReturnInputJson } from '@/lib/tax/facts/return-input';
import { answersOf, businessFacts } from './answers-on-form';

function factsOf(input: Partial<ReturnInputJson> = {}): ReturnInput {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { firstName: 'Ann', lastName: 'Lee', dateOfBirth: '1980-05-05' },
    ...input,
  });
  if (!parsed.ok) throw new Error('the facts don’t fit');
  return parsed.facts;
}

const lines = (values: Record<string, number>) =>
  Object.entries(values).map(([line, value]) => ({ line, value }));

const share = (more: object = {}) => ({ entity: 'partnership' as const, name: 'Fund LP', ...more });

describe('questions that a form answers with its own lines', () => {
  test('Form 2441, line 22: no amount from a business of one’s own', () => {
    expect(answersOf('2441', lines({ '22': 0 }), factsOf())).toEqual({ ownPlan: false });
    expect(answersOf('2441', lines({ '22': 900 }), factsOf())).toEqual({ ownPlan: true });
    expect(answersOf('2441', lines({ '3': 900 }), factsOf())).toEqual({});
  });

  test('Form 8839 of 2025, lines 3, 8, 20, 26 and 31', () => {
    const adopted = (more: object) => factsOf({ taxYear: 2025, adoption: [{ expenses: 9_000, ...more }] });
    expect(answersOf('8839', lines({ '7': 82_900 }), adopted({}))).toEqual({
      earlierCredit: false,
      overIncome: false,
    });
    expect(
      answersOf('8839', lines({ '7': 270_000, '8': 10_810 }), adopted({ priorYearsCredit: 500 })),
    ).toEqual({ earlierCredit: true, overIncome: true });
    expect(
      answersOf('8839', lines({ '23': 4_000, '30': 4_000 }), adopted({ employerBenefits: 4_000 })),
    ).toEqual({ earlierBenefits: false, overBenefitIncome: false, moreExcluded: false });
  });

  test('Schedule 8812, lines 12, 16b, 19 and 20', () => {
    const whole = { '4': 3, '8': 6_600, '11': 0, '16b': 5_100, '18a': 27_881, '19': 25_381 };
    expect(answersOf('8812', lines(whole), factsOf())).toEqual({
      creditLeft: true,
      children: '3',
      earnedOver: true,
      threeChildren: true,
    });
    const none = { '4': 1, '8': 2_000, '11': 2_000 };
    expect(answersOf('8812', lines(none), factsOf())).toEqual({ creditLeft: false });
    const poor = { '4': 1, '8': 2_000, '11': 0, '16b': 1_700, '18a': 2_000 };
    expect(answersOf('8812', lines(poor), factsOf())).toMatchObject({
      earnedOver: false,
      threeChildren: false,
    });
  });

  test('Schedule E, line 27: losses of earlier years beyond basis, or expenses nobody repaid', () => {
    expect(answersOf('schedule-e', [], factsOf())).toEqual({});
    expect(answersOf('schedule-e', [], factsOf({ k1s: [share()] }))).toEqual({ earlierLosses: false });
    expect(answersOf('schedule-e', [], factsOf({ k1s: [share({ unreimbursedExpenses: 40 })] }))).toEqual({
      earlierLosses: true,
    });
    expect(answersOf('schedule-e', [], factsOf({ k1s: [share({ basis: { suspendedLoss: 500 } })] }))).toEqual(
      { earlierLosses: true },
    );
    const sold = share({ soldEntirely: true, priorUnallowedLoss: 700 });
    expect(answersOf('schedule-e', [], factsOf({ k1s: [sold] }))).toEqual({});
  });

  test('Form 8995: a business without a name or an EIN goes under its owner', () => {
    const owner = { name: 'Ann Lee', ssn: '400-10-0001' };
    expect(businessFacts({ name: '', taxpayerNumber: '' }, owner)).toEqual({
      business: 'Ann Lee',
      businessNumber: '400-10-0001',
    });
    expect(businessFacts({ name: 'Yard', taxpayerNumber: '12-3456789' }, owner)).toEqual({
      business: 'Yard',
      businessNumber: '12-3456789',
    });
  });
});
