import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'tesseract.js';
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

/** One step of the recognizer's own script, and what it answers: progress first, perhaps. */
interface Packet {
  workerId: string;
  jobId: string;
  action: 'load' | 'loadLanguage' | 'initialize' | 'setParameters' | 'recognize' | 'terminate';
  payload: Record<string, unknown>;
}
interface Answer {
  status: 'resolve' | 'reject' | 'progress';
  data: unknown;
}
interface Script {
  setAdapter: (adapter: Record<string, unknown>) => void;
  dispatchHandlers: (packet: Packet, send: (answer: Answer) => void) => void;
}

/** By tesseract's own numbers. */
const layouts = { line: '7', word: '8', raw: '13' } as const;
const networkOnly = 1;

/**
 * Loads what tesseract.js runs in a thread of its own, and runs it in this one: the reader may start no threads
 * (confine.ts), and has nothing else to do meanwhile. Nothing is fetched and nothing is written.
 */
function loadScript(): (action: Packet['action'], payload: Packet['payload']) => Promise<unknown> {
  const require = createRequire(import.meta.url);
  const script = require('tesseract.js/src/worker-script') as Script;
  script.setAdapter({
    getCore: require('tesseract.js/src/worker-script/node/getCore') as unknown,
    gunzip: gunzipSync,
    readCache: (file: string) => readFile(file),
  });
  let jobs = 0;
  return (action, payload) => {
    jobs += 1;
    const packet: Packet = { workerId: 'reader', jobId: String(jobs), action, payload };
    return new Promise((resolve, reject) => {
      script.dispatchHandlers(packet, ({ status, data }) => {
        if (status === 'resolve') resolve(data);
        else if (status === 'reject') reject(new Error(String(data)));
      });
    });
  };
}

/** Starts the recognizer with the language data from node_modules. */
export async function startEngine(): Promise<Engine> {
  const require = createRequire(import.meta.url);
  const data = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const run = loadScript();
  await run('load', { options: { lstmOnly: true, logging: false } });
  await run('loadLanguage', {
    langs: 'eng',
    options: { langPath: path.join(data, '4.0.0_best_int'), cacheMethod: 'none', gzip: true, lstmOnly: true },
  });
  await run('initialize', { langs: 'eng', oem: networkOnly, config: {} });
  let [lastLayout, lastOnly] = ['', ''];
  return {
    read: async (gray, layout, only = '') => {
      if (layout !== lastLayout || only !== lastOnly) {
        const params = { tessedit_pageseg_mode: layouts[layout], tessedit_char_whitelist: only };
        await run('setParameters', { params });
        [lastLayout, lastOnly] = [layout, only];
      }
      const image = new Uint8Array(toPgm(gray));
      const page = (await run('recognize', {
        image,
        options: {},
        output: { blocks: true, text: false },
      })) as Page;
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
      await run('terminate', {});
    },
  };
}
