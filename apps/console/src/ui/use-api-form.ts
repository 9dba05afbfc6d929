import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { ApiFailure } from '../api/api-failure';
import { asSentence, sortDetails, type SortedDetails } from '../api/field-errors';
import { afterPress } from './after-press';
import type { FieldCheck } from './field-checks';
import { withDraft } from './form-draft';
import { useDraft, type DraftOptions } from './use-draft';

interface ApiFormOptions<
  Values extends Record<string, unknown>,
  Answer,
> extends DraftOptions<Values> {
  initialValues: Values;
  submit: (values: Values) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
}

/**
 * A form that the API checks. Each error is shown at the field that it names, or else above the
 * form, and the focus moves to the first one.
 */
export function useApiForm<Values extends Record<string, unknown>, Answer>(
  options: ApiFormOptions<Values, Answer>,
) {
  const { initialValues, submit, onDone } = options;
  const ref = useRef<HTMLFormElement>(null);
  const { form, draft } = useKeptForm(initialValues, options);
  const mutation = useMutation({
    mutationFn: submit,
    onSuccess: (answer) => {
      draft.drop();
      return onDone(answer);
    },
    onError: (failure, values) => form.setErrors(sortFailure(failure, values).fields),
  });
  const { error, variables } = mutation;
  useEffect(() => {
    if (error) focusFirstFault(ref.current);
  }, [error]);
  return {
    form,
    /** The properties of an input whose value is also checked when the focus leaves it. */
    checkedProps: (field: string, check: FieldCheck) => ({
      ...form.getInputProps(field),
      onBlur: whenLeft(check, (fault) => form.setFieldError(field, fault)),
    }),
    /** Since when this tab keeps what was typed, ISO 8601, and what forgets it. Null if nothing is kept. */
    kept: draft.since === null ? null : { since: draft.since, discard: () => form.reset() },
    busy: mutation.isPending,
    failure: error && variables ? formFailure(error, sortFailure(error, variables)) : null,
    formProps: {
      ref,
      onSubmit: form.onSubmit((values) => {
        if (!mutation.isPending) mutation.mutate(values);
      }),
      noValidate: true,
    },
  };
}

/** Checks the value of an input that loses the focus. What was left empty may still come. */
function whenLeft(check: FieldCheck, tell: (fault: string) => void) {
  return ({ currentTarget: { value } }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const fault = value === '' ? null : check(value);
    if (fault !== null) afterPress(() => tell(fault));
  };
}

/** A form whose values are those of its draft, if there is one. Its reset leads back to the initial ones. */
function useKeptForm<Values extends Record<string, unknown>>(
  initialValues: Values,
  options: DraftOptions<Values>,
) {
  const draft = useDraft(initialValues, options);
  const [startValues] = useState(() => withDraft(initialValues, draft.draft, options.never ?? []));
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: startValues,
    onValuesChange: draft.keep,
  });
  const { setInitialValues } = form;
  const [resetValues] = useState(initialValues);
  useEffect(() => setInitialValues(resetValues), [setInitialValues, resetValues]);
  return { form, draft };
}

/** The message above the form. */
export interface FormFailure {
  message: string;
  faults: string[];
  /** The time from which another attempt makes sense, if the API gives it. */
  retryAt: Date | null;
}

function formFailure(failure: Error, { fields, others }: SortedDetails): FormFailure | null {
  if (Object.keys(fields).length > 0 && others.length === 0) return null;
  const retryAt = failure instanceof ApiFailure ? failure.retryAt : null;
  const { message } = failure;
  // If there is only one error, it is often the whole message, so it is shown once.
  const faults = others.filter((text) => text !== asSentence(message));
  return { message, faults, retryAt };
}

function sortFailure(failure: Error, values: Record<string, unknown>): SortedDetails {
  return sortDetails(failure instanceof ApiFailure ? failure.details : [], shownFields(values));
}

/**
 * The fields for which the form has an input or a group, such as `name`, `redirect_uris`,
 * `redirect_uris.0` or `scope_reasons.words:read`.
 */
function shownFields(values: Record<string, unknown>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? [name, ...Object.keys(value).map((key) => `${name}.${key}`)]
      : [name],
  );
}

function focusFirstFault(form: HTMLFormElement | null): void {
  const faults = '[aria-invalid="true"], [data-fault="true"] input, [role="alert"]';
  form?.querySelector<HTMLElement>(faults)?.focus();
}
