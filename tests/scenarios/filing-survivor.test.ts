import { nameLine } from '@/lib/filing/mef/filer-names';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { readXml } from '@/lib/filing/mef/read-xml';
import { textAt } from '@/lib/filing/mef/xml-node';
import { outcomeOf } from '@/lib/filing/simulator/outcomes';
import { writeChecked } from '@/lib/filing/testing/compare-copies';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';

describe('a joint return of a couple of whom one died', () => {
  test.each([2024, 2025] as const)('%i: the survivor signs alone, and it is sent', (taxYear) => {
    const calculated = calculateLines(
      withIdentity({
        taxYear,
        filingStatus: 'mfj',
        taxpayer: { firstName: 'Ann', lastName: 'Lee', dateOfBirth: '1960-05-05' },
        spouse: {
          firstName: 'Bo',
          lastName: 'Lee',
          dateOfBirth: '1958-05-05',
          dateOfDeath: `${taxYear}-05-05`,
        },
        w2s: [{ wages: 52_000, federalWithholding: 4_000 }],
      }),
    );
    if (calculated === null) throw new Error('the return can’t be computed');
    expect(findPaperOnly(calculated)).toEqual([]);
    const { xml, ssn, faults } = writeChecked(calculated);
    expect(faults).toEqual([]);
    expect(outcomeOf(ssn).kind).toBe('accept');
    const root = readXml(xml);
    const at = (path: string) => textAt(root, path);
    expect(at('ReturnHeader/Filer/NameLine1Txt')).toBe('ANN & BO DECD<LEE');
    expect(at('ReturnHeader/PrimarySignaturePIN')).toMatch(/^\d{5}$/);
    expect(at('ReturnHeader/SpouseSignaturePIN')).toBeNull();
    expect(at('ReturnData/IRS1040/SpouseDeathDt')).toBe(`${taxYear}-05-05`);
    expect(at('ReturnData/IRS1040/SurvivingSpouseInd')).toBe('X');
    expect(at('ReturnData/IRS1040/DeceasedInd')).toBe(taxYear === 2024 ? null : 'X');
  });

  test('the name line says who died', () => {
    const ann = { firstName: 'Ann', lastName: 'Lee' };
    const bo = { firstName: 'Bo', lastName: 'May', dateOfDeath: '2024-05-05' };
    expect(nameLine(ann, bo)).toBe('ANN<LEE<& BO DECD MAY');
    expect(nameLine(bo, null)).toBe('BO DECD<MAY');
    expect(nameLine(ann, { ...bo, dateOfDeath: null })).toBe('ANN<LEE<& BO MAY');
  });
});
