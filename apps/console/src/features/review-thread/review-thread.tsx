import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReviewSide } from '@wordgrove/contracts';
import type { SendMessageRequest } from '@wordgrove/dto';
import type { ReactNode } from 'react';
import { listMessages } from '../../api/application-messages';
import { LoadFailure } from '../../ui/load-failure';
import { LoadMore } from '../../ui/load-more';
import { LoadingState } from '../../ui/loading-state';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';
import { TEXTS } from './texts';
import { threadKey } from './thread-key';

interface ReviewThreadProps {
  applicationId: string;
  /** The side that reads. */
  reader: ReviewSide;
  /** The text of the button that sends. */
  verb: string;
  send: (request: SendMessageRequest) => Promise<void>;
  /** Texts that can be inserted. */
  templates?: (insert: (text: string) => void) => ReactNode;
}

/** The thread of an application's review, oldest first, with a form to write at its end. */
export function ReviewThread({ applicationId, reader, ...writing }: ReviewThreadProps) {
  const thread = useInfiniteQuery({
    queryKey: threadKey(applicationId),
    queryFn: ({ pageParam }) => listMessages(applicationId, pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
  });
  const messages = thread.data?.pages.flatMap((page) => page.messages).reverse();
  return (
    <Stack>
      <LoadMore {...thread} label={TEXTS.earlier} />
      {thread.isPending && <LoadingState />}
      {thread.isError && <LoadFailure of={thread} />}
      {messages && <MessageList messages={messages} reader={reader} />}
      <MessageForm applicationId={applicationId} reader={reader} {...writing} />
    </Stack>
  );
}
