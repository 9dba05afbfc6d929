/**
 * Finds a free id near the wanted one. Anki's ids are times in milliseconds, and many words are
 * collected in the same millisecond. Successive requests for the same time get successive ids.
 * Otherwise each attempt searches four times as far away as the one before it, and at another
 * place, so that a hundred thousand requests for the same time cost a few attempts each.
 */
export class UniqueIds {
  #wanted = NaN;
  #taken = NaN;
  #tries = 0;

  /** @param take creates the row and returns whether the id was free */
  take(wanted: number, take: (id: number) => boolean): number {
    const nearest = wanted === this.#wanted ? this.#taken + 1 : wanted;
    let id = nearest;
    for (let reach = 4; !take(id); reach *= 4) {
      id = nearest + 1 + (this.#tries % reach);
      this.#tries += 1;
    }
    this.#wanted = wanted;
    this.#taken = id;
    return id;
  }
}
