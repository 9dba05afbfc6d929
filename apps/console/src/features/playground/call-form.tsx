import { Alert, Anchor, Badge, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import type { Scope } from '@wordgrove/contracts';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../ui/busy-button';
import { AlertIcon, LockIcon, SendIcon } from '../../ui/icons';
import { sendByKey } from '../../ui/sending-keys';
import { Section } from '../../ui/section';
import { useUser } from '../../session/use-session';
import { editAddress } from './edit-address';
import { FieldInput } from './field-input';
import type { Field } from './fields';
import { isAllowed, isJson, isWrite, type Operation } from './operations';
import type { TypedBody, Values } from './request';
import { TEXTS } from './texts';
import { TypedBodyInput } from './typed-body-input';
import { useCallForm } from './use-call-form';
import type { Calls } from './use-calls';

/** The number of fields that are shown at first. Required ones always are. */
const FIRST_FIELDS = 5;

export interface CallFormProps {
  operation: Operation;
  scopes: readonly Scope[];
  applicationId: string;
  hasToken: boolean;
  calls: Calls;
  getToken: () => void;
}

/** The values of a call, as a form or as JSON, and the button that sends it. */
export function CallForm(props: CallFormProps) {
  const { operation } = props;
  const form = useCallForm(props);
  const { values, typed, faults, change, setTyped, send } = form;
  return (
    <Section
      title={operation.title}
      lead={operation.lead}
      aside={<Needs scopes={operation.scopes} />}
    >
      <Notes {...props} />
      <form noValidate onKeyDown={sendByKey} onSubmit={bySubmit(send)}>
        <Stack gap="sm">
          <Fields
            fields={operation.fields.filter(({ place }) => place !== 'body' || typed === null)}
            values={values}
            faults={faults}
            change={change}
          />
          {typed !== null && (
            <TypedBodyInput
              types={operation.bodyTypes}
              body={typed}
              fault={faults.body}
              change={setTyped}
            />
          )}
          <Actions {...props} typed={typed} type={form.type} />
        </Stack>
      </form>
    </Section>
  );
}

const bySubmit = (send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  send();
};

interface ActionsProps extends CallFormProps {
  typed: TypedBody | null;
  type: (isJson: boolean) => void;
}

function Actions({ operation, hasToken, calls, getToken, typed, type }: ActionsProps) {
  return (
    <Group justify="space-between" gap="sm">
      {hasToken ? (
        <BusyButton type="submit" busy={calls.busy} leftSection={<SendIcon />}>
          {TEXTS.send}
        </BusyButton>
      ) : (
        <Button onClick={getToken}>{TEXTS.needsToken}</Button>
      )}
      {isJson(operation.bodyTypes) && (
        <SegmentedControl
          aria-label={TEXTS.howToWrite}
          data={[TEXTS.form, TEXTS.json]}
          value={typed === null ? TEXTS.form : TEXTS.json}
          onChange={(chosen) => type(chosen === TEXTS.json)}
        />
      )}
    </Group>
  );
}

function Needs({ scopes }: { scopes: readonly Scope[] }) {
  return (
    <Group gap={4}>
      {scopes.map((scope) => (
        <Badge key={scope} variant="light" color="gray" tt="none">
          {scope}
        </Badge>
      ))}
    </Group>
  );
}

function Notes({ operation, scopes, applicationId }: CallFormProps) {
  const { display_name: name } = useUser();
  return (
    <>
      <Anchor href="/docs" target="_blank" rel="noopener" size="sm">
        {TEXTS.reference}
      </Anchor>
      {isWrite(operation) && (
        <Alert color="orange" icon={<AlertIcon />}>
          {TEXTS.writes(name)}
        </Alert>
      )}
      {!isAllowed(operation, scopes) && (
        <Alert color="gray" icon={<LockIcon />}>
          {TEXTS.needsScopes(operation.scopes)}{' '}
          <Anchor component={Link} to={editAddress(applicationId)} inherit>
            {TEXTS.askForIt}
          </Anchor>
        </Alert>
      )}
    </>
  );
}

interface FieldsProps {
  fields: readonly Field[];
  values: Values;
  faults: Readonly<Record<string, string>>;
  change: (name: string, value: Values[string]) => void;
}

function Fields({ fields, values, faults, change }: FieldsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const first = fields.filter(({ isRequired }, at) => isRequired || at < FIRST_FIELDS);
  const shown = showsAll ? fields : first;
  if (fields.length === 0) return <Text c="dimmed">{TEXTS.noValues}</Text>;
  const more = fields.length - first.length;
  return (
    <>
      {shown.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name]}
          fault={faults[field.name]}
          change={(value) => change(field.name, value)}
        />
      ))}
      {more > 0 && !showsAll && (
        <Anchor component="button" type="button" onClick={() => setShowsAll(true)} ta="start">
          {TEXTS.moreFields(more)}
        </Anchor>
      )}
    </>
  );
}
