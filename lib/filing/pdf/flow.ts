import { type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { Element, FontName, TaggedPdf } from './tagged-pdf';

/** Colors of what we print ourselves; the same as on receipts. */
const hex = (value: string) =>
  rgb(
    Number.parseInt(value.slice(1, 3), 16) / 255,
    Number.parseInt(value.slice(3, 5), 16) / 255,
    Number.parseInt(value.slice(5, 7), 16) / 255,
  );
const colors = {
  ink: hex('#1d2320'),
  quiet: hex('#5b6560'),
  rule: hex('#c9cec9'),
  accent: hex('#1f5a43'),
  warning: hex('#8c1a1a'),
};
type Color = keyof typeof colors;

interface Style {
  font: FontName;
  size: number;
  color: Color;
  before: number;
}

const styles = {
  brand: { font: 'strong', size: 11, color: 'accent', before: 0 },
  H1: { font: 'strong', size: 22, color: 'ink', before: 14 },
  H2: { font: 'strong', size: 13, color: 'ink', before: 16 },
  P: { font: 'text', size: 9.5, color: 'ink', before: 5 },
  quiet: { font: 'text', size: 9, color: 'quiet', before: 4 },
  strong: { font: 'strong', size: 11, color: 'ink', before: 6 },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof styles;

const left = 54;
const right = 558;
const top = 744;
const bottom = 62;
/** Room below a heading for the first lines of what it is about. */
const afterHeading = 48;

/** One column of a table: where it starts, how wide it is, and to which side its text goes. */
export interface Column {
  header: string;
  width: number;
  align: 'left' | 'right';
  mono?: boolean;
}

/** A word in parts that fit, such as a long name in a narrow column. */
function breakWord(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** A row of a table, in lines that fit its columns. */
interface Row {
  header: boolean;
  size: number;
  fonts: readonly FontName[];
  wrapped: readonly (readonly string[])[];
  height: number;
}

/** Writes from top to bottom on pages of its own, each piece of text an element of the structure tree. */
export class Flow {
  private page: PDFPage;
  private y = top;
  private readonly section: Element;
  /** What a page that continues a form says at its head: its name, and whose it is. */
  private continued: string | null = null;

  /** `footer` stands at the foot of each page, outside the structure; so does `banner` at its head. */
  constructor(
    private readonly pdf: TaggedPdf,
    private readonly footer: string,
    title: string,
    private readonly banner: string | null = null,
  ) {
    this.section = pdf.add('Sect');
    this.page = this.newPage();
    pdf.bookmark(title, this.page);
  }

  private newPage(): PDFPage {
    const page = this.pdf.newPage();
    this.y = top;
    this.pdf.decorate(page, () => {
      page.drawText(this.footer, {
        x: left,
        y: 34,
        size: 8,
        font: this.pdf.fonts.text,
        color: colors.quiet,
      });
      if (this.banner !== null)
        page.drawText(this.banner, {
          x: left,
          y: 764,
          size: 9,
          font: this.pdf.fonts.strong,
          color: colors.warning,
        });
      if (this.continued !== null)
        page.drawText(this.continued, {
          x: left,
          y: 750,
          size: 8,
          font: this.pdf.fonts.text,
          color: colors.quiet,
        });
    });
    return page;
  }

  /**
   * Pages that begin from here on name this form and its filer at their head: pages come apart in the mail. As
   * decoration, because a screen reader goes on reading. Null ends it.
   */
  continueAs(text: string | null): void {
    const wide = (part: string) => this.pdf.fonts.text.widthOfTextAtSize(part, 8) <= right - left;
    this.continued = text === null ? null : (breakWord(text, wide)[0] ?? null);
  }

  /** Goes on with a new page when less than this many points are left. */
  keep(height: number): void {
    if (this.y - height < bottom) this.page = this.newPage();
  }

  space(height: number): void {
    this.y -= height;
  }

  private wrap(text: string, font: FontName, size: number, width: number): string[] {
    const face = this.pdf.fonts[font];
    const lines: string[] = [];
    let line = '';
    const words = text.split(/\s+/).filter(Boolean);
    for (const word of words.flatMap((one) =>
      breakWord(one, (part) => face.widthOfTextAtSize(part, size) <= width),
    )) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && face.widthOfTextAtSize(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line === '' ? lines : [...lines, line];
  }

  /** A heading or a paragraph. */
  write(style: StyleName, text: string, indent = 0): void {
    const { font, size, color, before } = styles[style];
    const lines = this.wrap(text, font, size, right - left - indent);
    this.y -= before;
    // A heading stays with what follows it.
    const own = Math.min(lines.length, 3) * size * 1.35;
    this.keep(style === 'H1' || style === 'H2' || style === 'strong' ? own + afterHeading : own);
    const element = this.pdf.add(style === 'H1' || style === 'H2' ? style : 'P', this.section);
    for (const line of lines) {
      this.keep(size * 1.35);
      this.y -= size * 1.35;
      this.pdf.mark(this.page, element, 'Span', () => {
        this.page.drawText(line, {
          x: left + indent,
          y: this.y,
          size,
          font: this.pdf.fonts[font],
          color: colors[color],
        });
      });
    }
  }

  /** Steps in order, or a plain list when `ordered` is false. */
  list(items: readonly string[], ordered: boolean): void {
    const list = this.pdf.add('L', this.section);
    items.forEach((item, index) => {
      const { font, size, color } = styles.P;
      const lines = this.wrap(item, font, size, right - left - 20);
      this.y -= 4;
      this.keep(lines.length * size * 1.35);
      const entry = this.pdf.add('LI', list);
      const label = this.pdf.add('Lbl', entry);
      const body = this.pdf.add('LBody', entry);
      lines.forEach((line, at) => {
        this.y -= size * 1.35;
        const draw = (text: string, x: number) => () =>
          this.page.drawText(text, {
            x,
            y: this.y,
            size,
            font: this.pdf.fonts[font],
            color: colors[color],
          });
        if (at === 0)
          this.pdf.mark(this.page, label, 'Span', draw(ordered ? `${index + 1}.` : '•', left + 2));
        this.pdf.mark(this.page, body, 'Span', draw(line, left + 20));
      });
    });
  }

  private rule(color: Color, thickness: number): void {
    const { page, y } = this;
    this.pdf.decorate(page, () =>
      page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness, color: colors[color] }),
    );
  }

  /** A table whose header row is read out with its cells. Each further page repeats the headers, as decoration. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const table = this.pdf.add('Table', this.section);
    this.y -= 8;
    const headers = this.measure(
      columns,
      columns.map(({ header }) => header),
      true,
    );
    const body = rows.map((row) => this.measure(columns, row, false));
    // Headers stay with the first row.
    this.keep(headers.height + (body[0]?.height ?? 0) + 4);
    this.row(columns, headers, table);
    for (const row of body) {
      const before = this.page;
      this.keep(row.height + 4);
      if (this.page !== before) this.row(columns, headers, null);
      this.row(columns, row, table);
    }
  }

  private measure(columns: readonly Column[], cells: readonly string[], header: boolean): Row {
    const size = header ? 8 : 9;
    const fonts = columns.map(({ mono }): FontName => (header ? 'strong' : mono === true ? 'mono' : 'text'));
    const wrapped = columns.map((column, index) =>
      this.wrap(cells[index] ?? '', fonts[index] ?? 'text', size, column.width - 8),
    );
    const height = Math.max(1, ...wrapped.map(({ length }) => length)) * size * 1.35 + 6;
    return { header, size, fonts, wrapped, height };
  }

  /** One row, at the place that was kept for it: part of `table`, or decoration. */
  private row(
    columns: readonly Column[],
    { header, size, fonts, wrapped, height }: Row,
    table: Element | null,
  ): void {
    const row = table === null ? null : this.pdf.add('TR', table);
    let x = left;
    columns.forEach((column, index) => {
      const cell = row === null ? null : this.pdf.add(header ? 'TH' : 'TD', row);
      if (header && cell !== null) this.pdf.setScope(cell, 'Column');
      const font = this.pdf.fonts[fonts[index] ?? 'text'];
      (wrapped[index] ?? []).forEach((line, at) => {
        const wide = font.widthOfTextAtSize(line, size);
        const start = column.align === 'right' ? x + column.width - wide - 2 : x;
        const draw = () =>
          this.page.drawText(line, {
            x: start,
            y: this.y - size - 2 - at * size * 1.35,
            size,
            font,
            color: header ? colors.quiet : colors.ink,
          });
        if (cell === null) this.pdf.decorate(this.page, draw);
        else this.pdf.mark(this.page, cell, 'Span', draw);
      });
      x += column.width;
    });
    this.y -= height;
    this.rule(header ? 'ink' : 'rule', header ? 0.8 : 0.4);
  }

  /** A line to write on by hand, with what goes there below it. */
  blank(label: string, width: number): void {
    this.keep(44);
    this.y -= 34;
    const { page, y } = this;
    this.pdf.decorate(page, () =>
      page.drawLine({
        start: { x: left, y },
        end: { x: left + width, y },
        thickness: 0.7,
        color: colors.ink,
      }),
    );
    this.write('quiet', label);
  }

  /** A line across the page on which a voucher is cut off. */
  cut(): void {
    this.y -= 16;
    const { page, y } = this;
    this.pdf.decorate(page, () =>
      page.drawLine({
        start: { x: left, y },
        end: { x: right, y },
        thickness: 0.7,
        dashArray: [4, 4],
        color: colors.quiet,
      }),
    );
  }
}
