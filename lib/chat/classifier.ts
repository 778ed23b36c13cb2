/** What a text is made of: places among the weights, and how strong each is. */
export interface Features {
  places: Uint16Array;
  strengths: Float32Array;
}

export interface Guess<K> {
  key: K;
  /** 0 to 1; all of them together are 1. */
  chance: number;
}

/** Many different words share this many places; the few that meet do little harm. */
export const placeCount = 1 << 13;

const rounds = 5;
const pace = 0.5;
/** A class that is out of the question is not moved further. */
const small = 0.005;

/**
 * Learns which class a text belongs to: multinomial logistic regression by stochastic gradient with AdaGrad steps. The
 * same examples always give the same weights.
 */
export function learn<K>(
  examples: readonly { key: K; features: Features }[],
): (features: Features) => Guess<K>[] {
  const keys = [...new Set(examples.map(({ key }) => key))];
  const size = keys.length;
  const at = new Map(keys.map((key, index) => [key, index]));
  // The weights of all classes for a place stand together.
  const weights = new Float32Array(placeCount * size);
  const moved = new Float32Array(placeCount * size);
  const chances = new Float64Array(size);

  const weigh = ({ places, strengths }: Features): void => {
    chances.fill(0);
    for (let one = 0; one < places.length; one += 1) {
      const strength = strengths[one] ?? 0;
      const from = (places[one] ?? 0) * size;
      for (let index = 0; index < size; index += 1)
        chances[index] = (chances[index] ?? 0) + (weights[from + index] ?? 0) * strength;
    }
    const highest = chances.reduce((most, one) => Math.max(most, one), -Infinity);
    let all = 0;
    for (let index = 0; index < size; index += 1) {
      const power = Math.exp((chances[index] ?? 0) - highest);
      chances[index] = power;
      all += power;
    }
    for (let index = 0; index < size; index += 1) chances[index] = (chances[index] ?? 0) / all;
  };

  const move = ({ places, strengths }: Features, index: number, wrong: number): void => {
    for (let one = 0; one < places.length; one += 1) {
      const slope = wrong * (strengths[one] ?? 0);
      const place = (places[one] ?? 0) * size + index;
      const sum = (moved[place] ?? 0) + slope * slope;
      moved[place] = sum;
      weights[place] = (weights[place] ?? 0) - (pace * slope) / (Math.sqrt(sum) + 0.05);
    }
  };

  // Examples of one class must not follow on each other: a fixed stride walks through all of them.
  const stride = 769;
  for (let round = 0; round < rounds; round += 1)
    for (let step = 0; step < examples.length; step += 1) {
      const example = examples[(step * stride + round) % examples.length];
      if (example === undefined) continue;
      weigh(example.features);
      const right = at.get(example.key);
      for (let index = 0; index < size; index += 1) {
        const wrong = (chances[index] ?? 0) - (index === right ? 1 : 0);
        if (Math.abs(wrong) >= small) move(example.features, index, wrong);
      }
    }

  return (features) => {
    weigh(features);
    return keys
      .map((key, index) => ({ key, chance: chances[index] ?? 0 }))
      .sort((a, b) => b.chance - a.chance);
  };
}
