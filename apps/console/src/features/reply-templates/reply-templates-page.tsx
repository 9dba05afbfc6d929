import { Badge, Button, Group, Modal, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReplyTemplateDto } from '@wordgrove/dto';
import { useState } from 'react';
import { deleteReplyTemplate, listReplyTemplates } from '../../api/instance';
import { BusyButton } from '../../ui/busy-button';
import { PlusIcon } from '../../ui/icons';
import { ListStates } from '../../ui/list-states';
import { Page } from '../../ui/page';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { REPLY_TEMPLATES } from './reply-templates-key';
import { TemplateForm } from './template-form';
import { KINDS, TEXTS } from './texts';

/** The admins' prepared messages to developers. */
export function ReplyTemplatesPage() {
  const [opened, setOpened] = useState<ReplyTemplateDto | 'new' | null>(null);
  const close = () => setOpened(null);
  const list = useQuery({
    queryKey: REPLY_TEMPLATES,
    queryFn: listReplyTemplates,
  });
  return (
    <Page
      title={TEXTS.title}
      lead={TEXTS.lead}
      actions={
        <Button leftSection={<PlusIcon size={16} />} onClick={() => setOpened('new')}>
          {TEXTS.create}
        </Button>
      }
    >
      <ListStates
        list={list}
        isEmpty={list.data?.length === 0}
        nothing={TEXTS.empty}
        note={<Text c="dimmed">{TEXTS.emptyNote}</Text>}
      />
      {list.data?.map((template) => (
        <TemplateCard key={template.id} template={template} edit={() => setOpened(template)} />
      ))}
      <Modal
        opened={opened !== null}
        onClose={close}
        title={opened === 'new' ? TEXTS.create : TEXTS.edit}
      >
        {opened && <TemplateForm template={opened === 'new' ? null : opened} close={close} />}
      </Modal>
    </Page>
  );
}

interface TemplateCardProps {
  template: ReplyTemplateDto;
  edit: () => void;
}

function TemplateCard({ template, edit }: TemplateCardProps) {
  const { kind, name, text } = template;
  return (
    <Paper component="article" withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Group gap="xs">
            <Title order={2} size="h4">
              <bdi>{name}</bdi>
            </Title>
            <Badge tt="none" color="gray">
              {KINDS[kind]}
            </Badge>
          </Group>
          <TemplateButtons template={template} edit={edit} />
        </Group>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <bdi>{text}</bdi>
        </Text>
      </Stack>
    </Paper>
  );
}

function TemplateButtons({ template: { id, name }, edit }: TemplateCardProps) {
  const { ask, busy } = useConfirmedAction({
    action: () => deleteReplyTemplate(id),
    title: (
      <>
        {TEXTS.delete}: <bdi>{name}</bdi>
      </>
    ),
    text: TEXTS.deleteText,
    confirm: TEXTS.delete,
    done: TEXTS.deleted,
    refresh: [REPLY_TEMPLATES],
  });
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" onClick={edit} aria-label={TEXTS.editOf(name)}>
        {TEXTS.edit}…
      </Button>
      <BusyButton
        size="xs"
        variant="default"
        busy={busy}
        onClick={ask}
        aria-label={TEXTS.deleteOf(name)}
      >
        {TEXTS.delete}…
      </BusyButton>
    </Group>
  );
}
