import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const fonts = path.join(process.cwd(), 'node_modules/geist/dist/fonts');
const face = (file: string) => path.join(fonts, file);

Font.register({
  family: 'Geist',
  fonts: [
    { src: face('geist-sans/Geist-Regular.ttf'), fontWeight: 400 },
    { src: face('geist-sans/Geist-SemiBold.ttf'), fontWeight: 600 },
  ],
});
Font.register({ family: 'Geist Mono', src: face('geist-mono/GeistMono-Regular.ttf') });
// Words are never broken: names and numbers must stay readable and searchable.
Font.registerHyphenationCallback((word) => [word]);

/** Colors of everything we print. */
export const ink = '#1d2320';
export const quiet = '#5b6560';
export const rule = '#c9cec9';
export const accent = '#1f5a43';
