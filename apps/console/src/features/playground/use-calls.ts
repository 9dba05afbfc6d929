import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, type ApiAnswer, type ApiRequest } from '../../api/playground';
import type { OwnToken } from './own-token';

const MAX_KEPT = 6;

/** A request and its response. */
export interface MadeCall {
  id: number;
  /** The method and path of its endpoint. */
  operation: string;
  request: ApiRequest;
  answer: ApiAnswer;
}

/** The calls of this visit, the newest first, and the one that is shown. */
export function useCalls(token: OwnToken | null) {
  const [made, setMade] = useState<readonly MadeCall[]>([]);
  const [shownId, setShownId] = useState<number | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ operation, request }: Pick<MadeCall, 'operation' | 'request'>) => {
      const answer = await callApi(request, token?.token ?? '');
      return { id: performance.now(), operation, request, answer };
    },
    onSuccess: (call) => {
      setMade((before) => [call, ...before].slice(0, MAX_KEPT));
      setShownId(call.id);
    },
  });
  return {
    made,
    shown: made.find(({ id }) => id === shownId) ?? null,
    show: setShownId,
    send: (operation: string, request: ApiRequest) => mutate({ operation, request }),
    busy: isPending,
    error,
  };
}

export type Calls = ReturnType<typeof useCalls>;
