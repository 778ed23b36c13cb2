import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { buildReturn } from '../mef/build-return';
import { checkAgreement } from '../mef/check-agreement';
import { checkStructure } from '../mef/check-structure';
import { type CalculatedLines } from '../mef/build-documents';
import { readXml } from '../mef/read-xml';
import { writeXml } from '../mef/write-xml';
import { calculateLines, signingFor, withIdentity } from './signed';

/** The lines of a return, with names and numbers where it has none; throws where it can't be calculated. */
export function linesOf(input: ReturnInputJson): CalculatedLines {
  const calculated = calculateLines(withIdentity(input));
  if (calculated === null) throw new Error('It isn’t calculated');
  return calculated;
}

/** The signed XML of a return, written and read back, and what the checks of its structure and amounts find. */
export function checkedXml(input: ReturnInputJson) {
  const calculated = linesOf(input);
  const built = buildReturn(calculated, signingFor(calculated.facts), {
    efin: '109999',
    softwareId: '24000001',
  });
  const root = readXml(writeXml(built));
  return { root, faults: [...checkStructure(root), ...checkAgreement(root, calculated.lines)] };
}
