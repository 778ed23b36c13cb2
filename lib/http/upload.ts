import { type z } from 'zod';
import { ApiError, noContent, replyError } from '@/lib/http/client';
import { findObstacle, overcome } from '@/lib/http/obstacles';

type OnProgress = (percent: number) => void;

/** What is sent, and how. */
interface Sending<T> {
  method: 'POST' | 'PUT';
  path: string;
  schema: z.ZodType<T>;
  body: FormData | Blob;
  onProgress: OnProgress;
}

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
  onProgress: OnProgress,
): Promise<T> {
  return send({ method: 'POST', path, schema, body: form, onProgress });
}

/** Puts the bytes of a file, as application/octet-stream; the reply has no body. Otherwise as postForm. */
export function putBytes(path: string, bytes: Blob, onProgress: OnProgress): Promise<undefined> {
  const body = new Blob([bytes], { type: 'application/octet-stream' });
  return send({ method: 'PUT', path, schema: noContent, body, onProgress });
}

async function send<T>(sending: Sending<T>): Promise<T> {
  try {
    return await sendOnce(sending);
  } catch (error) {
    const obstacle =
      error instanceof ApiError ? findObstacle(sending.path, error.status, error.confirmWith) : null;
    if (obstacle === null || !(await overcome(obstacle))) throw error;
    return sendOnce(sending);
  }
}

function sendOnce<T>({ method, path, schema, body, onProgress }: Sending<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
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
        resolve(schema.parse(status === 204 ? undefined : JSON.parse(responseText)));
      } catch (error) {
        reject(error);
      }
    };
    request.send(body);
  });
}
