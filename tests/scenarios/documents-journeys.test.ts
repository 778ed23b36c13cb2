import { read } from '../fixtures/documents/reader';
import { readFacts } from '../eval/journeys/read-facts';
import { twelveFilers } from '../eval/journeys/twelve-filers';
import { share } from '../setup/share';
import { type Journey, walkJourney } from '../eval/journeys/walk-journey';

/** The way of twelve filers, each with documents that the reader read, grouped into screens by the product's own model. */
async function travel(name: string): Promise<Journey> {
  const filer = twelveFilers.find((one) => one.name === name);
  if (filer === undefined) throw new Error(`there is no filer ${name}`);
  const documents = [];
  for (const [at, bytes] of filer.documents.entries()) documents.push(readFacts(await read(bytes()), at));
  return walkJourney(filer, documents);
}

test('there are twelve, of different kinds', () => {
  expect(new Set(twelveFilers.map(({ name }) => name)).size).toBe(12);
});

test('a plain W-2 filer: what the browser counts, at most 12 screens and 45 clicks', async () => {
  const journey = await travel('plain-w2');
  expect(journey.screens.length).toBeLessThanOrEqual(12);
  expect(journey.clicks).toBeLessThanOrEqual(45);
  // What the browser counts (npm run bench -- journeys): 11 screens and 39 clicks.
  expect([journey.screens.length, journey.clicks]).toEqual([11, 39]);
  expect(journey.result).not.toBeNull();
});

test('a family with a mortgage, day-care and twelve sales: at most 40 screens', async () => {
  const journey = await travel('family');
  expect(journey.screens.length).toBeLessThanOrEqual(40);
  expect(journey.result).not.toBeNull();
  expect(journey.unused).toEqual([]);
});

test('others have no longer way than the family may have', async () => {
  for (const name of share(['gig-driver', 'landlord', 'retired-couple'], 3)) {
    const journey = await travel(name);
    expect([name, journey.screens.length <= 40]).toEqual([name, true]);
    expect([name, journey.result]).toEqual([name, expect.any(Number)]);
  }
});
