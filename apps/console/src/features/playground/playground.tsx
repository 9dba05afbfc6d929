import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getFirstSteps } from '../../api/playground';
import { AnswerPanel } from './answer-panel';
import { AuthorizePanel } from './authorize-panel';
import { CallForm } from './call-form';
import { EndpointList } from './endpoint-list';
import { firstCall, isAllowed, type Operation } from './operations';
import { useOwnToken } from './own-token';
import classes from './playground.module.css';
import { Steps, type View } from './steps';
import { TokenPanel } from './token-panel';
import { useCalls, type Calls } from './use-calls';

const POLL_MS = 3_000;

interface PlaygroundProps {
  application: ApplicationDto;
  operations: readonly Operation[];
}

export function Playground({ application, operations }: PlaygroundProps) {
  const own = useOwnToken(application.id);
  const [search, setSearch] = useSearchParams();
  const [view, show] = useState<View>(() => {
    if (search.get('step') === 'authorize') return 'authorize';
    return own.token === null ? 'token' : 'call';
  });
  const calls = useCalls(own.token);
  const wanted = search.get('call');
  const scopes = own.token?.scopes ?? application.scopes;
  const operation = operations.find(({ id }) => id === wanted) ?? firstCall(operations, scopes);
  if (operation === undefined) return null;
  const choose = (id: string) => {
    setSearch({ call: id }, { replace: true });
    show('call');
  };
  const shared = { application, operations, operation, own, view, show, calls };
  return (
    <div className={classes.columns}>
      <Side {...shared} choose={choose} />
      <div>
        <Middle {...shared} />
      </div>
      <div className={classes.answer}>
        <AnswerPanel calls={calls} getToken={() => show('token')} />
      </div>
    </div>
  );
}

interface SharedProps extends PlaygroundProps {
  operation: Operation;
  own: ReturnType<typeof useOwnToken>;
  view: View;
  show: (view: View) => void;
  calls: Calls;
}

function Side(props: SharedProps & { choose: (id: string) => void }) {
  const { application, operations, operation, own, view, show, choose } = props;
  const scopes = own.token?.scopes ?? application.scopes;
  const steps = useQuery({
    queryKey: ['first-steps', application.id],
    queryFn: () => getFirstSteps(application.id),
    refetchInterval: view === 'authorize' ? POLL_MS : false,
  });
  return (
    <Stack gap="md" className={classes.side}>
      <Steps
        view={view}
        show={show}
        authorizedAt={steps.data?.authorized_at ?? null}
        minutes={own.token === null ? null : own.minutes}
        scopeCount={application.scopes.length}
        callCount={operations.filter((each) => isAllowed(each, scopes)).length}
      />
      <EndpointList
        operations={operations}
        scopes={scopes}
        current={view === 'call' ? operation.id : null}
        choose={choose}
      />
    </Stack>
  );
}

function Middle({ application, operation, own, view, show, calls }: SharedProps) {
  if (view === 'authorize') return <AuthorizePanel application={application} />;
  if (view === 'token')
    return <TokenPanel application={application} own={own} done={() => show('call')} />;
  return (
    <CallForm
      key={operation.id}
      operation={operation}
      scopes={own.token?.scopes ?? application.scopes}
      applicationId={application.id}
      hasToken={own.token !== null}
      calls={calls}
      getToken={() => show('token')}
    />
  );
}
