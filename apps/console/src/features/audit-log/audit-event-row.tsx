import type { AuditAction } from '@wordgrove/contracts';
import { Code, Table, Text } from '@mantine/core';
import type { AuditEventDto } from '@wordgrove/dto';
import { Moment } from '../../ui/moment';

export function AuditEventRow({ event }: { event: AuditEventDto }) {
  const details = Object.entries(event.details).filter(([, value]) => value !== null);
  return (
    <Table.Tr>
      <Table.Td>
        <Moment at={event.created_at} />
      </Table.Td>
      <Table.Td>{inWords(event.action)}</Table.Td>
      <Table.Td>
        <Identifier label="By" id={event.actor_id} />
        <Identifier label="Application" id={event.application_id} />
        <Identifier label="User" id={event.user_id} />
      </Table.Td>
      <Table.Td>
        {details.map(([member, value]) => (
          <Text key={member} size="sm">
            {member}: <bdi>{asText(value)}</bdi>
          </Text>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}

function Identifier({ label, id }: { label: string; id: string | null }) {
  if (id === null) return null;
  return (
    <Text size="sm">
      {label} <Code>{id}</Code>
    </Text>
  );
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(', ');
  if (value === null) return 'none';
  if (typeof value !== 'object') return String(value);
  const members = Object.entries(value).map(([key, member]) => `${key} ${asText(member)}`);
  // Sorted, so that “from” comes before “to”.
  return members.sort().join('; ');
}

/** Returns `APPLICATION_APPROVED` as "Application approved". */
function inWords(action: AuditAction): string {
  const words = action.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
