export function startTestProduct(
  dataDir: string,
): Promise<{ env: Record<string, string>; stop: () => Promise<void> }>;
