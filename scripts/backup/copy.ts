import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/**
 * PostgreSQL's COPY over a plain `pg` client: rows leave and arrive as text, without being parsed here, at the speed
 * of the disk. The package that ships the server holds no pg_dump.
 */
interface CopyConnection {
  stream: { pause: () => void; resume: () => void; writableNeedDrain: boolean } & NodeJS.EventEmitter;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (message: string) => void;
}

/** What `pg` asks of a query that it has sent; only COPY's part does something. */
abstract class Copy implements Submittable {
  private settle: (error?: Error) => void = () => undefined;
  private error: Error | undefined;
  /** Rows that went through; known at the end. */
  rows = 0;
  readonly done = new Promise<void>((resolve, reject) => {
    this.settle = (error) => (error === undefined ? resolve() : reject(error));
  });

  constructor(private readonly text: string) {
    this.done.catch(() => undefined); // who waits hears of it; nobody else should
  }

  submit(connection: Connection): void {
    connection.query(this.text);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
  }

  handleError(error: Error): void {
    this.error = error;
    this.ended(error);
    this.settle(error);
  }

  handleReadyForQuery(): void {
    this.ended(this.error);
    this.settle(this.error);
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}

  protected abstract ended(error: Error | undefined): void;
}

const mostWaiting = 256;

class CopyOut extends Copy {
  private chunks: Buffer[] = [];
  private over = false;
  private failure: Error | undefined;
  private wake: () => void = () => undefined;
  private connection: CopyConnection | undefined;

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    this.connection = connection;
    this.chunks.push(Buffer.from(chunk)); // the parser uses its buffer again
    if (this.chunks.length > mostWaiting) connection.stream.pause();
    this.wake();
  }

  protected ended(error: Error | undefined): void {
    this.over = true;
    this.failure = error;
    this.wake();
  }

  async *read(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.chunks.length > 0) {
        const batch = Buffer.concat(this.chunks);
        this.chunks = [];
        yield batch;
        this.connection?.stream.resume();
      } else if (this.over) {
        if (this.failure !== undefined) throw this.failure;
        return;
      } else {
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
    }
  }
}

class CopyIn extends Copy {
  private over = false;

  constructor(
    text: string,
    private readonly source: AsyncIterable<Buffer> | Readable,
  ) {
    super(text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.send(connection);
  }

  private async send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.source) {
        if (this.over) return;
        connection.sendCopyFromChunk(Buffer.from(chunk));
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.message : 'the source broke off');
    }
  }

  protected ended(): void {
    this.over = true;
  }
}

/** Sends what `COPY … TO STDOUT` gives to `write`, and says how many rows it was. */
export async function copyOut(
  client: Client,
  text: string,
  write: (chunks: AsyncIterable<Buffer>) => Promise<void>,
): Promise<number> {
  const copy = client.query(new CopyOut(text));
  await write(copy.read());
  await copy.done;
  return copy.rows;
}

/** Feeds `COPY … FROM STDIN`, and says how many rows arrived. */
export async function copyIn(
  client: Client,
  text: string,
  source: AsyncIterable<Buffer> | Readable,
): Promise<number> {
  const copy = client.query(new CopyIn(text, source));
  await copy.done;
  return copy.rows;
}
