import { answersChallenge, isChallengeShaped } from './pkce.js';

describe('PKCE', () => {
  // The example of RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

  it('rule 27: takes the verifier that the challenge was made from', () => {
    expect(answersChallenge(verifier, challenge)).toBe(true);
  });

  it.each([challenge, `${verifier}x`, verifier.slice(1), '', 'ü'.repeat(43)])(
    'rule 27: refuses %j',
    (wrong) => expect(answersChallenge(wrong, challenge)).toBe(false),
  );

  it('rule 27: refuses any verifier of a challenge that S256 cannot make', () => {
    expect(answersChallenge(verifier, 'x'.repeat(128))).toBe(false);
  });

  it.each([
    ['a'.repeat(42), false],
    ['a'.repeat(43), true],
    ['aA0-._~'.repeat(10), true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    [`${'a'.repeat(43)}\n`, false],
    [`${'a'.repeat(43)}=`, false],
  ])('rule 10: the shape of %j is right: %s', (text, expected) => {
    expect(isChallengeShaped(text)).toBe(expected);
  });
});
