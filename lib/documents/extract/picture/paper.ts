import { blur, type Gray, lightest, newGray, shrink } from './gray';

/** Where the sheet lies in a photo: first and last column of paper for each row, in pixels. */
export interface Paper {
  left: Int32Array;
  right: Int32Array;
  /** The picture shows more than the sheet: a table, a hand. */
  isPhoto: boolean;
}

/** The level that best parts dark from light (Otsu, 1979). */
export function partingLevel(gray: Gray): number {
  const counts = new Float64Array(256);
  for (const value of gray.data) counts[value] = (counts[value] ?? 0) + 1;
  const total = gray.data.length;
  let sum = 0;
  for (let level = 0; level < 256; level += 1) sum += level * (counts[level] ?? 0);
  let [below, sumBelow, best, bestLevel] = [0, 0, -1, 127];
  for (let level = 0; level < 256; level += 1) {
    below += counts[level] ?? 0;
    sumBelow += level * (counts[level] ?? 0);
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (sum - sumBelow) / above;
    const score = below * above * apart * apart;
    if (score > best) [best, bestLevel] = [score, level];
  }
  return bestLevel;
}

/** How bright paper is in usual light. */
const usualWhite = 200;

/** Of the picture's rim, how much is darker than the level. */
function darkRim({ width, height, data }: Gray, level: number): number {
  let dark = 0;
  const inset = 2;
  for (let x = 0; x < width; x += 1) {
    if ((data[inset * width + x] ?? 255) <= level) dark += 1;
    if ((data[(height - 1 - inset) * width + x] ?? 255) <= level) dark += 1;
  }
  for (let y = 0; y < height; y += 1) {
    if ((data[y * width + inset] ?? 255) <= level) dark += 1;
    if ((data[y * width + width - 1 - inset] ?? 255) <= level) dark += 1;
  }
  return dark / (2 * (width + height));
}

/** The longest stretch of light pixels of a row, bridging short dark ones (print). */
function longestStretch(row: Uint8Array, level: number, bridge: number): [number, number] {
  let [bestFrom, bestTo, from, last] = [0, -1, -1, -1];
  row.forEach((value, x) => {
    if (value <= level) return;
    if (from < 0 || x - last > bridge) from = x;
    last = x;
    if (last - from > bestTo - bestFrom) [bestFrom, bestTo] = [from, last];
  });
  return [bestFrom, bestTo];
}

/** Mean brightness above the level minus that below it, as if what is above it were white: a dim picture has less of both. */
function contrast({ data }: Gray, level: number): number {
  let [dark, darkCount, light, lightCount] = [0, 0, 0, 0];
  for (const value of data) {
    if (value <= level) [dark, darkCount] = [dark + value, darkCount + 1];
    else [light, lightCount] = [light + value, lightCount + 1];
  }
  const [above, below] = [light / Math.max(1, lightCount), dark / Math.max(1, darkCount)];
  return (above - below) * Math.max(1, usualWhite / Math.max(60, above));
}

/** The middle value among the neighbors: a torn row takes what the rows around it say. */
function smooth(values: readonly number[], reach: number): number[] {
  return values.map((_, index) => {
    const near = values.slice(Math.max(0, index - reach), index + reach + 1).sort((a, b) => a - b);
    return near[Math.floor(near.length / 2)] ?? 0;
  });
}

/** The whole picture as the sheet. */
export const allPaper = ({ width, height }: Gray): Paper => ({
  left: new Int32Array(height),
  right: new Int32Array(height).fill(width - 1),
  isPhoto: false,
});

/** Where paper in shadow begins: how much of the picture it takes, how much print it has beside the rest, how it stands out. */
const shadow = { area: 0.06, print: 0.45, contrast: 22, mark: 0.1 };

/**
 * A hand's shadow makes paper as dark as the table. What lies between the table and the lit paper counts as paper when
 * there is nearly as much print on it.
 */
function withShadow(white: Gray, small: Gray, factor: number, level: number): number {
  const dark = small.data.filter((value) => value <= level);
  if (dark.length < shadow.area * small.data.length) return level;
  const deeper = partingLevel({ width: dark.length, height: 1, data: dark });
  const mean = shrink(white, factor);
  const count = { lit: 0, litPrint: 0, shade: 0, shadePrint: 0 };
  small.data.forEach((value, index) => {
    const isPrint = value - (mean.data[index] ?? 0) > shadow.mark * value;
    if (value > level) {
      count.lit += 1;
      if (isPrint) count.litPrint += 1;
    } else if (value > deeper) {
      count.shade += 1;
      if (isPrint) count.shadePrint += 1;
    }
  });
  const isLarge = count.shade >= shadow.area * small.data.length;
  const share = (part: number, of: number) => part / Math.max(1, of);
  const hasPrint =
    share(count.shadePrint, count.shade) >= shadow.print * share(count.litPrint, count.lit) &&
    count.litPrint > 0;
  const standsOut = contrast({ width: dark.length, height: 1, data: dark }, deeper) >= shadow.contrast;
  return isLarge && hasPrint && standsOut ? deeper : level;
}

/**
 * The sheet in the picture, found by how white it is. A scan is all sheet; a photo has a darker or
 * colored surrounding that must not be taken for print.
 */
export function findPaper(white: Gray): Paper {
  const factor = Math.max(1, Math.round(Math.max(white.width, white.height) / 500));
  const small = blur(lightest(shrink(white, factor), 2), 2);
  const level = withShadow(white, small, factor, partingLevel(small));
  const left = new Int32Array(white.height);
  const right = new Int32Array(white.height).fill(white.width - 1);
  if (darkRim(small, level) < 0.4 || contrast(small, level) < 45) return { left, right, isPhoto: false };
  const rows = Array.from({ length: small.height }, (_, y) =>
    longestStretch(
      small.data.subarray(y * small.width, (y + 1) * small.width),
      level,
      Math.round(small.width / 12),
    ),
  );
  const isSheet = rows.map(([from, to]) => to - from > 0.25 * small.width);
  const [top, bottom] = [isSheet.indexOf(true), isSheet.lastIndexOf(true)];
  const inside = rows.slice(top, bottom + 1);
  const reach = Math.round(small.height / 40);
  const starts = smooth(
    inside.map(([from]) => from),
    reach,
  );
  const ends = smooth(
    inside.map(([, to]) => to),
    reach,
  );
  const margin = 4;
  for (let y = 0; y < white.height; y += 1) {
    const row = Math.floor(y / factor) - top;
    const isInside = row >= margin && row < inside.length - margin;
    left[y] = isInside ? ((starts[row] ?? 0) + margin) * factor : white.width;
    right[y] = isInside ? ((ends[row] ?? 0) - margin) * factor : -1;
  }
  return { left, right, isPhoto: true };
}

/** Print of a pale copy becomes as dark as other print: a thin stroke of it would pass for paper. */
function darken(gray: Gray): Gray {
  const counts = new Uint32Array(256);
  for (const value of gray.data) counts[value] = (counts[value] ?? 0) + 1;
  let [darkest, sum] = [0, counts[0] ?? 0];
  while (darkest < 160 && sum < 0.002 * gray.data.length) {
    darkest += 1;
    sum += counts[darkest] ?? 0;
  }
  if (darkest < 70) return gray;
  const data = gray.data.map((value) => Math.max(0, 255 - ((255 - value) * 225) / (255 - darkest)));
  return { ...gray, data };
}

/** Evens out light and shadow: the paper becomes white everywhere, print as dark as usual, the surrounding goes. */
export function whiten(gray: Gray, paper: Paper): Gray {
  const factor = Math.max(1, Math.round(Math.max(gray.width, gray.height) / 600));
  const background = blur(lightest(shrink(gray, factor), 5), 6);
  const out = newGray(gray.width, gray.height);
  for (let y = 0; y < gray.height; y += 1) {
    const row = Math.min(background.height - 1, Math.floor(y / factor)) * background.width;
    const from = Math.max(0, paper.left[y] ?? 0);
    const to = Math.min(gray.width - 1, paper.right[y] ?? -1);
    for (let x = from; x <= to; x += 1) {
      const base = background.data[row + Math.min(background.width - 1, Math.floor(x / factor))] ?? 255;
      const value = ((gray.data[y * gray.width + x] ?? 255) * 255) / Math.max(40, base);
      // The lightest tenth is the grain of paper and camera.
      out.data[y * gray.width + x] = Math.min(255, value * 1.08);
    }
  }
  return darken(out);
}
