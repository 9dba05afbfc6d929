import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApplicationMessageResponse,
  ListApplicationMessagesResponse,
  PageQuery,
  SendMessageRequest,
} from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { Responds } from '../../platform/http/responds.js';
import { presentThreadMessage } from './application.presenter.js';
import { ApplicationMessages } from './application-messages.service.js';
import { IdPipe } from './id.pipe.js';

const APPLICATION_ID = new IdPipe('application');

/** The thread of an application's review, for its owner and for admins. */
@ApiTags('Console: applications')
@Controller('api/console/applications/:id/messages')
@RequireSession()
export class ApplicationMessagesController {
  constructor(private readonly messages: ApplicationMessages) {}

  @Get()
  @Responds(
    ListApplicationMessagesResponse,
    'List what was written and decided in the review of an application, newest first',
  )
  async list(
    @CurrentUser() user: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Query() query: PageQuery,
  ): Promise<ListApplicationMessagesResponse> {
    const { items, nextPageToken } = await this.messages.list(user, id, query);
    return { messages: items.map(presentThreadMessage), next_page_token: nextPageToken };
  }

  @Post()
  @Responds(ApplicationMessageResponse, 'Write to the other side of the review', {
    400: ['TOO_MANY_MESSAGES'],
  })
  async send(
    @CurrentUser() user: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() { text }: SendMessageRequest,
  ): Promise<ApplicationMessageResponse> {
    return { message: presentThreadMessage(await this.messages.send(user, id, text)) };
  }
}
