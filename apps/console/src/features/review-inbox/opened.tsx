import { Box, Title } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '../../ui/load-failure';
import { NothingHere } from '../../ui/nothing-here';
import { Deciding } from './deciding';
import { SEARCH_ID } from './inbox-head';
import classes from './inbox.module.css';
import { KeysDialog } from './keys-dialog';
import { TEXTS } from './texts';
import { lastOwn } from './own-decisions';
import type { Choice } from './use-choice';
import type { Elsewhere } from './use-inbox';
import { useKeysSetting, useSingleKeys } from './use-single-keys';
import type { useUndo } from './use-undo';

interface OpenedProps {
  choice: Choice;
  held: readonly WaitingApplicationDto[];
  adminId: string | undefined;
  undo: ReturnType<typeof useUndo>;
  isLoaded: boolean;
  /** The query for the application, if it failed. */
  failed: Elsewhere['failed'];
  /** True if nothing is in the list. */
  isEmpty: boolean;
  /** True if the list is not shown. */
  isAlone: boolean;
}

/** The half of the inbox beside the list. */
export function Opened(props: OpenedProps) {
  const { choice, held, adminId, undo, isLoaded, failed, isEmpty, isAlone } = props;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isOn, setOn] = useKeysSetting();
  const last = lastOwn(held, adminId);
  useSingleKeys(
    {
      j: () => choice.move(1),
      k: () => choice.move(-1),
      z: () => last && undo.run(last),
      '?': () => setHelpOpen(true),
      '/': () => document.getElementById(SEARCH_ID)?.focus(),
    },
    isOn,
  );
  const [application, setDecided] = useOpened(choice);
  return (
    <div className={classes.detail}>
      {/* Another application is another component: what was armed for the one before is not for this one. */}
      {application && (
        <Deciding
          key={application.id}
          {...{ application, choice }}
          hasKeys={isOn}
          onAsking={(isAsking) => setDecided(isAsking ? application : undefined)}
        />
      )}
      {isAlone && <UnseenHeading />}
      {!application && isLoaded && !(isEmpty && choice.id === null) && (
        <NothingOpen id={choice.id} failed={failed} />
      )}
      <KeysDialog
        opened={isHelpOpen}
        onClose={() => setHelpOpen(false)}
        isOn={isOn}
        setOn={setOn}
      />
    </div>
  );
}

/** Returns the application that is open. While a reason is typed, it stays so if somebody else decides, and the dialog tells that. */
function useOpened({ id, application }: Choice) {
  const [decided, setDecided] = useState<WaitingApplicationDto>();
  return [application ?? (decided?.id === id ? decided : undefined), setDecided] as const;
}

/** On its own, this half is a page, whose heading is in the half that is not shown. */
function UnseenHeading() {
  return (
    <Title order={1} tabIndex={-1} className={classes.unseen}>
      {TEXTS.title}
    </Title>
  );
}

function NothingOpen({ id, failed }: { id: string | null; failed: Elsewhere['failed'] }) {
  if (id === null)
    return (
      <Box p="md" visibleFrom="lg">
        <NothingHere title={TEXTS.choose} />
      </Box>
    );
  if (failed)
    return (
      <Box p="md">
        <LoadFailure of={failed} />
      </Box>
    );
  return (
    <Box p="md">
      <NothingHere title={TEXTS.gone}>
        <Link to={PAGES.anyApplication.replace(':id', encodeURIComponent(id))}>
          {TEXTS.seeApplication}
        </Link>
      </NothingHere>
    </Box>
  );
}
