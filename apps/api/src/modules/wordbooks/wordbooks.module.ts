import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LearningModule, registerWordbooks } from '../learning/index.js';
import { READABLE_WORDBOOKS } from './readable-wordbooks.repository.js';
import { StarterWordbookRepository } from './starter-wordbooks.repository.js';
import { StarterWordbooks } from './starter-wordbooks.js';
import { WordbookTermEntity } from './wordbook-term.entity.js';
import { WordbookWordsController } from './wordbook-words.controller.js';
import { WordbookWordsRepository } from './wordbook-words.repository.js';
import { WordbookWordsService } from './wordbook-words.service.js';
import { WordbookEntity } from './wordbook.entity.js';
import { WordbookRepository } from './wordbook.repository.js';
import { WordbooksController } from './wordbooks.controller.js';
import { WordbooksService } from './wordbooks.service.js';

/** Wordbooks: lists of terms to learn from. */
@Module({
  imports: [TypeOrmModule.forFeature([WordbookEntity, WordbookTermEntity]), LearningModule],
  controllers: [WordbooksController, WordbookWordsController],
  providers: [
    WordbooksService,
    WordbookRepository,
    WordbookWordsService,
    WordbookWordsRepository,
    StarterWordbooks,
    StarterWordbookRepository,
  ],
})
export class WordbooksModule {
  constructor() {
    registerWordbooks(READABLE_WORDBOOKS);
  }
}
