/** Joins the user with an id, which is given as SQL; then {@link TIME_ZONE} can be selected. */
export const joinUser = (id: string): string => `join users on users.id = ${id}`;

/** The IANA name of the joined user's time zone. */
export const TIME_ZONE = 'users.time_zone';
