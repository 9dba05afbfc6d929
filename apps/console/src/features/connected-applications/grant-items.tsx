import { Menu } from '@mantine/core';
import type { GrantDto } from '@wordgrove/dto';
import { CheckIcon, CopyIcon, HomeIcon } from '../../ui/icons';
import { notifyDone, notifyFailure } from '../../ui/notify';
import { TEXTS } from './texts';

interface GrantItemsProps {
  grant: GrantDto;
  isOpen: boolean;
  toggle: () => void;
}

/** The items of the menu of a connected application. */
export function GrantItems({ grant: { application }, isOpen, toggle }: GrantItemsProps) {
  const { homepage_url: homepage, client_id: clientId } = application;
  return (
    <>
      <Menu.Item leftSection={<CheckIcon size={16} />} onClick={toggle}>
        {isOpen ? TEXTS.hideDetails : TEXTS.showDetails}
      </Menu.Item>
      {homepage && (
        <Menu.Item
          component="a"
          href={homepage}
          rel="noopener noreferrer"
          leftSection={<HomeIcon size={16} />}
        >
          {TEXTS.visit}
        </Menu.Item>
      )}
      {/* Browsers offer the clipboard only on https and localhost. */}
      {window.isSecureContext && (
        <Menu.Item leftSection={<CopyIcon size={16} />} onClick={() => copy(clientId)}>
          {TEXTS.copyId}
        </Menu.Item>
      )}
    </>
  );
}

function copy(clientId: string): void {
  navigator.clipboard.writeText(clientId).then(() => notifyDone(TEXTS.copied), notifyFailure);
}
