import { Module } from '@nestjs/common';
import { ExportController } from './exports/export.controller.js';
import { ExportService } from './exports/export.service.js';
import { Snapshots } from './exports/snapshot.repository.js';

/** Files of words in and out. */
@Module({
  controllers: [ExportController],
  providers: [ExportService, Snapshots],
  exports: [ExportService],
})
export class TransferModule {}
