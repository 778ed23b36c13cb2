import { elementAt, elementsOfDocument } from '../mef/elements';
import type { XmlNode } from '../mef/xml-node';
import { businessRules } from './all-rules';
import { schedule1ARules } from './schedule-1-a';
import { ReturnView } from './rule';

/** A return in which every document is there and every amount is 1: rules read as much as they can. */
class Recorder extends ReturnView {
  readonly paths = new Set<string>();

  constructor() {
    super({ name: 'Return' });
  }
  override text(path: string) {
    this.paths.add(path);
    return '1';
  }
  override all(path: string) {
    this.paths.add(path);
    return ['1'];
  }
  override has(path: string) {
    this.paths.add(path);
    return true;
  }
  override nodes(path: string): XmlNode[] {
    this.paths.add(path);
    return [{ name: 'node', children: [] }];
  }
}

test('rules read only elements that the documents of the year have', () => {
  const recorder = new Recorder();
  for (const rule of [...businessRules, ...schedule1ARules]) {
    try {
      rule.holds(recorder);
    } catch {
      // A rule that wants real dates; what it read until then is recorded.
    }
  }
  const unknown = [...recorder.paths].filter((path) => {
    const [document = '', ...steps] = path.split('/');
    if (path.startsWith('@') || elementsOfDocument(document, 2025) === undefined) return false;
    return (
      steps.length > 0 &&
      [2024, 2025].every((year) => elementAt(document, steps.join('/'), year) === undefined)
    );
  });
  expect(unknown).toEqual([]);
  expect(recorder.paths.size).toBeGreaterThan(250);
});
