/** A picture in shades of grey: 0 is black, 255 is white, row after row. */
export interface Gray {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A picture of marks: 1 where there is ink. */
export type Ink = Gray;

export const newGray = (width: number, height: number, fill = 255): Gray => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(fill),
});

/** Mean of each pixel's neighborhood, a square of 2 × radius + 1. Running sums: the radius costs nothing. */
export function blur(gray: Gray, radius: number): Gray {
  const across = slide(gray, radius, gray.width, gray.height, 1, gray.width);
  return slide(across, radius, gray.height, gray.width, gray.width, 1);
}

function slide(
  gray: Gray,
  radius: number,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
): Gray {
  const { data } = gray;
  const out = new Uint8Array(data.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let sum = 0;
    let count = 0;
    for (let index = 0; index < Math.min(radius, length); index += 1) {
      sum += data[start + index * step] ?? 0;
      count += 1;
    }
    for (let index = 0; index < length; index += 1) {
      if (index + radius < length) {
        sum += data[start + (index + radius) * step] ?? 0;
        count += 1;
      }
      if (index - radius - 1 >= 0) {
        sum -= data[start + (index - radius - 1) * step] ?? 0;
        count -= 1;
      }
      out[start + index * step] = sum / count;
    }
  }
  return { width: gray.width, height: gray.height, data: out };
}

/** Smaller by a whole factor; each pixel is the mean of those it stands for. */
export function shrink(gray: Gray, factor: number): Gray {
  const width = Math.max(1, Math.floor(gray.width / factor));
  const height = Math.max(1, Math.floor(gray.height / factor));
  const out = newGray(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * gray.width + x * factor;
        for (let dx = 0; dx < factor; dx += 1) sum += gray.data[row + dx] ?? 255;
      }
      out.data[y * width + x] = sum / (factor * factor);
    }
  }
  return out;
}

/** The lightest pixel of each neighborhood: print disappears, paper stays. */
export function lightest(gray: Gray, radius: number): Gray {
  const pass = (from: Gray, length: number, lines: number, step: number, lineStep: number) => {
    const out = new Uint8Array(from.data.length);
    for (let line = 0; line < lines; line += 1) {
      const start = line * lineStep;
      for (let index = 0; index < length; index += 1) {
        let most = 0;
        const last = Math.min(length - 1, index + radius);
        for (let at = Math.max(0, index - radius); at <= last; at += 1) {
          const value = from.data[start + at * step] ?? 0;
          if (value > most) most = value;
        }
        out[start + index * step] = most;
      }
    }
    return { width: from.width, height: from.height, data: out };
  };
  const across = pass(gray, gray.width, gray.height, 1, gray.width);
  return pass(across, gray.height, gray.width, gray.width, 1);
}

/** Turns the picture clockwise by quarters. */
export function turnGray(gray: Gray, turns: number): Gray {
  const { width, height, data } = gray;
  const quarter = ((turns % 4) + 4) % 4;
  if (quarter === 0) return gray;
  const sideways = quarter % 2 === 1;
  const out = newGray(sideways ? height : width, sideways ? width : height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 255;
      const [u, v] =
        quarter === 1
          ? [height - 1 - y, x]
          : quarter === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x];
      out.data[v * out.width + u] = value;
    }
  }
  return out;
}

/** Enlarged by a factor, with smooth transitions. For small pieces; sheets go through sharp. */
export function enlarge(gray: Gray, factor: number): Gray {
  const out = newGray(Math.round(gray.width * factor), Math.round(gray.height * factor));
  for (let v = 0; v < out.height; v += 1) {
    const y = Math.min(gray.height - 1.001, Math.max(0, (v + 0.5) / factor - 0.5));
    const top = Math.floor(y) * gray.width;
    const fy = y - Math.floor(y);
    for (let u = 0; u < out.width; u += 1) {
      const x = Math.min(gray.width - 1.001, Math.max(0, (u + 0.5) / factor - 0.5));
      const at = top + Math.floor(x);
      const fx = x - Math.floor(x);
      const upper = (gray.data[at] ?? 255) * (1 - fx) + (gray.data[at + 1] ?? 255) * fx;
      const lower =
        (gray.data[at + gray.width] ?? 255) * (1 - fx) + (gray.data[at + gray.width + 1] ?? 255) * fx;
      out.data[v * out.width + u] = upper + (lower - upper) * fy;
    }
  }
  return out;
}
