import { Stack, Text } from '@mantine/core';
import type { DeveloperDto } from '@wordgrove/dto';
import { HAPPENED } from '../review-thread/texts';
import { Moment } from '../../ui/moment';
import classes from './inbox.module.css';
import { DEVELOPER } from './texts';

/** The newest decisions about the applications of a developer, with their reasons. */
export function DecisionHistory({ decisions }: Pick<DeveloperDto, 'decisions'>) {
  return (
    <Stack component="ul" className={classes.plain} gap="xs" mt="xs">
      {decisions.map(
        ({ application_id: id, application_name: name, kind, text, created_at: at }) => (
          <li key={`${id} ${at}`} className={classes.breaking}>
            <Text size="xs">{DEVELOPER.decided(name, HAPPENED[kind])}</Text>
            <Text size="xs" c="dimmed">
              <Moment at={at} />
              {text !== '' && (
                <>
                  {' · '}
                  <bdi>“{text}”</bdi>
                </>
              )}
            </Text>
          </li>
        ),
      )}
    </Stack>
  );
}
