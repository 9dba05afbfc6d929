import { Alert, List } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { TEXTS } from './texts';

/** Warns the reviewer of a name that users can take for another one. */
export function NameWarnings({ application }: { application: WaitingApplicationDto }) {
  const { similar_names: names, has_confusable_letters: isConfusable } = application;
  if (names.length === 0 && !isConfusable) return null;
  return (
    <Alert color="orange" title={TEXTS.mistakable}>
      <List size="sm">
        {names.map(({ name, client_id: clientId }) => (
          <List.Item key={clientId ?? ''}>
            {clientId === null
              ? TEXTS.thisService(name)
              : TEXTS.approvedApplication(name, clientId)}
          </List.Item>
        ))}
        {isConfusable && <List.Item>{TEXTS.confusableLetters}</List.Item>}
      </List>
    </Alert>
  );
}
