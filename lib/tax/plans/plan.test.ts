import { parseReturn } from '../facts/parse-return';
import { type ReturnInput } from '../facts/return-input';
import { federalEditionFor } from '../us/editions';
import { listAllForms } from '../us/forms';
import { federalLooks } from './federal-plan';
import { Plan } from './plan';

/** Every number inside an object, however deep. */
function listNumbers(top: object): ReadonlySet<number> {
  const numbers = new Set<number>();
  const seen = new Set<object>();
  const open: unknown[] = [top];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'number') numbers.add(value);
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    open.push(...(value instanceof Map ? [...value.values()] : Object.values(value)));
  }
  return numbers;
}

function factsOf(wages: number): ReturnInput {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-01-01' },
    w2s: [{ wages, federalWithholding: 5_431.07 }],
  });
  if (!parsed.ok) throw new Error('The facts are wrong');
  return parsed.facts;
}

describe.each([{ traced: false }, { traced: true }])('a plan (traced: $traced)', ({ traced }) => {
  it('holds no amount of the return it was made from', () => {
    const facts = factsOf(61_234.56);
    const plan = Plan.of(facts, {
      context: null,
      editions: [federalEditionFor(facts)],
      forms: listAllForms(),
      listed: [listAllForms()],
      looks: federalLooks(facts),
      traced,
    });
    const numbers = listNumbers(plan);
    expect(numbers.size).toBeGreaterThan(100);
    for (const amount of [6_123_456, 61_235, 543_107, 5_431]) expect(numbers).not.toContain(amount);
  });
});
