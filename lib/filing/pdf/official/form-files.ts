import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { log } from '@/lib/infra/log';
import { sheetsOf, sheetsOfAnyYear, stateSheets } from './all-sheets';
import type { FormFiles } from './write-sheets';

/** Forms of states are those of this year. */
const yearOfStates = 2024;

const namesOf = (taxYear: number): ReadonlySet<string> =>
  new Set(
    [...sheetsOf(taxYear), ...sheetsOfAnyYear, ...(taxYear === yearOfStates ? stateSheets : [])].map(
      ({ file }) => file,
    ),
  );

/** The IRS's name of a file; what follows an underscore is somebody's own note. */
const officialName = (name: string): string => name.toLowerCase().replace(/_[^.]*/, '');

async function readFolder(folder: string, known: ReadonlySet<string>): Promise<Map<string, Uint8Array>> {
  const names = await listNames(folder);
  const files = names.filter((name) => known.has(officialName(name)));
  return new Map(
    await Promise.all(
      files.map(
        async (name) =>
          [officialName(name), await readFile(/* turbopackIgnore: true */ path.join(folder, name))] as const,
      ),
    ),
  );
}

/** @throws whatever the disk says, but for "there is no such folder": the subfolder need not be there */
async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(/* turbopackIgnore: true */ folder);
  } catch (error) {
    const isMissing =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return [];
    throw error;
  }
}

/**
 * Official fillable forms of a year in a folder's subfolder of that year; those of states in a subfolder `states`. Forms of
 * 2024 may also lie in the folder itself.
 */
export async function readFormFolder(folder: string, taxYear = 2024): Promise<FormFiles> {
  const ofYear = path.join(folder, String(taxYear));
  const places = taxYear === 2024 ? [folder, ofYear] : [ofYear];
  const known = namesOf(taxYear);
  const found = await Promise.all(
    [...places, ...places.map((one) => path.join(/* turbopackIgnore: true */ one, 'states'))].map((one) =>
      readFolder(one, known),
    ),
  );
  return new Map(found.flatMap((files) => [...files]));
}

const current = new Map<number, Promise<FormFiles>>();

/**
 * The forms of a year in IRS_FORMS_DIR, or what `npm run forms` put into the data folder; read once unless that failed.
 */
export function formFiles(taxYear: number): Promise<FormFiles> {
  const found =
    current.get(taxYear) ??
    readForms(taxYear).catch((error: unknown) => {
      current.delete(taxYear);
      throw error;
    });
  current.set(taxYear, found);
  return found;
}

function readForms(taxYear: number): Promise<FormFiles> {
  const { IRS_FORMS_DIR: folder, dataDir } = env();
  return folder === undefined
    ? readFormFolder(path.join(/* turbopackIgnore: true */ dataDir, 'forms'), taxYear)
    : readSetFolder(folder, taxYear);
}

async function readSetFolder(folder: string, taxYear: number): Promise<FormFiles> {
  const files = await readFormFolder(folder, taxYear);
  if (files.size === 0)
    log.warn({ taxYear }, 'IRS_FORMS_DIR has no form we recognize for this year, so we use our own layout');
  return files;
}
