import { bandOfText, usesOfText, type InstalledEntry } from '@wordgrove/lexicon';

/** Two words are in alphabetical order half of the time. */
const MIN_TRANSLATIONS = 3;
const MIN_SHARE = 0.8;

/**
 * Tells whether a dictionary lists the translations of each sense by the alphabet, as FreeDict's French one does. Then its order says
 * nothing, and the commonest translations are put first.
 */
export class TranslationOrder {
  private sorted = 0;
  private all = 0;

  add({ definitions }: InstalledEntry): void {
    for (const definition of definitions) {
      const parts = partsOf(definition);
      if (parts.length < MIN_TRANSLATIONS) continue;
      this.all += 1;
      this.sorted += Number(parts.every((part, at) => at === 0 || isAfter(part, parts[at - 1])));
    }
  }

  /** Returns the definitions in the order in which cards show them. */
  arrange(definitions: readonly string[]): readonly string[] {
    if (this.all === 0 || this.sorted / this.all < MIN_SHARE) return definitions;
    const senses = definitions.map((each) => partsOf(each).sort(byCommonness));
    return senses
      .sort(([one = ''], [other = '']) => byCommonness(one, other))
      .map((parts) => parts.join(', '));
  }
}

function partsOf(definition: string): string[] {
  return definition.split(/,\s+(?![^(]*\))/);
}

function isAfter(part: string, before = ''): boolean {
  return part.localeCompare(before, 'en') >= 0;
}

function byCommonness(one: string, other: string): number {
  return bandOfText(one) - usesOfText(one) - (bandOfText(other) - usesOfText(other));
}
