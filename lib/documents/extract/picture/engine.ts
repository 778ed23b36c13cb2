import { createRequire } from 'node:module';
import path from 'node:path';
import { type Gray } from './gray';

/** A word as the recognizer saw it, in pixels of the picture it was given. */
export interface SeenWord {
  text: string;
  /** The recognizer's own word for it, from 0 to 1. */
  confidence: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Engine {
  /** Reads one line, one word or one line without a closer look at its layout; `only` lists the characters that may be in it. */
  read: (gray: Gray, layout: 'line' | 'word' | 'raw', only?: string) => Promise<SeenWord[]>;
  stop: () => Promise<void>;
}

/** The simplest picture format there is; the recognizer decodes nothing else. */
function toPgm({ width, height, data }: Gray): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}

/** Starts the recognizer with the language data from node_modules. Nothing is fetched and nothing is written. */
export async function startEngine(): Promise<Engine> {
  const require = createRequire(import.meta.url);
  const data = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const layouts = { line: PSM.SINGLE_LINE, word: PSM.SINGLE_WORD, raw: PSM.RAW_LINE } as const;
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  let [lastLayout, lastOnly] = ['', ''];
  return {
    read: async (gray, layout, only = '') => {
      if (layout !== lastLayout || only !== lastOnly) {
        await worker.setParameters({
          tessedit_pageseg_mode: layouts[layout],
          tessedit_char_whitelist: only,
        });
        [lastLayout, lastOnly] = [layout, only];
      }
      const { data: page } = await worker.recognize(toPgm(gray), {}, { blocks: true, text: false });
      const words = (page.blocks ?? []).flatMap((block) =>
        block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)),
      );
      return words.map(({ text, confidence, bbox }) => ({
        text,
        confidence: confidence / 100,
        ...bbox,
      }));
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}
