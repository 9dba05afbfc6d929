import { Button, Group, Paper, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import { Link } from 'react-router';
import { PlusIcon } from '../../ui/icons';
import { Mark } from '../../ui/mark';
import { FIRST_STEPS, TEXTS } from './texts';

/** For developers without an application: the way to a first call. */
export function FirstSteps() {
  return (
    <Paper component="section" withBorder p="xl" aria-labelledby="first-steps">
      <Stack gap="lg" align="center" ta="center">
        <Mark size={56} />
        <Stack gap={4} align="center" maw={440}>
          <Title order={2} size="h3" fz={18} lh="24px" id="first-steps">
            {TEXTS.firstSteps}
          </Title>
          <Text c="dimmed">{TEXTS.firstStepsLead}</Text>
        </Stack>
        <SimpleGrid component="ol" cols={{ base: 1, sm: 3 }} m={0} p={0} maw={620} w="100%">
          {FIRST_STEPS.map(([title, text], at) => (
            <Stack component="li" key={title} gap={4} align="center" style={{ listStyle: 'none' }}>
              <ThemeIcon variant="outline" radius="xl" size={28} aria-hidden>
                {at + 1}
              </ThemeIcon>
              <Text fw={600}>{title}</Text>
              <Text size="xs" c="dimmed">
                {text}
              </Text>
            </Stack>
          ))}
        </SimpleGrid>
        <Group gap="sm" justify="center">
          <Button component={Link} to={PAGES.registerApplication} leftSection={<PlusIcon />}>
            {TEXTS.register}
          </Button>
          <Button component={Link} to={PAGES.oauthGuide} variant="default">
            {TEXTS.readGuide}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
