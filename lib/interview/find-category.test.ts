import { findCategory } from './find-category';
import { catalog } from './topics/catalog';

it.each(catalog)('finds $name by its slug and by its name', (topic) => {
  expect(findCategory(catalog, topic.slug)).toBe(topic);
  expect(findCategory(catalog, topic.name)).toBe(topic);
  expect(findCategory(catalog, ` ${topic.name.toUpperCase()} `)).toBe(topic);
});

it('finds nothing under words that no topic has', () => {
  expect(findCategory(catalog, 'lottery')).toBeNull();
  expect(findCategory(catalog, '')).toBeNull();
});
