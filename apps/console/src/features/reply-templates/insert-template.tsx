import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReplyKind } from '@wordgrove/contracts';
import { listReplyTemplates } from '../../api/instance';
import { TemplateIcon } from '../../ui/icons';
import { REPLY_TEMPLATES } from './reply-templates-key';
import { TEXTS } from './texts';

interface InsertTemplateProps {
  /** The purpose of the text. */
  kind: ReplyKind;
  insert: (text: string) => void;
}

/** Offers the reply templates for one purpose. Nothing is shown if there are none. */
export function InsertTemplate({ kind, insert }: InsertTemplateProps) {
  const { data = [] } = useQuery({ queryKey: REPLY_TEMPLATES, queryFn: listReplyTemplates });
  const templates = data.filter((template) => template.kind === kind);
  if (templates.length === 0) return null;
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" leftSection={<TemplateIcon size={16} />}>
          {TEXTS.insert}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={240} style={{ overflowY: 'auto' }}>
        {templates.map(({ id, name, text }) => (
          <Menu.Item key={id} onClick={() => insert(text)}>
            <bdi>{name}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
