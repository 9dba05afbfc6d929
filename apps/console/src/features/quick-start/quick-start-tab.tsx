import { Alert, Stack, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto, FirstStepsDto } from '@wordgrove/dto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFirstSteps } from '../../api/playground';
import { CheckIcon } from '../../ui/icons';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { useNow } from '../../ui/use-now';
import { useOpenApplication } from '../my-applications/application-frame';
import { firstStepsKey } from '../my-applications/application-keys';
import { useFreshSecret } from '../my-applications/fresh-secret';
import { TabLink } from './tab-link';
import { Aside } from './aside';
import { currentStep, stepsOf, type Step } from './progress';
import classes from './quick-start.module.css';
import { SecretStep } from './secret-step';
import { SnippetBlock } from './snippet-block';
import type { Language } from './snippets/languages';
import { StepItem } from './step-item';
import { STEP_TEXTS, STEP_TITLES, TEXTS } from './texts';

/** The time between two looks at the first steps. */
const POLL_MS = 3_000;

/** Four steps to the first call, with the application's own values, and how far it has come. */
export function QuickStartTab() {
  const application = useOpenApplication();
  const steps = useQuery({
    queryKey: firstStepsKey(application.id),
    queryFn: () => getFirstSteps(application.id),
    refetchInterval: ({ state }) => (state.data?.called_at ? false : POLL_MS),
  });
  if (steps.data === undefined)
    return steps.isError ? <LoadFailure of={steps} /> : <LoadingState />;
  return <QuickStart application={application} steps={steps.data} />;
}

interface QuickStartProps {
  application: ApplicationDto;
  steps: FirstStepsDto;
}

function QuickStart({ application, steps }: QuickStartProps) {
  const isStored = useFreshSecret(application.id).unconfirmedId === null;
  const current = currentStep(application, steps, { isStored, now: useNow() });
  return (
    <div className={classes.columns}>
      <Stack gap="md">
        {current === null && (
          <Alert color="grove" icon={<CheckIcon />} title={TEXTS.done}>
            {TEXTS.doneText}
          </Alert>
        )}
        <StepList application={application} current={current} />
        <Text c="dimmed">
          {TEXTS.playground(
            <TabLink id={application.id} path={PAGES.applicationPlayground}>
              {TEXTS.playgroundLink}
            </TabLink>,
          )}
        </Text>
      </Stack>
      <Aside {...{ application, steps, current, isStored }} />
    </div>
  );
}

function StepList({ application, current }: { application: ApplicationDto; current: Step | null }) {
  const [language, choose] = useState<Language>('curl');
  const all = stepsOf(application);
  const done = current === null ? all.length : all.indexOf(current);
  return (
    <ol className={classes.steps}>
      {all.map((step, at) => {
        const item = { number: at + 1, isDone: at < done, isCurrent: at === done };
        return step === 'secret' ? (
          <StepItem key={step} title={TEXTS.secretTitle} {...item}>
            <SecretStep application={application} />
          </StepItem>
        ) : (
          <StepItem key={step} title={STEP_TITLES[step]} {...item}>
            <Text c="dimmed">{STEP_TEXTS[step]}</Text>
            {isShown(step, current) && (
              <SnippetBlock {...{ application, step, language, choose }} />
            )}
          </StepItem>
        );
      })}
    </ol>
  );
}

/** The next program must be there before the code is: it works for a minute only. */
function isShown(step: Step, current: Step | null): boolean {
  return current === null || step === current || (step === 'token' && current === 'authorize');
}
