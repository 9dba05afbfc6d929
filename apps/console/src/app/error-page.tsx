import { Button, Container, Stack, Text, Title } from '@mantine/core';

/** Replaces a page that could not be rendered. */
export function ErrorPage() {
  return (
    <Container size="xs" py="xl" component="main">
      <title>Something went wrong – Wordgrove</title>
      <Stack align="flex-start">
        <Title order={1} tabIndex={-1}>
          Something went wrong
        </Title>
        <Text>
          This page could not be shown. Everything that you saved is safe. Load the page again. If
          that does not help, contact the operator of this site.
        </Text>
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
      </Stack>
    </Container>
  );
}
