import { List, Text } from '@mantine/core';
import { SCOPES, type Scope, type ScopeReasons } from '@wordgrove/contracts';

interface ScopeListProps {
  scopes: readonly Scope[];
  /** The developer's reasons for asking for them, to be shown as quotes. */
  reasons?: ScopeReasons;
}

/** Permissions in plain words. */
export function ScopeList({ scopes, reasons = {} }: ScopeListProps) {
  return (
    <List size="sm">
      {scopes.map((scope) => (
        <List.Item key={scope}>
          {SCOPES[scope]}
          {reasons[scope] && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              “<bdi>{reasons[scope]}</bdi>”
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}
