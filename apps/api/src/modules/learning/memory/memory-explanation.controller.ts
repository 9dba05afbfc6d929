import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MemoryResponse } from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { presentMemory } from './memory-explanation.presenter.js';
import { MemoryExplanationService } from './memory-explanation.service.js';

/** The explanation of the time at which a word is due. */
@ApiTags('Review')
@Controller('api/v1/learning/learned-words')
export class MemoryExplanationController {
  constructor(private readonly explanations: MemoryExplanationService) {}

  @Get(':id/memory')
  @RequireScope('review:read')
  @Responds(MemoryResponse, 'Explain the memory state of a word and the time at which it is due')
  async get(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id') id: string,
  ): Promise<MemoryResponse> {
    return { memory: presentMemory(await this.explanations.explain(userId, id)) };
  }
}
