import { ActionIcon, Alert, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import type { CallDto, SentParameterDto } from '@wordgrove/dto';
import {
  CheckIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  CopyIcon,
  LockIcon,
} from '../../ui/icons';
import { CallIcon } from './call-icon';
import { CallStatus } from './call-status';
import { isRefused } from './call-text';
import { timeText } from './call-time';
import classes from './logs.module.css';
import { Mend } from './mend';
import { ParameterLetters } from './parameter-letters';
import { titleOf, todoOf } from './refusal';
import { ABOUT_TEXTS, KIND_TEXTS, TEXTS } from './texts';
import { dayText } from '../../ui/time-text';

interface CallDetailsProps {
  applicationId: string;
  call: CallDto;
  onNewer: (() => void) | undefined;
  onOlder: (() => void) | undefined;
  onClose: () => void;
}

/** All that is known of a request. If it was refused: why, what differs, and what to do. */
export function CallDetails({ applicationId, call, onNewer, onOlder, onClose }: CallDetailsProps) {
  const parameters = call.parameters ?? [];
  const wrong = parameters.filter(({ verdict }) => verdict !== 'RIGHT' && verdict !== 'UNUSED');
  const rest = parameters.filter((each) => !wrong.includes(each));
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Group gap="xs">
          <CallIcon kind={call.kind} size={18} />
          <Title order={2}>{headingOf(call)}</Title>
          <CallStatus status={call.status} />
        </Group>
        <Group gap={4} wrap="nowrap">
          <Step label={TEXTS.previous} onClick={onNewer} Icon={ChevronUpIcon} />
          <Step label={TEXTS.next} onClick={onOlder} Icon={ChevronDownIcon} />
          <Step label={TEXTS.close} onClick={onClose} Icon={CloseIcon} />
        </Group>
      </Group>
      <Facts call={call} />
      <Why call={call} />
      {wrong.length > 0 && <Text fw={600}>{TEXTS.differ(wrong.length)}</Text>}
      {wrong.map((parameter) => (
        <ParameterLetters key={parameter.name} parameter={parameter} />
      ))}
      {rest.length > 0 && <Right parameters={rest} />}
      <Mend applicationId={applicationId} call={call} />
      <Text size="xs" c="dimmed">
        <LockIcon size={12} /> {TEXTS.kept}
      </Text>
    </Stack>
  );
}

function headingOf(call: CallDto): string {
  const { title } = KIND_TEXTS[call.kind];
  return isRefused(call) ? TEXTS.refused(title) : title;
}

interface StepProps {
  label: string;
  onClick: (() => void) | undefined;
  Icon: typeof CloseIcon;
}

function Step({ label, onClick, Icon }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      disabled={onClick === undefined}
      onClick={onClick}
    >
      <Icon />
    </ActionIcon>
  );
}

function Facts({ call }: { call: CallDto }) {
  const outcome = call.kind === 'API' ? undefined : ABOUT_TEXTS[call.about ?? ''];
  return (
    <div>
      <Text size="xs" c="dimmed">
        <time dateTime={call.responded_at}>
          {dayText(new Date(call.responded_at))}, {timeText(call.responded_at)}
        </time>{' '}
        · {TEXTS.duration(call.duration_ms)}
        {call.user && (
          <>
            {' '}
            · <bdi>{call.user.display_name}</bdi>
          </>
        )}
        {outcome && ` · ${outcome}`}
      </Text>
      <Text size="xs" ff="monospace">
        {call.method} {call.route}
      </Text>
      <RequestId id={call.request_id} />
    </div>
  );
}

function RequestId({ id }: { id: string }) {
  return (
    <Group gap={4}>
      <Text size="xs" c="dimmed">
        {TEXTS.requestId}{' '}
        <Text span inherit ff="monospace">
          {id}
        </Text>
      </Text>
      {window.isSecureContext && (
        <CopyButton value={id}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              onClick={copy}
              aria-label={TEXTS.copyRequestId}
            >
              {copied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
            </ActionIcon>
          )}
        </CopyButton>
      )}
    </Group>
  );
}

function Why({ call }: { call: CallDto }) {
  const { error_code: code, reason, subject } = call;
  if (!isRefused(call)) return null;
  return (
    <Alert color={call.status === 429 ? 'orange' : 'red'} title={titleOf(call)}>
      {todoOf(call)}
      <Text size="xs" ff="monospace" component="div">
        {[code, reason, subject].filter((each) => each !== null).join(' · ')}
      </Text>
    </Alert>
  );
}

function Right({ parameters }: { parameters: readonly SentParameterDto[] }) {
  return (
    <>
      <Text fw={600}>{TEXTS.right(parameters.length)}</Text>
      <table className={classes.right}>
        <tbody>
          {parameters.map(({ name, value, length }) => (
            <tr key={name}>
              <th scope="row">
                <CheckIcon size={12} /> <bdi>{name}</bdi>
              </th>
              <td>
                {value === null ? (
                  length === null ? (
                    TEXTS.sentOnly
                  ) : (
                    TEXTS.notKept(length)
                  )
                ) : (
                  <bdi>{value}</bdi>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
