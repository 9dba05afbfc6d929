import { Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '../../ui/busy-button';
import { FormAlert } from '../../ui/form-alert';
import { useApiForm } from '../../ui/use-api-form';
import type { ApplicationValues } from './application-values';
import { ClientTypeInputs } from './client-type-inputs';
import { RedirectUriInputs } from './redirect-uri-inputs';
import { ScopeInputs } from './scope-inputs';

interface ApplicationFormProps<Answer> {
  initialValues: ApplicationValues;
  submitLabel: string;
  /** Content beside the submit button. */
  cancel: ReactNode;
  submit: (values: ApplicationValues) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
}

/** Registers an application or edits one. */
export function ApplicationForm<Answer>(props: ApplicationFormProps<Answer>) {
  const { initialValues, submit, onDone, submitLabel, cancel } = props;
  const { form, formProps, failure, busy } = useApiForm({ initialValues, submit, onDone });
  return (
    <form {...formProps}>
      <Stack gap="lg">
        <FormAlert failure={failure} />
        <TextInput
          label="Name"
          description="Users see it when your application asks for access."
          required
          {...form.getInputProps('name')}
        />
        <Textarea
          label="Description"
          description="What the application does, in one or two sentences. Users see it too."
          autosize
          minRows={2}
          {...form.getInputProps('description')}
        />
        <TextInput
          label="Home page"
          description="Optional. The address of a page about the application: https://…"
          type="url"
          {...form.getInputProps('homepage_url')}
        />
        {initialValues.client_type && <ClientTypeInputs {...form.getInputProps('client_type')} />}
        <RedirectUriInputs form={form} />
        <ScopeInputs {...form.getInputProps('scopes')} />
        <Group>
          <BusyButton type="submit" busy={busy}>
            {submitLabel}
          </BusyButton>
          {cancel}
        </Group>
      </Stack>
    </form>
  );
}
