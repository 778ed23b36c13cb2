import { type NewClientsInput } from '@/lib/assignments/client-record-schema';

type NewClient = NewClientsInput['clients'][number];

/** A list of clients as it was read, and the lines (counted from 1) that hold no first and last name. */
interface ReadClients {
  clients: NewClient[];
  badLines: number[];
}

/** The cells of one line: separated by commas, semicolons or tabs, in quotation marks where they hold one of these. */
function readCells(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line.charAt(at + 1) === '"') {
      // Two in a row stand for one.
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && /[,;\t]/.test(sign)) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

type Column = 'first' | 'last' | 'name' | 'email' | null;

function columnOf(head: string): Column {
  if (/e-?mail/i.test(head)) return 'email';
  if (/^(?:first|given)\b/i.test(head)) return 'first';
  if (/^(?:last|family)\b|surname/i.test(head)) return 'last';
  return /^(?:full |client )?name$/i.test(head) ? 'name' : null;
}

/** The columns that a first line names; null when it is a client already. */
function readHead(cells: readonly string[]): Column[] | null {
  const columns = cells.map(columnOf);
  const isHead = columns.includes('name') || (columns.includes('first') && columns.includes('last'));
  return isHead ? columns : null;
}

/** "Maya Lee Ortiz" or "Ortiz, Maya Lee" in two parts. */
function splitName(name: string): [first: string, last: string] {
  const [last = '', first] = name.split(/\s*,\s*/, 2);
  if (first !== undefined) return [first, last];
  const words = name.split(/\s+/);
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}

function readClient(cells: readonly string[], columns: readonly Column[] | null): NewClient | null {
  const named = (column: Column) => cells[columns?.indexOf(column) ?? -1] ?? '';
  const email = columns === null ? (cells.find((cell) => cell.includes('@')) ?? '') : named('email');
  const names = columns === null ? cells.filter((cell) => cell !== '' && cell !== email) : [];
  const [first = '', last = ''] =
    columns?.includes('first') === true
      ? [named('first'), named('last')]
      : columns === null && names.length > 1
        ? names
        : splitName(columns === null ? (names[0] ?? '') : named('name'));
  if (first === '' || last === '') return null;
  return { firstName: first, lastName: last, ...(email === '' ? {} : { email: email.toLowerCase() }) };
}

/**
 * Clients out of typed lines or a CSV file, in their order: first name, last name, and an email address where there is
 * one. A first line with the names of the columns may put them in any order. The server checks the addresses.
 */
export function readClients(text: string): ReadClients {
  const read: ReadClients = { clients: [], badLines: [] };
  let columns: Column[] | null = null;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const cells = readCells(line);
    if (read.clients.length === 0 && read.badLines.length === 0 && columns === null) {
      columns = readHead(cells);
      if (columns !== null) continue;
    }
    const client = readClient(cells, columns);
    if (client === null) read.badLines.push(index + 1);
    else read.clients.push(client);
  }
  return read;
}
