import { isScope } from '@wordgrove/contracts';
import type { SentParameterDto } from '@wordgrove/dto';
import { compareWords } from './letters';
import { VERDICT_TEXTS, WRONG } from './texts';

/** Returns what is wrong with a parameter, in a few words. */
export function verdictText({ name, verdict, value, registered }: SentParameterDto): string {
  if (verdict !== 'DIFFERS' || value === null) return VERDICT_TEXTS[verdict];
  if (name === 'redirect_uri' && registered.length > 0) return WRONG.notRegistered;
  if (name !== 'scope') return VERDICT_TEXTS[verdict];
  const words = compareWords(value, registered);
  const wrong = words.filter(({ isRight }) => !isRight);
  if (wrong.length === 0) return VERDICT_TEXTS[verdict];
  const text = wrong.every(({ word }) => isScope(word)) ? WRONG.unregistered : WRONG.unknown;
  return text(wrong.length, words.length);
}
