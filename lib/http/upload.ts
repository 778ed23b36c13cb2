import { ApiError, replyError } from '@/lib/http/client';
import { findAuthChallenge, overcome } from '@/lib/http/auth-challenges';

type OnProgress = (percent: number) => void;

/** What is sent, and how. */
interface Sending {
  method: 'POST' | 'PUT';
  path: string;
  body: FormData | Blob;
  onProgress: OnProgress;
}

/**
 * Posts a form with files and reports how much has left, which fetch cannot do. Sends the session cookie.
 * T is the type of the reply, as in `api`. Throws ApiError for any non-2xx status, SyntaxError for a reply that is not
 * JSON, TypeError when the connection broke before there was a reply.
 * @param onProgress called with the sent share, from 0 to 100, in whole percent
 */
export function postForm<T>(path: string, form: FormData, onProgress: OnProgress): Promise<T> {
  return send<T>({ method: 'POST', path, body: form, onProgress });
}

/** Puts the bytes of a file, as application/octet-stream; the reply has no body. Otherwise as postForm. */
export function putBytes(path: string, bytes: Blob, onProgress: OnProgress): Promise<undefined> {
  const body = new Blob([bytes], { type: 'application/octet-stream' });
  return send<undefined>({ method: 'PUT', path, body, onProgress });
}

async function send<T>(sending: Sending): Promise<T> {
  try {
    return await sendOnce<T>(sending);
  } catch (error) {
    const challenge =
      error instanceof ApiError ? findAuthChallenge(sending.path, error.status, error.confirmWith) : null;
    if (challenge === null || !(await overcome(challenge))) throw error;
    return sendOnce<T>(sending);
  }
}

function sendOnce<T>({ method, path, body, onProgress }: Sending): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onerror = () => reject(new TypeError('The connection was lost during the upload.'));
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
        resolve(status === 204 ? undefined : JSON.parse(responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.send(body);
  });
}
