import { Text } from '@mantine/core';
import { TEXTS } from './texts';
import { isThisDevice } from './this-device';

/** A warning for requests that any program on the device could have sent (RFC 8252, 8.6). */
export function ThisDeviceNote({ name, host }: { name: string; host: string }) {
  if (!isThisDevice(host)) return null;
  return <Text size="sm">{TEXTS.thisDevice(name)}</Text>;
}
