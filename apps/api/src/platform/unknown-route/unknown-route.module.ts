import { Module } from '@nestjs/common';
import { UnknownRouteController } from './unknown-route.controller.js';

/** Answers for every path that no feature has. */
@Module({ controllers: [UnknownRouteController] })
export class UnknownRouteModule {}
