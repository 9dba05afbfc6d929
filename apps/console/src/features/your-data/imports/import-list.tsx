import { Stack, Title } from '@mantine/core';
import type { ImportDto } from '@wordgrove/dto';
import type { ComponentProps } from 'react';
import { LoadMore } from '../../../ui/load-more';
import { ImportCard } from './import-card';
import type { UploadState } from './use-upload';

interface ImportListProps {
  imports: readonly ImportDto[];
  list: ComponentProps<typeof LoadMore>;
  upload: UploadState;
}

/** The imports of the last 30 days, the newest first. */
export function ImportList({ imports, list, upload }: ImportListProps) {
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Imports in the last 30 days
      </Title>
      <Stack component="ul" m={0} p={0} gap="sm" style={{ listStyle: 'none' }}>
        {imports.map((item, index) => (
          <ImportCard key={item.id} item={item} isNewest={index === 0} upload={upload} />
        ))}
      </Stack>
      <LoadMore {...list} />
    </Stack>
  );
}
