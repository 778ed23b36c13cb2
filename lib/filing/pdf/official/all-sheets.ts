import type { Sheet } from './sheet';
import { sheets2025 } from './sheets-2025/all-sheets';
import { az140 } from './sheets/az-140';
import { id39r, id40 } from './sheets/id-40';
import { md502 } from './sheets/md-502';
import { nj1040 } from './sheets/nj-1040';
import { form1040 } from './sheets/form-1040';
import { form1040SR } from './sheets/form-1040-sr';
import { form1040X } from './sheets/form-1040-x';
import { form1040V } from './sheets/form-1040-v';
import { form2441 } from './sheets/form-2441';
import { form6251 } from './sheets/form-6251';
import { form7206 } from './sheets/form-7206';
import { form8862 } from './sheets/form-8862';
import { form8863, form8863Student } from './sheets/form-8863';
import { form8880 } from './sheets/form-8880';
import { form8889 } from './sheets/form-8889';
import { form8949LongTerm, form8949ShortTerm } from './sheets/form-8949';
import { form8959 } from './sheets/form-8959';
import { form8960 } from './sheets/form-8960';
import { form8962 } from './sheets/form-8962';
import { form8995 } from './sheets/form-8995';
import { form8995A } from './sheets/form-8995-a';
import { form982 } from './sheets/form-982';
import { schedule1 } from './sheets/schedule-1';
import { schedule2 } from './sheets/schedule-2';
import { schedule3 } from './sheets/schedule-3';
import { schedule8812 } from './sheets/schedule-8812';
import { scheduleA, scheduleAWithStandard } from './sheets/schedule-a';
import { scheduleB } from './sheets/schedule-b';
import { scheduleC } from './sheets/schedule-c';
import { scheduleD } from './sheets/schedule-d';
import { scheduleE } from './sheets/schedule-e';
import { scheduleEic } from './sheets/schedule-eic';
import { scheduleR } from './sheets/schedule-r';
import { scheduleSe } from './sheets/schedule-se';

/** Every official form of 2024 of the IRS that can be filled in, each listed once. */
export const sheets2024: readonly Sheet[] = [
  form1040,
  form1040SR,
  schedule1,
  schedule2,
  schedule3,
  schedule8812,
  scheduleA,
  scheduleAWithStandard,
  scheduleB,
  scheduleC,
  scheduleD,
  scheduleE,
  scheduleEic,
  scheduleR,
  scheduleSe,
  form1040V,
  form982,
  form2441,
  form6251,
  form7206,
  form8862,
  form8863,
  form8863Student,
  form8880,
  form8889,
  form8949ShortTerm,
  form8949LongTerm,
  form8959,
  form8960,
  form8962,
  form8995,
  form8995A,
];

/** Forms of one revision for every year, whose lines aren't those of a form of the engine. */
export const sheetsOfAnyYear: readonly Sheet[] = [form1040X];

/** Official forms of the IRS for the returns of a year. */
export const sheetsOf = (taxYear: number): readonly Sheet[] =>
  taxYear === 2025 ? sheets2025 : taxYear === 2024 ? sheets2024 : [];

/** Official forms of states that can be filled in. A state return that doesn't fit them stays a working copy. */
export const stateSheets: readonly Sheet[] = [az140, id40, id39r, md502, nj1040];
