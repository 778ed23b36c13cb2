import { type z } from 'zod';
import { replyError } from '@/lib/http/client';

/**
 * Posts a form with files and reports how much has left, which fetch cannot do. Sends the session cookie.
 * Throws ApiError for any non-2xx status, ZodError for a reply of another shape, TypeError when the
 * connection broke before there was a reply.
 * @param onProgress called with the sent share, from 0 to 100, in whole percent
 */
export function postForm<T>(
  path: string,
  schema: z.ZodType<T>,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onerror = () => reject(new TypeError('The connection broke during the upload.'));
    request.onabort = request.onerror;
    request.ontimeout = request.onerror;
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) {
        const retryAfter = request.getResponseHeader('retry-after');
        reject(replyError({ status, statusText, text: responseText, retryAfter }));
        return;
      }
      try {
        resolve(schema.parse(JSON.parse(responseText)));
      } catch (error) {
        reject(error);
      }
    };
    request.send(form);
  });
}
