import { findConcerns } from './policy';

const health = {
  databaseMs: 1,
  storage: 'ok' as const,
  unsealedAuditRows: 3,
  instance: { sinceSeconds: 60, replies: 2000, faults: 2, p50: 5, p95: 20, p99: 40 },
};
const queue = { kind: 'read-document', waiting: 1, running: 0, failed: 0, oldestSeconds: null };

describe('the health of the product', () => {
  it('is fine with recent work and few server errors', () => {
    expect(findConcerns({ health, queues: [{ ...queue, oldestSeconds: 300 }] })).toEqual([]);
  });

  it('counts work that is due for more than five minutes', () => {
    expect(findConcerns({ health, queues: [{ ...queue, oldestSeconds: 301 }] })).toEqual([
      { about: 'late', kind: 'read-document', seconds: 301 },
    ]);
  });

  it('counts failed jobs that can be retried', () => {
    const failed = { ...queue, waiting: 0, failed: 2 };
    expect(findConcerns({ health, queues: [failed] })).toEqual([
      { about: 'failed', kind: 'read-document', count: 2 },
    ]);
    expect(findConcerns({ health, queues: [{ ...failed, kind: 'settle-refund' }] })).toEqual([]);
  });

  it('counts storage, server errors, and a standstill of the audit chain', () => {
    const bad = {
      ...health,
      storage: 'failed' as const,
      unsealedAuditRows: 10_000,
      instance: { ...health.instance, faults: 3 },
    };
    expect(findConcerns({ health: bad, queues: [] }).map(({ about }) => about)).toEqual([
      'storage',
      'faults',
      'audit',
    ]);
  });
});
