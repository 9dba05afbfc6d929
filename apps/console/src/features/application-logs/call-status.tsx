import { Badge } from '@mantine/core';
import { CloseIcon, GaugeIcon } from '../../ui/icons';
import { TEXTS } from './texts';

/** The status of a response, in colour and with a mark. */
export function CallStatus({ status }: { status: number | null }) {
  if (status === null)
    return (
      <Badge color="gray" size="lg">
        {TEXTS.gone}
      </Badge>
    );
  return (
    <Badge color={colorOf(status)} size="lg" leftSection={markOf(status)}>
      {status}
    </Badge>
  );
}

function colorOf(status: number): string {
  if (status < 300) return 'grove';
  if (status < 400) return 'gray';
  return status === 429 ? 'orange' : 'red';
}

function markOf(status: number) {
  if (status < 400) return null;
  return status === 429 ? <GaugeIcon size={12} /> : <CloseIcon size={12} />;
}
