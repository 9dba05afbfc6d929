import { Stack } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { additions } from './additions';
import { Fact } from './fact';
import { ScopeList } from './scope-list';
import { TextsInReview } from './texts-in-review';
import { UriList } from './uri-list';

/** Everything that waits for an admin's approval: texts, redirect URIs and permissions. */
export function AdditionsList({ application }: { application: ApplicationDto }) {
  const added = additions(application);
  return (
    <Stack component="dl" gap="xs" m={0}>
      <TextsInReview application={application} />
      {added.redirect_uris.length > 0 && (
        <Fact term="New redirect URIs">
          <UriList uris={added.redirect_uris} />
        </Fact>
      )}
      {added.scopes.length > 0 && (
        <Fact term="New permissions">
          <ScopeList scopes={added.scopes} />
        </Fact>
      )}
    </Stack>
  );
}
