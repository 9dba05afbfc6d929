import { Group, Stack, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  INVISIBLE_NAME,
  isHomepage,
  isVisibleName,
  LIMITS,
  NO_HOMEPAGE,
} from '@wordgrove/contracts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { asSentence } from '../../api/field-errors';
import { BusyButton } from '../../ui/busy-button';
import { tooLong, type FieldCheck } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { KeptNote } from '../../ui/kept-note';
import { useApiForm } from '../../ui/use-api-form';
import type { ApplicationValues } from './application-values';
import { ClientTypeInputs } from './client-type-inputs';
import { FORM } from './form-texts';
import { RedirectUriInputs } from './redirect-uri-inputs';
import { ScopeInputs } from './scope-inputs';

interface ApplicationFormProps<Answer> {
  initialValues: ApplicationValues;
  /** The name under which the tab keeps what was typed. */
  keepAs: string;
  submitLabel: string;
  /** A redirect URI to add to the values once the form is open. */
  addedUri?: string | undefined;
  /** Content beside the submit button. */
  cancel: ReactNode;
  submit: (values: ApplicationValues) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
}

/** Registers an application or edits one. */
export function ApplicationForm<Answer>(props: ApplicationFormProps<Answer>) {
  const { submitLabel, cancel, addedUri, ...options } = props;
  const { form, checkedProps, formProps, failure, kept, busy } = useApiForm(options);
  useAddedUri(form, addedUri);
  return (
    <form {...formProps}>
      <Stack gap="lg">
        <FormAlert failure={failure} />
        <TextInput
          label={FORM.nameLabel}
          description={FORM.nameNote}
          required
          {...checkedProps('name', nameFault)}
        />
        <Textarea
          label={FORM.descriptionLabel}
          description={FORM.descriptionNote}
          autosize
          minRows={2}
          {...checkedProps('description', tooLong(LIMITS.applicationDescription))}
        />
        <HomepageInput {...checkedProps('homepage_url', homepageFault)} />
        {options.initialValues.client_type && (
          <ClientTypeInputs {...form.getInputProps('client_type')} />
        )}
        <RedirectUriInputs form={form} checkedProps={checkedProps} />
        <ScopeInputs form={form} checkedProps={checkedProps} />
        <Group>
          <BusyButton type="submit" busy={busy} children={submitLabel} />
          {cancel}
          <KeptNote kept={kept} />
        </Group>
      </Stack>
    </form>
  );
}

function HomepageInput(props: TextInputProps) {
  return (
    <TextInput label={FORM.homepageLabel} description={FORM.homepageNote} type="url" {...props} />
  );
}

/** Adds it to what was typed before, if it is not there and there is room. */
function useAddedUri(form: UseFormReturnType<ApplicationValues>, uri: string | undefined): void {
  const add = useEffectEvent(() => {
    const { redirect_uris: uris } = form.getValues();
    if (uri === undefined || uris.includes(uri) || uris.length >= LIMITS.redirectUris) return;
    form.insertListItem('redirect_uris', uri);
  });
  useEffect(() => add(), []);
}

const nameFault: FieldCheck = (name) =>
  isVisibleName(name)
    ? tooLong(LIMITS.applicationName)(name)
    : asSentence(INVISIBLE_NAME.description);

const homepageFault: FieldCheck = (address) =>
  isHomepage(address.trim()) ? null : asSentence(NO_HOMEPAGE.description);
