export function buildReader(outfile?: string): Promise<string>;
