import { ApiIcon, LicenceIcon } from '../../ui/icons';

/** Documents that the service itself serves. */
export const HELP_LINKS = [
  { to: '/docs', label: 'API documentation', Icon: ApiIcon },
  { to: '/licenses.txt', label: 'Licences', Icon: LicenceIcon },
] as const;
