import { getMetadataArgsStorage, type ColumnType } from 'typeorm';
import type { SqlText } from './statement.js';

/** SQL that selects columns of one table, and the type of the rows that it returns. */
export type SelectList<Row> = string & {
  /** Only a type. It has no value. */
  readonly row?: Row;
};

/** The rows that a select list returns. */
export type RowOf<List> = List extends SelectList<infer Row> ? Row : never;

type AllOf<Lists> = Lists extends readonly [SelectList<infer Row>, ...infer Rest]
  ? Row & AllOf<Rest>
  : unknown;

type EntityClass<Entity> = abstract new () => Entity;

interface StoredColumn {
  name: string;
  type: ColumnType | undefined;
}

/**
 * Returns SQL that selects properties of an entity under their names:
 * `columnsOf(UserEntity, ['id', 'displayName'])` is `id as "id", display_name as "displayName"`.
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

/**
 * Returns SQL that selects a property of an entity under another name:
 * `columnAs(GrantEntity, 'id', 'grantId')`.
 * @param of as in {@link columnsOf}
 */
export function columnAs<
  Entity extends object,
  Property extends keyof Entity & string,
  Name extends string,
>(
  entity: EntityClass<Entity>,
  property: Property,
  name: Name,
  of?: string,
): SelectList<Record<Name, Entity[Property]>> {
  const column = columnOf(entity, property);
  return `${of === undefined ? column : `${of}.${column}`} as "${name}"`;
}

/**
 * Returns one list made of several:
 * `listOf(columnsOf(GrantEntity, ['id'], 'g'), columnsOf(UserEntity, ['email'], 'u'))`.
 */
export function listOf<const Lists extends readonly SelectList<unknown>[]>(
  ...lists: Lists
): SelectList<AllOf<Lists>> {
  return lists.join(', ');
}

/** Returns a statement that selects a list and continues with SQL such as `from users`. */
export function selectText<Row>(list: SelectList<Row>, rest: string): SqlText<Row> {
  return `select ${list} ${rest}`;
}

/**
 * Returns SQL that makes JSON of properties of an entity, under their names. Timestamps look as in columns of
 * their own.
 * @param of as in {@link columnsOf}
 */
export function jsonOf<Entity extends object>(
  entity: EntityClass<Entity>,
  properties: readonly (keyof Entity & string)[],
  of?: string,
): string {
  const members = properties.map((property) => {
    const { name, type } = findColumn(entity, property);
    const value = of === undefined ? name : `${of}.${name}`;
    return `'${property}', ${type === 'timestamptz' ? isoText(value) : value}`;
  });
  return `json_build_object(${members.join(', ')})`;
}

/** Returns the same properties as the `select` of TypeORM's find options. */
export function selectOf<Property extends string>(
  properties: readonly Property[],
): Record<Property, true> {
  const chosen = properties.map((property) => [property, true] as const);
  return Object.fromEntries(chosen) as Record<Property, true>;
}

/** Returns all properties of an entity that are columns. */
export function propertiesOf<Entity extends object>(
  entity: EntityClass<Entity>,
): (keyof Entity & string)[] {
  return [...columnsIn(entity).keys()] as (keyof Entity & string)[];
}

/** Returns the name of the column that stores a property. */
export function columnOf<Entity extends object>(
  entity: EntityClass<Entity>,
  property: keyof Entity & string,
): string {
  return findColumn(entity, property).name;
}

function findColumn<Entity extends object>(entity: EntityClass<Entity>, property: string) {
  const column = columnsIn(entity).get(property);
  if (column === undefined) throw new Error(`${entity.name} has no column for ${property}`);
  return column;
}

const known = new WeakMap<EntityClass<object>, ReadonlyMap<string, StoredColumn>>();

// Once for each entity: some statements are put together for each request.
function columnsIn(entity: EntityClass<object>): ReadonlyMap<string, StoredColumn> {
  const columns = known.get(entity) ?? readColumns(entity);
  known.set(entity, columns);
  return columns;
}

function readColumns(entity: EntityClass<object>): ReadonlyMap<string, StoredColumn> {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  return new Map(
    columns.map(({ propertyName, options }) => [
      propertyName,
      { name: options.name ?? propertyName, type: options.type },
    ]),
  );
}

function isoText(value: string): string {
  return `to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
