/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  serverExternalPackages: ['@node-rs/argon2', 'pg', 'pino', '@react-pdf/renderer', 'unpdf'],
  // The readers of documents run as a child process from a bundle that no import reaches.
  outputFileTracingIncludes: {
    '/api/**': ['./.generated/document-reader.mjs'],
  },
};

export default config;
