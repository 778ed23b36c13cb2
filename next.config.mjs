import { listPackages } from './scripts/list-packages.mjs';

// All of tesseract.js-core would be 40 MB; only the variants that Node loads are taken, below.
const readerPackages = listPackages(import.meta.dirname, ['sharp', '@hyzyla/pdfium', 'tesseract.js']).filter(
  (name) => name !== 'tesseract.js-core',
);

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Pages get their Content-Security-Policy with a nonce from middleware.ts; these go with everything.
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'Permissions-Policy', value: 'camera=(self), microphone=(), geolocation=(), payment=(self)' },
        { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
      ],
    },
  ],
  reactStrictMode: true,
  // The tests check the types in a stage of their own; a build for a host checks them itself.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED_APART === '1' },
  experimental: {
    // Instances that a test starts and kills serve a few routes only (tests/setup/own-server.ts).
    preloadEntriesOnStart: process.env.LOAD_ROUTES !== 'when-asked',
    // Nothing reads them: 480 MB of maps of the server's code, most of the time that a build takes.
    turbopackSourceMaps: false,
    // A build that is made once, in a fresh clone, writes nothing for the next one (scripts/launch/test-product.mjs).
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'none',
    // Measured (docs/decisions/015-script-bytes.md): few large files compress better than many small ones.
    turbopackChunking: { requestCost: 200_000, minChunkSize: 150_000, maxMergeChunkSize: 1_000_000 },
    // Hoisting joins modules whose imports lead back into the join: such a join is evaluated twice, half of it for each
    // importer. Two tax engines in one process then disagree about which form is whose, and a page fails or doesn't, by
    // what was asked for before it. Costs 1 kB of script a page (tests/api/build-output.test.ts holds it).
    turbopackScopeHoisting: false,
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
  },
  turbopack: {
    resolveAlias: { 'next/dist/compiled/process': { browser: './lib/browser/node-process.ts' } },
  },
  images: { unoptimized: true },
  serverExternalPackages: [
    '@node-rs/argon2',
    'pg',
    'pino',
    '@react-pdf/renderer',
    '@cantoo/pdf-lib',
    'fontkit',
    'unpdf',
    'sharp',
    '@hyzyla/pdfium',
    'tesseract.js',
  ],
  // The readers of documents run as a child process from a bundle that no import reaches.
  // A folder that a page reads from by name makes the tracer look around; fixtures are never needed.
  outputFileTracingExcludes: { '/**': ['./tests/**/*'] },
  outputFileTracingIncludes: {
    '/api/**': [
      './.generated/document-reader*',
      // What the reader loads by name: drawing of pages, pictures, recognition and its language data.
      ...readerPackages.map((name) => `./node_modules/${name}/**`),
      // In Node tesseract.js loads these three whatever the mode, by what the processor can do.
      './node_modules/tesseract.js-core/tesseract-core{,-simd,-relaxedsimd}.{js,wasm}',
      './node_modules/tesseract.js-core/package.json',
      './node_modules/@tesseract.js-data/eng/package.json',
      './node_modules/@tesseract.js-data/eng/4.0.0_best_int/**',
      './node_modules/geist/dist/fonts/geist-*/Geist*-Regular.ttf',
      './node_modules/geist/dist/fonts/geist-sans/Geist-SemiBold.ttf',
    ],
  },
};

export default config;
