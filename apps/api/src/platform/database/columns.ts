import { getMetadataArgsStorage } from 'typeorm';

/** SQL that selects columns of one table, and the type of the rows that it gives. */
export type SelectList<Row> = string & {
  /** Only a type. */
  readonly row?: Row;
};

/** The rows that a select list gives. */
export type RowOf<List> = List extends SelectList<infer Row> ? Row : never;

type EntityClass<Entity> = abstract new () => Entity;

/**
 * Selects properties of an entity under their names: `columnsOf(UserEntity, ['id', 'displayName'])` is
 * `id as "id", display_name as "displayName"`.
 * @param of the name or alias of the table; without it, the columns are not qualified
 * @throws Error if a property is not a column
 */
export function columnsOf<Entity extends object, Property extends keyof Entity & string>(
  entity: EntityClass<Entity>,
  properties: readonly Property[],
  of?: string,
): SelectList<Pick<Entity, Property>> {
  const table = of === undefined ? '' : `${of}.`;
  return properties
    .map((property) => `${table}${columnOf(entity, property)} as "${property}"`)
    .join(', ');
}

/** The same properties as `select` of TypeORM's find options. */
export function selectOf<Property extends string>(
  properties: readonly Property[],
): Record<Property, true> {
  const chosen = properties.map((property) => [property, true] as const);
  return Object.fromEntries(chosen) as Record<Property, true>;
}

/** All properties of an entity that are columns. */
export function propertiesOf<Entity extends object>(
  entity: EntityClass<Entity>,
): (keyof Entity & string)[] {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  return columns.map(({ propertyName }) => propertyName as keyof Entity & string);
}

/** The name of the column that keeps a property. */
export function columnOf<Entity extends object>(
  entity: EntityClass<Entity>,
  property: keyof Entity & string,
): string {
  const column = getMetadataArgsStorage()
    .filterColumns(entity)
    .find(({ propertyName }) => propertyName === property);
  if (column === undefined) throw new Error(`${entity.name} has no column for ${property}`);
  return column.options.name ?? property;
}
