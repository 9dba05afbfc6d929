import { page, type Endpoint } from './endpoint.js';

const LEARNING = '/api/v1/learning';

/** The endpoints of import and export. */
export const TRANSFER_ENDPOINTS: readonly Endpoint[] = [
  {
    route: `GET ${LEARNING}/export`,
    access: 'token',
    query: { format: 'transfer-format', filter: 'filter' },
  },
  { route: `GET ${LEARNING}/imports`, access: 'token', query: page },
  {
    route: `POST ${LEARNING}/imports`,
    access: 'token',
    takesFile: true,
    // Good parameters without a file.
    refusedFor: 'REQUIRED',
    query: {
      format: 'transfer-format',
      language: 'language',
      mapping: 'mapping',
      skip_bad_rows: 'flag',
    },
  },
  { route: `GET ${LEARNING}/imports/{id}`, access: 'token' },
  { route: `DELETE ${LEARNING}/imports/{id}`, access: 'token' },
];
