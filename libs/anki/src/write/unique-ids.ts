/**
 * Anki's ids are moments in milliseconds, and many words are collected in one. Finds a free id near the wanted one.
 * Successive wishes for one moment get successive ids. Else each try looks four times as far away, and at another
 * place than the last, so that a hundred thousand wishes for one moment cost a few tries each.
 */
export class UniqueIds {
  #wanted = NaN;
  #taken = NaN;
  #tries = 0;

  /** @param take makes the row and says whether the id was free */
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
