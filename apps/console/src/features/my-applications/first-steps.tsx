import { Anchor, Button, Paper, Stack, Text, Timeline, Title } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import { Link } from 'react-router';

/** For developers without an application: the way to a first call. */
export function FirstSteps() {
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="first-steps">
      <Stack gap="md" maw={640}>
        <Title order={2} size="h4" id="first-steps">
          Three steps to your first call
        </Title>
        <Timeline active={0} bulletSize={24} lineWidth={2}>
          <Timeline.Item bullet={1} title="Register an application">
            <Text c="dimmed">
              You get a client ID and, for an application on a server, a client secret. It works for
              you at once, before any review.
            </Text>
          </Timeline.Item>
          <Timeline.Item bullet={2} title="Authorize it as yourself">
            <Text c="dimmed">
              Send your browser to <code>/oauth/authorize</code>, allow access to your own words,
              and exchange the code for a token.
            </Text>
          </Timeline.Item>
          <Timeline.Item bullet={3} title="Make the first call">
            <Text c="dimmed">
              <code>GET /api/v1/me</code> with the token returns your name and what you allowed. The{' '}
              <Anchor href="/docs">API documentation</Anchor> has the rest.
            </Text>
          </Timeline.Item>
        </Timeline>
        <div>
          <Button component={Link} to={PAGES.registerApplication}>
            Begin with step 1
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
