import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ImportChunkEntity } from './import-chunk.entity.js';

/** Reads uploaded files, piece by piece. */
@Injectable()
export class UploadedBytes {
  constructor(
    @InjectRepository(ImportChunkEntity) private readonly chunks: Repository<ImportChunkEntity>,
  ) {}

  /** Returns a piece of a file, or null after the last. */
  async piece(importId: string, position: number): Promise<Uint8Array | null> {
    return (await this.chunks.findOneBy({ importId, position }))?.bytes ?? null;
  }
}
