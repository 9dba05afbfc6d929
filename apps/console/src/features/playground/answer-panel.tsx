import {
  Alert,
  Anchor,
  Badge,
  Button,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { useState } from 'react';
import type { ApiAnswer } from '../../api/playground';
import { CodeText, jsonParts } from '../../ui/code-text';
import { CopyText } from '../../ui/copy-text';
import { AlertIcon } from '../../ui/icons';
import { REQUEST_FORMS, requestText, type RequestForm } from './request-code';
import { TEXTS } from './texts';
import type { Calls, MadeCall } from './use-calls';
import { countText } from '../../ui/formats';

const CODE_HEIGHT = 460;
const MAX_SHOWN = 100_000;

/** The headers of a response that are shown, if it has them. */
const HEADERS = [
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
  'www-authenticate',
];

interface AnswerPanelProps {
  calls: Calls;
  getToken: () => void;
}

/** A request and its response, one below the other. */
export function AnswerPanel({ calls, getToken }: AnswerPanelProps) {
  const { shown, error, made } = calls;
  return (
    <Stack gap="md">
      {error !== null && (
        <Alert color="red" role="alert" icon={<AlertIcon />} title={error.message} />
      )}
      {shown === null ? (
        <Text c="dimmed">{TEXTS.noResponse}</Text>
      ) : (
        <>
          <Request call={shown} />
          <Response answer={shown.answer} getToken={getToken} />
        </>
      )}
      {made.length > 1 && <Earlier calls={calls} />}
      <VisuallyHidden role="status">
        {shown && TEXTS.responded(shown.answer.status, shown.answer.milliseconds)}
      </VisuallyHidden>
    </Stack>
  );
}

function Request({ call: { request } }: { call: MadeCall }) {
  const [form, setForm] = useState<RequestForm>('HTTP');
  const text = requestText(form, request, window.location.origin);
  return (
    <Stack component="section" gap="xs" aria-label={TEXTS.request}>
      <Group justify="space-between" gap="xs">
        <Title order={2}>{TEXTS.request}</Title>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={TEXTS.howToShow}
            data={[...REQUEST_FORMS]}
            value={form}
            onChange={(chosen) => setForm(chosen as RequestForm)}
          />
          <CopyText label={TEXTS.copyRequest} value={text} />
        </Group>
      </Group>
      <CodeText label={TEXTS.theRequest} parts={jsonParts(text)} maxHeight={CODE_HEIGHT} />
    </Stack>
  );
}

interface ResponseProps {
  answer: ApiAnswer;
  getToken: () => void;
}

function Response({ answer, getToken }: ResponseProps) {
  const { status, headers, milliseconds, bytes } = answer;
  const lines = HEADERS.flatMap((header) => {
    const value = headers.get(header);
    return value === null ? [] : `${header}: ${value}\n`;
  });
  const parts = [{ text: lines.join(''), tint: 'comment' as const }, { text: '\n' }];
  return (
    <Stack component="section" gap="xs" aria-label={TEXTS.response}>
      <Group gap="xs">
        <Title order={2}>{TEXTS.response}</Title>
        <Badge variant="light" color={status < 400 ? 'grove' : 'red'}>
          {status}
        </Badge>
        <Text span c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {TEXTS.timeAndSize(milliseconds, countText(bytes))}
        </Text>
      </Group>
      {hasEnded(answer) && (
        <Alert color="orange" icon={<AlertIcon />} title={TEXTS.tokenOver}>
          <Button variant="default" size="xs" onClick={getToken}>
            {TEXTS.another}
          </Button>
        </Alert>
      )}
      <CodeText
        label={TEXTS.theResponse}
        parts={[...parts, ...jsonParts(shownBody(answer))]}
        maxHeight={CODE_HEIGHT}
      />
    </Stack>
  );
}

function hasEnded({ status, text }: ApiAnswer): boolean {
  return status === 401 || (status === 403 && text.includes('GRANT_REVOKED'));
}

function shownBody({ headers, text }: ApiAnswer): string {
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const shown = isJson ? indented(text) : text;
  if (shown.length <= MAX_SHOWN) return shown;
  const more = TEXTS.moreCharacters(countText(shown.length - MAX_SHOWN));
  return `${shown.slice(0, MAX_SHOWN)}\n${more}`;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Earlier({ calls: { made, shown, show } }: { calls: Calls }) {
  return (
    <Group component="section" gap="xs" aria-label={TEXTS.earlier}>
      <Text span c="dimmed">
        {TEXTS.earlier}:
      </Text>
      {made
        .filter(({ id }) => id !== shown?.id)
        .map(({ id, operation, answer }) => (
          <Anchor key={id} component="button" type="button" size="sm" onClick={() => show(id)}>
            {operation.replace('/api/v1', '')} {answer.status}
          </Anchor>
        ))}
    </Group>
  );
}
