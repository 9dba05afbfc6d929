import { List, Text } from '@mantine/core';
import type { AccountDto, HeldApplicationDto } from '@wordgrove/dto';
import { TEXTS } from './texts';

/** The consequences of deleting the account, for the user and for others. */
export function Consequences({ account }: { account: AccountDto }) {
  const { word_count: words, review_count: reviews, wordbook_count: wordbooks } = account;
  const { connected_application_count: connected, shared_wordbook_count: shared } = account;
  return (
    <List spacing="xs" size="sm">
      <List.Item>{TEXTS.allDeleted(words, reviews, wordbooks)}</List.Item>
      <List.Item>{TEXTS.signedOut}</List.Item>
      {connected > 0 && <List.Item>{TEXTS.accessEnds(connected)}</List.Item>}
      {shared > 0 && <List.Item>{TEXTS.sharedClose(shared)}</List.Item>}
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
      {TEXTS.ownDeleted(count)}
      <List size="sm" mt={4}>
        {named.map(({ id, name, user_count: users }) => (
          <List.Item key={id}>
            <bdi>{name}</bdi>{' '}
            <Text span c="dimmed" size="sm">
              – {TEXTS.usedBy(users)}
            </Text>
          </List.Item>
        ))}
        {others > 0 && <List.Item>{TEXTS.more(others)}</List.Item>}
      </List>
    </List.Item>
  );
}
