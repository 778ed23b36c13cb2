import { z } from 'zod';

// zod tries whether it may compile its parsers (`new Function`). Our policy refuses that, and each try is a violation
// that a browser reports: in a browser it does not try. Parsing a reply takes microseconds either way.
if (typeof window !== 'undefined') z.config({ jitless: true });
