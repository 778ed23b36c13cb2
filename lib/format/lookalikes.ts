// cspell:disable -- letters and no words
const alike = (letters: string, latin: string): [string, string][] =>
  [...letters].map((letter, at) => [letter, latin[at] ?? letter]);

/** Small letters of other scripts that look like Latin ones, and letters without marks to take off. */
export const lookalikes: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    һ: 'h',
    н: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    ѕ: 's',
    т: 't',
    у: 'y',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ð: 'd',
  }),
  ...alike('μζωσςγδλ', 'mzwssydl'),
  // Small capitals and letters of phonetic alphabets.
  ...alike('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...alike('ɑɓƈɗɡħɦɩɫɱŋɵɾʂʈŧʋ', 'abcdghhilmnorsttv'),
  ...alike('〇零一二三四五六七八九', '00123456789'),
]);

/** A text as it looks to a reader: small letters without marks, those of other scripts as the Latin ones they look like. */
export const withoutLookalikes = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')]
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('');
