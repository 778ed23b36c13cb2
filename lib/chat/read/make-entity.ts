import type { Entity, OwnAnswer } from './entity';
import { toWords } from './tokens';

interface Links {
  lines?: string;
  deductions?: string;
  input?: string;
  facts?: string;
  document?: string;
  own?: OwnAnswer;
  isBroad?: true;
}

const list = (words = ''): string[] => words.split(' ').filter((word) => word !== '');

/** Makes an entity from its names, separated by commas, and what it is linked to, separated by spaces. */
export const entity = (id: string, names: string, links: Links = {}): Entity => ({
  id,
  names: [...new Set(names.split(',').map((name) => toWords(name).join(' ')))].map((name) => name.split(' ')),
  lines: list(links.lines),
  deductions: list(links.deductions),
  input: links.input ?? null,
  facts: list(links.facts),
  document: links.document ?? null,
  own: links.own ?? null,
  isBroad: links.isBroad ?? false,
});
