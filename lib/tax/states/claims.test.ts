import { stateReturn } from '../testing/state-return';
import { allStates } from './all-states';
import { claims, listClaims } from './claims';

describe('claims beside the income tax return', () => {
  it('stand on lines that the states’ forms have', () => {
    for (const { state, line } of claims) {
      if (line === null) continue;
      const forms = allStates.find(({ code }) => code === state)?.forms ?? [];
      const form = forms.find(({ id }) => id === line.form);
      expect([state, form?.lines.some(({ number }) => number === line.line)]).toEqual([state, true]);
    }
  });

  it('are figured with the return where we prepare them', () => {
    // Property tax of 3,000 on household resources of 30,000: over 3.2% of them, 2,040, at 60%.
    const michigan = stateReturn('MI', {
      w2s: [{ wages: 30_000, states: [{ state: 'MI', wages: 30_000 }] }],
      homes: [
        {
          state: 'MI',
          use: 'own',
          months: 12,
          propertyTax: 3000,
          propertyTaxBilled: 3000,
          taxableValue: 60_000,
        },
      ],
    });
    const listed = listClaims([{ code: 'MI', kind: michigan.kind, lines: michigan.lines }]);
    expect(listed.map(({ form, amount }) => [form, amount])).toEqual([
      ['Form MI-1040CR', 1224],
      ['Form MI-1040CR-7', 0],
    ]);
  });

  it('are refused by name where we don’t, with what to do instead', () => {
    const vermont = listClaims([{ code: 'VT', kind: 'resident', lines: {} }]);
    expect(vermont).toContainEqual(expect.objectContaining({ form: 'Form HS-122', amount: null }));
    expect(vermont.at(-1)?.instead).toContain('tax.vermont.gov');
    for (const { line, instead } of claims) expect(instead === '').toBe(line !== null);
  });

  it('are nothing for nonresidents, and only the others where a return isn’t computed', () => {
    expect(listClaims([{ code: 'PA', kind: 'nonresident', lines: {} }])).toEqual([]);
    expect(listClaims([{ code: 'MD', kind: 'partYear', lines: null }]).map(({ form }) => form)).toEqual([
      'Forms HTC and RTC',
    ]);
    expect(listClaims([{ code: 'MN', kind: 'partYear', lines: null }])).toEqual([]);
  });
});
