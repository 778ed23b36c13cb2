import { type Page } from '../page';
import { decodePicture } from './decode';
import { counted, type Effort, share, startEffort, timer, workOf } from './effort';
import { type Engine, startEngine } from './engine';
import { type FindUnread, readPicture } from './read-picture';
import { startRenderer } from './render';

/** Work for one picture, and for all pages of a file that is only pictures (effort.ts). */
const patience = { one: 15_000, all: 24_000 };
/** What a picture that shows words of a form may take beyond that: four copies on a sheet have a thousand letters. */
const forForms = 9_000;
/** More pages of pictures than this are a book; we look at the first ones for as long as at one picture. */
export const mostPages = 12;
const dpi = 200;
const mostPixels = 9_000_000;

async function withEngine<T>(effort: Effort, work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await startEngine();
  try {
    return await work(counted(engine, effort));
  } finally {
    await engine.stop();
  }
}

/** Recognizes a PNG or JPEG. */
export async function recognizePicture(
  bytes: Uint8Array,
  latest: number,
  findUnread?: FindUnread,
): Promise<
  { page: Page; isHurried: boolean } | { failure: 'damaged_file' | 'picture_too_large' | 'nothing_to_see' }
> {
  let isHurried = false;
  const effort = startEffort();
  const limits = { work: patience.one, more: forForms, latest };
  const hasTime = timer(effort, limits, () => (isHurried = true));
  const picture = await decodePicture(bytes);
  if (picture === 'too_large') return { failure: 'picture_too_large' };
  if (picture === 'damaged') return { failure: 'damaged_file' };
  effort.count(workOf.decoding(picture.gray));
  const page = await withEngine(effort, (engine) =>
    readPicture({ engine, effort, hasTime }, picture, 1, findUnread),
  );
  return page ? { page, isHurried } : { failure: 'nothing_to_see' };
}

/** Draws and recognizes pages of a PDF. */
export async function recognizePages(
  bytes: Uint8Array,
  numbers: readonly number[],
  latest: number,
  findUnread?: FindUnread,
): Promise<{ pages: Page[]; complete: boolean; isHurried: boolean }> {
  const renderer = await startRenderer(bytes);
  if (!renderer) return { pages: [], complete: true, isHurried: false };
  let isHurried = false;
  const isBook = numbers.length > mostPages;
  const wanted = numbers.slice(0, mostPages);
  const budget = wanted.length === 1 || isBook ? patience.one : patience.all;
  const effort = startEffort();
  const nextShare = share(effort, { work: budget, latest }, wanted.length, () => (isHurried = true));
  return withEngine(effort, async (engine) => {
    const pages: Page[] = [];
    let complete = !isBook;
    for (const number of wanted) {
      const hasTime = nextShare();
      if (!hasTime(false)) {
        complete = false;
        break;
      }
      const picture = await renderer.gray(number, dpi, mostPixels);
      if (picture) effort.count(workOf.decoding(picture));
      const tools = { engine, effort, hasTime };
      const page =
        picture && (await readPicture(tools, { gray: picture, white: picture }, number, findUnread));
      if (page) pages.push(page);
      if (page?.isPartial) complete = false;
    }
    renderer.stop();
    return { pages, complete, isHurried };
  });
}
