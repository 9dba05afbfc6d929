/** The permissions that an application can ask a user for, with their texts on the consent page. */
export const SCOPES = {
  'words:read': 'See your words and how well you know them',
  'words:write': 'Add words to your vocabulary, and change or delete them',
  'review:read': 'See your review plans, flashcards and review history',
  'review:write': 'Submit review results and change your review plans',
  'wordbooks:read': 'See your wordbooks',
  'wordbooks:write': 'Create and manage your wordbooks',
} as const;

export type Scope = keyof typeof SCOPES;

/** The developer's reasons for asking for scopes. A scope without a reason is left out. */
export type ScopeReasons = Partial<Record<Scope, string>>;

/** All scopes, in the order in which pages and documents list them. */
export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];

/** True if the value is exactly the name of a scope. */
export function isScope(value: unknown): value is Scope {
  return typeof value === 'string' && Object.hasOwn(SCOPES, value);
}
