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

/** What was learnt: for each place the weights of all classes, in steps of a size that each class has of its own. */
export interface Learnt {
  keys: string[];
  steps: Float32Array;
  weights: Int8Array;
}

/** Many different words share this many places; the few that meet do little harm. */
export const placeCount = 1 << 15;

/** How it is learnt; part of the name under which what was learnt is kept. */
export const recipe = {
  rounds: 5,
  pace: 0.5,
  slow: 0.05,
  small: 0.005,
  stride: 7919,
  levels: 24,
  last: 3,
} as const;

/** Turns sums of weights into chances that are 1 together. */
function toChances(sums: Float64Array): void {
  let highest = -Infinity;
  for (const sum of sums) if (sum > highest) highest = sum;
  let all = 0;
  for (let index = 0; index < sums.length; index += 1) {
    const power = Math.exp((sums[index] ?? 0) - highest);
    sums[index] = power;
    all += power;
  }
  for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) / all;
}

function addWeights(
  sums: Float64Array,
  weights: Float32Array | Int8Array,
  { places, strengths }: Features,
): void {
  const size = sums.length;
  for (let one = 0; one < places.length; one += 1) {
    const strength = strengths[one] ?? 0;
    const from = (places[one] ?? 0) * size;
    for (let index = 0; index < size; index += 1)
      sums[index] = (sums[index] ?? 0) + (weights[from + index] ?? 0) * strength;
  }
}

/**
 * Learns which class a text belongs to: multinomial logistic regression by stochastic gradient with AdaGrad steps. The
 * same examples always give the same weights. Takes some seconds of a processor.
 */
export function learn(examples: readonly { key: string; features: Features; weight: number }[]): Learnt {
  const keys = [...new Set(examples.map(({ key }) => key))];
  const size = keys.length;
  const at = new Map(keys.map((key, index) => [key, index]));
  const weights = new Float32Array(placeCount * size);
  const moved = new Float32Array(placeCount * size);
  const chances = new Float64Array(size);

  const move = ({ places, strengths }: Features, index: number, wrong: number): void => {
    for (let one = 0; one < places.length; one += 1) {
      const slope = wrong * (strengths[one] ?? 0);
      const place = (places[one] ?? 0) * size + index;
      const sum = (moved[place] ?? 0) + slope * slope;
      moved[place] = sum;
      weights[place] = (weights[place] ?? 0) - (recipe.pace * slope) / (Math.sqrt(sum) + recipe.slow);
    }
  };

  const mean = new Float32Array(placeCount * size);

  // Examples of one class must not follow on each other: a fixed stride walks through all of them.
  for (let round = 0; round < recipe.rounds; round += 1) {
    for (let step = 0; step < examples.length; step += 1) {
      const example = examples[(step * recipe.stride + round) % examples.length];
      if (example === undefined) continue;
      chances.fill(0);
      addWeights(chances, weights, example.features);
      toChances(chances);
      const right = at.get(example.key);
      for (let index = 0; index < size; index += 1) {
        const wrong = (chances[index] ?? 0) - (index === right ? 1 : 0);
        // A class that is out of the question is not moved further.
        if (Math.abs(wrong) >= recipe.small) move(example.features, index, wrong * example.weight);
      }
    }
    // The mean of the last rounds depends less on which examples came last.
    if (round >= recipe.rounds - recipe.last)
      for (let place = 0; place < mean.length; place += 1)
        mean[place] = (mean[place] ?? 0) + (weights[place] ?? 0) / recipe.last;
  }
  return { keys, ...inSteps(mean, size) };
}

/** Weights as small whole numbers: the largest of a class is `levels`, and what is less than half a step is nothing. */
function inSteps(weights: Float32Array, size: number): Pick<Learnt, 'steps' | 'weights'> {
  const steps = new Float32Array(size);
  weights.forEach((weight, place) => {
    steps[place % size] = Math.max(steps[place % size] ?? 0, Math.abs(weight));
  });
  for (let index = 0; index < size; index += 1)
    steps[index] = Math.max(steps[index] ?? 0, 1e-9) / recipe.levels;
  return {
    steps,
    weights: Int8Array.from(weights, (weight, place) => Math.round(weight / (steps[place % size] ?? 1))),
  };
}

/** The chances of every class for a text, best first. */
export function guessWith({ keys, steps, weights }: Learnt, features: Features): Guess<string>[] {
  const chances = new Float64Array(keys.length);
  addWeights(chances, weights, features);
  for (let index = 0; index < keys.length; index += 1)
    chances[index] = (chances[index] ?? 0) * (steps[index] ?? 0);
  toChances(chances);
  return keys.map((key, index) => ({ key, chance: chances[index] ?? 0 })).sort((a, b) => b.chance - a.chance);
}
