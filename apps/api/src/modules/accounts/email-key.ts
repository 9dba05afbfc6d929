import { normalizeText } from '@wordgrove/contracts';

/** The form in which e-mail addresses are compared: letter case tells no two accounts apart. */
export function emailKey(email: string): string {
  return normalizeText(email).toLowerCase().normalize('NFC');
}
