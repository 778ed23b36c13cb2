import { GeistMono } from 'geist/font/mono';
import { GeistSans } from 'geist/font/sans';
import { type Metadata, type Viewport } from 'next';
import { headers } from 'next/headers';
import { type ReactNode } from 'react';
import { ThemeKeeper } from '@/components/layout/root-parts';
import { themeScript } from '@/lib/browser/theme-script';
import '@/app/globals.css';

export const metadata: Metadata = {
  title: { default: 'Plainfile: your 2024 tax return, explained', template: '%s | Plainfile' },
  description:
    'Upload your documents, answer a short interview, and see where every number on your 2024 tax return comes from.',
  applicationName: 'Plainfile',
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#11161a' },
  ],
};

/** The frame of every page: fonts, colors, and the theme before the first paint. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html
      lang="en"
      data-scroll-behavior="smooth"
      className={`${GeistSans.variable} ${GeistMono.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <ThemeKeeper />
        {children}
      </body>
    </html>
  );
}
