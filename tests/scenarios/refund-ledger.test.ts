import { readFileSync } from 'node:fs';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { buildRefundLedger } from '@/lib/tax/refund-ledger';
import { calculateJson } from './check-scenarios';
import { share } from '../setup/share';
import { sharedPath } from '../setup/shared';

const read = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; input: ReturnInputJson });

describe.each(['tax/irs-scenarios.ndjson', 'tax/differential.ndjson'])('refund ledgers of %s', (file) => {
  const path = sharedPath(file);

  it('add up to the dollar, or refuse with the reason', () => {
    if (path === null) {
      console.warn(`Not run: ${file} is not in this clone`);
      return;
    }
    for (const { id, input } of share(read(path), 4)) {
      const { refund, owed } = calculateJson(input);
      const ledger = buildRefundLedger(input);
      if (!ledger.ok) {
        expect([id, refund, ledger.issues.length > 0]).toEqual([id, null, true]);
        continue;
      }
      const sum = ledger.steps.reduce((total, { change }) => total + change, ledger.start);
      expect([id, sum]).toEqual([id, (refund ?? 0) - (owed ?? 0)]);
      expect([id, ledger.end]).toEqual([id, sum]);
      const ofGroups = ledger.groups.reduce((total, { change }) => total + change, ledger.start);
      expect([id, ofGroups]).toEqual([id, sum]);
      expect(ledger.groups.flatMap(({ steps }) => steps)).toHaveLength(ledger.steps.length);
    }
  });
});
