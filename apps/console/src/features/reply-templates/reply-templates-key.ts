/** The query key of the reply templates. */
export const REPLY_TEMPLATES = ['admin', 'reply-templates'] as const;
