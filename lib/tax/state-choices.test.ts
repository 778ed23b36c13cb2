import { parseReturn } from './facts/parse-return';
import { type ReturnInputJson } from './facts/return-input';
import { compareChoices } from './state-choices';

function choicesOf(input: Omit<ReturnInputJson, 'taxYear'>) {
  const parsed = parseReturn({ taxYear: 2024, ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return compareChoices(parsed.facts);
}

/** Wages of 90,000 with 9,000 of state tax withheld, and a mortgage. */
const owner = (state: string, interest: number) => ({
  filingStatus: 'single' as const,
  taxpayer: { dateOfBirth: '1985-05-05' },
  residency: [{ state }],
  w2s: [{ wages: 90_000, federalWithholding: 9000, states: [{ state, wages: 90_000, withholding: 9000 }] }],
  itemized: { mortgages: [{ lender: 'Bank', interest, balance: 100_000, originated: '2020-01-01' }] },
});

describe('choices that several returns decide together', () => {
  it('finds the standard deduction better where Virginia follows the federal choice', () => {
    // Federal: 9,000 + 5,800 = 14,800 against 14,600: 200 x 22% = 44 less. Virginia: 5,800 against 8,500: 2,700 x 5.75% = 155 more.
    const [choice, ...others] = choicesOf(owner('VA', 5800));
    expect(others).toEqual([]);
    expect(choice).toMatchObject({ kind: 'itemize', taken: 0, best: 1 });
    const [itemized, standard] = choice?.ways ?? [];
    expect([itemized?.name, standard?.name]).toEqual(['itemized', 'standard']);
    expect((standard?.taxes.federal ?? 0) - (itemized?.taxes.federal ?? 0)).toBe(44);
    expect(Math.abs((itemized?.taxes.state ?? 0) - (standard?.taxes.state ?? 0) - 155.25)).toBeLessThan(1);
    expect(itemized?.taxes.total).toBe((itemized?.taxes.federal ?? 0) + (itemized?.taxes.state ?? 0));
  });

  it('lets the larger deduction stand where the state has none', () => {
    // Pennsylvania has neither deduction: only the federal 200 x 22% count.
    expect(choicesOf(owner('PA', 5800))).toMatchObject([{ kind: 'itemize', taken: 0, best: 0 }]);
  });

  it('follows the choice of the filer, and says what it costs', () => {
    const base = owner('VA', 5800);
    const chosen = choicesOf({ ...base, itemized: { ...base.itemized, standard: true } });
    expect(chosen).toMatchObject([{ kind: 'itemize', taken: 1, best: 1 }]);
    expect(chosen[0]?.ways).toEqual(choicesOf(base)[0]?.ways);
  });

  it('says nothing to people without itemized deductions', () => {
    expect(
      choicesOf({
        filingStatus: 'single',
        taxpayer: { dateOfBirth: '1985-05-05' },
        residency: [{ state: 'TX' }],
        w2s: [{ wages: 50_000 }],
      }),
    ).toEqual([]);
  });

  it('compares a Delaware couple apart and together', () => {
    const [choice] = choicesOf({
      filingStatus: 'mfj',
      taxpayer: { dateOfBirth: '1985-05-05' },
      spouse: { dateOfBirth: '1986-05-05' },
      residency: [{ state: 'DE' }],
      w2s: [
        { wages: 60_000, states: [{ state: 'DE', wages: 60_000 }] },
        { owner: 'spouse', wages: 60_000, states: [{ state: 'DE', wages: 60_000 }] },
      ],
    });
    // Apart: 60,000 - 3,250 = 56,750 each: 2,943.50 + 1,750 x ... by the schedule; together the upper rate takes more.
    expect(choice).toMatchObject({ kind: 'separate', state: 'DE', taken: 0, best: 0 });
    const [apart, together] = choice?.ways ?? [];
    expect(apart?.taxes.federal).toBe(together?.taxes.federal);
    expect(apart?.taxes.state).toBeLessThan(together?.taxes.state ?? 0);
  });
});
