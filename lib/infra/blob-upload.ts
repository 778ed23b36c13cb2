/**
 * Runs in the browser: sends a file to the host's storage with a token for one key. The host's client is fetched only
 * when it is needed. Throws what it throws: BlobError, or an error of the network.
 * @param onProgress called with the sent share, from 0 to 100, in whole percent
 */
export async function putToBlob(
  target: { pathname: string; token: string },
  file: Blob,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { put } = await import('@vercel/blob/client');
  await put(target.pathname, file, {
    access: 'private',
    token: target.token,
    contentType: 'application/octet-stream',
    onUploadProgress: ({ percentage }) => onProgress(Math.floor(percentage)),
  });
}
