import { Kbd, Modal, Stack, Switch, Table } from '@mantine/core';
import { useModifierKey } from '../../ui/use-modifier-key';
import { KEYS, SEND_KEY, TEXTS } from './texts';

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
  isOn: boolean;
  setOn: (isOn: boolean) => void;
}

/** All keys of the inbox, which can be turned off. */
export function KeysDialog({ opened, onClose, isOn, setOn }: KeysDialogProps) {
  const modifier = useModifierKey();
  return (
    <Modal opened={opened} onClose={onClose} title={TEXTS.keys}>
      <Stack>
        <Table>
          <Table.Tbody>
            {[...KEYS, [`${modifier}↵`, SEND_KEY] as const].map(([letter, text]) => (
              <Table.Tr key={letter}>
                <Table.Td w={72}>
                  <Kbd>{letter}</Kbd>
                </Table.Td>
                <Table.Td>{text}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Switch
          label={TEXTS.useKeys}
          description={TEXTS.keysNote}
          checked={isOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
