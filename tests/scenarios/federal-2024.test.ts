import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allReturns, returnsByFile } from './all-returns';
import { checkScenarios } from './check-scenarios';

for (const [file, scenarios] of Object.entries(returnsByFile)) checkScenarios(file, scenarios);

describe('the returns worked by hand', () => {
  it('have names of their own', () => {
    const names = allReturns.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('say where their figures come from', () => {
    expect(allReturns.filter(({ source }) => source.length < 10)).toEqual([]);
  });

  it('are all listed, so that no file is forgotten', () => {
    const files = readdirSync(path.join(__dirname, 'returns')).map((file) => path.parse(file).name);
    expect(files.toSorted()).toEqual(Object.keys(returnsByFile).toSorted());
  });
});
