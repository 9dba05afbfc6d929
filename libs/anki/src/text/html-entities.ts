const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,10}));/gi;

/** `&eacute;` is e and an acute: one rule for Western and Central European letters. */
const ACCENTED = /^([A-Za-z])(acute|grave|circ|uml|tilde|ring|cedil|caron|ogon|macr|breve|dblac)$/;
const ACCENTS: Record<string, string> = {
  ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308', tilde: '\u0303' },
  ...{ ring: '\u030a', cedil: '\u0327', caron: '\u030c', ogon: '\u0328', macr: '\u0304' },
  ...{ breve: '\u0306', dblac: '\u030b' },
};

/** Names and what they stand for, in pairs. */
const NAMED = new Map(
  [
    'amp & lt < gt > quot " apos \' nbsp \u00a0 shy \u00ad',
    'ndash – mdash — hellip … bull • middot · prime ′ Prime ″ minus −',
    'lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo » lsaquo ‹ rsaquo ›',
    'iexcl ¡ iquest ¿ sect § para ¶ copy © reg ® trade ™ deg ° ordf ª ordm º dagger † Dagger ‡',
    'AElig Æ aelig æ OElig Œ oelig œ szlig ß Oslash Ø oslash ø ETH Ð eth ð THORN Þ thorn þ',
    'Dstrok Đ dstrok đ Lstrok Ł lstrok ł inodot ı Idot İ Cdot Ċ cdot ċ Edot Ė edot ė Zdot Ż zdot ż',
    'cent ¢ pound £ yen ¥ euro € curren ¤ micro µ permil ‰ sup1 ¹ sup2 ² sup3 ³',
    'frac12 ½ frac14 ¼ frac34 ¾ plusmn ± times × divide ÷ ne ≠ le ≤ ge ≥ asymp ≈ infin ∞',
    'larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ hArr ⇔ zwnj \u200c zwj \u200d',
    'Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ',
    'Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω',
    'alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ',
    'nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω',
  ].flatMap((line) =>
    [...line.matchAll(/(\w+) (\S|\u00a0)/g)].map(([, name, value]) => [name, value]),
  ),
);

const REPLACEMENT = '\ufffd';
/** Characters 128 to 159 of Windows' Western code page; its gaps are control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Replaces character references; what is none, or has a name that people's notes do not use, stays as it is. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    REFERENCE,
    (reference, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return namedCharacter(name) ?? reference;
      return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}

function namedCharacter(name: string): string | undefined {
  const [, letter, accent] = ACCENTED.exec(name) ?? [];
  if (letter === undefined || accent === undefined) return NAMED.get(name);
  return (letter + (ACCENTS[accent] ?? '')).normalize('NFC');
}

/** As browsers read numbers: the old Windows range means its characters, and what is no character a replacement. */
function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252.charAt(code - 0x80);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || code > 0x10ffff || isSurrogate ? REPLACEMENT : String.fromCodePoint(code);
}
