declare module '~icons/tabler/*' {
  import type { ComponentType } from 'react';
  import type { IconProps } from './ui/icon';

  const Icon: ComponentType<IconProps>;
  // eslint-disable-next-line no-restricted-exports -- the plugin makes them so
  export default Icon;
}
