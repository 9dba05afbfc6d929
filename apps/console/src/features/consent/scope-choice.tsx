import { Badge, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { Scope } from '@wordgrove/contracts';
import type { RequestedScopeDto } from '@wordgrove/dto';

interface ScopeChoiceProps {
  /** The application's name. */
  name: string;
  offered: readonly RequestedScopeDto[];
  value: Scope[];
  onChange: (scopes: Scope[]) => void;
}

/** The scopes that the application asks for. The user can untick each of them. */
export function ScopeChoice({ name, offered, value, onChange }: ScopeChoiceProps) {
  return (
    <Checkbox.Group
      label={
        <>
          <bdi>{name}</bdi> would like to:
        </>
      }
      description="Untick what you do not want."
      value={value}
      onChange={(scopes) => onChange(scopes as Scope[])}
    >
      <Stack gap="sm" mt="sm">
        {offered.map(({ scope, meaning, granted, reason }) => (
          <Checkbox
            key={scope}
            value={scope}
            label={
              <Group gap="xs" component="span">
                {meaning}
                {granted && <Badge color="gray">allowed before</Badge>}
              </Group>
            }
            description={
              reason !== null && (
                <>
                  “<bdi>{reason}</bdi>”
                </>
              )
            }
          />
        ))}
      </Stack>
      <Text size="sm" mt="sm" aria-live="polite">
        {value.length === 0 && 'Nothing is ticked, so “Allow” now does the same as “Deny”.'}
      </Text>
    </Checkbox.Group>
  );
}
