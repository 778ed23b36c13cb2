import fc from 'fast-check';
import { assertShare } from '@/tests/setup/share';
import { type ReturnInputJson } from './facts/return-input';
import { buildRefundLedger, type RefundLedger } from './refund-ledger';
import { anyReturn } from './testing/any-return';

const base: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1980-01-01' },
};

function ledgerOf(input: ReturnInputJson): Extract<RefundLedger, { ok: true }> {
  const ledger = buildRefundLedger(input);
  if (!ledger.ok) throw new Error(JSON.stringify(ledger.issues));
  return ledger;
}

describe('buildRefundLedger', () => {
  // Single, wages 50,000: taxable 35,400, Tax Table 4,019 (row 35,400-35,450), withheld 5,000: refund 981.
  // Interest 100: taxable 35,500, Tax Table 4,031, 12 more. Estimated payment 250 back in full.
  it('says what each fact did', () => {
    const ledger = ledgerOf({
      ...base,
      payments: { estimated: [{ amount: 250 }] },
      interest: [{ payer: 'First Bank', interest: 100 }],
      w2s: [{ employerName: 'Acme', wages: 50_000, federalWithholding: 5_000 }],
    });
    const wages = {
      facts: [{ path: 'w2s.0', label: 'Form W-2 (1), Acme', topic: 'income' }],
      topic: 'income',
      change: 981,
      balance: 981,
    };
    const interest = {
      facts: [{ path: 'interest.0', label: 'Form 1099-INT (1), First Bank', topic: 'income' }],
      topic: 'income',
      change: -12,
      balance: 969,
    };
    const paid = {
      facts: [{ path: 'payments.estimated.0', label: 'Estimated payment (1)', topic: 'payments' }],
      topic: 'payments',
      change: 250,
      balance: 1_219,
    };
    expect(ledger).toEqual({
      ok: true,
      start: 0,
      end: 1_219,
      steps: [wages, interest, paid],
      groups: [
        { topic: 'income', label: 'Income', change: 969, steps: [wages, interest] },
        { topic: 'payments', label: 'Tax already paid', change: 250, steps: [paid] },
      ],
    });
  });

  // Joint, wages 60,000: taxable 30,800; a child under 17 takes 2,000 off the tax.
  it('names each dependent', () => {
    const { steps } = ledgerOf({
      ...base,
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1981-01-01' },
      dependents: [{ firstName: 'Ana', dateOfBirth: '2015-05-05', relationship: 'child' }],
      w2s: [{ wages: 60_000 }],
    });
    expect(steps.at(-1)).toMatchObject({
      facts: [{ path: 'dependents.0', label: 'Dependent (1), Ana' }],
      change: 2_000,
    });
  });

  it('refuses what the engine refuses, with its reason', () => {
    expect(buildRefundLedger({ ...base, adjustments: { archerMsa: 1 } })).toEqual({
      ok: false,
      issues: [
        {
          path: 'adjustments.archerMsa',
          message: 'Archer medical savings accounts (Form 8853) aren’t supported.',
        },
      ],
    });
  });

  it('adds up to the dollar, and states every fact once, whatever the return', () => {
    assertShare(
      fc.property(anyReturn, (input) => {
        const ledger = buildRefundLedger(input);
        if (!ledger.ok) {
          expect(ledger.issues.every(({ message }) => message.length > 10)).toBe(true);
          return;
        }
        const { start, steps, end } = ledger;
        let balance = start;
        for (const step of steps) {
          balance += step.change;
          expect(step.balance).toBe(balance);
        }
        expect(balance).toBe(end);
        const paths = steps.flatMap(({ facts }) => facts.map(({ path }) => path));
        expect(new Set(paths).size).toBe(paths.length);
        expect(paths.filter((path) => path.startsWith('w2s.'))).toHaveLength(input.w2s?.length ?? 0);
      }),
      150,
    );
  });
});
