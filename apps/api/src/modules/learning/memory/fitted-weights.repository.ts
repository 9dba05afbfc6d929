import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { selectOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { FittedWeightsEntity } from './fitted-weights.entity.js';

/** The result of a fit of the weights. */
export type Fit = Pick<
  FittedWeightsEntity,
  'reviewCount' | 'defaultLogLoss' | 'fittedLogLoss' | 'adopted' | 'fittedAt'
>;

const FIT = ['reviewCount', 'defaultLogLoss', 'fittedLogLoss', 'adopted', 'fittedAt'] as const;

/** The fits of learners' weights. */
@Injectable()
export class FittedWeightsRepository {
  constructor(
    @InjectRepository(FittedWeightsEntity) private readonly fits: Repository<FittedWeightsEntity>,
  ) {}

  findLast(userId: string): Promise<Fit | null> {
    const order = { fittedAt: 'DESC' } as const;
    return this.fits.findOne({ select: selectOf(FIT), where: { userId }, order });
  }

  async keep(sql: SqlExecutor, fit: FittedWeightsEntity): Promise<void> {
    await sql.manager.insert(FittedWeightsEntity, fit);
  }
}
