import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LanguagesController } from './languages.controller.js';
import { LearnedWordEntity } from './learned-word.entity.js';
import { LearnedWordsController } from './learned-words.controller.js';
import { LearnedWordsRepository } from './learned-words.repository.js';
import { LearnedWordsService } from './learned-words.service.js';
import { WordListRepository } from './word-list.repository.js';
import { WordListService } from './word-list.service.js';

/** Learned words: collecting, listing and editing them. */
@Module({
  imports: [TypeOrmModule.forFeature([LearnedWordEntity])],
  controllers: [LearnedWordsController, LanguagesController],
  providers: [LearnedWordsService, LearnedWordsRepository, WordListService, WordListRepository],
  exports: [LearnedWordsService],
})
export class LearningModule {}
