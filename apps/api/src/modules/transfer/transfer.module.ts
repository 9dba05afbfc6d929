import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { LearningModule } from '../learning/index.js';
import { ExportController } from './exports/export.controller.js';
import { ExportService } from './exports/export.service.js';
import { Snapshots } from './exports/snapshot.repository.js';
import { ConsoleImportsController } from './imports/upload/console-imports.controller.js';
import { ImportBatchEntity } from './imports/staging/import-batch.entity.js';
import { ImportBatchRepository } from './imports/staging/import-batch.repository.js';
import { ImportChunkEntity } from './imports/upload/import-chunk.entity.js';
import { OLD_IMPORTS } from './imports/upload/import-expiry.sql.js';
import { READ_LARGE_FILE, RUN_IMPORT, type RunImportData } from './imports/queue/import-job.js';
import { ImportPace } from './imports/queue/import-pace.js';
import { ImportPartEntity } from './imports/staging/import-part.entity.js';
import { ImportStager } from './imports/write/import-stager.service.js';
import { FileReader } from './imports/read/file-reader.service.js';
import { ReadTime } from './imports/read/read-time.js';
import { waitingFileCount } from './imports/read/reader-threads.js';
import { ImportRunRepository } from './imports/write/import-run.repository.js';
import { ImportChecker } from './imports/write/import-checker.service.js';
import { ImportRunner } from './imports/write/import-runner.service.js';
import { ImportWriter } from './imports/write/import-writer.service.js';
import { ImportUploadRepository } from './imports/upload/import-upload.repository.js';
import { ImportEntity } from './imports/import.entity.js';
import { ImportRepository } from './imports/import.repository.js';
import { ImportPreviewer } from './imports/upload/import-preview.service.js';
import { UploadedBytes } from './imports/upload/uploaded-bytes.repository.js';
import { ImportsController } from './imports/upload/imports.controller.js';
import { ImportsService } from './imports/upload/imports.service.js';

/** Import and export of words as files. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      ImportEntity,
      ImportChunkEntity,
      ImportBatchEntity,
      ImportPartEntity,
    ]),
    LearningModule,
  ],
  controllers: [ExportController, ImportsController, ConsoleImportsController],
  providers: [
    ExportService,
    Snapshots,
    ImportsService,
    ImportPreviewer,
    UploadedBytes,
    ImportRepository,
    ImportUploadRepository,
    ImportBatchRepository,
    FileReader,
    ImportStager,
    ReadTime,
    ImportPace,
    ImportChecker,
    ImportWriter,
    ImportRunner,
    ImportRunRepository,
  ],
  exports: [ExportService],
})
export class TransferModule {
  constructor(
    jobs: JobQueue,
    housekeeping: Housekeeping,
    metrics: Metrics,
    runner: ImportRunner,
    pace: ImportPace,
  ) {
    jobs.register<RunImportData>({
      name: RUN_IMPORT,
      get atOnce() {
        return pace.atOnce;
      },
      run: ({ importId }, signal) => runner.run(importId, signal),
      giveUp: ({ importId }) => runner.giveUp(importId),
    });
    jobs.register<RunImportData>({
      name: READ_LARGE_FILE,
      get atOnce() {
        return pace.largeAtOnce;
      },
      run: ({ importId }, signal) => runner.readOnly(importId, signal),
      giveUp: ({ importId }) => runner.giveUp(importId),
    });
    housekeeping.register(OLD_IMPORTS);
    metrics.gauge({
      name: 'wordgrove_import_files_waiting',
      help: 'Files to import that wait for a thread that reads them',
      read: waitingFileCount,
    });
  }
}
