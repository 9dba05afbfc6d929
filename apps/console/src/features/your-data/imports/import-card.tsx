import { Badge, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import type { ImportStatus } from '@wordgrove/contracts';
import type { ImportDto } from '@wordgrove/dto';
import { deleteImport } from '../../../api/imports';
import { BusyButton } from '../../../ui/busy-button';
import { Moment } from '../../../ui/moment';
import { useAction, useConfirmedAction } from '../../../ui/use-confirmed-action';
import { sizeText } from '../counts';
import { FaultTable } from './fault-table';
import { ImportTheRest } from './import-the-rest';
import { outcomeOf, percentOf } from './outcome';
import { FORMATS, STATUSES, TEXTS } from './texts';
import { IMPORTS, isUnfinished } from './use-imports';
import type { UploadState } from './use-upload';

const COLORS: Readonly<Record<ImportStatus, string>> = {
  QUEUED: 'gray',
  RUNNING: 'blue',
  SUCCEEDED: 'grove',
  FAILED: 'red',
};

interface ImportCardProps {
  item: ImportDto;
  /** Screen readers announce the result of the newest import. */
  isNewest: boolean;
  upload: UploadState;
}

/** One import, with its progress or its result. */
export function ImportCard({ item, isNewest, upload }: ImportCardProps) {
  return (
    <Paper component="li" withBorder p="md" radius="md">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Stack gap={0} flex="1 1 160px">
            <Text fw={600}>
              {FORMATS[item.format]}, {sizeText(item.total_bytes)}
            </Text>
            <Text size="sm" c="dimmed">
              <Moment at={item.created_at} />
            </Text>
          </Stack>
          <Badge color={COLORS[item.status]} size="lg">
            {STATUSES[item.status]}
          </Badge>
        </Group>
        {item.status === 'RUNNING' && (
          <Progress value={percentOf(item)} aria-label={TEXTS.progress} />
        )}
        <div role={isNewest ? 'status' : undefined}>
          {outcomeOf(item).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
        </div>
        {item.errors.length > 0 && <FaultTable item={item} />}
        <Group gap="xs">
          <ImportTheRest item={item} upload={upload} />
          {isUnfinished(item) ? <Cancel item={item} /> : <Forget item={item} />}
        </Group>
      </Stack>
    </Paper>
  );
}

function Cancel({ item }: { item: ImportDto }) {
  const cancel = useConfirmedAction({
    title: TEXTS.cancelQuestion,
    text: TEXTS.cancelText,
    confirm: TEXTS.cancel,
    action: () => deleteImport(item.id),
    done: TEXTS.cancelled,
    refresh: [IMPORTS],
  });
  return (
    <BusyButton variant="default" size="xs" busy={cancel.busy} onClick={cancel.ask}>
      {TEXTS.cancel}
    </BusyButton>
  );
}

function Forget({ item }: { item: ImportDto }) {
  const forget = useAction({
    action: () => deleteImport(item.id),
    done: TEXTS.removed,
    refresh: [IMPORTS],
  });
  return (
    <BusyButton variant="default" size="xs" busy={forget.busy} onClick={forget.run}>
      {TEXTS.remove}
    </BusyButton>
  );
}
