import { Table, Text } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { ChangedText } from './changed-text';
import { changesOf, type ListChange, type TextChange } from './changes';
import classes from './inbox.module.css';
import { MEMBERS, TEXTS } from './texts';

/** The settings that an application asks for, beside those that were approved. */
export function ChangesTable({ application }: { application: ApplicationDto }) {
  const { texts, lists, unchanged } = changesOf(application);
  const isNew = application.pending_revision === null;
  return (
    <div className={classes.table}>
      <Table layout="fixed" verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={110}>
              <span className={classes.unseen}>Setting</span>
            </Table.Th>
            {!isNew && <Table.Th>{TEXTS.liveNow}</Table.Th>}
            <Table.Th>{TEXTS.wanted}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {texts.map((change) => (
            <TextRow key={change.member} change={change} />
          ))}
          {lists.map((change) => (
            <ListRow key={change.member} change={change} isNew={isNew} />
          ))}
        </Table.Tbody>
      </Table>
      {unchanged.length > 0 && (
        <Text size="xs" c="dimmed" className={classes.unchanged}>
          Unchanged: {unchanged.map((member) => MEMBERS[member].toLowerCase()).join(', ')}
        </Text>
      )}
    </div>
  );
}

function TextRow({ change: { member, before, now } }: { change: TextChange }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{MEMBERS[member]}</Table.Th>
      {before !== null && (
        <Table.Td>
          {before === '' ? TEXTS.none : <ChangedText before={before} now={now} side="before" />}
        </Table.Td>
      )}
      <Table.Td>
        {now === '' && TEXTS.none}
        {now !== '' && before === null && <bdi className={classes.text}>{now}</bdi>}
        {now !== '' && before !== null && <ChangedText before={before} now={now} side="now" />}
      </Table.Td>
    </Table.Tr>
  );
}

function ListRow({ change, isNew }: { change: ListChange; isNew: boolean }) {
  const { member, kept, added, reworded } = change;
  const items = { isCode: member === 'redirect_uris', reasons: change.reasons };
  return (
    <Table.Tr>
      <Table.Th scope="row">{MEMBERS[member]}</Table.Th>
      {!isNew && (
        <Table.Td>
          <Items items={kept} isCode={items.isCode} />
        </Table.Td>
      )}
      <Table.Td>
        {kept.length > reworded.length && <Text c="dimmed">{TEXTS.asBefore}</Text>}
        <Items items={reworded} {...items} />
        <Items items={added} {...items} isAdded={!isNew} />
      </Table.Td>
    </Table.Tr>
  );
}

interface ItemsProps {
  items: readonly string[];
  isCode: boolean;
  reasons?: Readonly<Record<string, string>>;
  isAdded?: boolean;
}

function Items({ items, isCode, reasons = {}, isAdded = false }: ItemsProps) {
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item} data-code={isCode || undefined}>
          {isAdded ? (
            <>
              <span aria-hidden>+ </span>
              <ins>
                <bdi>{item}</bdi>
              </ins>
            </>
          ) : (
            <bdi>{item}</bdi>
          )}
          {reasons[item] && (
            <Text size="xs" c="dimmed">
              {TEXTS.because} <bdi>“{reasons[item]}”</bdi>
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
