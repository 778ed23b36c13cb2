import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { assembleReturn } from '../assemble';
import { type Responses } from '../schema';
import { answersOf } from '../testing/facts-to-answers';
import { walkInterview } from '../walk';

const partnerIn = (state: string, more: object): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: {
    dateOfBirth: '1980-03-04',
    firstName: 'Ann',
    lastName: 'Lee',
    ssn: '400-01-2345',
    occupation: 'Baker',
  },
  address: { street: '1 Elm Street', city: 'Springfield', state, zip: '60601' },
  k1s: [
    { entity: 'partnership', name: 'Oak Street Partners', ein: '98-7000555', ordinaryIncome: 9_000, ...more },
  ],
});
const throughTheInterview = (facts: ReturnInputJson, more: Responses = {}) => {
  const answers = { ...answersOf(facts).answers, ...more };
  const { input, missing } = assembleReturn({ answers, documents: [] });
  const asked = walkInterview({ answers, documents: [] }).asked.map(({ id }) => id);
  return { k1: input?.k1s?.[0], missing, asked };
};

describe('what a state’s own Schedule K-1 says', () => {
  test('is asked in New Jersey, and may be left blank', () => {
    const { k1, missing } = throughTheInterview(partnerIn('NJ', { newJerseyShare: -120.5 }));
    expect(missing).toEqual([]);
    expect(k1?.newJerseyShare).toBe(-120.5);
    const blank = throughTheInterview(partnerIn('NJ', {}));
    expect(blank.missing).toEqual([]);
    expect(blank.asked).toContain('k1s.0.newJerseyShare');
    expect(blank.k1?.newJerseyShare ?? null).toBeNull();
  });

  test('is asked by class in Pennsylvania, and nowhere else', () => {
    const { k1, missing } = throughTheInterview(partnerIn('PA', {}), {
      'k1s.0.pennsylvaniaLines': ['pennsylvaniaShare-business', 'pennsylvaniaShare-guaranteedPayments'],
      'k1s.0.pennsylvaniaShare.business': -800,
      'k1s.0.pennsylvaniaShare.guaranteedPayments': 500,
    });
    expect(missing).toEqual([]);
    expect(k1?.pennsylvaniaShare).toEqual({ business: -800, guaranteedPayments: 500 });
    const { asked } = throughTheInterview(partnerIn('OH', {}));
    expect(asked).not.toContain('k1s.0.newJerseyShare');
    expect(asked).not.toContain('k1s.0.pennsylvaniaLines');
  });

  test('is the tax that the business paid, with additions in Illinois only', () => {
    const paid = [{ state: 'IL', credit: 450, addition: 460 }];
    const { k1, missing } = throughTheInterview(partnerIn('IL', { passThroughEntityTax: paid }));
    expect(missing).toEqual([]);
    expect(k1?.passThroughEntityTax).toEqual(paid);
    const { asked } = throughTheInterview(
      partnerIn('NY', { passThroughEntityTax: [{ state: 'NY', credit: 450 }] }),
    );
    expect(asked).toContain('k1s.0.entityTaxCredit');
    expect(asked).not.toContain('k1s.0.entityTaxAddition');
    expect(throughTheInterview(partnerIn('TX', {})).asked).not.toContain('k1s.0.entityTax');
  });

  test('is asked of people elsewhere whose share was earned in the state', () => {
    const inTexas = (state: string, more: Responses = {}) =>
      throughTheInterview(partnerIn('TX', {}), {
        'state-kinds': ['elsewhere'],
        'k1s.0.state': state,
        ...more,
      });
    const { k1, asked } = inTexas('NJ', {
      'k1s.0.newJerseyShare': 9_500,
      'k1s.0.entityTax': true,
      'k1s.0.entityTaxState': 'NJ',
      'k1s.0.entityTaxCredit': 450,
      'states.NJ.items': ['none'],
    });
    expect(k1).toMatchObject({
      state: 'NJ',
      newJerseyShare: 9_500,
      passThroughEntityTax: [{ state: 'NJ', credit: 450 }],
    });
    expect(asked).toContain('states.NJ.items');
    expect(asked).not.toContain('k1s.0.pennsylvaniaLines');
    expect(inTexas('PA').asked).toEqual(
      expect.arrayContaining(['k1s.0.pennsylvaniaLines', 'k1s.0.entityTax']),
    );
    expect(inTexas('NV').asked).not.toContain('k1s.0.entityTax');
  });
});
