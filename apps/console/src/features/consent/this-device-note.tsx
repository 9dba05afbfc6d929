import { Text } from '@mantine/core';
import { isThisDevice } from './this-device';

/** A warning for requests that any program on the device could have sent (RFC 8252, 8.6). */
export function ThisDeviceNote({ name, host }: { name: string; host: string }) {
  if (!isThisDevice(host)) return null;
  return (
    <Text size="sm">
      Access goes to a program on this device. Allow it only if you have just started this from{' '}
      <bdi>{name}</bdi> yourself.
    </Text>
  );
}
