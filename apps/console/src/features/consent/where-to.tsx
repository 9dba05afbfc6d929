import { Text } from '@mantine/core';
import { isThisDevice } from './this-device';

/** Where the browser goes after the decision, in words that say whether it leaves the device. */
export function WhereTo({ name, host }: { name: string; host: string }) {
  return (
    <>
      {isThisDevice(host) && (
        <Text size="sm">
          The answer goes to a program on this device. Allow it only if you have just asked {name}{' '}
          to connect: another program here could pretend to be it.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        Either way you go back to <strong>{host}</strong>. You can take access away again under
        “Connected applications”.
      </Text>
    </>
  );
}
