import { Stack } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { additions, scopesWithNewReason } from './additions';
import { Fact } from './fact';
import { ScopeList } from './scope-list';
import { TextsInReview } from './texts-in-review';
import { UriList } from './uri-list';

/** Everything that waits for an admin's approval: texts, redirect URIs and permissions. */
export function AdditionsList({ application }: { application: ApplicationDto }) {
  const added = additions(application);
  const reworded = scopesWithNewReason(application);
  const reasons = application.pending_revision?.scope_reasons ?? {};
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
          <ScopeList scopes={added.scopes} reasons={reasons} />
        </Fact>
      )}
      {reworded.length > 0 && (
        <Fact term="Changed reasons for permissions">
          <ScopeList scopes={reworded} reasons={reasons} />
        </Fact>
      )}
    </Stack>
  );
}
