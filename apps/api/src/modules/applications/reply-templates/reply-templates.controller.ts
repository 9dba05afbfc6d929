import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@wordgrove/contracts';
import {
  CreateReplyTemplateRequest,
  EditReplyTemplateRequest,
  EmptyDto,
  ListReplyTemplatesResponse,
  ReplyTemplateResponse,
  type ReplyTemplateDto,
} from '@wordgrove/dto';
import { CurrentUser, RequireAdmin } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { failedPrecondition, notFound } from '../../../platform/http/api-error.js';
import { Responds } from '../../../platform/http/responds.js';
import { IdPipe } from '../id.pipe.js';
import type { ReplyTemplateEntity } from './reply-template.entity.js';
import { ReplyTemplates } from './reply-template.repository.js';

const TEMPLATE_ID = new IdPipe('reply template');

/** The admins' prepared messages to developers. */
@ApiTags('Console: reply templates')
@Controller('api/console/admin/reply-templates')
@RequireAdmin()
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplates) {}

  @Get()
  @Responds(ListReplyTemplatesResponse, 'List reply templates')
  async list(): Promise<ListReplyTemplatesResponse> {
    return { reply_templates: (await this.templates.list()).map(present) };
  }

  @Post()
  @Responds(ReplyTemplateResponse, 'Create a reply template', { 400: ['TOO_MANY_TEMPLATES'] })
  async create(
    @CurrentUser() { userId }: SessionUser,
    @Body() body: CreateReplyTemplateRequest,
  ): Promise<ReplyTemplateResponse> {
    const template = await this.templates.create(userId, body);
    if (template === undefined) throw tooMany();
    return { reply_template: present(template) };
  }

  @Patch(':id')
  @Responds(ReplyTemplateResponse, 'Change a reply template')
  async edit(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', TEMPLATE_ID) id: string,
    @Body() body: EditReplyTemplateRequest,
  ): Promise<ReplyTemplateResponse> {
    const template = await this.templates.edit(userId, id, body);
    if (template === undefined) throw notFound('reply template');
    return { reply_template: present(template) };
  }

  @Delete(':id')
  @Responds(EmptyDto, 'Delete a reply template')
  async delete(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', TEMPLATE_ID) id: string,
  ): Promise<EmptyDto> {
    if (!(await this.templates.delete(userId, id))) throw notFound('reply template');
    return {};
  }
}

function present({ id, kind, name, text }: ReplyTemplateEntity): ReplyTemplateDto {
  return { id, kind, name, text };
}

function tooMany() {
  const text = `There are already ${LIMITS.replyTemplates} reply templates; delete one first`;
  return failedPrecondition('TOO_MANY_TEMPLATES', text);
}
