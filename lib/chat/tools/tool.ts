import type { z } from 'zod';
import type { Citation } from '../schema';
import type { ReturnView } from '../return-view';

/** What a tool found: the data that words may be made of, and where it stands. */
export interface ToolResult<D = unknown> {
  data: D;
  citations: Citation[];
}

/** One way to figures or texts. It sees one return and changes nothing. */
export interface Tool<I, D> {
  name: string;
  /** For a model: what it gives, in a sentence. */
  description: string;
  input: z.ZodType<I>;
  run: (view: ReturnView, input: I) => Promise<ToolResult<D>>;
}

/** Keeps what tools gave while an answer is made: what it says is checked against this. */
export class Evidence {
  readonly results: ToolResult[] = [];

  constructor(readonly view: ReturnView) {}

  async use<I, D>(tool: Tool<I, D>, input: I): Promise<D> {
    return (await this.useWithCitations(tool, input)).data;
  }

  async useWithCitations<I, D>(tool: Tool<I, D>, input: I): Promise<ToolResult<D>> {
    const result = await tool.run(this.view, input);
    this.results.push(result);
    return result;
  }
}
