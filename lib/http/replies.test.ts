import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The browser takes a reply by the type that a call names (client.ts) and does not parse it. So each call must name
 * the schema that its endpoint declares, and each endpoint that is called must declare one.
 */

const callers = new Set(['api', 'readPage', 'readAllPages', 'postForm']);

interface Called {
  where: string;
  /** `/api/things/[]`, every value in the path as `[]`. */
  address: string;
  method: string;
  /** The type as it is written, `[]` for a list. */
  reply: string;
}

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const visit = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
};

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

/** The text of a path: values in it become `[]`, what comes after a question mark falls away. */
function addressOf(node: ts.Node, file: ts.SourceFile): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text.split('?')[0] ?? '';
  if (ts.isTemplateExpression(node)) {
    const whole = node.templateSpans.reduce(
      (text, span) => `${text}${addressOf(span.expression, file) ?? '[]'}${span.literal.text}`,
      node.head.text,
    );
    return whole.split('?')[0] ?? '';
  }
  // Two addresses of one call, for one and for all: they give the same.
  if (ts.isConditionalExpression(node)) return addressOf(node.whenFalse, file);
  return constantOf(ts.isCallExpression(node) ? node.expression : node, file);
}

/** A constant of the same file that holds a path, or that makes one. */
function constantOf(node: ts.Node, file: ts.SourceFile): string | null {
  let found: string | null = null;
  if (!ts.isIdentifier(node)) return found;
  visit(file, (one) => {
    if (ts.isVariableDeclaration(one) && one.name.getText() === node.text && one.initializer !== undefined)
      found =
        addressOf(ts.isArrowFunction(one.initializer) ? one.initializer.body : one.initializer, file) ??
        found;
  });
  return found;
}

function methodOf(call: ts.CallExpression): string {
  const name = call.expression.getText();
  if (name === 'postForm') return 'POST';
  return /method: '([A-Z]+)'/.exec(call.arguments[1]?.getText() ?? '')?.[1] ?? 'GET';
}

function listCalls(): Called[] {
  const calls: Called[] = [];
  for (const name of listFiles('lib').filter((one) => /(hooks|send-file)\.ts$/.test(one))) {
    const file = parse(name);
    visit(file, (node) => {
      if (!ts.isCallExpression(node) || !callers.has(node.expression.getText())) return;
      const [first] = node.arguments;
      if (first === undefined || (ts.isIdentifier(first) && constantOf(first, file) === null)) return;
      const type = node.typeArguments?.[0]?.getText() ?? 'none';
      const isList = /^read/.test(node.expression.getText());
      calls.push({
        where: `${name}: ${node.expression.getText()}(${first.getText()})`,
        address: addressOf(first, file) ?? 'unknown',
        method: methodOf(node),
        reply: isList ? `${type}[]` : type,
      });
    });
  }
  return calls;
}

/** The route file of an address: folders by name, `[…]` where the address has a value. */
function findRoute(address: string): string | null {
  let folders = ['app'];
  for (const part of address.split('/').filter(Boolean)) {
    folders = folders.flatMap((folder) => {
      const exact = path.join(folder, part);
      if (part !== '[]' && existsSync(exact)) return [exact];
      return readdirSync(folder)
        .filter((name) => /^\[[^.]/.test(name))
        .map((name) => path.join(folder, name));
    });
  }
  return folders.map((folder) => path.join(folder, 'route.ts')).find((file) => existsSync(file)) ?? null;
}

/** `z.array(Thing)` as `Thing[]`; `undefined` where no reply is declared. */
function declaredReply(route: string, method: string): string | null {
  const file = parse(route);
  let declared: string | null = null;
  visit(file, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== method) return;
    if (!ts.isCallExpression(node.initializer)) return;
    const [declaration] = node.initializer.arguments;
    if (declaration === undefined || !ts.isObjectLiteralExpression(declaration)) return;
    const reply = declaration.properties.find((one) => one.name?.getText() === 'reply');
    declared =
      reply !== undefined && ts.isPropertyAssignment(reply)
        ? writeType(reply.initializer.getText())
        : 'undefined';
  });
  return declared;
}

const writeType = (schema: string): string =>
  schema
    .replace(/^z\.array\((.*)\)$/s, (_, inner: string) => `${writeType(inner)}[]`)
    .replace('z.string()', 'string')
    .replace(/^z\.object\(\{ accepted: z\.literal\(true\) \}\)$/, '{ accepted: true }');

const calls = listCalls();

it('finds the calls', () => {
  expect(calls.length).toBeGreaterThan(80);
  expect(calls.filter(({ address }) => !address.startsWith('/api/'))).toEqual([]);
});

it.each(calls.filter(({ reply }) => reply !== 'unknown'))('$where takes what its endpoint gives', (call) => {
  const route = findRoute(call.address);
  expect({ address: call.address, route }).not.toEqual({ address: call.address, route: null });
  // `A.or(B)`: which one comes is up to what the call asks for.
  const declared = declaredReply(route ?? '', call.method)
    ?.replace(/\)$/, '')
    .split('.or(');
  expect({ method: call.method, declared }).toEqual({
    method: call.method,
    declared: expect.arrayContaining([call.reply]),
  });
});
