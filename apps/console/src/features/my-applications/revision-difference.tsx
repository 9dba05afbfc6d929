import { Stack } from '@mantine/core';
import { SCOPES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { additions, changedTexts, scopesWithNewReason } from '../../ui/additions';
import { Fact } from '../../ui/fact';
import { TextDifference } from '../../ui/text-difference';

const TERMS = { name: 'Name', description: 'Description', homepage_url: 'Home page' } as const;

/** The changes that an admin's approval would make to the live settings. */
export function RevisionDifference({ application }: { application: ApplicationDto }) {
  const added = additions(application);
  return (
    <Stack component="dl" gap="xs" m={0}>
      {changedTexts(application).map(({ member, text }) => (
        <Fact key={member} term={TERMS[member]}>
          <TextDifference before={application[member] ?? ''} after={text} />
        </Fact>
      ))}
      {added.redirect_uris.length > 0 && (
        <Fact term="Redirect URIs">
          {added.redirect_uris.map((uri) => (
            <div key={uri}>
              + <TextDifference before="" after={uri} />
            </div>
          ))}
        </Fact>
      )}
      {added.scopes.length > 0 && (
        <Fact term="Permissions">
          {added.scopes.map((scope) => (
            <div key={scope}>
              + <TextDifference before="" after={SCOPES[scope]} />
            </div>
          ))}
        </Fact>
      )}
      <ReasonDifferences application={application} />
    </Stack>
  );
}

function ReasonDifferences({ application }: { application: ApplicationDto }) {
  const { scope_reasons: reasons, pending_revision: revision } = application;
  const scopes = [...scopesWithNewReason(application), ...additions(application).scopes];
  return scopes.map((scope) => {
    const [before, after] = [reasons[scope] ?? '', revision?.scope_reasons[scope] ?? ''];
    if (before === after) return null;
    return (
      <Fact key={scope} term={`Reason for “${SCOPES[scope]}”`}>
        <TextDifference before={before} after={after} />
      </Fact>
    );
  });
}
