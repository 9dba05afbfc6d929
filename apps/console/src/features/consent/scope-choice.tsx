import { Badge, Checkbox, Group, Text } from '@mantine/core';
import type { Scope } from '@wordgrove/contracts';
import type { RequestedScopeDto } from '@wordgrove/dto';
import classes from './consent.module.css';
import { TEXTS } from './texts';

interface ScopeChoiceProps {
  offered: readonly RequestedScopeDto[];
  value: Scope[];
  onChange: (scopes: Scope[]) => void;
}

/** The scopes that the application asks for. The user can untick each of them. */
export function ScopeChoice({ offered, value, onChange }: ScopeChoiceProps) {
  return (
    <Checkbox.Group
      aria-label={TEXTS.wouldLike}
      value={value}
      onChange={(scopes) => onChange(scopes as Scope[])}
    >
      <div className={classes.scopes}>
        <div className={classes.head}>
          <Text fw={600}>{TEXTS.wouldLike}</Text>
          <Text size="xs" c="dimmed">
            {TEXTS.untick}
          </Text>
        </div>
        {offered.map((offer) => (
          <div key={offer.scope} className={classes.scope}>
            <Offered offer={offer} />
          </div>
        ))}
      </div>
      <Text size="sm" aria-live="polite">
        {value.length === 0 && TEXTS.nothingTicked}
      </Text>
    </Checkbox.Group>
  );
}

function Offered({ offer: { scope, meaning, granted, reason } }: { offer: RequestedScopeDto }) {
  return (
    <Checkbox
      value={scope}
      label={
        <Group gap="xs" component="span" fw={600}>
          {meaning}
          {granted && <Badge color="gray">{TEXTS.allowedBefore}</Badge>}
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
  );
}
