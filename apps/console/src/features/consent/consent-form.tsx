import { Alert, SimpleGrid, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Scope } from '@wordgrove/contracts';
import type { AuthorizationRequestDto } from '@wordgrove/dto';
import { useState } from 'react';
import { ApiFailure } from '../../api/api-failure';
import { decide } from '../../api/authorization-requests';
import { BusyButton } from '../../ui/busy-button';
import { isolated } from '../../ui/isolated';
import { NarrowPage } from '../../ui/narrow-page';
import { RequestGone } from './request-gone';
import { ScopeChoice } from './scope-choice';
import { ThisDeviceNote } from './this-device-note';
import { useFreshPage } from './use-fresh-page';
import { WhoAsks } from './who-asks';

export function ConsentForm({ request }: { request: AuthorizationRequestDto }) {
  const [scopes, setScopes] = useState<Scope[]>(request.scopes.map(({ scope }) => scope));
  const decision = useDecision(request.id);
  useFreshPage();
  if (decision.error instanceof ApiFailure && decision.error.status === 404)
    return <RequestGone failure={decision.error} />;
  const { name } = request.application;
  return (
    <NarrowPage
      title={`Allow ${isolated(name)} to use your Wordgrove account?`}
      heading={
        <>
          Allow <bdi>{name}</bdi> to use your Wordgrove account?
        </>
      }
    >
      <WhoAsks request={request} />
      <ScopeChoice name={name} offered={request.scopes} value={scopes} onChange={setScopes} />
      <ThisDeviceNote name={name} host={request.redirect_host} />
      {decision.error && (
        <Alert color="red" role="alert" title="That did not work">
          {decision.error.message}
        </Alert>
      )}
      <Decision
        busy={decision.isPending || decision.isSuccess}
        // If nothing is ticked, access is denied (rule 15).
        onAllow={() => decision.mutate({ approve: scopes.length > 0, scopes })}
        onDeny={() => decision.mutate({ approve: false })}
      />
      <Text size="sm" c="dimmed">
        Either way you go back to{' '}
        <strong>
          <bdi>{request.redirect_host}</bdi>
        </strong>
        . You can revoke access at any time under “Connected applications”.
      </Text>
    </NarrowPage>
  );
}

function useDecision(id: string) {
  return useMutation({
    mutationFn: (decision: { approve: boolean; scopes?: Scope[] }) => decide(id, decision),
    onSuccess: (redirectTo) => window.location.assign(redirectTo),
  });
}

interface DecisionProps {
  busy: boolean;
  onAllow: () => void;
  onDeny: () => void;
}

/** Two buttons with the same weight (rule 15): the same size and look. */
function Decision({ busy, onAllow, onDeny }: DecisionProps) {
  return (
    <SimpleGrid cols={2} spacing="sm">
      <BusyButton variant="default" size="md" busy={busy} onClick={onDeny}>
        Deny
      </BusyButton>
      <BusyButton variant="default" size="md" busy={busy} onClick={onAllow}>
        Allow
      </BusyButton>
    </SimpleGrid>
  );
}
