import { calculateReturn } from '../../calculate-return';
import { type ReturnInputJson } from '../../facts/return-input';
import { parseReturn } from '../../facts/parse-return';

const apart: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'mfs',
  taxpayer: { dateOfBirth: '1980-04-02' },
  address: { state: 'TX' },
  w2s: [{ wages: 40_000 }],
};

function messages(change: Partial<ReturnInputJson>, severity: 'unsupported' | 'warning'): string[] {
  const parsed = parseReturn({ ...apart, ...change });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts)
    .problems.filter((problem) => problem.severity === severity)
    .map(({ message }) => message);
}

const items = [{ kind: 'wages' as const, total: 40_000 }];

describe('Form 8958', () => {
  it('reminds a separate filer of a community property state until something is said', () => {
    expect(messages({}, 'warning').join()).toMatch('haven’t divided any income');
    for (const communityProperty of [
      { items },
      { nothingToDivide: true },
      { livedApartWithoutTransfers: true },
    ])
      expect(messages({ communityProperty }, 'warning').join()).not.toMatch('haven’t divided any income');
    expect(messages({ address: { state: 'OH' } }, 'warning').join()).not.toMatch(
      'haven’t divided any income',
    );
  });

  it('is for separate returns and registered partners only', () => {
    const [message] = messages({ filingStatus: 'single', communityProperty: { items } }, 'unsupported');
    expect(message).toMatch('Only spouses filing separately');
    const partner = {
      filingStatus: 'single' as const,
      communityProperty: { items, registeredPartner: true },
    };
    expect(messages(partner, 'unsupported')).toEqual([]);
  });

  it('divides no more than there is', () => {
    const more = { items: [{ kind: 'wages' as const, total: 40_002 }] };
    expect(messages({ communityProperty: more }, 'unsupported').join()).toMatch('than you entered');
    const part = { items: [{ kind: 'wages' as const, total: 40_000, yours: 40_001 }] };
    expect(messages({ communityProperty: part }, 'unsupported').join()).toMatch('more than the total');
    expect(messages({ communityProperty: { items } }, 'unsupported')).toEqual([]);
  });

  it('leaves earnings undivided after a year apart without transfers (IRC 66(a))', () => {
    const stated = { livedApartWithoutTransfers: true };
    expect(messages({ communityProperty: { ...stated, items } }, 'unsupported').join()).toMatch('IRC 66(a)');
    const interest = [{ kind: 'interest' as const, receivedBy: 'spouse' as const, total: 500 }];
    expect(messages({ communityProperty: { ...stated, items: interest } }, 'unsupported')).toEqual([]);
  });

  it('refuses a business of registered partners, and divided business income above the threshold', () => {
    const business = [{ kind: 'selfEmployment' as const, receivedBy: 'spouse' as const, total: 30_000 }];
    const partner = {
      filingStatus: 'single' as const,
      communityProperty: { items: business, registeredPartner: true },
    };
    expect(messages(partner, 'unsupported').join()).toMatch('self-employment tax');
    const rich = { w2s: [{ wages: 400_000 }], communityProperty: { items: business } };
    expect(messages(rich, 'unsupported').join()).toMatch('Form 8995-A');
    expect(messages({ communityProperty: { items: business } }, 'unsupported')).toEqual([]);
  });
});
