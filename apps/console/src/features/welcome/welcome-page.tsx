import { Anchor, Button, Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';

const POINTS = [
  {
    title: 'One vocabulary, many applications',
    text: 'A word that you look up while you read is there when you practise, in every application that you use.',
  },
  {
    title: 'Reviews that fit your memory',
    text: 'Each answer moves the next review to the day on which you would begin to forget the word.',
  },
  {
    title: 'You decide who sees what',
    text: 'An application gets only the permissions that you tick, and you can revoke them at any time.',
  },
];

/** Introduces Wordgrove to people who are not signed in. */
export function WelcomePage() {
  return (
    <Container size="lg" w="100%" py={{ base: 40, sm: 80 }}>
      <title>Wordgrove</title>
      <Stack gap={56}>
        <Introduction />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl">
          {POINTS.map(({ title, text }) => (
            <Stack key={title} gap={4}>
              <Title order={2} size="h4">
                {title}
              </Title>
              <Text c="dimmed">{text}</Text>
            </Stack>
          ))}
        </SimpleGrid>
        <Text>
          Are you building a learning application? Sign up, register it and read the{' '}
          <Anchor href="/docs">API documentation</Anchor>.
        </Text>
      </Stack>
    </Container>
  );
}

function Introduction() {
  return (
    <Stack gap="md" maw={640}>
      <Title order={1} tabIndex={-1} fz={{ base: 32, sm: 44 }} lh={1.15}>
        Your vocabulary, in every application that you learn with
      </Title>
      <Text size="lg">
        Wordgrove remembers the words that you learn and when to review each of them. Applications
        that you allow can add words and quiz you on them.
      </Text>
      <Group mt="xs">
        <Button component={Link} to="/sign-up" size="md">
          Create an account
        </Button>
        <Button component={Link} to="/sign-in" size="md" variant="default">
          Sign in
        </Button>
      </Group>
    </Stack>
  );
}
