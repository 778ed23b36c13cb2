import { env } from '@/lib/env';

try {
  env();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
