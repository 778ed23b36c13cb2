import { writeFileSync } from 'node:fs';
import { federalEdition } from '@/lib/tax/us/editions';
import { listAllForms } from '@/lib/tax/us/forms';
import { allStates } from '@/lib/tax/states/all-states';
import { isDeep } from '../setup/share';
import { chooseWitnesses, linesShown, listSubjects, readWitnesses, witnessFile } from './line-witnesses';
import { isUnreached } from './unreached-lines';

/**
 * What runs in every run, however small the share of other tests is: for each line of each form a return that fills it,
 * with the value it had. Whoever deletes a line, or what it reads, finds it here. When a change is meant, or a line is new,
 * `WRITE_WITNESSES=1` chooses and writes them again, and the commit says which law asks for it.
 */
const subjects = listSubjects();
const byName = new Map(subjects.map((subject) => [subject.name, subject]));

if (process.env.WRITE_WITNESSES === '1') {
  const rows = Object.entries(chooseWitnesses(subjects)).map(([name, lines]) => {
    const values = Object.entries(lines).map(
      ([line, value]) => `    ${JSON.stringify(line)}: ${JSON.stringify(value)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${values.join(',\n')}\n  }`;
  });
  writeFileSync(witnessFile, `{\n${rows.join(',\n')}\n}\n`);
}

const witnesses = readWitnesses();
const names = Object.keys(witnesses);
const witnessed = new Set(Object.values(witnesses).flatMap((lines) => Object.keys(lines)));

test.each(names)('the lines that only stand here: %s', (name) => {
  const subject = byName.get(name);
  if (subject === undefined) throw new Error('there is no such return: choose again with WRITE_WITNESSES=1');
  const shown = linesShown(subject.input);
  const wanted = witnesses[name] ?? {};
  expect(Object.fromEntries(Object.keys(wanted).map((line) => [line, shown.get(line) ?? null]))).toEqual(
    wanted,
  );
});

test('every line of every federal form has its return, but for those that stay blank', () => {
  const missing = listAllForms()
    .filter(({ kind }) => kind !== 'rules')
    .flatMap((form) => {
      const printed = ([2024, 2025] as const).flatMap((year) =>
        federalEdition(year)
          .print.numbered(form)
          .map(({ line, number }) => ({ own: line.number, key: `${year} ${form.id} ${number}` })),
      );
      return form.lines
        .map(({ number }) => number)
        .filter((own) => !isUnreached(`${form.id} ${own}`))
        .filter(
          (own) =>
            ![
              `2024 ${form.id} ${own}`,
              ...printed.filter((one) => one.own === own).map(({ key }) => key),
            ].some((key) => witnessed.has(key)),
        )
        .map((own) => `${form.id} ${own}`);
    });
  expect(missing).toEqual([]);
  const filled = [...witnessed].map((key) => key.replace(/^\d+ /, ''));
  expect(filled.filter((key) => isUnreached(key))).toEqual([]);
});

test('every form of every state has a return, and the lines that have none are those of filers worked by hand elsewhere', () => {
  const lines = allStates.flatMap(({ code, forms }) =>
    forms
      .filter(({ kind }) => kind !== 'rules')
      .flatMap((form) => form.lines.map(({ number }) => ({ code, key: `2024 ${form.id} ${number}` }))),
  );
  const found = lines.filter(({ key }) => witnessed.has(key));
  console.info(`${found.length} of ${lines.length} lines of state forms, ${names.length} returns`);
  expect(found.length).toBeGreaterThan(lines.length * 0.6);
  expect(allStates.map(({ code }) => code).filter((code) => !found.some((one) => one.code === code))).toEqual(
    [],
  );
});

if (isDeep)
  test('no return fills a line that has none', () => {
    const all = subjects.flatMap(({ input }) => [...linesShown(input).keys()]);
    expect([...new Set(all)].filter((line) => !witnessed.has(line))).toEqual([]);
  });
