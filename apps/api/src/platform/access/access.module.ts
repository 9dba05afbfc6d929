import { Global, Module } from '@nestjs/common';
import { SlotPatience, UserSlots } from './user-slots.js';

/** The slots in which requests of a user are worked on. The guards themselves are steps of the pipeline. */
@Global()
@Module({ providers: [SlotPatience, UserSlots], exports: [UserSlots] })
export class AccessModule {}
