import { Alert, List } from '@mantine/core';
import type { SimilarNameDto } from '@wordgrove/dto';

/** Warns the reviewer of a name that users can take for another one. */
export function SimilarNames({ names }: { names: readonly SimilarNameDto[] }) {
  if (names.length === 0) return null;
  return (
    <Alert color="orange" title="Users can take this name for another one">
      <List size="sm">
        {names.map(({ name, client_id: clientId }) => (
          <List.Item key={clientId ?? ''}>
            <bdi>{name}</bdi>
            {clientId === null ? ', this service' : `, an approved application (${clientId})`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
