import { List } from '@mantine/core';
import { SCOPES, type Scope } from '@wordgrove/contracts';

/** Permissions in plain words. */
export function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  return (
    <List size="sm">
      {scopes.map((scope) => (
        <List.Item key={scope}>{SCOPES[scope]}</List.Item>
      ))}
    </List>
  );
}
