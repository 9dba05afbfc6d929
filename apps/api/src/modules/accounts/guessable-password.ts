/** The person who chooses a password. */
export interface PasswordOwner {
  email: string;
  displayName: string;
}

/** The words that everybody tries first with this service, as in docs/security.md, "Passwords". */
export const SERVICE_WORDS = ['wordgrove', 'word', 'grove', 'password'];

/** Shorter parts of names and addresses are in too many words. */
const MIN_PART_LENGTH = 3;

/** Returns whether people would guess the password early: it is a common one, or made of what is known about its owner. */
export function isGuessable(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): boolean {
  const folded = fold(password);
  return isCommon(folded, common) || isMadeOf(contextWords(owner), folded);
}

function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const word = password.replace(/^[\d!]+|[\d!]+$/g, '');
  return common.has(password) || (common.has(word) && isMostOf(password, word.length));
}

/** Returns whether no letters are left without the words, and the words are most of the password. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const text = onlyWordCharacters(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  const taken = text.length - rest.replaceAll(' ', '').length;
  return !/\p{L}/u.test(rest) && isMostOf(password, taken);
}

function contextWords({ email, displayName }: PasswordOwner): string[] {
  const own = [email, displayName].map(fold).flatMap((text) => {
    const [beforeAt = ''] = text.split('@');
    return [text, beforeAt, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)].map(onlyWordCharacters);
  });
  const words = new Set([...SERVICE_WORDS, ...own.filter(isLongEnough)]);
  // The longest first, so that a part of a name takes no letter of the whole name.
  return [...words].sort((a, b) => b.length - a.length);
}

const isLongEnough = (word: string) => Array.from(word).length >= MIN_PART_LENGTH;

const isMostOf = (password: string, length: number) => length * 2 > password.length;

const onlyWordCharacters = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
