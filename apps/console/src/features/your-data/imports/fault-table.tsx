import { Button, Stack, Table, Text } from '@mantine/core';
import { COLUMN_LABELS } from '@wordgrove/contracts';
import type { ImportDto, ImportErrorDto } from '@wordgrove/dto';
import { useState } from 'react';
import classes from './fault-table.module.css';
import { TEXTS } from './texts';

const SHOWN_AT_FIRST = 10;

/** The errors of an import or of its preview. */
type Faults = Pick<ImportDto, 'errors' | 'error_count' | 'format'>;

/** The errors in the rows of a file, by line. */
export function FaultTable({ item }: { item: Faults }) {
  const { errors, error_count: count, format } = item;
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? errors : errors.slice(0, SHOWN_AT_FIRST);
  const place = format === 'apkg' ? TEXTS.note : TEXTS.line;
  return (
    <Stack gap="xs" align="flex-start">
      <Table className={classes.table} aria-label={TEXTS.errors}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{place}</Table.Th>
            <Table.Th>{TEXTS.error}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((error, index) => (
            <Table.Tr key={index}>
              <Table.Td>{error.line ?? '–'}</Table.Td>
              <Table.Td>
                <bdi>{textOf(error, item)}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {shown.length < errors.length && (
        <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
          {TEXTS.showMore(errors.length - shown.length)}
        </Button>
      )}
      {shown.length === errors.length && errors.length < count && (
        <Text size="sm" c="dimmed">
          {TEXTS.onlyFirst(errors.length, count)}
        </Text>
      )}
    </Stack>
  );
}

/** Returns a text such as "Word: must have at most 255 characters". */
function textOf(
  { field, description: fault }: ImportErrorDto,
  { format }: Pick<Faults, 'format'>,
): string {
  if (field === null) return fault;
  return `${format === 'json' ? field : nameOf(field)}: ${fault}`;
}

/** Returns the label of a word's field, as in the choice of columns. */
function nameOf(field: string): string {
  const name = field
    .replace(/^contexts\[\d+\]\.sentence$/, 'context')
    .replace(/^contexts\[\d+\]\./, '');
  const [base = ''] = name.split('[');
  const known = Object.entries(COLUMN_LABELS).find(([role]) => role === base);
  return known?.[1] ?? field;
}
