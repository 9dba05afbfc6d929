import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { DictionariesModule } from '../dictionaries/index.js';
import { ChangeCounterEntity } from './changes/change-counter.entity.js';
import { ChangesController } from './changes/changes.controller.js';
import { ChangesRepository } from './changes/changes.repository.js';
import { ChangesService } from './changes/changes.service.js';
import { DeletedWordEntity } from './changes/deleted-word.entity.js';
import { OLD_TOMBSTONES } from './changes/tombstone-expiry.sql.js';
import { CollectRepository } from './collect/collect.repository.js';
import { CollectService } from './collect/collect.service.js';
import { ReadableWordbooks } from './filter/readable-wordbooks.js';
import { LanguagesController } from './languages.controller.js';
import { LearnedWordEntity } from './learned-word.entity.js';
import { LearnedWordsController } from './learned-words.controller.js';
import { LearnedWordsRepository } from './learned-words.repository.js';
import { LearnedWordsService } from './learned-words.service.js';
import { FittedWeightsEntity } from './memory/fitted-weights.entity.js';
import { FittedWeightsRepository } from './memory/fitted-weights.repository.js';
import { MemoryExplanationController } from './memory/memory-explanation.controller.js';
import { MemoryExplanationRepository } from './memory/memory-explanation.repository.js';
import { MemoryExplanationService } from './memory/memory-explanation.service.js';
import { MemoryParametersEntity } from './memory/memory-parameters.entity.js';
import { MemoryParametersRepository } from './memory/memory-parameters.repository.js';
import { WordPages } from './pages/word-pages.js';
import { WordSlices } from './pages/word-slices.js';
import { ProfiledDictionariesEntity } from './profile/profiled-dictionaries.entity.js';
import { UnprofiledWords } from './profile/unprofiled-words.service.js';
import { WordCountsRepository } from './word-counts.repository.js';
import { WordListRepository } from './word-list.repository.js';
import { WordListService } from './word-list.service.js';

/** Learned words: collecting, listing and editing them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      LearnedWordEntity,
      ChangeCounterEntity,
      DeletedWordEntity,
      MemoryParametersEntity,
      FittedWeightsEntity,
      ProfiledDictionariesEntity,
    ]),
    DictionariesModule,
  ],
  controllers: [
    LearnedWordsController,
    ChangesController,
    LanguagesController,
    MemoryExplanationController,
  ],
  providers: [
    CollectService,
    CollectRepository,
    LearnedWordsService,
    LearnedWordsRepository,
    WordListService,
    WordListRepository,
    ChangesService,
    ChangesRepository,
    MemoryExplanationService,
    MemoryExplanationRepository,
    MemoryParametersRepository,
    FittedWeightsRepository,
    ReadableWordbooks,
    UnprofiledWords,
    WordCountsRepository,
    WordPages,
    WordSlices,
  ],
  exports: [
    CollectService,
    FittedWeightsRepository,
    LearnedWordsService,
    MemoryParametersRepository,
    ReadableWordbooks,
    WordCountsRepository,
    WordSlices,
  ],
})
export class LearningModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.register(OLD_TOMBSTONES);
  }
}
