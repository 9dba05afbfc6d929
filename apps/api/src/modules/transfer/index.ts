export { ExportService, type Sink } from './exports/export.service.js';
export { forgetImporters, TRANSFER_PURGE } from './imports/upload/import-purge.sql.js';
export { TransferModule } from './transfer.module.js';
