import { Checkbox, Fieldset, Input, NativeSelect, Stack, Text } from '@mantine/core';
import { COLUMN_LABELS } from '@wordgrove/contracts';
import type { Columns, Role } from './columns';
import { TEXTS } from './texts';
import type { ImportFormState } from './use-import-form';

interface ColumnChoiceProps {
  rows: readonly (readonly string[])[];
  form: ImportFormState;
}

const OPTIONS = [
  { value: '', label: TEXTS.leaveOut },
  ...Object.entries(COLUMN_LABELS).map(([value, label]) => ({ value, label })),
];
const SAMPLES = 3;
const ROWS_LOOKED_AT = 20;

/** Asks for the meaning of each column of a table. */
export function ColumnChoice({ rows, form }: ColumnChoiceProps) {
  const looked = rows.slice(0, ROWS_LOOKED_AT);
  const [firstRow = []] = looked;
  const columns = form.getValues().mapping;
  const fault = form.errors['mapping'];
  if (columns === null) return <Text size="sm">{TEXTS.knownColumns}</Text>;
  const change = (changes: Partial<Columns>) =>
    form.setFieldValue('mapping', { ...columns, ...changes });
  return (
    <Fieldset
      legend={TEXTS.columns}
      styles={{ legend: { fontSize: 'var(--mantine-font-size-sm)', fontWeight: 600 } }}
      data-fault={fault ? true : undefined}
    >
      <Stack gap="sm">
        <Checkbox
          label={TEXTS.hasHeader}
          checked={columns.hasHeader}
          onChange={({ currentTarget }) => change({ hasHeader: currentTarget.checked })}
        />
        {columns.roles.map((role, index) => (
          <NativeSelect
            key={index}
            label={<bdi>{nameOf(firstRow, index, columns.hasHeader)}</bdi>}
            description={<bdi>{samplesOf(looked.slice(columns.hasHeader ? 1 : 0), index)}</bdi>}
            data={OPTIONS}
            value={role}
            onChange={({ currentTarget }) =>
              change({ roles: columns.roles.with(index, currentTarget.value as Role) })
            }
            aria-invalid={fault ? true : undefined}
          />
        ))}
        {fault && <Input.Error role="alert">{fault}</Input.Error>}
      </Stack>
    </Fieldset>
  );
}

function nameOf(firstRow: readonly string[], index: number, hasHeader: boolean): string {
  const name = hasHeader ? firstRow[index]?.trim() : '';
  return name || TEXTS.column(index + 1);
}

/** Returns the first cells of a column, by which the user can recognise it. */
function samplesOf(rows: readonly (readonly string[])[], index: number): string {
  const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
  const shown = cells.slice(0, SAMPLES).map((cell) => TEXTS.quoted(shortened(cell)));
  return shown.length === 0 ? TEXTS.emptyColumn : shown.join(', ');
}

function shortened(cell: string): string {
  const characters = [...cell];
  return characters.length <= 40 ? cell : `${characters.slice(0, 39).join('')}…`;
}
