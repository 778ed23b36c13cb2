/** One signed-in person of the load, with what the requests need. */
export interface Person {
  cookie: string;
  email: string;
  /** Limits by address count each person alone, as on the internet. */
  address: string;
  userId: string;
  returnId: string;
}

export interface LoadOrder {
  base: string;
  rate: number;
  seconds: number;
  people: Person[];
  /** Asks for every time, not only for the percentiles. */
  withTimes?: boolean;
  /** How often each kind comes instead of in the mix of a session. */
  shares?: Record<Kind, number>;
  password: string;
  /** A small PDF, base64. */
  document: string;
}

/** How often each kind of request comes in a session of 70 (issue 10), and the goal of its 99th percentile in ms. */
export const mix = {
  'sign-in': { share: 1, goal: 700 },
  page: { share: 10, goal: 700 },
  user: { share: 8, goal: 150 },
  list: { share: 12, goal: 150 },
  upload: { share: 4, goal: null },
  answer: { share: 25, goal: 250 },
  calculate: { share: 3, goal: 500 },
  validate: { share: 4, goal: 150 },
  chat: { share: 3, goal: null },
} as const satisfies Record<string, { share: number; goal: number | null }>;

export type Kind = keyof typeof mix;

export interface Figures {
  count: number;
  /** Refused on purpose: 503 and 429 with Retry-After. */
  shed: number;
  /** Everything else that was not what it should be: other statuses, broken connections, wrong bodies. */
  errors: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export interface LoadResult {
  kinds: Record<Kind, Figures>;
  all: Figures;
  /** Milliseconds of each request that was not shed; only when they were asked for. */
  times?: Record<Kind, number[]>;
  /** Replies with the wrong person's or wrong amount's content. */
  wrong: string[];
  statuses: Record<string, number>;
  /** Share of a core that the generator itself took. */
  generatorCpu: number;
  /** Last acknowledged answer of each return. */
  lastAnswers: Record<string, number>;
  /** Per second since the start: replies, sheds, p99. */
  timeline: { replies: number; shed: number; p99: number }[];
}

/** Percentiles of times in milliseconds. */
export function spread(times: number[]): Pick<Figures, 'p50' | 'p95' | 'p99' | 'max'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? 0 };
}
