import { useState } from 'react';
import { withDraft } from '../../ui/form-draft';
import { useDraft } from '../../ui/use-draft';
import { FIELD_TEXTS } from './field-texts';
import { isJson, type Operation } from './operations';
import { bodyText, buildRequest, isJsonText, type TypedBody, type Values } from './request';
import type { Calls } from './use-calls';

interface CallFormOptions {
  operation: Operation;
  applicationId: string;
  hasToken: boolean;
  calls: Calls;
}

/** The content of the form of a call. Each call of each application keeps its own. */
type Content = { values: Values; typed: TypedBody | null };

/** Returns the values of a call, how they change, and how they are sent. */
export function useCallForm({ operation, applicationId, hasToken, calls }: CallFormOptions) {
  const { values, typed, change } = useContent(operation, `call:${applicationId}:${operation.id}`);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const setTyped = (body: TypedBody | null) => change({ values, typed: body });
  const send = () => {
    if (calls.busy || !hasToken) return;
    const built = buildRequest(operation, values, typed);
    const found = built.faults ?? typedFaults(operation, typed);
    setFaults(found);
    if (built.faults === null && Object.keys(found).length === 0)
      calls.send(operation.id, built.request);
  };
  return {
    values,
    typed,
    faults,
    change: (name: string, value: Values[string]) =>
      change({ values: { ...values, [name]: value }, typed }),
    setTyped,
    /** Goes on with the body as JSON, or with the form. */
    type: (isJsonText: boolean) =>
      setTyped(isJsonText ? { type: 'application/json', text: bodyText(operation, values) } : null),
    send,
  };
}

function useContent(operation: Operation, keepAs: string) {
  const [empty] = useState<Content>({ values: {}, typed: fileOf(operation) });
  const { draft, keep } = useDraft(empty, { keepAs });
  const [content, setContent] = useState(() => withDraft(empty, draft, []));
  const change = (changed: Content) => {
    setContent(changed);
    keep(changed);
  };
  return { ...content, change };
}

function fileOf({ bodyTypes }: Operation): TypedBody | null {
  const [type] = bodyTypes;
  return type === undefined || isJson(bodyTypes) ? null : { type, text: '' };
}

function typedFaults(
  { bodyTypes }: Operation,
  typed: TypedBody | null,
): Readonly<Record<string, string>> {
  const isWrong = typed !== null && isJson(bodyTypes) && !isJsonText(typed.text);
  return isWrong ? { body: FIELD_TEXTS.notJson } : {};
}
