import { type Page } from '../page';
import { decodePicture } from './decode';
import { type Engine, startEngine } from './engine';
import { type FindUnread, readPicture } from './read-picture';
import { type HasTime } from './read-strips';
import { startRenderer } from './render';

/**
 * Milliseconds of computing for one picture, and for all pages of a file that is only pictures. Not
 * of the clock: what is read should not depend on what else the machine is doing.
 */
const patience = { one: 15_000, all: 24_000 };
/** What a picture that shows words of a form may take beyond that: four copies on a sheet have a thousand letters. */
const forForms = 9_000;
/** More pages of pictures than this are a book; we look at the first ones for as long as at one picture. */
const mostPages = 12;
const dpi = 200;
const mostPixels = 9_000_000;

/** Computing time of this process, the recognizer's thread included. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** May more print be looked at? `onClock` hears when only the clock says no. */
const timer = (patienceMs: number, latest: number, onClock: () => void, more = 0): HasTime => {
  const until = spent() + patienceMs;
  return (isForm) => {
    if (spent() >= until + (isForm ? more : 0)) return false;
    if (performance.now() < latest) return true;
    onClock();
    return false;
  };
};

/** A full page takes more than its equal share; half as much again still leaves the last pages something. */
const generosity = 1.5;

/** A share of what is left for each page that is left, so that the last page of a statement is read, too. */
function share(patienceMs: number, latest: number, pages: number, onClock: () => void): () => HasTime {
  const until = spent() + patienceMs;
  let left = pages;
  return () => {
    const [computing, clock] = [until - spent(), latest - performance.now()];
    const part = Math.max(1, left / generosity);
    left -= 1;
    return timer(computing / part, performance.now() + clock / part, onClock);
  };
}

async function withEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await startEngine();
  try {
    return await work(engine);
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
  const hasTime = timer(patience.one, latest, () => (isHurried = true), forForms);
  const picture = await decodePicture(bytes);
  if (picture === 'too_large') return { failure: 'picture_too_large' };
  if (picture === 'damaged') return { failure: 'damaged_file' };
  const page = await withEngine((engine) => readPicture(engine, picture, 1, hasTime, findUnread));
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
  const nextShare = share(budget, latest, wanted.length, () => (isHurried = true));
  return withEngine(async (engine) => {
    const pages: Page[] = [];
    let complete = !isBook;
    for (const number of wanted) {
      const hasTime = nextShare();
      if (!hasTime(false)) {
        complete = false;
        break;
      }
      const picture = await renderer.gray(number, dpi, mostPixels);
      const page =
        picture &&
        (await readPicture(engine, { gray: picture, white: picture }, number, hasTime, findUnread));
      if (page) pages.push(page);
      if (page?.isPartial) complete = false;
    }
    renderer.stop();
    return { pages, complete, isHurried };
  });
}
