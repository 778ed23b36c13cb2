import { after } from 'next/server';
import { prefetch } from '@/lib/http/prefetch';
import type { OpenReturn } from '@/lib/returns/access';
import { readExtension } from './extension';
import { ExtensionView } from './extension-schema';
import { filingKeys } from './keys';
import { isUnderWay, readFiling } from './queries';
import { FilingView } from './schema';
import { runDueFilings } from './work';

/** Where the filing of a return stands; what is on its way moves on. */
export const prefetchFiling = (open: OpenReturn<'read'>) =>
  prefetch(filingKeys.filing(open.id), FilingView, async () => {
    const view = await readFiling(open);
    if (isUnderWay(view)) after(runDueFilings);
    return view;
  });

/** Where the request for more time stands. */
export const prefetchExtension = (open: OpenReturn<'read'>) =>
  prefetch(filingKeys.extension(open.id), ExtensionView, async () => {
    const view = await readExtension(open);
    if (view.moving) after(runDueFilings);
    return view;
  });
