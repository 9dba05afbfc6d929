import { Button, CopyButton, Group, Text } from '@mantine/core';
import { PAGES, redirectUriFault } from '@wordgrove/contracts';
import type { CallDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { CopyIcon, FlaskIcon, PlusIcon } from '../../ui/icons';
import { nearestFirst } from './letters';
import { REASON_TEXTS } from './reason-texts';
import { MASK, TEXTS } from './texts';

interface MendProps {
  applicationId: string;
  call: CallDto;
}

/** The ways out of what is wrong with a request. */
export function Mend({ applicationId: id, call }: MendProps) {
  const redirect = call.parameters?.find(
    ({ name, verdict }) => name === 'redirect_uri' && verdict === 'DIFFERS',
  );
  const tab = REASON_TEXTS[call.reason ?? '']?.at;
  if (redirect === undefined && tab === undefined) return null;
  const sent = redirect?.value ?? '';
  const [nearest] = nearestFirst(sent, redirect?.registered ?? []);
  const canRegister = tab === 'settings' && canBeRegistered(sent);
  return (
    <>
      <Text fw={600}>{TEXTS.mend}</Text>
      <Group gap="xs">
        {nearest !== undefined && <CopyRight uri={nearest} />}
        {canRegister && <Register id={id} uri={sent} />}
        {tab && !canRegister && <OpenTab id={id} tab={tab} />}
        {call.kind === 'AUTHORIZE' && <Try id={id} />}
      </Group>
      {canRegister && (
        <Text size="xs" c="dimmed">
          {TEXTS.registerNote}
        </Text>
      )}
    </>
  );
}

/** False if a part of what was sent is not known. */
function canBeRegistered(uri: string): boolean {
  return redirectUriFault(uri) === null && !uri.includes(MASK);
}

function CopyRight({ uri }: { uri: string }) {
  // Browsers offer the clipboard only on https and localhost.
  if (!window.isSecureContext) return null;
  return (
    <CopyButton value={uri}>
      {({ copied, copy }) => (
        <Button variant="default" leftSection={<CopyIcon size={16} />} onClick={copy}>
          {copied ? TEXTS.copied : TEXTS.copyRight}
        </Button>
      )}
    </CopyButton>
  );
}

/** By the state of the history and not by the address, so that no link from elsewhere fills in the form. */
function Register({ id, uri }: { id: string; uri: string }) {
  return (
    <Button
      component={Link}
      to={PAGES.editApplication.replace(':id', id)}
      state={{ redirectUri: uri }}
      variant="default"
      leftSection={<PlusIcon size={16} />}
    >
      {TEXTS.register}
    </Button>
  );
}

function OpenTab({ id, tab }: { id: string; tab: 'settings' | 'credentials' }) {
  const page = tab === 'credentials' ? PAGES.applicationCredentials : PAGES.applicationSettings;
  return (
    <Button component={Link} to={page.replace(':id', id)} variant="default">
      {TEXTS[tab]}
    </Button>
  );
}

function Try({ id }: { id: string }) {
  return (
    <Button
      component={Link}
      to={`${PAGES.applicationPlayground.replace(':id', id)}?step=authorize`}
      variant="default"
      leftSection={<FlaskIcon size={16} />}
    >
      {TEXTS.tryIt}
    </Button>
  );
}
