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
