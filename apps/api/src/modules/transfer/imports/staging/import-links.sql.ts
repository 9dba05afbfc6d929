import { statement } from '../../../../platform/database/statement.js';
import type { ImportBatchEntity } from './import-batch.entity.js';

/** Selects the places of all but the first of the items of an import that have the same one of these UUIDs. */
const laterOnes = (column: 'ids' | 'records') => `
  select position, array_agg(n::integer) as places from (
    select position, n, row_number() over (partition by section, id order by position, n) as nth
    from import_batches cross join unnest(${column}) with ordinality as item (id, n)
    where import_id = $1 and id is not null
  ) as numbered where nth > 1 group by position`;

/** Leaves an id to the first item of its section that has it. */
export const DISOWN_IDS = statement<never>(
  'import-batch.disown-ids',
  `update import_batches as batch set ids = array(
       select case when n = any(later.places) then null else id end
       from unnest(batch.ids) with ordinality as item (id, n) order by n)
   from (${laterOnes('ids')}) as later
   where batch.import_id = $1 and batch.position = later.position`,
);

/** Notes which items stand for the record of an earlier one, and returns the positions of their batches. */
export const FIND_REPEATS = statement<Pick<ImportBatchEntity, 'position'>>(
  'import-batch.find-repeats',
  `update import_batches as batch set repeats = later.places
   from (${laterOnes('records')}) as later
   where batch.import_id = $1 and batch.position = later.position
   returning batch.position`,
);

/** Makes these items of some batches parts of the first one. */
export const COPY_REPEATS = statement<never>(
  'import-part.copy-repeats',
  `insert into import_parts (import_id, batch, ordinal, section, owner_id, unique_ids, item)
   select import_id, position, n, section, records[n], '{}', value
   from import_batches cross join json_array_elements(items::json) with ordinality as item (value, n)
   where import_id = $1 and position = any($2::integer[]) and n = any(repeats)`,
);

const PARTS = 'import_parts where import_id = $1 and section = $2';

/** An item as JSON, and the number of all that were found. */
export interface FoundPart {
  item: string;
  count: number;
}

/** The maximum number of parts that are returned. */
const MAX_LISTED = 100;
const listed = (from: string) =>
  `select item, (count(*) over ())::integer as count from ${from} order by batch, ordinal limit ${MAX_LISTED}`;

const idsOf = (section: string) => `(
  select id from import_batches cross join unnest(ids) as id
  where import_id = $1 and section = ${section}) as known`;

/** Removes the parts whose owner is not an item of a section ($3). */
export const REMOVE_ORPHANS = statement<FoundPart>(
  'import-part.remove-orphans',
  `with orphan as (
     delete from ${PARTS} and not exists (select from ${idsOf('$3')} where known.id = owner_id)
     returning batch, ordinal, item
   ) ${listed('orphan')}`,
);

/** Removes the parts with a unique id that an earlier one has. */
export const REMOVE_REPEATED = statement<FoundPart>(
  'import-part.remove-repeated',
  `with numbered as (
     select batch, ordinal, row_number() over (partition by place, id order by batch, ordinal) as nth
     from import_parts cross join unnest(unique_ids) with ordinality as own (id, place)
     where import_id = $1 and section = $2 and id is not null
   ), repeated as (
     delete from import_parts as part using (
       select distinct batch, ordinal from numbered where nth > 1
     ) as later
     where import_id = $1 and part.batch = later.batch and part.ordinal = later.ordinal
     returning part.batch, part.ordinal, item
   ) ${listed('repeated')}`,
);

/** Selects the parts that name an item which a section ($3) does not have. */
export const FIND_STRAY = statement<FoundPart>(
  'import-part.find-stray',
  `with stray as (
     select batch, ordinal, item from ${PARTS} and named_id is not null
       and not exists (select from ${idsOf('$3')} where known.id = named_id)
   ) ${listed('stray')}`,
);
