import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { readXml } from '../mef/read-xml';
import { findAll, textAt } from '../mef/xml-node';
import { writeXml } from '../mef/write-xml';
import { noSignatures, type Signatures } from '../rows';
import { resultsWithStates } from '../testing/printed';
import { buildStateReturn, findStateDifferences, sealStateReturn, type StateReturnSource } from './content';

const signer = { pin: '12345', signedOn: '2025-03-01', priorAgi: 41_000, priorPin: null, ipPin: null };
const signatures: Signatures = { ...noSignatures, juratVersion: 'state-2024-2', taxpayer: signer };

/** Ann in Chicago: wages 50,000, and 2,000 withheld for Illinois. */
function inIllinois(couple: Partial<ReturnInputJson> = {}): StateReturnSource {
  const { results, facts } = resultsWithStates({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1990-05-04' },
    ...couple,
    address: { street: '1 Elm Street', city: 'Chicago', state: 'IL', zip: '60601' },
    residency: [{ state: 'IL' }],
    w2s: [
      {
        wages: 50_000,
        federalWithholding: 5000,
        states: [{ state: 'IL', wages: 50_000, withholding: 2000 }],
      },
    ],
  });
  const result = results.states?.['IL'];
  if (result === undefined) throw new Error('no return of Illinois');
  return {
    code: 'IL',
    result,
    calculated: { results, status: 'approved', facts, version: 1 },
    signatures,
    federalHash: 'ab'.repeat(32),
    originator: { efin: '109999', softwareId: '24000001' },
    now: new Date('2025-03-01T10:00:00Z'),
  };
}

describe('the content of a state’s submission', () => {
  test('names who files, who signed and the federal return it goes with', () => {
    const root = readXml(writeXml(buildStateReturn(inIllinois())));
    const at = (path: string) => textAt(root, `ReturnHeader/${path}`);
    expect([root.name, at('StateCd'), at('MainFormId'), at('ReturnKindCd')]).toEqual([
      'StateReturn',
      'IL',
      'il-1040',
      'resident',
    ]);
    expect(at('FederalContentHash')).toBe('ab'.repeat(32));
    expect([at('Filer/PrimaryLastNm'), at('Signature/PIN'), at('Signature/PriorYearStateIncomeAmt')]).toEqual(
      ['Lee', '12345', '41000'],
    );
    expect(findAll(root, 'ReturnHeader/Signature')).toHaveLength(1);
  });

  test('of a couple of whom one died: the survivor alone signs, and the date of death is there', () => {
    const spouse = { dateOfBirth: '1988-05-04', dateOfDeath: '2024-06-01' };
    const root = readXml(writeXml(buildStateReturn(inIllinois({ filingStatus: 'mfj', spouse }))));
    expect(findAll(root, 'ReturnHeader/Signature')).toHaveLength(1);
    expect(textAt(root, 'ReturnHeader/Filer/SpouseDeathDt')).toBe('2024-06-01');
    expect(textAt(root, 'ReturnHeader/Filer/PrimaryDeathDt')).toBeNull();
  });

  test('says every line of the calculation; one that is changed, added or lost is found', () => {
    const source = inIllinois();
    const xml = writeXml(buildStateReturn(source));
    const differences = (text: string) => findStateDifferences(readXml(text), source.result);
    expect(differences(xml)).toEqual([]);
    // Form IL-1040, line 12: (50,000 - 2,775) at 4.95%.
    const tax = '<Line><Number>12</Number><Value>2338</Value></Line>';
    expect(xml).toContain(tax);
    expect(differences(xml.replace(tax, tax.replace('2338', '2339')))).toEqual(['il-1040 , 12']);
    expect(differences(xml.replace(tax, ''))).toEqual(['il-1040 , 12']);
    const owed = `<OwedAmt>${source.result.totals.owed ?? 0}</OwedAmt>`;
    expect(differences(xml.replace(owed, '<OwedAmt>1</OwedAmt>'))).toEqual(['OwedAmt']);
  });

  test('is sealed with the working copy of this state alone, and the same twice', () => {
    const { text, hash } = sealStateReturn(inIllinois());
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(sealStateReturn(inIllinois()).hash).toBe(hash);
    const { printed } = JSON.parse(text) as {
      printed: { forms: unknown[]; stateForms: { name: string }[] };
    };
    expect(printed.forms).toEqual([]);
    expect(printed.stateForms.length).toBeGreaterThan(0);
    expect(printed.stateForms.every(({ name }) => name.includes('Illinois working copy, do not mail'))).toBe(
      true,
    );
  });
});
