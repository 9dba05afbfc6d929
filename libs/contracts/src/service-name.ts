/** The name of the service, which no application should pose as. */
export const SERVICE_NAME = 'Wordgrove';

/** The version of the service, as in `package.json`. */
export const SERVICE_VERSION = '0.1.0';
