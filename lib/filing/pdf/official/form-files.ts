import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { log } from '@/lib/infra/log';
import { sheets, stateSheets } from './all-sheets';
import type { FormFiles } from './write-sheets';

const known: ReadonlySet<string> = new Set([...sheets, ...stateSheets].map(({ file }) => file));

/** The IRS's name of a file; what follows an underscore is somebody's own note. */
const officialName = (name: string): string => name.toLowerCase().replace(/_[^.]*/, '');

async function readFolder(folder: string): Promise<Map<string, Uint8Array>> {
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

/** Official fillable forms of 2024 in a folder, or in its subfolder 2024; those of states in a subfolder `states`. */
export async function readFormFolder(folder: string): Promise<FormFiles> {
  const years = [folder, path.join(folder, '2024')];
  const found = await Promise.all(
    [...years, ...years.map((one) => path.join(/* turbopackIgnore: true */ one, 'states'))].map(readFolder),
  );
  return new Map(found.flatMap((files) => [...files]));
}

let current: Promise<FormFiles> | undefined;

/** The forms in IRS_FORMS_DIR, or what `npm run forms` put into the data folder; read once unless that failed. */
export function formFiles(): Promise<FormFiles> {
  current ??= readForms().catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

function readForms(): Promise<FormFiles> {
  const { IRS_FORMS_DIR: folder, dataDir } = env();
  return folder === undefined
    ? readFormFolder(path.join(/* turbopackIgnore: true */ dataDir, 'forms'))
    : readSetFolder(folder);
}

async function readSetFolder(folder: string): Promise<FormFiles> {
  const files = await readFormFolder(folder);
  if (files.size === 0) log.warn('IRS_FORMS_DIR holds no form that we know: our own layout is used');
  return files;
}
