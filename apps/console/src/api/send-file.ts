import { ApiFailure, failureOf, unreachable } from './api-failure';

/** A file on its way to the console API. */
export interface Upload {
  /** Under `/api/console/`, with its query. */
  path: string;
  file: File;
  mediaType: string;
  /** Told now and then how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file as it is, straight from the disk. Resolves to the body of a success, rejects with an
 * {@link ApiFailure} for everything else.
 */
export async function sendFile<Answer>(upload: Upload): Promise<Answer> {
  const { status, body, retryAfter } = await send(upload);
  if (status === 0) throw await failureWithoutAnswer(upload.file);
  const answer = parsed(body);
  if (status < 200 || status > 299) throw failureOf(status, answer, retryAfter);
  return answer as Answer;
}

interface RawAnswer {
  /** 0 where no answer came. */
  status: number;
  body: string;
  retryAfter: string | null;
}

// Not fetch, which cannot tell how much of a body has been sent.
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

/** Browsers say no more of a file that is not as it was chosen than of a server that does not answer. */
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
