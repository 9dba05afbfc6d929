import { Module } from '@nestjs/common';
import { UnknownRouteController } from './unknown-route.controller.js';

/** Handles every path that no feature has. */
@Module({ controllers: [UnknownRouteController] })
export class UnknownRouteModule {}
