/**
 * The epoch in which a grant `g` of an application `a` issues codes. To end all codes and tokens of
 * either at once, its epoch moves on: what carries an earlier one is dead, also what a redemption in
 * parallel is about to hand out.
 */
export const PRESENT_EPOCH = '(g.token_epoch + a.token_epoch)';
