const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** In forms and queries it is encoded. */
const PLACEHOLDER = /(?:«|%C2%AB)(\w+)(?:»|%C2%BB)/g;

/** The ids that requests name by placeholders: those that were given, and those that the service has returned last. */
export class Ids {
  readonly #known: Map<string, string>;

  constructor(private readonly given: Readonly<Record<string, string>>) {
    this.#known = new Map(Object.entries(given));
  }

  /** Sets ids that have been prepared. */
  give(ids: Readonly<Record<string, string>>): void {
    for (const [kind, id] of Object.entries(ids)) this.#known.set(kind, id);
  }

  /** Returns the text with ids in the place of `«learned_word»` and the like. */
  resolve(text: string): string {
    return text.replaceAll(PLACEHOLDER, (_, kind: string) => this.#known.get(kind) ?? UNKNOWN);
  }

  /** Keeps the ids of the resources in a response, such as `{"learned_word":{"id":…}}` or `{"words":[…]}`. */
  keep(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      const id = idOf(Array.isArray(value) ? value[0] : value);
      const kind = name.replace(/s$/, '');
      if (id !== undefined && !(kind in this.given)) this.#known.set(kind, id);
    }
  }
}

function idOf(value: unknown): string | undefined {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
}
