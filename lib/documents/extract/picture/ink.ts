import { blur, type Gray, type Ink, newGray } from './gray';

/** Ink by comparison with the surroundings: darker than the neighborhood's mean by a share, and not near white. */
export function findInk(gray: Gray, radius: number): Ink {
  const mean = blur(gray, radius);
  const ink = newGray(gray.width, gray.height, 0);
  for (let index = 0; index < gray.data.length; index += 1) {
    const value = gray.data[index] ?? 255;
    if (value < 190 && value < 0.86 * (mean.data[index] ?? 255)) ink.data[index] = 1;
  }
  return ink;
}

/** A connected piece of ink. */
export interface Blob {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  area: number;
}

/** Connected pieces (8 neighbors), found run by run. `x1` and `y1` lie just outside. */
export function findBlobs({ width, height, data }: Ink): Blob[] {
  const parent: number[] = [];
  const find = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? root;
    let step = index;
    while (parent[step] !== root) [step, parent[step]] = [parent[step] ?? root, root];
    return root;
  };
  const runs: { x0: number; x1: number; y: number; label: number }[] = [];
  let previous: typeof runs = [];
  for (let y = 0; y < height; y += 1) {
    const current: typeof runs = [];
    const row = y * width;
    let behind = 0;
    for (let x = 0; x < width; x += 1) {
      if (data[row + x] !== 1) continue;
      const from = x;
      while (x < width && data[row + x] === 1) x += 1;
      const run = { x0: from, x1: x, y, label: parent.length };
      parent.push(run.label);
      while (behind < previous.length && (previous[behind]?.x1 ?? 0) < from) behind += 1;
      for (let at = behind; at < previous.length; at += 1) {
        const above = previous[at];
        if (!above || above.x0 > x) break;
        const [a, b] = [find(above.label), find(run.label)];
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
      }
      current.push(run);
      runs.push(run);
    }
    previous = current;
  }
  const blobs = new Map<number, Blob>();
  for (const run of runs) {
    const root = find(run.label);
    const blob = blobs.get(root);
    if (!blob) {
      blobs.set(root, { x0: run.x0, y0: run.y, x1: run.x1, y1: run.y + 1, area: run.x1 - run.x0 });
      continue;
    }
    blob.x0 = Math.min(blob.x0, run.x0);
    blob.x1 = Math.max(blob.x1, run.x1);
    blob.y1 = run.y + 1;
    blob.area += run.x1 - run.x0;
  }
  return [...blobs.values()];
}
