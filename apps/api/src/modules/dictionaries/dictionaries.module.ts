import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DictionaryService } from './dictionary.service.js';
import { InstalledPacks } from './installed-packs.service.js';
import { ReplicaComparison } from './replica-comparison.service.js';
import { ReplicaDictionariesEntity } from './replica-dictionaries.entity.js';
import { ReplicaDictionaries } from './replica-dictionaries.repository.js';

/** Dictionaries: the bundled one, and the packs that the operator has installed. */
@Module({
  imports: [TypeOrmModule.forFeature([ReplicaDictionariesEntity])],
  providers: [DictionaryService, InstalledPacks, ReplicaComparison, ReplicaDictionaries],
  exports: [DictionaryService, InstalledPacks],
})
export class DictionariesModule {}
