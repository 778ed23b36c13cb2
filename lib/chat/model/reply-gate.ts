import { collectKnown, findUnfounded, type Known } from '../check-reply';
import type { Citation } from '../schema';
import type { ToolResult } from '../tools/tool';

interface GateInput {
  /** What the tools have given so far; it grows while the model works. */
  results: readonly ToolResult[];
  /** What the model may cite: source `S1` is the first. It grows with the results. */
  sources: readonly Citation[];
  /** Puts back what stands behind the marks of the disguise. */
  restore: (text: string) => string;
  /** Hears each piece that passed. What it heard, put together, is the reply. */
  onPass: (piece: string) => void;
}

/** Up to here a sentence is whole: its mark, sources after it, and the beginning of the next one. */
const sentenceEnd = /[.!?]["”’')*]{0,3}(?: ?\[S\d{1,3}\]){0,6}[ \t]+(?=[A-Z“"*$])/;
/** How a line of a list begins. */
const listMark = /^[ \t]*(?:(?:[-*>]|\d{1,2}\.)[ \t]+)?/;
/** Too little of a line to tell whether it is one of a list. */
const openMark = /^[ \t]*(?:(?:[-*>]|\d{1,2}\.?)[ \t]*)?$/;
const sourceMark = /\s*\[S(\d{1,3})\]/g;
/** What a model writes when the tools gave nothing. */
const noAnswer = 'NO_ANSWER';
/** Share of what was written that has to hold: of less, what is left may say something else. */
const enough = 0.4;
const mostCitations = 6;

const newLine = { mark: '', isBegun: false, hasWords: false, isShown: false };

/**
 * Stands between a model that writes and somebody who reads. A sentence passes as soon as it is whole, when a tool gave
 * every amount, percentage, date and line in it and every source that it names; otherwise nobody sees it.
 */
export class ReplyGate {
  private buffer = '';
  private isOpen = false;
  private line = newLine;
  private breaks = 0;
  private written = 0;
  private passed = '';
  private isRefused = false;
  private known: { of: number; is: Known } | null = null;
  private readonly cited: Citation[] = [];
  /** Sentences that did not pass. */
  readonly removed: string[] = [];

  constructor(private readonly input: GateInput) {}

  /** The model begins to write. What it writes before any tool gave something is no part of the answer. */
  beginStep(): void {
    this.push('\n\n');
    this.isOpen = this.input.results.length > 0;
  }

  /** Takes what the model wrote next. */
  push(piece: string): void {
    if (!this.isOpen) return;
    this.buffer += piece;
    for (;;) {
      if (!this.line.isBegun && !this.beginLine(false)) return;
      const newline = this.buffer.indexOf('\n');
      const inLine = newline === -1 ? this.buffer : this.buffer.slice(0, newline);
      const end = sentenceEnd.exec(inLine);
      if (end !== null) {
        this.take(inLine.slice(0, end.index + end[0].length));
        this.buffer = this.buffer.slice(end.index + end[0].length);
      } else if (newline === -1) return;
      else {
        this.take(inLine);
        this.buffer = this.buffer.slice(newline + 1);
        this.endLine();
      }
    }
  }

  /** The reply once all is written; null when it has no answer or too little of it holds. */
  end(): { text: string; citations: Citation[] } | null {
    if (!this.line.isBegun) this.beginLine(true);
    this.take(this.buffer);
    this.buffer = '';
    const isWorth = /\p{L}/u.test(this.passed) && this.passed.length >= this.written * enough;
    if (this.isRefused || !isWorth) return null;
    const citations = this.cited
      .filter(({ url }, at) => this.cited.findIndex((one) => one.url === url) === at)
      .slice(0, mostCitations);
    return { text: this.passed, citations };
  }

  /** Reads how a line begins; false while that isn't known yet. */
  private beginLine(isLast: boolean): boolean {
    if (!isLast && !this.buffer.includes('\n') && openMark.test(this.buffer)) return false;
    const mark = listMark.exec(this.buffer)?.[0] ?? '';
    this.buffer = this.buffer.slice(mark.length);
    this.line = { ...newLine, mark, isBegun: true };
    return true;
  }

  private endLine(): void {
    const { isShown, hasWords } = this.line;
    // A line of which nothing passed leaves no gap.
    if (isShown || !hasWords) this.breaks += 1;
    this.line = newLine;
  }

  private take(written: string): void {
    if (written.trim() === '') return;
    this.line = { ...this.line, hasWords: true };
    if (written.includes(noAnswer)) this.isRefused = true;
    const sentence = written.replaceAll(sourceMark, '').trim();
    this.written += sentence.length;
    const ids = [...written.matchAll(sourceMark)].map(([, id]) => Number(id));
    const sources = ids.flatMap((id) => this.input.sources[id - 1] ?? []);
    if (
      this.isRefused ||
      sources.length < ids.length ||
      findUnfounded(sentence, this.knownNow()).length > 0
    ) {
      this.removed.push(sentence);
      return;
    }
    if (sentence === '') return;
    this.cited.push(...sources);
    this.pass(sentence);
  }

  private pass(sentence: string): void {
    const gap = this.passed === '' ? '' : this.breaks > 0 ? '\n'.repeat(Math.min(2, this.breaks)) : ' ';
    const mark = this.line.isShown ? '' : this.line.mark;
    const piece = `${gap}${this.input.restore(`${mark}${sentence}`)}`;
    this.line = { ...this.line, isShown: true };
    this.breaks = 0;
    this.passed += piece;
    this.input.onPass(piece);
  }

  private knownNow(): Known {
    const { results } = this.input;
    if (this.known?.of !== results.length) this.known = { of: results.length, is: collectKnown(results) };
    return this.known.is;
  }
}
