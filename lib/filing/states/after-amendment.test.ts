import { sayStatesAfterAmendment } from './after-amendment';

const state = (name: string, refund: number | null, owed: number | null) => ({
  name,
  totals: { refund, owed },
});

test('each state is named with what the amendment does to it', () => {
  const sentences = sayStatesAfterAmendment(
    { ME: state('Maine', 120, 0), NY: state('New York', 0, 40), OH: state('Ohio', 10, 0) },
    { ME: state('Maine', 0, 85), NY: state('New York', 0, 40), IL: state('Illinois', null, null) },
  );
  expect(sentences?.split('\n').slice(1)).toEqual([
    'Illinois: Plainfile can’t calculate the corrected return. Check with the state.',
    'Maine: your balance changes from a refund of $120 to $85 owed. File an amended Maine return.',
    'New York: the balance stays at $40 owed. Ask the state whether you still need to report the change.',
    'Ohio: with your corrected return, you no longer need to file in this state.',
  ]);
  expect(sentences).toContain('stay as filed');
});

test('a state that comes in only with the amendment', () => {
  expect(sayStatesAfterAmendment({}, { VT: state('Vermont', 0, 0) })).toContain(
    'Vermont: this state wasn’t on your original return. The corrected return shows no refund and nothing owed.',
  );
  expect(sayStatesAfterAmendment({}, {})).toBeNull();
});
