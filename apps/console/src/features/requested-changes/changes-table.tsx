import { Text, VisuallyHidden } from '@mantine/core';
import type { ApplicationDto, ApprovalDto } from '@wordgrove/dto';
import type { ReactNode } from 'react';
import { Day } from '../../ui/moment';
import { TextDifference } from '../../ui/text-difference';
import { changesOf, type Member, type TextChange } from './changes';
import { ListRow } from './list-row';
import classes from './changes.module.css';
import { MEMBERS, TEXTS } from './texts';

interface ChangesTableProps {
  application: ApplicationDto;
  /** The heading over the settings that it asks for, or has. */
  heading?: string;
  /** A link to all of the application, for those who see what changes only. */
  whole?: ReactNode;
  /** Remarks below the redirect URIs. */
  uriNotes?: ReactNode;
}

/** The settings that an application asks for, beside those that were approved. On phones, each setting is a block. */
export function ChangesTable(props: ChangesTableProps) {
  const { application, heading = TEXTS.wanted, whole, uriNotes } = props;
  const { texts, lists, unchanged } = changesOf(application);
  const isNew = application.pending_revision === null;
  return (
    <div className={classes.frame}>
      <table className={classes.table} data-new={isNew || undefined}>
        <thead>
          <tr>
            <th>
              <VisuallyHidden>{TEXTS.setting}</VisuallyHidden>
            </th>
            {!isNew && (
              <th>
                {TEXTS.approved} <Approval approval={application.last_approval} />
              </th>
            )}
            <th>{heading}</th>
          </tr>
        </thead>
        <tbody>
          {texts.map((change) => (
            <TextRow key={change.member} change={change} />
          ))}
          {lists.map((change) => (
            <ListRow
              key={change.member}
              change={change}
              isNew={isNew}
              notes={change.member === 'redirect_uris' ? uriNotes : null}
            />
          ))}
        </tbody>
      </table>
      <Unchanged members={unchanged}>{whole}</Unchanged>
    </div>
  );
}

function Unchanged({ members, children }: { members: readonly Member[]; children: ReactNode }) {
  if (members.length === 0) return null;
  return (
    <Text size="xs" c="dimmed" className={classes.unchanged}>
      {TEXTS.unchanged(members.map((member) => MEMBERS[member]))} {children}
    </Text>
  );
}

/** The day of an approval and the criteria that it followed. Older ones have none. */
function Approval({ approval }: { approval: ApprovalDto | null }) {
  if (approval === null) return null;
  const { approved_at: at, criteria_version: version } = approval;
  return (
    <>
      <Day at={at} />
      {version !== null && TEXTS.byCriteria(version)}
    </>
  );
}

function TextRow({ change: { member, before, now } }: { change: TextChange }) {
  return (
    <tr>
      <th scope="row">{MEMBERS[member]}</th>
      {before !== null && (
        <td className={classes.before}>
          {before === '' ? (
            TEXTS.none
          ) : (
            <TextDifference before={before} after={now} side="before" />
          )}
        </td>
      )}
      <td>
        {before === null ? <NewText text={now} /> : <ChangedText before={before} now={now} />}
      </td>
    </tr>
  );
}

function NewText({ text }: { text: string }) {
  return text === '' ? TEXTS.none : <bdi className={classes.text}>{text}</bdi>;
}

/** Phones have no room for the text before, so that both become one. */
function ChangedText({ before, now }: { before: string; now: string }) {
  return (
    <>
      <Text span inherit visibleFrom="sm">
        {now === '' ? TEXTS.none : <TextDifference before={before} after={now} side="after" />}
      </Text>
      <Text span inherit hiddenFrom="sm">
        <TextDifference before={before} after={now} />
      </Text>
    </>
  );
}
