import { ApiIcon, LicenceIcon } from '../../ui/icons';
import { TEXTS } from './texts';

/** Documents that the service itself serves. */
export const HELP_LINKS = [
  { to: '/docs', label: TEXTS.apiDocumentation, Icon: ApiIcon },
  { to: '/licenses.txt', label: TEXTS.licences, Icon: LicenceIcon },
] as const;
