import { answersOf } from '../testing/facts-to-answers';
import { assembleReturn } from '../assemble';
import { type Responses } from '../schema';
import { walkInterview } from '../walk';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';

const landlord: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: {
    dateOfBirth: '1980-03-04',
    firstName: 'Ann',
    lastName: 'Lee',
    ssn: '400-01-2345',
    occupation: 'Baker',
  },
  address: { street: '1 Elm Street', city: 'Chicago', state: 'IL', zip: '60601' },
  rentals: [
    { id: 'r1', kind: '1', address: '8 Elm Street, Dayton, OH 45402', rents: 9000, fairRentalDays: 365 },
  ],
};

const stated = (facts: ReturnInputJson, more: Responses = {}) => ({
  answers: { ...answersOf(facts).answers, ...more },
  documents: [],
});
const askedIn = (state: ReturnType<typeof stated>): string[] =>
  walkInterview(state).asked.map(({ id }) => id);

describe('where rentals, businesses, farms and K-1s belong', () => {
  test('is asked of whoever says that one is elsewhere, and becomes the fact', () => {
    expect(askedIn(stated(landlord))).not.toContain('rentals.0.state');
    const elsewhere = stated(landlord, { 'state-kinds': ['elsewhere'] });
    expect(askedIn(elsewhere)).toContain('rentals.0.state');
    const { input, missing } = assembleReturn(
      stated(landlord, {
        'state-kinds': ['elsewhere'],
        'rentals.0.state': 'OH',
        'states.OH.items': ['none'],
      }),
    );
    expect(missing).toEqual([]);
    expect(input?.rentals?.[0]?.state).toBe('OH');
  });

  test('is asked in a state without an income tax, too, but only of those who have such a thing', () => {
    const texan = { ...landlord, address: { ...landlord.address, state: 'TX' } } as ReturnInputJson;
    expect(askedIn(stated(texan))).toContain('state-kinds');
    expect(askedIn(stated({ ...texan, rentals: [] }))).not.toContain('state-kinds');
  });
});
