import { MAX_SMALL_FILE_BYTES } from '@wordgrove/contracts';
import { columnsOf } from '../../../../platform/database/columns.js';
import { statement } from '../../../../platform/database/statement.js';
import { ImportEntity } from '../import.entity.js';

type Waiting = Pick<ImportEntity, 'id'>;

/**
 * Selects an unfinished import of a user other than this one. Its end waits for the transaction, and the
 * transaction for its end.
 */
export const FIND_EARLIER = statement<Waiting>(
  'import.find-earlier',
  `select id from imports where user_id = $1 and id <> $2 and finished_at is null and status in ('QUEUED', 'RUNNING')
   limit 1 for no key update`,
);

/** Selects the import of a user that is the next to begin, unless one is under way. */
export const FIND_NEXT = statement<Pick<ImportEntity, 'id' | 'totalBytes'>>(
  'import.find-next',
  `select ${columnsOf(ImportEntity, ['id', 'totalBytes'])} from imports
   where user_id = $1 and finished_at is null and status = 'QUEUED' and not exists (
     select from imports where user_id = $1 and finished_at is null and status = 'RUNNING')
   order by created_at, id limit 1`,
);

/**
 * Selects the positions of imports among those of small or of large files that wait to begin, from 1. Users take turns:
 * everybody's first import comes before anybody's second.
 */
export const FIND_POSITIONS = statement<Waiting & { position: number }>(
  'import.find-positions',
  `select id, position::integer from (
     select id, row_number() over (
       partition by total_bytes > ${MAX_SMALL_FILE_BYTES} order by turn, created_at, id
     ) as position from (
       select id, status, created_at, total_bytes,
         row_number() over (partition by user_id order by created_at, id) as turn
       from imports where finished_at is null and status in ('QUEUED', 'RUNNING')
     ) as unfinished where status = 'QUEUED'
   ) as waiting where id = any($1::uuid[])`,
);
