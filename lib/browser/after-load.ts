/** Half a second: what the page itself still asks for after its load event goes first. */
const pauseMs = 500;

/** Calls back once the page has loaded and had a moment for itself. Returns how to call it off. */
export function afterLoad(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => (timer = setTimeout(act, pauseMs));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}
