/** What stays in a box when what was sent from it has arrived: the reader may have gone on typing meanwhile. */
export function textLeft(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
}
