import type { CallKind } from '@wordgrove/contracts';
import type { ComponentType } from 'react';
import { ApiIcon, KeyIcon, UserCheckIcon, type IconProps } from '../../ui/icons';

const ICONS: Record<CallKind, ComponentType<IconProps>> = {
  API: ApiIcon,
  AUTHORIZE: UserCheckIcon,
  TOKEN: KeyIcon,
};

/** The kind of a request as a picture. Its route says the same in words. */
export function CallIcon({ kind, size }: { kind: CallKind; size: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} />;
}
