import { Checkbox, Code, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ALL_SCOPES, LIMITS, SCOPES, type Scope } from '@wordgrove/contracts';
import { tooLong, type FieldCheck } from '../../ui/field-checks';
import type { ApplicationValues } from './application-values';
import { FORM } from './form-texts';
import classes from './scope-inputs.module.css';

interface ScopeInputsProps {
  form: UseFormReturnType<ApplicationValues>;
  checkedProps: (field: string, check: FieldCheck) => { value?: string };
}

/** The permissions that the application may ask for, and why it asks for each. */
export function ScopeInputs({ form, checkedProps }: ScopeInputsProps) {
  const { error, ...group } = form.getInputProps('scopes');
  const chosen = form.getValues().scopes;
  return (
    <Checkbox.Group
      label={FORM.permissions}
      description={FORM.permissionsNote}
      withAsterisk
      {...group}
      error={error}
      data-fault={error ? true : undefined}
    >
      <Stack gap="sm" my="sm">
        {ALL_SCOPES.map((scope) => (
          <Stack key={scope} gap={4}>
            <Checkbox value={scope} label={SCOPES[scope]} description={<Code>{scope}</Code>} />
            {chosen.includes(scope) && <Reason scope={scope} checkedProps={checkedProps} />}
          </Stack>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function Reason({
  scope,
  checkedProps,
}: { scope: Scope } & Pick<ScopeInputsProps, 'checkedProps'>) {
  const { value = '', ...rest } = checkedProps(
    `scope_reasons.${scope}`,
    tooLong(LIMITS.scopeReason),
  );
  return (
    <Textarea
      className={classes.reason}
      aria-label={FORM.reasonFor(SCOPES[scope])}
      placeholder={FORM.reasonPlaceholder}
      autosize
      minRows={1}
      {...rest}
      value={value}
    />
  );
}
