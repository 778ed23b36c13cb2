import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A server of this machine that speaks a vendor's interface to the vendor's real SDK, for as long as a test lives. */
export abstract class StandInServer {
  private server: Server | undefined;
  private port = 0;

  /** Answers one request whose body has arrived. An answer that never comes is one too. */
  protected abstract answerRequest(
    request: IncomingMessage,
    body: string,
    response: ServerResponse,
  ): Promise<void> | void;

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.serve(request, response));
    // With Node's five seconds it closes an idle connection just when the product sends its next question on it.
    server.keepAliveTimeout = 3_600_000;
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
    this.port = address.port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => this.server?.close(() => resolve()));
  }

  protected get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    await this.answerRequest(request, body, response);
  }
}
