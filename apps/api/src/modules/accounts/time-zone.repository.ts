import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { selectOf } from '../../platform/database/columns.js';
import { UserEntity } from './user.entity.js';

/** Where users' days begin. */
@Injectable()
export class TimeZoneRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  /** The IANA name of a user's time zone; UTC if the user is gone. */
  async of(userId: string): Promise<string> {
    const user = await this.users.findOne({
      select: selectOf(['timeZone']),
      where: { id: userId },
    });
    return user?.timeZone ?? 'UTC';
  }
}
