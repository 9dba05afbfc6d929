import { Module } from '@nestjs/common';
import { DictionaryService } from './dictionary.service.js';
import { InstalledPacks } from './installed-packs.service.js';

/** Dictionaries: the bundled one, and the packs that the operator has installed. */
@Module({
  providers: [DictionaryService, InstalledPacks],
  exports: [DictionaryService, InstalledPacks],
})
export class DictionariesModule {}
