/**
 * The nonce of this document's Content-Security-Policy, for the rare <style> element that a component has to write.
 * Undefined on the server and where the page has none.
 */
export function readNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
