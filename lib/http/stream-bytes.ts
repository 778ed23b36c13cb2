/** Bytes of one piece: hosts count each piece, not the whole reply, against what they buffer. */
const pieceSize = 64 * 1024;

/**
 * The body of a reply that may be larger than a host buffers (4.5 MB on Vercel): it leaves in pieces, as fast as the
 * reader takes them.
 */
export function streamBytes(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) {
        controller.close();
        return;
      }
      controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + pieceSize)));
      sent += pieceSize;
    },
  });
}
