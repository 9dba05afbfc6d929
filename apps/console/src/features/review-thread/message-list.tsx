import { Anchor, Group, Stack, Text } from '@mantine/core';
import { PAGES, type ReviewSide } from '@wordgrove/contracts';
import type { MessageAuthorDto, ThreadMessageDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { PersonAvatar } from '../../ui/avatars';
import { Ago } from '../../ui/moment';
import { HAPPENED, ROLES, SOMEONE, TEXTS } from './texts';

interface MessageListProps {
  messages: readonly ThreadMessageDto[];
  reader: ReviewSide;
}

/** The messages of a thread and what happened between them. Texts are shown as they were written. */
export function MessageList({ messages, reader }: MessageListProps) {
  if (messages.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {TEXTS.empty}
      </Text>
    );
  return (
    <Stack component="ul" m={0} p={0} gap="sm" style={{ listStyle: 'none' }}>
      {messages.map((message) => (
        <Group component="li" key={message.id} gap="xs" wrap="nowrap" align="flex-start">
          {message.author && (
            <PersonAvatar name={message.author.display_name} id={message.author.id} size={26} />
          )}
          <div style={{ minWidth: 0 }}>
            <Head message={message} reader={reader} />
            {message.text && (
              <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                <bdi>{message.text}</bdi>
              </Text>
            )}
          </div>
        </Group>
      ))}
    </Stack>
  );
}

/** The person who wrote or acted, and the time. */
function Head({ message, reader }: { message: ThreadMessageDto; reader: ReviewSide }) {
  const { author, side, kind, criteria_version: version } = message;
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {author ? (
        <>
          <Author author={author} /> {ROLES[side]}
          {HAPPENED[kind] && ` · ${HAPPENED[kind]}`}
        </>
      ) : (
        `${side === 'OWNER' && reader === 'OWNER' ? TEXTS.you : SOMEONE[side]} ${HAPPENED[kind] ?? TEXTS.wrote}`
      )}{' '}
      · <Ago at={message.created_at} />
      {version !== null && <Criteria version={version} />}
    </Text>
  );
}

/** Only admins are told who it was, and they have a page for each person. */
function Author({ author: { id, display_name: name } }: { author: MessageAuthorDto }) {
  return (
    <Anchor
      component={Link}
      to={PAGES.user.replace(':id', id)}
      inherit
      c="var(--mantine-color-text)"
      fw={600}
    >
      <bdi>{name}</bdi>
    </Anchor>
  );
}

/** The text by which a reviewer decided. */
function Criteria({ version }: { version: number }) {
  return (
    <>
      {' · '}
      <Anchor component={Link} to={`${PAGES.reviewCriteria}?version=${version}`} inherit>
        {TEXTS.criteria(version)}
      </Anchor>
    </>
  );
}
