import type { TrainingCategory } from '../schema';

/** A section of a page: what it is about, what it says, and where that is published. */
export type Section = readonly [heading: string, text: string, source: string];

/** Training material that we wrote ourselves. Figures are those of tax year 2024. */
export interface StarterMaterial {
  slug: string;
  title: string;
  category: TrainingCategory;
  description: string;
  pages: readonly (readonly Section[])[];
}
