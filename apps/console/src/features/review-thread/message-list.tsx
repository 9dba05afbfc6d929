import { Anchor, Stack, Text } from '@mantine/core';
import { PAGES, type ReviewSide } from '@wordgrove/contracts';
import type { ApplicationMessageDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { Ago } from '../../ui/moment';
import { HAPPENED } from './happened';

interface MessageListProps {
  messages: readonly ApplicationMessageDto[];
  reader: ReviewSide;
}

/** The messages of a thread and what happened between them. Texts are shown as they were written. */
export function MessageList({ messages, reader }: MessageListProps) {
  if (messages.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nothing has been written or decided yet.
      </Text>
    );
  return (
    <Stack component="ul" m={0} p={0} gap="sm" style={{ listStyle: 'none' }}>
      {messages.map((message) => (
        <li key={message.id}>
          <Text size="sm" c="dimmed">
            {writerOf(message, reader)} {HAPPENED[message.kind] ?? 'wrote'} ·{' '}
            <Ago at={message.created_at} />
            {message.criteria_version !== null && <Criteria version={message.criteria_version} />}
          </Text>
          {message.text && (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <bdi>{message.text}</bdi>
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}

/** The text by which a reviewer decided. */
function Criteria({ version }: { version: number }) {
  return (
    <>
      {' · '}
      <Anchor component={Link} to={`${PAGES.reviewCriteria}?version=${version}`} inherit>
        criteria v{version}
      </Anchor>
    </>
  );
}

function writerOf({ side }: ApplicationMessageDto, reader: ReviewSide): string {
  if (side === 'OWNER') return reader === 'OWNER' ? 'You' : 'The developer';
  return 'A reviewer';
}
