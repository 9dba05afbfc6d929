import { Badge, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import type { ImportFormat, ImportStatus } from '@wordgrove/contracts';
import type { ImportDto } from '@wordgrove/dto';
import { deleteImport } from '../../../api/imports';
import { BusyButton } from '../../../ui/busy-button';
import { Moment } from '../../../ui/moment';
import { useAction, useConfirmedAction } from '../../../ui/use-confirmed-action';
import { sizeText } from '../counts';
import { FaultTable } from './fault-table';
import { ImportTheRest } from './import-the-rest';
import { outcomeOf, percentOf } from './outcome';
import { IMPORTS, isUnfinished } from './use-imports';
import type { UploadState } from './use-upload';

const FORMATS: Readonly<Record<ImportFormat, string>> = {
  csv: 'CSV table',
  tsv: 'TSV table',
  json: 'JSON file',
  apkg: 'Anki deck',
  kindle: 'Kindle vocabulary',
};
const STATUSES: Readonly<Record<ImportStatus, { label: string; color: string }>> = {
  QUEUED: { label: 'Waiting', color: 'gray' },
  RUNNING: { label: 'Running', color: 'blue' },
  SUCCEEDED: { label: 'Done', color: 'grove' },
  FAILED: { label: 'Failed', color: 'red' },
};

interface ImportCardProps {
  item: ImportDto;
  /** Screen readers announce the result of the newest import. */
  isNewest: boolean;
  upload: UploadState;
}

/** One import, with its progress or its result. */
export function ImportCard({ item, isNewest, upload }: ImportCardProps) {
  const { label, color } = STATUSES[item.status];
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
          <Badge color={color} size="lg">
            {label}
          </Badge>
        </Group>
        {item.status === 'RUNNING' && (
          <Progress value={percentOf(item)} aria-label="Import progress" />
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
    title: 'Cancel the import?',
    text: 'What has been imported so far stays. Nothing more will be imported.',
    confirm: 'Cancel the import',
    action: () => deleteImport(item.id),
    done: 'The import has been cancelled',
    refresh: [IMPORTS],
  });
  return (
    <BusyButton variant="default" size="xs" busy={cancel.busy} onClick={cancel.ask}>
      Cancel the import
    </BusyButton>
  );
}

function Forget({ item }: { item: ImportDto }) {
  const forget = useAction({
    action: () => deleteImport(item.id),
    done: 'The import has been removed from the list. Its words stay.',
    refresh: [IMPORTS],
  });
  return (
    <BusyButton variant="default" size="xs" busy={forget.busy} onClick={forget.run}>
      Remove from the list
    </BusyButton>
  );
}
