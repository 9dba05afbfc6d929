/** Stands in the audit log for every user whose account has been deleted. */
export const DELETED_USER_ID = '00000000-0000-0000-0000-000000000000';
