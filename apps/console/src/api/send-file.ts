import { ApiFailure, failureOf, unreachable } from './api-failure';

/** A file that is uploaded to the console API. */
export interface Upload {
  /** The path under `/api/console/`, with the query. */
  path: string;
  file: File;
  mediaType: string;
  /** Called repeatedly with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file unchanged, directly from the disk. Returns the body of a successful response and
 * otherwise throws an {@link ApiFailure}.
 */
export async function sendFile<Answer>(upload: Upload): Promise<Answer> {
  const { status, body, retryAfter } = await send(upload);
  if (status === 0) throw await failureWithoutAnswer(upload.file);
  const answer = parsed(body);
  if (status < 200 || status > 299) throw failureOf(status, answer, retryAfter);
  return answer as Answer;
}

interface RawAnswer {
  /** 0 if there was no response. */
  status: number;
  body: string;
  retryAfter: string | null;
}

// Not fetch, which does not report how much of a body has been sent.
function send({ path, file, mediaType, onProgress, signal }: Upload): Promise<RawAnswer> {
  const call = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => call.abort());
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onabort = () => reject(cancelled());
    call.onloadend = () =>
      resolve({
        status: call.status,
        body: call.responseText,
        retryAfter: call.getResponseHeader('Retry-After'),
      });
    call.open('POST', `/api/console/${path}`);
    call.setRequestHeader('Content-Type', mediaType);
    call.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Browsers report a file that has changed since it was chosen like a server that does not respond.
 */
async function failureWithoutAnswer(file: File): Promise<ApiFailure> {
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  if (isReadable) return unreachable();
  const message = 'The file was changed or removed after you chose it. Choose it again.';
  return new ApiFailure(0, 'FILE_CHANGED', message);
}

function cancelled(): ApiFailure {
  return new ApiFailure(0, 'CANCELLED', 'Nothing was imported because you stopped the upload.');
}
