import { type Category } from './schema';

const fold = (text: string): string => text.trim().toLowerCase();

/** The topic with this slug, or else with this name, whatever its capitals; null when it isn't asked. */
export function findCategory<C extends Pick<Category, 'name' | 'slug'>>(
  categories: readonly C[],
  wanted: string,
): C | null {
  const text = fold(wanted);
  return (
    categories.find(({ slug }) => slug === text) ?? categories.find(({ name }) => fold(name) === text) ?? null
  );
}
