import { business } from './business';
import { education } from './education';
import { energy } from './energy';
import { family } from './family';
import { filing } from './filing';
import { income } from './income';
import { itemizing } from './itemizing';
import type { StarterMaterial } from './material';
import { saving } from './saving';

/** Everything that ships with the seeds. */
export const starterMaterials: readonly StarterMaterial[] = [
  income,
  family,
  education,
  saving,
  itemizing,
  business,
  energy,
  filing,
];

/** Titles of the material that ships with the product: what an administrator adds has others. */
export const starterTitles: ReadonlySet<string> = new Set(starterMaterials.map(({ title }) => title));
