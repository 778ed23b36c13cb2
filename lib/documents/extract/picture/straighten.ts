import { type Gray, type Ink, newGray } from './gray';

/**
 * How the sheet lies in the picture: the slope of its lines of print and the lean of its columns, each
 * a + b × across + c × along, around the middle of the picture. A turned scan has the same slope
 * everywhere (a); a photo taken from one side widens or narrows (b); a bent sheet curves (c).
 */
export interface Tilt {
  slope: Plane;
  lean: Plane;
}
type Plane = readonly [number, number, number];

interface Points {
  along: Float32Array;
  across: Float32Array;
}

/** Ink as points around the middle; enough of them, evenly taken. */
function pointsOf({ width, height, data }: Ink): Points {
  const every: number[] = [];
  for (let index = 0; index < data.length; index += 1) if (data[index] === 1) every.push(index);
  const step = Math.max(1, Math.floor(every.length / 80_000));
  const count = Math.floor(every.length / step);
  const along = new Float32Array(count);
  const across = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const at = every[index * step] ?? 0;
    along[index] = (at % width) - width / 2;
    across[index] = Math.floor(at / width) - height / 2;
  }
  return { along, across };
}

/** The points of one part of the picture. */
function within({ along, across }: Points, [x0, x1]: Range, [y0, y1]: Range): Points {
  const kept: number[] = [];
  across.forEach((y, index) => {
    const x = along[index] ?? 0;
    if (y >= y0 && y < y1 && x >= x0 && x < x1) kept.push(index);
  });
  return {
    along: Float32Array.from(kept, (index) => along[index] ?? 0),
    across: Float32Array.from(kept, (index) => across[index] ?? 0),
  };
}
type Range = readonly [number, number];

/** How sharply print falls into lines when sheared by this slope: jumps between neighboring lines. */
function sharpness({ along, across }: Points, slope: number, bins: Float32Array): number {
  bins.fill(0);
  const middle = bins.length / 2;
  for (let index = 0; index < along.length; index += 1) {
    const bin = Math.round((across[index] ?? 0) - slope * (along[index] ?? 0) + middle);
    if (bin >= 0 && bin < bins.length) bins[bin] = (bins[bin] ?? 0) + 1;
  }
  let sum = 0;
  for (let bin = 1; bin < bins.length; bin += 1) {
    const jump = (bins[bin] ?? 0) - (bins[bin - 1] ?? 0);
    sum += jump * jump;
  }
  return sum;
}

interface Found {
  slope: number;
  /** The best against the mean of all: near 1 means there is nothing to see. */
  clarity: number;
}

function bestSlope(points: Points, center: number, reach: number, step: number, size: number): Found {
  const bins = new Float32Array(Math.ceil(size));
  let [best, bestScore, sum, count] = [center, -1, 0, 0];
  for (let slope = center - reach; slope <= center + reach + 1e-9; slope += step) {
    const score = sharpness(points, slope, bins);
    sum += score;
    count += 1;
    if (score > bestScore) [best, bestScore] = [slope, score];
  }
  return { slope: best, clarity: bestScore / Math.max(1, sum / count) };
}

interface Sample {
  along: number;
  across: number;
  value: number;
  weight: number;
}

/** Solves three linear equations (Cramer); null when they say too little. */
function solve(m: readonly (readonly [number, number, number])[], r: Plane): Plane | null {
  const [[a, b, c] = [0, 0, 0], [d, e, f] = [0, 0, 0], [g, h, i] = [0, 0, 0]] = m;
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (Math.abs(det) < 1e-3) return null;
  const [p, q, s] = r;
  return [
    (p * (e * i - f * h) - b * (q * i - f * s) + c * (q * h - e * s)) / det,
    (a * (q * i - f * s) - p * (d * i - f * g) + c * (d * s - q * g)) / det,
    (a * (e * s - q * h) - b * (d * s - q * g) + p * (d * h - e * g)) / det,
  ];
}

/** The plane through the samples; `size` keeps the sums near 1. */
function fitPlane(samples: readonly Sample[], size: number): Plane | null {
  const m = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const r = [0, 0, 0];
  for (const { along, across, value, weight } of samples) {
    const terms = [1, across / size, along / size];
    terms.forEach((left, i) => {
      r[i] = (r[i] ?? 0) + weight * left * value;
      terms.forEach((right, j) => {
        const row = m[i];
        if (row) row[j] = (row[j] ?? 0) + weight * left * right;
      });
    });
  }
  const rows = m.map(([a = 0, b = 0, c = 0]) => [a, b, c] as const);
  const plane = solve(rows, [r[0] ?? 0, r[1] ?? 0, r[2] ?? 0]);
  return plane && [plane[0], plane[1] / size, plane[2] / size];
}

const valueAt = ([a, b, c]: Plane, along: number, across: number) => a + b * across + c * along;

/** A plane that most samples agree with; what lies far off (a picture, a signature) is left out. */
function fitMost(samples: readonly Sample[], size: number, otherwise: number): Plane {
  let kept = samples;
  let plane: Plane = [otherwise, 0, 0];
  for (const reach of [Infinity, 0.025, 0.012, 0.008]) {
    kept = samples.filter((one) => Math.abs(one.value - valueAt(plane, one.along, one.across)) < reach);
    const wide = new Set(kept.map((one) => Math.round((3 * one.along) / size))).size > 1;
    if (kept.length < 6 || !wide) break;
    plane = fitPlane(kept, size) ?? plane;
  }
  return plane;
}

/** Measures slopes tile by tile: small enough for a bent sheet, large enough to hold a few lines. */
function measure(
  points: Points,
  width: number,
  height: number,
  tiles: readonly [number, number],
  center: number,
  reach: number,
  clearFrom: number,
): Plane {
  const size = Math.hypot(width, height) + 4;
  const whole = bestSlope(points, center, reach, 0.004, size);
  const fine = bestSlope(points, whole.slope, 0.006, 0.001, size);
  const samples: Sample[] = [];
  const [columns, rows] = tiles;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const along = ((column + 0.5) / columns - 0.5) * width;
      const across = ((row + 0.5) / rows - 0.5) * height;
      const [w, h] = [(0.75 * width) / columns, (0.75 * height) / rows];
      const part = within(points, [along - w, along + w], [across - h, across + h]);
      if (part.along.length < 150) continue;
      const local = { along: part.along.map((x) => x - along), across: part.across.map((y) => y - across) };
      const found = bestSlope(local, fine.slope, 0.07, 0.0025, 2 * h + w + 20);
      if (found.clarity > clearFrom)
        samples.push({ along, across, value: found.slope, weight: Math.min(3, found.clarity - 1) });
    }
  }
  return fitMost(samples, Math.max(width, height), fine.slope);
}

/** Measures the tilt on a picture of ink. */
export function findTilt(ink: Ink): Tilt {
  const points = pointsOf(ink);
  if (points.along.length < 500) return { slope: [0, 0, 0], lean: [0, 0, 0] };
  const slope = measure(points, ink.width, ink.height, [5, 10], 0, 0.14, 1.35);
  // Turned paper leans its columns the other way; photos differ by a little more.
  const turned = { along: points.across, across: points.along };
  const lean = measure(turned, ink.height, ink.width, [4, 12], -slope[0], 0.05, 1.6);
  return { slope, lean };
}

/**
 * Where a place on the straightened sheet lies in the picture, both in pixels of one size. `scale`:
 * pixels here per pixel the tilt was measured in.
 */
function shiftsOf(tilt: Tilt, width: number, height: number, scale: number) {
  const [cx, cy] = [width / 2, height / 2];
  const shift = ([a, b, c]: Plane, along: number, across: number) =>
    (a + (b * across) / scale) * along + (c * along * along) / (2 * scale);
  return {
    dx: (u: number, v: number) => shift(tilt.lean, v - cy, u - cx),
    dy: (u: number, v: number) => shift(tilt.slope, u - cx, v - cy),
  };
}

/** From a place on the straightened sheet to the place in the picture. */
export function toPicture(tilt: Tilt, width: number, height: number, scale: number) {
  const { dx, dy } = shiftsOf(tilt, width, height, scale);
  return (u: number, v: number): [number, number] => [u + dx(u, v), v + dy(u, v)];
}

/** The sheet set straight; what lies outside the picture is white. */
export function straighten(gray: Gray, tilt: Tilt, scale: number): Gray {
  const { width, height, data } = gray;
  const out = newGray(width, height);
  const { dx, dy } = shiftsOf(tilt, width, height, scale);
  for (let v = 0; v < height; v += 1) {
    for (let u = 0; u < width; u += 1) {
      const x = u + dx(u, v);
      const y = v + dy(u, v);
      const xf = Math.floor(x);
      const yf = Math.floor(y);
      if (xf < 0 || yf < 0 || xf >= width - 1 || yf >= height - 1) continue;
      const at = yf * width + xf;
      const fx = x - xf;
      const top = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx;
      const bottom = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx;
      out.data[v * width + u] = top + (bottom - top) * (y - yf);
    }
  }
  return out;
}
