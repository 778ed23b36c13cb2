import { answerInterview, firstReturn, simpleFiler, typedW2, uploadApart } from '../setup/filer';
import { signUpClient, type Visitor } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';

/** A client with a calculated return and a document, and the preparer who is assigned to them. */
export interface Case {
  client: Visitor & { email: string };
  preparer: Visitor;
  returnId: string;
  documentId: string;
}

export async function openCase(): Promise<Case> {
  const [client, preparer] = await Promise.all([signUpClient(), hirePreparer()]);
  await client.send('PATCH', '/api/settings/profile', { json: { firstName: 'Ann', lastName: 'Lee' } });
  await preparer.send('PATCH', '/api/settings/profile', { json: { firstName: 'Priya', lastName: 'Raman' } });
  const returnId = await firstReturn(client);
  await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
  const documentId = await uploadApart(client, 'Second job.pdf');
  const calculated = await client.post(`/api/tax-returns/${returnId}/calculate`);
  if (calculated.status !== 200) throw new Error(`calculating gave ${calculated.text}`);
  await assign(preparer, client);
  return { client, preparer, returnId, documentId };
}
