export function startTestProduct(
  dataDir: string,
  settings?: Record<string, string>,
  builds?: boolean,
  front?: 'spread' | 'nginx',
): Promise<{ env: Record<string, string>; stop: () => Promise<void> }>;
