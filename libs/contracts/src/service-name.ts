/** The name of the service, which no application should pose as. */
export const SERVICE_NAME = 'Wordgrove';
