import { Anchor, Button, Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { TEXTS } from './texts';

/** Introduces Wordgrove to people who are not signed in. */
export function WelcomePage() {
  return (
    <Container size="lg" w="100%" py={{ base: 40, sm: 80 }}>
      <title>{TEXTS.tab}</title>
      <Stack gap={56}>
        <Introduction />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl">
          {TEXTS.points.map(({ title, text }) => (
            <Stack key={title} gap={4}>
              <Title order={2} size="h4">
                {title}
              </Title>
              <Text c="dimmed">{text}</Text>
            </Stack>
          ))}
        </SimpleGrid>
        <Text>{TEXTS.developers(<Anchor href="/docs">{TEXTS.documentation}</Anchor>)}</Text>
      </Stack>
    </Container>
  );
}

function Introduction() {
  return (
    <Stack gap="md" maw={640}>
      <Title order={1} tabIndex={-1} fz={{ base: 32, sm: 44 }} lh={1.15}>
        {TEXTS.title}
      </Title>
      <Text size="lg">{TEXTS.lead}</Text>
      <Group mt="xs">
        <Button component={Link} to="/sign-up" size="md">
          {TEXTS.createAccount}
        </Button>
        <Button component={Link} to="/sign-in" size="md" variant="default">
          {TEXTS.signIn}
        </Button>
      </Group>
    </Stack>
  );
}
