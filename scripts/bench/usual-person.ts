import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { firstReturn, saveAnswer } from '@/tests/setup/filer';
import { signUpClient } from '@/tests/setup/http';
import { returns2024 } from '@/tests/scenarios/all-returns';
import { type Person } from './load-plan';

const scenario = 'self-employed-parents-with-solar-panels';

/**
 * A person whose return has grown as they do: a couple with children, a business and credits, about a hundred answers.
 * What pages cost with it stands beside what they cost with one W-2.
 */
export async function makeUsualPerson(base: string): Promise<Person> {
  const found = returns2024.find(({ name }) => name === scenario);
  if (found === undefined) throw new Error(`there is no scenario ${scenario}`);
  const visitor = await signUpClient(base);
  const returnId = await firstReturn(visitor);
  const { answers } = answersOf(found.input);
  for (const [questionId, answer] of Object.entries(answers))
    await saveAnswer(visitor, returnId, questionId, answer);
  const calculated = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
  if (calculated.status !== 200) throw new Error(`calculating gave ${calculated.status}: ${calculated.text}`);
  return { cookie: visitor.session, email: visitor.email, address: '10.9.9.9', userId: visitor.id, returnId };
}
