import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddressText } from '../../ui/address-text';
import { Added } from '../../ui/text-difference';
import type { ListChange } from './changes';
import classes from './changes.module.css';
import { MEMBERS, TEXTS } from './texts';

interface ListRowProps {
  change: ListChange;
  isNew: boolean;
  /** Remarks below the items. */
  notes: ReactNode;
}

/** Addresses or permissions, and the reasons for those that are asked for. */
export function ListRow({ change, isNew, notes }: ListRowProps) {
  const { member, kept, added, reworded } = change;
  const isCode = member === 'redirect_uris';
  const reasons = isCode ? null : change.reasons;
  return (
    <tr>
      <th scope="row">{MEMBERS[member]}</th>
      {!isNew && (
        <td className={classes.before}>
          <Items items={kept} isCode={isCode} reasons={null} />
        </td>
      )}
      <td>
        {kept.length > reworded.length && (
          <Text size="sm" c="dimmed">
            {TEXTS.asBefore(kept.length - reworded.length)}
          </Text>
        )}
        <Items items={reworded} isCode={isCode} reasons={reasons} />
        <Items items={added} isCode={isCode} reasons={reasons} isAdded={!isNew} />
        {notes}
      </td>
    </tr>
  );
}

interface ItemsProps {
  items: readonly string[];
  isCode: boolean;
  /** The reason for each of them. Null if none is asked for. */
  reasons: Readonly<Record<string, string>> | null;
  isAdded?: boolean;
}

function Items({ items, isCode, reasons, isAdded = false }: ItemsProps) {
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item} data-code={isCode || undefined} data-added={isAdded || undefined}>
          {isAdded ? <Added>{shown(item, isCode)}</Added> : shown(item, isCode)}
          {reasons && <Reason text={reasons[item] ?? ''} />}
        </li>
      ))}
    </ul>
  );
}

function shown(item: string, isCode: boolean) {
  return isCode ? <AddressText address={item} /> : <bdi>{item}</bdi>;
}

function Reason({ text }: { text: string }) {
  return (
    <Text size="xs" c="dimmed">
      {text === '' ? (
        TEXTS.noReason
      ) : (
        <>
          {TEXTS.because} <bdi>“{text}”</bdi>
        </>
      )}
    </Text>
  );
}
