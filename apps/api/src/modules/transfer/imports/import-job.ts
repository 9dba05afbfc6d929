/** The job that imports an uploaded file. */
export const RUN_IMPORT = 'run-import';

/** The file to import. */
export type RunImportData = { importId: string };
