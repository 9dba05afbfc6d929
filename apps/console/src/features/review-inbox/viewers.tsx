import { TEXTS } from './texts';

/** Says which other admins are looking. */
export function Viewers({ names }: { names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return TEXTS.onlyYou;
  return others.length === 0 ? TEXTS.isLooking(first) : TEXTS.areLooking(first, others.length);
}
