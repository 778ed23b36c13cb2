import { namesPersonalNumber } from './plain-reason';

test.each([
  'client 412-34-5678 called',
  '412 34 5678',
  '412345678',
  'the account 998877665544',
  'card 4242 4242 4242 4242',
  '4242-4242-4242-4242.',
  '412–34–5678',
  '412−34−5678',
  '412 - 34 - 5678',
  '412/34/5678',
  '412_34_5678',
  '412-345678',
  '412 345 678',
  '412\u00a034\u00a05678',
  '412\u200b34\u200b5678',
  '４１２-３４-５６７８',
  '٤١٢-٣٤-٥٦٧٨',
  '𝟜𝟙𝟚-𝟛𝟜-𝟝𝟞𝟟𝟠',
  '4 1 2 3 4 5 6 7 8',
  'x412345678y',
  '4242–4242–4242–4242',
  '4242.4242.4242.4242',
  '3782 822463 10005',
])('%j names a number', (text) => expect(namesPersonalNumber(text)).toBe(true));

test.each([
  'wrong forms since 2025-04-15 10:30',
  'refund of $1,234,567.89 for line 35a',
  'call (555) 123-4567',
  'call 555-123-4567 or 555.123.4567',
  'request 6f1c9f30-8a41-4c55-9d1e-0b8f3a1c2d4e',
  'request 6f1c9f30-8a41-4c55-9d1e-012345678901',
  'ticket 20250415',
  'ZIP 04102-1234',
  'lines 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10',
  'EIN 98-7000123',
])('%j names none', (text) => expect(namesPersonalNumber(text)).toBe(false));

test('a long text costs no time', () => {
  for (const pump of ['1', '1-', '1234-', '412-34-', ' ', '\u200b', '４']) {
    const started = process.cpuUsage();
    namesPersonalNumber(pump.repeat(300_000));
    const { user, system } = process.cpuUsage(started);
    expect([pump, (user + system) / 1000 < 200]).toEqual([pump, true]);
  }
});
