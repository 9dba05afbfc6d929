import { useRef, useState } from 'react';
import type { ImportDto } from '@wordgrove/dto';
import { createImport, type NewImport } from '../../../api/imports';

type Sending = Pick<NewImport, 'file' | 'parameters'>;

/** The result of {@link useUpload}. */
export type UploadState = ReturnType<typeof useUpload>;

/** Uploads one file at a time. Another call during the upload gets the same result. */
export function useUpload() {
  const running = useRef<{ answer: Promise<ImportDto>; stop: () => void } | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [sent, setSent] = useState<(Sending & { id: string }) | null>(null);
  const send = ({ file, parameters }: Sending): Promise<ImportDto> => {
    if (running.current !== null) return running.current.answer;
    const abort = new AbortController();
    setShare(0);
    const upload = { file, parameters, onProgress: setShare, signal: abort.signal };
    const answer = createImport(upload)
      .then((begun) => {
        setSent({ id: begun.id, file, parameters });
        return begun;
      })
      .finally(() => {
        running.current = null;
        setShare(null);
      });
    running.current = { answer, stop: () => abort.abort() };
    return answer;
  };
  return {
    send,
    /** The share that has been sent, from 0 to 1. Null if there is no upload. */
    share,
    stop: () => running.current?.stop(),
    /** The file that was uploaded last, and the import that it started. */
    sent,
  };
}
