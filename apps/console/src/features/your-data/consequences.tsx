import { List, Text } from '@mantine/core';
import type { AccountDto, HeldApplicationDto } from '@wordgrove/dto';
import { counted } from './counts';

/** The consequences of deleting the account, for the user and for others. */
export function Consequences({ account }: { account: AccountDto }) {
  const words = counted(account.word_count, 'word');
  const reviews = counted(account.review_count, 'review');
  const wordbooks = counted(account.wordbook_count, 'wordbook');
  const connected = account.connected_application_count;
  return (
    <List spacing="xs" size="sm">
      <List.Item>
        <strong>Everything that you have learned is deleted</strong>: {words} with {reviews}, and{' '}
        {wordbooks}.
      </List.Item>
      <List.Item>
        <strong>You are signed out everywhere</strong>. You can use your e-mail address for a new
        account, which starts empty.
      </List.Item>
      {connected > 0 && (
        <List.Item>
          <strong>{connectedLose(connected)}</strong> at once. An application may have stored data
          of its own. Ask its developer about that data.
        </List.Item>
      )}
      {account.shared_wordbook_count > 0 && (
        <List.Item>
          <strong>{sharedClose(account.shared_wordbook_count)}</strong> to everyone else. People who
          have collected its words keep them.
        </List.Item>
      )}
      {account.application_count > 0 && (
        <Applications count={account.application_count} named={account.applications} />
      )}
    </List>
  );
}

interface ApplicationsProps {
  count: number;
  /** The first of them. */
  named: readonly HeldApplicationDto[];
}

function Applications({ count, named }: ApplicationsProps) {
  const others = count - named.length;
  return (
    <List.Item>
      <strong>
        {count === 1 ? 'Your own application is deleted' : 'Your own applications are deleted'}
      </strong>{' '}
      for everyone:
      <List size="sm" mt={4}>
        {named.map(({ id, name, user_count: users }) => (
          <List.Item key={id}>
            <bdi>{name}</bdi>{' '}
            <Text span c="dimmed" size="sm">
              – {users === 0 ? 'nobody else uses it' : `used by ${people(users)}`}
            </Text>
          </List.Item>
        ))}
        {others > 0 && <List.Item>and {counted(others, 'more', 'more')}</List.Item>}
      </List>
    </List.Item>
  );
}

function connectedLose(count: number): string {
  const applications = counted(count, 'connected application');
  return `${applications} ${count === 1 ? 'loses' : 'lose'} access`;
}

function sharedClose(count: number): string {
  return `${counted(count, 'shared wordbook')} ${count === 1 ? 'closes' : 'close'}`;
}

function people(count: number): string {
  return counted(count, 'other person', 'other people');
}
