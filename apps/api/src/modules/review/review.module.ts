import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { AccountsModule } from '../accounts/index.js';
import { DictionariesModule } from '../dictionaries/index.js';
import { LearningModule } from '../learning/index.js';
import { AnswerBatchService } from './answers/answer-batch.service.js';
import { AnswerRepository } from './answers/answer.repository.js';
import { AnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { ReviewEntity } from './log/review.entity.js';
import { CardBuilder } from './flashcards/card-builder.js';
import { OLD_FLASHCARDS } from './flashcards/flashcard-expiry.sql.js';
import { FlashcardEntity } from './flashcards/flashcard.entity.js';
import { FlashcardRepository } from './flashcards/flashcard.repository.js';
import { PlanWordsRepository } from './flashcards/plan-words.repository.js';
import { FlashcardsController } from './flashcards/flashcards.controller.js';
import { FlashcardsService } from './flashcards/flashcards.service.js';
import { ForecastController } from './forecast/forecast.controller.js';
import { ForecastRepository } from './forecast/forecast.repository.js';
import { ForecastService } from './forecast/forecast.service.js';
import { REFOLD_MEMORY, type RefoldMemoryData } from './refold/refold-memory.job.js';
import { RefoldMemoryRepository } from './refold/refold-memory.repository.js';
import { RefoldMemoryService } from './refold/refold-memory.service.js';
import { PlanStatsRepository } from './review-plans/plan-stats.repository.js';
import { ReviewPlanEntity } from './review-plans/review-plan.entity.js';
import { ReviewPlanRepository } from './review-plans/review-plan.repository.js';
import { ReviewPlansController } from './review-plans/review-plans.controller.js';
import { ReviewPlanEditRepository } from './review-plans/review-plan-edit.repository.js';
import { ReviewPlansService } from './review-plans/review-plans.service.js';
import { ReviewListRepository } from './reviews/review-list.repository.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ReviewsService } from './reviews/reviews.service.js';
import { UndoRepository } from './reviews/undo.repository.js';
import { ReviewCounterEntity } from './statistics/review-counter.entity.js';
import { StatisticsController } from './statistics/statistics.controller.js';
import { StatisticsRepository } from './statistics/statistics.repository.js';
import { StatisticsService } from './statistics/statistics.service.js';
import { FIT_WEIGHTS, type FitWeightsData } from './weights/fit-weights.job.js';
import { FitSchedule } from './weights/fit-schedule.service.js';
import { FitWeightsService } from './weights/fit-weights.service.js';
import { FitThread } from './weights/fit-thread.js';
import { Optimizer } from './weights/optimizer.js';
import { WeightsRepository } from './weights/weights.repository.js';

/** Review plans, their flashcards, and the answers to them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      ReviewPlanEntity,
      FlashcardEntity,
      ReviewEntity,
      ReviewCounterEntity,
    ]),
    AccountsModule,
    DictionariesModule,
    LearningModule,
  ],
  controllers: [
    ReviewPlansController,
    FlashcardsController,
    AnswersController,
    ReviewsController,
    StatisticsController,
    ForecastController,
  ],
  providers: [
    ReviewPlansService,
    ReviewPlanRepository,
    ReviewPlanEditRepository,
    PlanStatsRepository,
    PlanWordsRepository,
    FlashcardsService,
    FlashcardRepository,
    CardBuilder,
    AnswersService,
    AnswerBatchService,
    AnswerRepository,
    ReviewsService,
    ReviewListRepository,
    UndoRepository,
    RefoldMemoryService,
    RefoldMemoryRepository,
    StatisticsService,
    StatisticsRepository,
    ForecastService,
    ForecastRepository,
    FitSchedule,
    FitWeightsService,
    FitThread,
    Optimizer,
    WeightsRepository,
  ],
})
export class ReviewModule {
  constructor(
    jobs: JobQueue,
    housekeeping: Housekeeping,
    refold: RefoldMemoryService,
    fits: FitWeightsService,
  ) {
    jobs.register<RefoldMemoryData>({
      name: REFOLD_MEMORY,
      run: (data, signal) => refold.run(data, signal),
    });
    jobs.register<FitWeightsData>({
      name: FIT_WEIGHTS,
      run: (data, signal) => fits.run(data, signal),
    });
    housekeeping.register(OLD_FLASHCARDS);
  }
}
