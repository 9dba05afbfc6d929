import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { useRouteError } from 'react-router';
import { ApiFailure } from '../api/api-failure';
import { FailurePage } from '../ui/failure-page';
import { TEXTS } from './texts';

const reload = () => window.location.reload();

/** Replaces all of the web app if it could not be rendered. */
export function ErrorPage() {
  return (
    <Container size="xs" py="xl" component="main">
      <WhatFailed />
    </Container>
  );
}

/** Replaces a page that could not be loaded or rendered. The links around it still work. */
export function WhatFailed() {
  const error = useRouteError();
  if (error instanceof ApiFailure) return <FailurePage error={error} retry={reload} />;
  return (
    <>
      <title>{TEXTS.failedTab}</title>
      <Stack align="flex-start">
        <Title order={1} tabIndex={-1}>
          {TEXTS.failed}
        </Title>
        <Text>{TEXTS.failedText}</Text>
        <Button onClick={reload}>{TEXTS.loadAgain}</Button>
      </Stack>
    </>
  );
}
