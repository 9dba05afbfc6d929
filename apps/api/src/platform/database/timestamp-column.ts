import { Column, type ColumnOptions } from 'typeorm';

// TypeORM turns into a Date what pg has read as text.
const asText = {
  to: (value: unknown): unknown => value,
  from: (value: Date | null): string | null => value?.toISOString() ?? null,
};

/**
 * Declares a column for a point in time in milliseconds. The property is ISO 8601 text, like the timestamps
 * that SQL reads.
 */
export function TimestampColumn(
  options: Pick<ColumnOptions, 'name' | 'nullable' | 'insert' | 'update'>,
): PropertyDecorator {
  return Column({ ...options, type: 'timestamptz', precision: 3, transformer: asText });
}
