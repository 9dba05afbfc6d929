/** The description of the name of an application's owner, as users see it. */
export const SHOWN_OWNER = {
  type: String,
  nullable: true,
  description:
    'The display name of the developer: the one that an admin approved with the application, or the present one if no admin has approved the application. Null if another developer has taken the application over since the approval.',
} as const;
