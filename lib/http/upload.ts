import { type z } from 'zod';
import { ApiError, replyError } from '@/lib/http/client';
import { findObstacle, overcome } from '@/lib/http/obstacles';

/**
 * Posts a form with files and reports how much has left, which fetch cannot do. Sends the session cookie.
 * Throws ApiError for any non-2xx status, ZodError for a reply of another shape, TypeError when the
 * connection broke before there was a reply.
 * @param onProgress called with the sent share, from 0 to 100, in whole percent
 */
export async function postForm<T>(
  path: string,
  schema: z.ZodType<T>,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<T> {
  try {
    return await postOnce(path, schema, form, onProgress);
  } catch (error) {
    const obstacle = error instanceof ApiError ? findObstacle(path, error.status, error.confirmWith) : null;
    if (obstacle === null || !(await overcome(obstacle))) throw error;
    return postOnce(path, schema, form, onProgress);
  }
}

function postOnce<T>(
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
        const confirmWith = request.getResponseHeader('x-confirm-with');
        reject(replyError({ status, statusText, text: responseText, retryAfter, confirmWith }));
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
