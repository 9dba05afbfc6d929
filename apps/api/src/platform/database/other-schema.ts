import type { DataSource } from 'typeorm';
import { StartFault } from '../config/start-fault.js';

interface Schemas {
  /** The schema in which tables are created. */
  own: string | null;
  /** The first of the search path that has our tables. */
  found: string | null;
}

// Other programs have tables of the name schema_migrations, too.
const FIND = `
  select quote_ident(current_schema()) as own, (
    select quote_ident(name)
    from unnest(current_schemas(false)) with ordinality as path (name, place)
    where to_regclass(format('%I.schema_migrations', name)) is not null
      and to_regclass(format('%I.service_keys', name)) is not null
    order by place limit 1
  ) as found`;

/**
 * Checks that tables would be created where ours are. The search path of another role may have our schema, but not
 * first, and an update would begin a second, empty installation.
 * @throws StartFault otherwise
 */
export async function refuseOtherSchema(source: DataSource): Promise<void> {
  const [schemas] = await source.query<Schemas[]>(FIND);
  if (schemas === undefined) return;
  const { own, found } = schemas;
  if (own === null || found === null || own === found) return;
  throw new StartFault(
    `DATABASE_URL: the tables of Wordgrove are in the schema ${found}, but the search_path of its user begins with ${own}, where new tables would be created. ` +
      `Put ${found} first (ALTER ROLE … SET search_path), or leave ${found} out for a second installation.`,
  );
}
