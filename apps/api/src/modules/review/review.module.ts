import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswerRepository } from './answers/answer.repository.js';
import { AnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { ReviewEntity } from './answers/review.entity.js';
import { CardBuilder } from './flashcards/card-builder.js';
import { FlashcardEntity } from './flashcards/flashcard.entity.js';
import { FlashcardRepository } from './flashcards/flashcard.repository.js';
import { FlashcardsController } from './flashcards/flashcards.controller.js';
import { FlashcardsService } from './flashcards/flashcards.service.js';
import { PlanWordsRepository } from './review-plans/plan-words.repository.js';
import { ReviewPlanEntity } from './review-plans/review-plan.entity.js';
import { ReviewPlanRepository } from './review-plans/review-plan.repository.js';
import { ReviewPlansController } from './review-plans/review-plans.controller.js';
import { ReviewPlansService } from './review-plans/review-plans.service.js';

/** Review plans, their flashcards, and the answers to them. */
@Module({
  imports: [TypeOrmModule.forFeature([ReviewPlanEntity, FlashcardEntity, ReviewEntity])],
  controllers: [ReviewPlansController, FlashcardsController, AnswersController],
  providers: [
    ReviewPlansService,
    ReviewPlanRepository,
    PlanWordsRepository,
    FlashcardsService,
    FlashcardRepository,
    CardBuilder,
    AnswersService,
    AnswerRepository,
  ],
})
export class ReviewModule {}
