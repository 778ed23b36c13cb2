/** The key in localStorage (spec section 1). */
export const themeKey = 'theme';

/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme. It is text because it
 * must run before any bundle; the layout gives it the request's nonce.
 * It also hands that nonce on under the name that get-nonce reads: the scroll lock of dialogs and menus writes a
 * <style> element, which the Content-Security-Policy takes only with it.
 */
export const themeScript = `(function(){try{window.__webpack_nonce__=document.currentScript.nonce;var t=localStorage.getItem('${themeKey}');var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.classList.toggle('dark',d)}catch(e){}})()`;
