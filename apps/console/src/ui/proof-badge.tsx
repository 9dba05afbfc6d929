import { Badge } from '@mantine/core';
import { CircleCheckIcon, UnprovenIcon } from './icons';
import { TEXTS } from './texts';

/** Tells whether the host beside it is proven to be the developer's. */
export function ProofBadge({ isProven }: { isProven: boolean }) {
  const Icon = isProven ? CircleCheckIcon : UnprovenIcon;
  return (
    <Badge component="span" color={isProven ? 'grove' : 'orange'} leftSection={<Icon size={14} />}>
      {isProven ? TEXTS.domainProven : TEXTS.domainNotProven}
    </Badge>
  );
}
