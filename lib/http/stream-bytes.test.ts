import { randomBytes } from 'node:crypto';
import { streamBytes } from './stream-bytes';

it.each([0, 1, 65_536, 5_000_000])('sends %i bytes whole and in small pieces', async (size) => {
  const bytes = new Uint8Array(randomBytes(size));
  const pieces: Uint8Array[] = [];
  const reader = streamBytes(bytes).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value);
  expect(Buffer.compare(Buffer.concat(pieces), bytes)).toBe(0);
  expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(65_536);
});
