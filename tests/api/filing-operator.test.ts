import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { plainNumber } from '../setup/filer-number';
import { file, readFiling, readyToFile, sign, waitForState } from '../setup/filing';
import { read } from '../setup/http';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { readPdfPages } from '../setup/pdf-text';
import { sharedPath } from '../setup/shared';

// An instance whose operator gave it the IRS's own forms and a schema. The schemas here are ours: the official package
// goes to registered developers only.

const hasProgram = spawnSync('xmllint', ['--version']).error === undefined;
if (!hasProgram)
  process.stderr.write(
    '\n*** xmllint is absent: the check against schemas DOES NOT RUN over HTTP here ***\n\n',
  );

const forms = sharedPath('forms/2024');
const folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-operator-'));
const writeSchema = (inside: string) =>
  writeFileSync(
    path.join(folder, 'Return1040.xsd'),
    `<xsd:schema targetNamespace="http://www.irs.gov/efile" xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
      <xsd:element name="Return"><xsd:complexType><xsd:sequence>${inside}</xsd:sequence><xsd:anyAttribute processContents="skip"/></xsd:complexType></xsd:element>
    </xsd:schema>`,
  );
const anything = '<xsd:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/>';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({
    ...(forms === null ? {} : { IRS_FORMS_DIR: forms }),
    ...(hasProgram ? { EFILE_SCHEMA_DIR: folder } : {}),
  });
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

test('official forms are handed out filled in, and what a schema refuses is not sent', async () => {
  const ssn = await plainNumber();
  const filer = await readyToFile(ssn, {}, server.url);
  if (forms !== null) {
    const reply = await filer.visitor.get(`/api/tax-returns/${filer.returnId}/pdf?for=mail`);
    expect(reply.status).toBe(200);
    const [, form1040 = ''] = await readPdfPages(reply.bytes);
    // The IRS's own page, and Ann's wages on line 1a.
    expect(form1040).toContain('Department of the Treasury');
    expect(form1040).toContain('Total amount from Form(s) W-2, box 1');
    expect(form1040).toContain('50,000');
    expect(form1040).toContain('Ann');
    expect(form1040).not.toContain('Description');
  }
  expect((await sign(filer)).status).toBe(200);
  if (hasProgram) {
    writeSchema(`<xsd:element name="NoSuchPart"/>${anything}`);
    const refused = await file(filer);
    expect(refused.status).toBe(409);
    const { message, fields } = read<{ message: string; fields: { schema: string } }>(refused);
    expect(message).toBe('We can’t e-file this return as it is. File on paper, or contact support.');
    expect(fields.schema).toContain('ReturnHeader');
    expect(fields.schema).not.toContain(ssn.replaceAll('-', ''));
    expect(await readFiling(filer)).toMatchObject({ state: 'signed', submissions: [] });
    writeSchema(anything);
  }
  expect((await file(filer)).status).toBe(202);
  expect((await waitForState(filer, 'accepted')).submissions).toHaveLength(1);
});
