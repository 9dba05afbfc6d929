import { Stack, Title } from '@mantine/core';
import type { ImportDto } from '@wordgrove/dto';
import type { ComponentProps } from 'react';
import { LoadMore } from '../../../ui/load-more';
import { ImportCard } from './import-card';
import { TEXTS } from './texts';
import type { UploadState } from './use-upload';

interface ImportListProps {
  imports: readonly ImportDto[];
  list: ComponentProps<typeof LoadMore>;
  upload: UploadState;
}

/** The imports that can still be looked up, the newest first. */
export function ImportList({ imports, list, upload }: ImportListProps) {
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {TEXTS.imports}
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
