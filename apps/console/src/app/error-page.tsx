import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { useRouteError } from 'react-router';
import { ApiFailure } from '../api/api-failure';
import { FailurePage } from '../ui/failure-page';

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
      <title>Something went wrong – Wordgrove</title>
      <Stack align="flex-start">
        <Title order={1} tabIndex={-1}>
          Something went wrong
        </Title>
        <Text>
          This page could not be shown. Everything that you saved is safe. Load the page again. If
          that does not help, contact the operator of this site.
        </Text>
        <Button onClick={reload}>Load the page again</Button>
      </Stack>
    </>
  );
}
