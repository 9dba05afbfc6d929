/** `../rows.ts` says what the rows are. */
export const fromEaOf = `
  eagle n1
  ebony n2|3
  ecology n2
  edit v1
  eggplant n2
  ejaculation n2
  electrify v3
  embroidery n2
  employer n1: a person or company that pays people to work
  enlighten v2
  enlistment n2
  entrant n3
  equality n1
  equation n1: a line with = that says two amounts are the same
  equilateral a1
  eruption n1|4|5
  escalator n2
  estimation n4
  etch v3|4
  ethics n2
  evaluate v1: judge how good or useful something is
  evasion n2
  exclusion n4|1
  exile n1|2
  explanatory a1: that helps people understand
  exponent n3
  exponential a1
  extinction n2
  extinguish v2
  extraction n3
  extremist a1
  famine n2
  fang n3|4
  fare n2|4
  favour n5
  favourite n3
  fawn n2
  feast n2
  fence n1
  fence v3: fight with thin swords as a sport
  fertility n3|2
  fetish n2|3
  fireman n1|4
  fisher n1: a person who catches sea animals for a living
  fishy a1
  flake n3
  flavour n3
  fledgling n2
  flex v4
  flowery a2
  fluctuate v3
  fluency n2|3
  flyer n1
  folder n2
  footing n3
  footprint n1
  ford n7
  forgive v1: stop being angry with someone for a wrong
  fortress n1: a strong building or town that is hard to attack
  fracture n1
  fracture v2|3|5
  fragrance n2
  fray v1
  freelance a1
  frill n3
  frock n3
  frontier n2
  frost n2
  gait n3
  gal n3
  gambit n3|2
  garland n4
  garlic n2
  gash n2|1
  gauntlet n2|3
  generalise v2
  generic a1
  ghost n3|1
  ghost v1
  gig n6
  gospel n1|4
  graphics n2
  guideline n2
  hack v1: cut roughly, with heavy blows
  handicap n1
  heaven n2
  heterosexual a1
  hog n3
  holy a1
  homosexual a1
  honour n2|1
  hopeful a1
  hopefully r1: in a way that expects something good
  humane a2
  humanity n3
  invalidate v1: say officially that something no longer counts
  legislate v1: decide on rules in parliament
  loafer n2
  loft n4|1|2
  loon n2
  lottery n2
  loudspeaker n1: a device that turns electrical signals into sound
  lute n2
  macaroni n2
  mace n4|2
  mackerel n2
  mammoth n1
  mango n1|2
  mannequin n2
  manufacturer n1: a company that makes goods in large numbers
  marathon n2
  march n1
  martial a2|3
  mash v3
  massacre n1
  maul v2
  memorial n3
  miniature a1
  ministry n3
  miscarriage n2
  misdirect v2
  misinterpret v1: understand something wrongly
  mislead v1: make someone believe what is not true
  mixer n3|4
  moderator n3
  module n3|4
  molding n2|3
  monthly a1
  monumental a2|3
  moon n1|6
  moot a1
  mould n4
  mousse n1
  multiplication n3
  mum n2
  mummy n2
  mustard n2
  nebula n2|3|4
  negate v4|2
  nibble n2
  nibble v1|2|3
  niche n3
  nip v1|2
  notification n2
  nowadays r1
  null a1
  nutmeg n2
  obsession n2
  octave n2
  offence n5
  offensive a5|3
`;
