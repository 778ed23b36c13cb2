export function startTestProduct(
  dataDir: string,
  settings?: Record<string, string>,
): Promise<{ env: Record<string, string>; stop: () => Promise<void> }>;
