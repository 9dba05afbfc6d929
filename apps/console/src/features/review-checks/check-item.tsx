import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ReviewSide } from '@wordgrove/contracts';
import type { ReviewCheckDto } from '@wordgrove/dto';
import { CircleCheckIcon, CircleCrossIcon, WarningIcon } from '../../ui/icons';
import type { CheckGroup } from './check-groups';
import classes from './review-checks.module.css';
import { headlineOf, RESULT_WORDS } from './texts';

const ICONS = { MET: CircleCheckIcon, UNMET: CircleCrossIcon, UNKNOWN: WarningIcon };

/** The checks of one kind: what they come to, and what is wrong. */
export function CheckItem({ group, reader }: { group: CheckGroup; reader: ReviewSide }) {
  const { kind, result, checks } = group;
  const Icon = ICONS[result];
  return (
    <Group component="li" gap="xs" align="flex-start" wrap="nowrap">
      <span className={classes.icon} data-result={result}>
        <Icon size={16} />
      </span>
      <Stack gap={4} style={{ minWidth: 0 }}>
        <Text size="sm" fw={result === 'MET' ? undefined : 600}>
          <VisuallyHidden>{RESULT_WORDS[result]} </VisuallyHidden>
          {headlineOf(kind, result, checks)}
        </Text>
        {checks
          .filter((check) => check.result !== 'MET')
          .map((check) => (
            <Fault key={check.subject} check={check} reader={reader} />
          ))}
      </Stack>
    </Group>
  );
}

/** Reviewers are told what it is about, and owners what to do about it. */
function Fault({
  check: { subject, text },
  reader,
}: {
  check: ReviewCheckDto;
  reader: ReviewSide;
}) {
  return (
    <Text size="xs" c="dimmed" className={classes.fault}>
      {subject !== null && <bdi className={classes.subject}>{subject}</bdi>}
      {reader === 'OWNER' && <span>{text}</span>}
    </Text>
  );
}
