import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { selectOf } from '../../platform/database/columns.js';
import { UserEntity } from './user.entity.js';

/** The time zones that decide when users' days begin. */
@Injectable()
export class TimeZoneRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  /** Returns the IANA name of a user's time zone, or UTC if the user no longer exists. */
  async of(userId: string): Promise<string> {
    const user = await this.users.findOne({
      select: selectOf(['timeZone']),
      where: { id: userId },
    });
    return user?.timeZone ?? 'UTC';
  }
}
