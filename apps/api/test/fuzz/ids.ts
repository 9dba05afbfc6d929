const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** In forms and queries it is encoded. */
const PLACEHOLDER = /(?:«|%C2%AB)(\w+)(?:»|%C2%BB)/g;

/** The ids that requests name by placeholders: those that were given, and those that the service has returned last. */
export class Ids {
  readonly #known: Map<string, string>;
  readonly #tokens = new Map<string, string>();

  constructor(private readonly given: Readonly<Record<string, string>>) {
    this.#known = new Map(Object.entries(given));
  }

  /** Sets ids that have been prepared. */
  give(ids: Readonly<Record<string, string>>): void {
    for (const [kind, id] of Object.entries(ids)) this.#known.set(kind, id);
  }

  /** Returns the text with ids in the place of `«learned_word»` and the like. `«own_token»` is that of the operation. */
  resolve(text: string, operation = ''): string {
    return text.replaceAll(PLACEHOLDER, (_, kind: string) => {
      const id = kind === 'own_token' ? this.#tokens.get(operation) : this.#known.get(kind);
      return id ?? UNKNOWN;
    });
  }

  /** Keeps the token in a response with which its operation goes on. */
  keepToken(operation: string, body: object): void {
    const { next_page_token, next_sync_token } = body as Record<string, unknown>;
    const token = next_page_token ?? next_sync_token;
    if (typeof token !== 'string' || token === '') return;
    this.#tokens.set(operation, token);
    this.#known.set('last_token', token);
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
