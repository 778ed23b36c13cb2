/** How many people one call invites. */
export const mostInvited = 50;
/** How many invitations one member of the staff sends in 24 hours. */
export const mostInvitedADay = 200;
