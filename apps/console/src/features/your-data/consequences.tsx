import { List, Text } from '@mantine/core';
import type { AccountDto, HeldApplicationDto } from '@wordgrove/dto';
import { counted } from './counts';

/** What ends with an account, for oneself and for others. */
export function Consequences({ account }: { account: AccountDto }) {
  const words = counted(account.word_count, 'word');
  const reviews = counted(account.review_count, 'review');
  const wordbooks = counted(account.wordbook_count, 'wordbook');
  const connected = account.connected_application_count;
  return (
    <List spacing="xs" size="sm">
      <List.Item>
        <strong>What you have learned is gone</strong>: {words} with {reviews}, and {wordbooks}.
      </List.Item>
      <List.Item>
        <strong>You are signed out everywhere</strong>, and your e-mail address is free for a new
        account, which begins empty.
      </List.Item>
      {connected > 0 && (
        <List.Item>
          <strong>{connectedLose(connected)}</strong> at once. What an application has stored itself
          stays with it: ask there about it.
        </List.Item>
      )}
      {account.shared_wordbook_count > 0 && (
        <List.Item>
          <strong>{sharedClose(account.shared_wordbook_count)}</strong> to everybody. People who
          collected the words keep them.
        </List.Item>
      )}
      {account.applications.length > 0 && <Applications applications={account.applications} />}
    </List>
  );
}

function Applications({ applications }: { applications: readonly HeldApplicationDto[] }) {
  return (
    <List.Item>
      <strong>
        {applications.length === 1 ? 'Your own application ends' : 'Your own applications end'}
      </strong>
      , for everybody:
      <List size="sm" mt={4}>
        {applications.map(({ id, name, user_count: users }) => (
          <List.Item key={id}>
            {name}{' '}
            <Text span c="dimmed" size="sm">
              – {users === 0 ? 'nobody else has it connected' : `used by ${people(users)}`}
            </Text>
          </List.Item>
        ))}
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
