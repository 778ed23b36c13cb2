import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const app = path.resolve(__dirname, '../../app');

function listRouteFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) return listRouteFiles(inside);
    return entry.name === 'route.ts' ? [inside] : [];
  });
}

export interface Endpoint {
  method: string;
  /** The address as the folders name it: `/api/documents/[id]`. */
  address: string;
}

/** Every method that a route file declares, but for the two addresses that catch all others. */
export function listEndpoints(): Endpoint[] {
  return [...listRouteFiles(path.join(app, 'api')), ...listRouteFiles(path.join(app, 'objects'))].flatMap(
    (file) => {
      const address = `/${path.relative(app, path.dirname(file)).split(path.sep).join('/')}`;
      if (address.includes('[...nextauth]') || address === '/api/[...path]') return [];
      const declared = readFileSync(file, 'utf8').matchAll(/^ {2}(GET|POST|PUT|PATCH|DELETE): /gm);
      return [...declared].map(([, method = '']) => ({ method, address }));
    },
  );
}
