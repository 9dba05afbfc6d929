import { APPLICATION_EPOCH } from '../../applications/index.js';

/**
 * The epoch in which a grant `g` of an application issues codes. The applications module joins the application.
 * To end all codes and tokens of either at once, its epoch is increased. Everything that carries an earlier
 * epoch is then revoked, even the tokens that an exchange in parallel is about to issue.
 */
export const PRESENT_EPOCH = `(g.token_epoch + ${APPLICATION_EPOCH})`;
