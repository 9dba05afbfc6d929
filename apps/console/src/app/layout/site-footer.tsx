import { Anchor, Box, Group } from '@mantine/core';
import { HELP_LINKS } from '../shell/help-links';

export function SiteFooter() {
  return (
    <Box component="footer" px="md" py="md">
      <Group gap="md">
        {HELP_LINKS.map(({ to, label }) => (
          <Anchor key={to} href={to} size="xs">
            {label}
          </Anchor>
        ))}
      </Group>
    </Box>
  );
}
