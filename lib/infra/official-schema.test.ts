import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findSchema, findSchemaFaults } from './official-schema';

const namespace = 'http://www.irs.gov/efile';
const schema = `<xsd:schema targetNamespace="${namespace}" xmlns="${namespace}" xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
  <xsd:element name="Return"><xsd:complexType><xsd:sequence>
    <xsd:element name="WagesAmt" type="xsd:integer"/>
    <xsd:element name="PrimarySSN"><xsd:simpleType><xsd:restriction base="xsd:string"><xsd:pattern value="[0-9]{9}"/></xsd:restriction></xsd:simpleType></xsd:element>
  </xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;
const xml = (inside: string) => `<?xml version="1.0"?><Return xmlns="${namespace}">${inside}</Return>`;
const right = xml('<WagesAmt>5</WagesAmt><PrimarySSN>400010001</PrimarySSN>');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-schema-'));
  mkdirSync(path.join(folder, '2024v5.1/Ind1040'), { recursive: true });
  writeFileSync(path.join(folder, '2024v5.1/Ind1040/Return1040.xsd'), schema);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = 'xmllint';
const hasProgram = spawnSync(program, ['--version']).error === undefined;
if (!hasProgram) process.stderr.write('xmllint is not on this machine: its verdicts are not tested here.\n');

test('without a folder nothing is asked', async () => {
  expect(await findSchemaFaults(right, undefined)).toBeNull();
});

test('the schema is found wherever it stands in the package; none, or two, is refused', () => {
  expect(path.basename(findSchema(folder))).toBe('Return1040.xsd');
  const other = mkdtempSync(path.join(os.tmpdir(), 'plainfile-schema-'));
  expect(() => findSchema(other)).toThrow('EFILE_SCHEMA_DIR has no Return1040.xsd');
  for (const version of ['a', 'b']) {
    mkdirSync(path.join(other, version));
    writeFileSync(path.join(other, version, 'Return1040.xsd'), schema);
  }
  expect(() => findSchema(other)).toThrow('has 2 ');
  rmSync(other, { recursive: true });
});

test('a folder that is not there and a program that is not there stop it', async () => {
  await expect(findSchemaFaults(right, `${folder}/no`)).rejects.toThrow('EFILE_SCHEMA_DIR does not exist');
  await expect(findSchemaFaults(right, folder, 'no-such-program')).rejects.toThrow('requires xmllint');
});

test('what fits has no faults; what does not is named by element, without anybody’s number', async () => {
  if (!hasProgram) return;
  expect(await findSchemaFaults(right, folder)).toEqual([]);
  const wrong = await findSchemaFaults(
    xml('<WagesAmt>5.5</WagesAmt><PrimarySSN>40001000</PrimarySSN>'),
    folder,
  );
  expect(wrong?.map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['WagesAmt', 'PrimarySSN']),
  );
  expect(JSON.stringify(wrong)).not.toContain('40001000');
  const order = await findSchemaFaults(
    xml('<PrimarySSN>400010001</PrimarySSN><WagesAmt>5</WagesAmt>'),
    folder,
  );
  expect(order).toHaveLength(1);
});

test('schemas that can’t be read are not taken for a pass', async () => {
  if (!hasProgram) return;
  const broken = mkdtempSync(path.join(os.tmpdir(), 'plainfile-schema-'));
  writeFileSync(path.join(broken, 'Return1040.xsd'), '<nonsense/>');
  await expect(findSchemaFaults(right, broken)).rejects.toThrow('can’t be used');
  rmSync(broken, { recursive: true });
});
