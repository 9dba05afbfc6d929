import { page, type Endpoint } from './endpoint.js';

const LEARNING = '/api/v1/learning';
const CONSOLE = '/api/console/imports';

/** Takes a file; good parameters without one are refused. */
const upload = {
  takesFile: true,
  refusedFor: 'REQUIRED',
  query: {
    format: 'transfer-format',
    language: 'language',
    mapping: 'mapping',
    skip_bad_rows: 'flag',
    dry_run: 'flag',
  },
} satisfies Partial<Endpoint>;

/** The endpoints of import and export. */
export const TRANSFER_ENDPOINTS: readonly Endpoint[] = [
  {
    route: `GET ${LEARNING}/export`,
    access: 'token',
    query: { format: 'transfer-format', filter: 'filter' },
  },
  { route: `GET ${LEARNING}/imports`, access: 'token', query: page },
  { route: `POST ${LEARNING}/imports`, access: 'token', ...upload },
  { route: `GET ${LEARNING}/imports/{id}`, access: 'token' },
  { route: `DELETE ${LEARNING}/imports/{id}`, access: 'token' },
  { route: `GET ${CONSOLE}`, access: 'session', query: page },
  { route: `POST ${CONSOLE}`, access: 'session', ...upload },
  { route: `GET ${CONSOLE}/{id}`, access: 'session' },
  { route: `DELETE ${CONSOLE}/{id}`, access: 'session' },
];
