import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readFormFolder } from './form-files';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-forms-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reads the forms that it knows, by the IRS’s names, in the folder and in its subfolder', async () => {
  expect((await readFormFolder(folder)).size).toBe(0);
  writeFileSync(path.join(folder, 'F1040_2024.pdf'), 'front');
  writeFileSync(path.join(folder, 'notes.pdf'), 'something else');
  mkdirSync(path.join(folder, '2024'));
  writeFileSync(path.join(folder, '2024', 'f1040s1.pdf'), 'schedule');
  expect([...(await readFormFolder(folder)).keys()].toSorted()).toEqual(['f1040.pdf', 'f1040s1.pdf']);
});

it('reads those of 2025 from its own subfolder only: the years name their files alike', async () => {
  expect((await readFormFolder(folder, 2025)).size).toBe(0);
  mkdirSync(path.join(folder, '2025'));
  writeFileSync(path.join(folder, '2025', 'f1040s1a.pdf'), 'schedule');
  expect([...(await readFormFolder(folder, 2025)).keys()]).toEqual(['f1040s1a.pdf']);
  expect((await readFormFolder(folder)).has('f1040s1a.pdf')).toBe(false);
});

it('takes a folder that is not there for empty, and tells of one that can’t be read', async () => {
  expect((await readFormFolder(path.join(folder, 'nowhere'))).size).toBe(0);
  const file = path.join(folder, 'notes.pdf');
  await expect(readFormFolder(file)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
