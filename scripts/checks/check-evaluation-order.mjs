// Modules of the tax engine import each other in circles, which does no harm as long as what comes from a module in a
// circle is used inside functions only. Used while a module is evaluated it may not be there yet: that depends on who was
// imported first, and Turbopack, which merges modules, changes the order. This check names such uses.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../launch/install.mjs';

const room = path.join(root, 'lib/tax');

/** @returns {string[]} every module of the room, tests left out */
const listModules = () =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(room, name));

/** The file that a relative import leads to; null for packages. */
const resolve = (from, specifier) =>
  specifier.startsWith('.') ? `${path.resolve(path.dirname(from), specifier)}.ts` : null;

/** Imports of values, and where their names are used while the module is evaluated. */
function readModule(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports = new Set();
  const origins = new Map();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly) {
      const target = resolve(file, statement.moduleSpecifier.text);
      if (target) imports.add(target);
    }
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
    const target = resolve(file, statement.moduleSpecifier.text);
    if (!target) continue;
    const bindings = statement.importClause?.namedBindings;
    const values =
      bindings === undefined
        ? []
        : ts.isNamespaceImport(bindings)
          ? [bindings.name.text]
          : bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    // An import of types alone leaves nothing behind.
    if (bindings && values.length === 0) continue;
    imports.add(target);
    for (const name of values) origins.set(name, target);
  }
  const uses = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node)) return;
    if (ts.isFunctionLike(node)) return;
    if (ts.isIdentifier(node)) {
      const isName =
        (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
        (ts.isPropertyAssignment(node.parent) && node.parent.name === node);
      const target = isName ? undefined : origins.get(node.text);
      if (target) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        uses.push({ name: node.text, target, line: line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) visit(statement);
  // There before their module is evaluated, whoever was imported first. What they use themselves is not looked at.
  const functions = new Set(
    source.statements.flatMap((one) => (ts.isFunctionDeclaration(one) && one.name ? [one.name.text] : [])),
  );
  return { imports, uses, functions };
}

const modules = new Map(listModules().map((file) => [file, readModule(file)]));

/** Every module that importing this one evaluates. */
function reach(file, seen = new Set()) {
  for (const target of modules.get(file)?.imports ?? [])
    if (!seen.has(target)) {
      seen.add(target);
      reach(target, seen);
    }
  return seen;
}

const reached = new Map([...modules.keys()].map((file) => [file, reach(file)]));
const faults = [];
for (const [file, { uses }] of modules)
  for (const { name, target, line } of uses)
    // Makers come from the module that declares the form; they are what a line is made with.
    if (
      reached.get(target)?.has(target) &&
      name !== 'makers' &&
      modules.get(target)?.functions.has(name) !== true
    )
      faults.push(`${path.relative(root, file)}:${line} uses ${name} of ${path.relative(root, target)}`);

if (faults.length > 0) {
  console.error(
    `These are used while a module is evaluated, and come from a module in a circle of imports. Use them inside a function:\n${faults.join('\n')}`,
  );
  process.exit(1);
}
