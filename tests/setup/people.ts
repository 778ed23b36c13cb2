import { read, signInAs, signUpClient, type Visitor } from './http';

/** A new preparer, made one by the demo administrator, with no clients yet. */
export async function hirePreparer(): Promise<Visitor & { email: string }> {
  const [admin, person] = await Promise.all([signInAs('admin'), signUpClient()]);
  const answer = await admin.send('PATCH', `/api/admin/users/${person.id}/role`, {
    json: { role: 'preparer' },
  });
  if (answer.status !== 200) throw new Error(`hiring gave ${answer.status}: ${answer.text}`);
  return person;
}

/** Assigns the preparer to the client. Gives the way to end it. */
export async function assign(preparer: Visitor, client: Visitor): Promise<() => Promise<void>> {
  const admin = await signInAs('admin');
  const pair = { preparerId: preparer.id, clientId: client.id, notes: '' };
  const answer = await admin.post('/api/admin/assignments', pair);
  if (answer.status !== 201) throw new Error(`assigning gave ${answer.status}: ${answer.text}`);
  const { id } = read<{ id: string }>(answer);
  return async () => {
    const ended = await admin.send('DELETE', `/api/admin/assignments/${id}`);
    if (ended.status !== 204) throw new Error(`ending an assignment gave ${ended.status}`);
  };
}

/** Enters the firm, which letters and signatures of preparers name. */
export async function enterFirm(): Promise<void> {
  const admin = await signInAs('admin');
  const address = { street: '1 Pier Rd', city: 'Albany', state: 'NY', zip: '12207' };
  const firm = { name: 'Harbor Tax', ein: '98-7000123', efin: '123456', ...address };
  const answer = await admin.send('PUT', '/api/firm', { json: firm });
  if (answer.status !== 200) throw new Error(`entering the firm gave ${answer.status}: ${answer.text}`);
}
