/** The part of fontkit that pdf-lib asks for; the package comes without types. */
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib';

  export const create: Fontkit['create'];
}
