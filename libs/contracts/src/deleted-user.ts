/** The id that replaces those of deleted users in the audit log. */
export const DELETED_USER_ID = '00000000-0000-0000-0000-000000000000';
