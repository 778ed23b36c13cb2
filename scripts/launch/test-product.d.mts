export function startTestProduct(
  dataDir: string,
  settings?: Record<string, string>,
  builds?: boolean,
): Promise<{ env: Record<string, string>; stop: () => Promise<void> }>;
