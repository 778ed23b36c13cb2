import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { readAcknowledgements } from '@/lib/filing/acknowledgement';
import { makeSubmissionId, buildManifest } from '@/lib/filing/mef/manifest';
import type { CalculatedLines } from '@/lib/filing/mef/build-documents';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { simulator } from '@/lib/filing/simulator/simulator';
import { comparePages, countLines, writeChecked } from '@/lib/filing/testing/compare-copies';
import { printCalculated } from '@/lib/filing/testing/printed';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import { db } from '@/lib/infra/db';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { anyReturn } from '@/lib/tax/testing/any-return';
import { readPdfTables } from '@/tests/setup/pdf-tables';
import { returns2024 } from '@/tests/scenarios/all-returns';

/**
 * `npm run check:filing -- 500`: so many returns, each written as XML, checked for structure and rules, printed, read
 * back from the PDF, compared line by line with the screen, and handed to the simulator, which has to accept it. First
 * the written scenarios, then random ones. On a database of its own that is thrown away.
 */

function* eachReturn(): Generator<[name: string, input: ReturnInputJson]> {
  for (const { name, input } of returns2024) yield [name, input];
  for (let seed = 1; ; seed += 1)
    for (const input of fc.sample(anyReturn, { numRuns: 100, seed })) yield [`random, seed ${seed}`, input];
}

async function isAccepted(xml: string, submissionId: string, ssn: string): Promise<boolean> {
  await simulator.send({
    submissionId,
    manifest: writeXml(buildManifest(submissionId, ssn, '1040', 2024)),
    returnXml: xml,
  });
  const answers = (await simulator.acknowledgements([submissionId])).flatMap(readAcknowledgements);
  return answers.length === 1 && answers[0]?.status === 'Accepted';
}

async function check(calculated: CalculatedLines): Promise<{ lines: number; faults: string[] }> {
  const submissionId = makeSubmissionId(simulator.originator.efin, new Date('2025-03-01'), randomBytes(7));
  const { xml, ssn, faults } = writeChecked(calculated, submissionId);
  const printed = printCalculated(calculated);
  const pdf = await writeReturnPdf(printed, {
    kind: 'signed',
    hash: 'ab'.repeat(32),
    signedOn: '2025-03-01',
    onForm: '2025-03-01',
  });
  return {
    lines: countLines(printed),
    faults: [
      ...faults,
      ...comparePages(printed, await readPdfTables(pdf)),
      ...((await isAccepted(xml, submissionId, ssn)) ? [] : ['the simulator does not accept it']),
    ],
  };
}

async function main(): Promise<void> {
  const wanted = Number(process.argv[2] ?? 500);
  const started = performance.now();
  let [returns, lines, faulty] = [0, 0, 0];
  for (const [name, input] of eachReturn()) {
    if (returns >= wanted) break;
    const calculated = calculateLines(withIdentity(input));
    if (calculated === null) continue;
    const result = await check(calculated);
    returns += 1;
    lines += result.lines;
    if (result.faults.length === 0) continue;
    faulty += 1;
    console.error(`${name}\n  ${result.faults.slice(0, 10).join('\n  ')}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${returns} returns, ${lines} lines: XML, PDF and screen compared, structure and rules checked, sent to the simulator. ${faulty} with a fault. ${seconds} s.`,
  );
  if (faulty > 0) process.exitCode = 1;
  await db().$disconnect();
}

void main();
