import { Column, type ColumnOptions } from 'typeorm';

// TypeORM makes a Date of what pg has read as text.
const asText = {
  to: (value: unknown): unknown => value,
  from: (value: Date | null): string | null => value?.toISOString() ?? null,
};

/** A point in time in milliseconds; the property is ISO 8601 text, like the timestamps that SQL reads. */
export function TimestampColumn(
  options: Pick<ColumnOptions, 'name' | 'nullable'>,
): PropertyDecorator {
  return Column({ ...options, type: 'timestamptz', precision: 3, transformer: asText });
}
