import { APPLICATION_EPOCH } from '../../applications/index.js';

/**
 * The epoch in which a grant `g` of an application issues codes; the applications module joins that. To
 * end all codes and tokens of either at once, its epoch moves on: what carries an earlier one is dead,
 * also what a redemption in parallel is about to hand out.
 */
export const PRESENT_EPOCH = `(g.token_epoch + ${APPLICATION_EPOCH})`;
