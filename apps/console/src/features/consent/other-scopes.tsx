import { Stack, Text } from '@mantine/core';
import type { ScopeMeaningDto } from '@wordgrove/dto';
import { CloseIcon } from '../../ui/icons';
import classes from './consent.module.css';
import { TEXTS } from './texts';

/** The things that the application will not be able to do, whatever is ticked. */
export function OtherScopes({ scopes }: { scopes: readonly ScopeMeaningDto[] }) {
  const meanings = [...scopes.map(({ meaning }) => meaning), ...TEXTS.never];
  return (
    <Stack gap={4} px={14}>
      <Text fw={600}>{TEXTS.notAble}</Text>
      <ul className={classes.others}>
        {meanings.map((meaning) => (
          <Text component="li" key={meaning} c="dimmed" className={classes.other}>
            <CloseIcon size={16} /> {meaning}
          </Text>
        ))}
      </ul>
    </Stack>
  );
}
