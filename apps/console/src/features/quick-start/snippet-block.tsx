import { Code, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { CodeText } from '../../ui/code-text';
import { CopyText } from '../../ui/copy-text';
import { highlighted } from './highlight';
import classes from './quick-start.module.css';
import { LANGUAGES, snippetsOf, type Language } from './snippets/languages';
import { textOf, type SnippetStep } from './snippets/snippet';
import { TEXTS } from './texts';

interface SnippetBlockProps {
  application: ApplicationDto;
  step: SnippetStep;
  language: Language;
  choose: (language: Language) => void;
}

/** The program of a step, in the language that the developer chooses. */
export function SnippetBlock({ application, step, language, choose }: SnippetBlockProps) {
  const snippet = snippetsOf(language, {
    baseUrl: window.location.origin,
    clientId: application.client_id,
    redirectUri: application.redirect_uris[0] ?? '',
    scopes: application.scopes,
    hasSecret: application.client_type !== 'PUBLIC',
  })[step];
  return (
    <Stack gap="xs">
      <Text size="sm">{TEXTS.own(<mark className={classes.mark}>{TEXTS.marked}</mark>)}</Text>
      <Paper withBorder p="xs">
        <Group justify="space-between" gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={TEXTS.language}
            data={[...LANGUAGES]}
            value={language}
            onChange={(chosen) => choose(chosen as Language)}
          />
          <Group gap="xs">
            <Text span size="xs" c="dimmed">
              {snippet.file} · {TEXTS.tested}
            </Text>
            <CopyText label={TEXTS.copy} value={textOf(snippet)} />
          </Group>
        </Group>
      </Paper>
      <CodeText label={snippet.file} parts={highlighted(language, snippet.parts)} />
      <Text>{TEXTS.saveAndRun(<Code>{snippet.file}</Code>, <Code>{snippet.run}</Code>)}</Text>
    </Stack>
  );
}
