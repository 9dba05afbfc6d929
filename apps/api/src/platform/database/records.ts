import { getMetadataArgsStorage } from 'typeorm';
import { columnOf } from './columns.js';

type EntityClass<Entity> = abstract new () => Entity;

/**
 * Returns SQL that declares properties of an entity for `json_to_recordset`:
 * `recordOf(UserEntity, ['id', 'displayName'])` is `"id" uuid, "displayName" text`.
 */
export function recordOf<Entity extends object>(
  entity: EntityClass<Entity>,
  properties: readonly (keyof Entity & string)[],
): string {
  return properties.map((property) => `"${property}" ${typeOf(entity, property)}`).join(', ');
}

/** Returns SQL for the members of such a record, in the same order: `"id", "displayName"`. */
export function membersOf(properties: readonly string[], of?: string): string {
  return properties
    .map((property) => `${of === undefined ? '' : `${of}.`}"${property}"`)
    .join(', ');
}

/** Returns SQL for the columns of an entity's properties, such as those of an `insert`: `id, display_name`. */
export function namesOf<Entity extends object>(
  entity: EntityClass<Entity>,
  properties: readonly (keyof Entity & string)[],
  of?: string,
): string {
  const table = of === undefined ? '' : `${of}.`;
  return properties.map((property) => `${table}${columnOf(entity, property)}`).join(', ');
}

/**
 * Returns SQL for the values of properties, in the same order, such as the places of a named statement:
 * `$1, $2`.
 */
export function valuesOf<Property extends string>(
  properties: readonly Property[],
  values: Readonly<Record<Property, string>>,
): string {
  return properties.map((property) => values[property]).join(', ');
}

function typeOf<Entity extends object>(
  entity: EntityClass<Entity>,
  property: keyof Entity & string,
): string {
  const column = getMetadataArgsStorage()
    .filterColumns(entity)
    .find(({ propertyName }) => propertyName === property);
  const { type, array } = column?.options ?? {};
  if (typeof type !== 'string')
    throw new Error(`${entity.name} does not say the type of ${property}`);
  return array === true ? `${type}[]` : type;
}
