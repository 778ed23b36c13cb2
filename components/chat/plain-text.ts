/** The words of an answer without the marks of Markdown, for a message or the clipboard. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/^> ?/gm, '')
    .replaceAll(/\\([\\`*_[\]<>#|~!])/g, '$1');
}
