/** `../rows.ts` says what the rows are. */
export const fromEmGa = `
  embolism n2
  embroidery n2
  embryonic a2
  emotionally r2: in a way that has to do with feelings
  employer n1: a person or company that pays people to work
  emu n2
  enchantress n2
  encode v1: put a message into secret signs
  enlighten v2
  enlistment n2
  enmity n2
  enrage v1
  entertain v1: amuse people and keep them interested
  entrant n3
  entree n1
  epilogue n2
  equality n1
  equation n1: a line with = that says two amounts are the same
  equilateral a1
  erroneous a1: not correct
  eruption n1|4|5
  escalator n2
  escarpment n1
  estimate v1: guess an amount, cost or size from what you know
  estimation n4
  etch v3|4
  ethics n2
  etymology n2
  evaluate v1: judge how good or useful something is
  evasion n2
  evict v2
  excitable a1
  exclusion n4|1
  excoriation n2
  exemplary a1
  exile n1|2
  exist v1: be real, or be there
  experimental a1: new and not yet fully tested
  explanatory a1: that helps people understand
  exponent n3
  exponential a1
  extinct a1
  extinction n2
  extinguish v2
  extract v1
  extraction n3
  extremist a1
  extrusion n2
  exult v1
  fable n2
  fabricate v2
  fabrication n3
  fallible a1
  falsely r2
  famine n2
  fang n3|4
  fare n2|4
  farsightedness n2
  fashionable a1: popular at the moment
  fastener n2
  favour n5
  favourite n3
  fawn n2
  feast n2
  feature v1: have as an important part
  feckless a2
  feminist n1: a person who fights for equal rights of women
  fence n1
  fence v3: fight with thin swords as a sport
  fennel n2
  fertility n3|2
  fervently r1
  fetish n2|3
  fettle n1
  fey a2
  fiddler n1
  fight v1: use force to try to hurt or beat someone
  filbert n2
  film v1: record a scene with a camera
  final n1: the last match of a competition, which decides who wins it
  financially r1: as far as money is concerned
  finish v1: come to the end of something that you do
  fir n2
  fireball n1
  firefly n2
  fireman n1|4
  fisher n1: a person who catches sea animals for a living
  fishy a1
  fixation n2
  flagpole n2
  flagship n2
  flak n2
  flake n3
  flaky a2
  flamboyant a1
  flashily r1
  flatfooted a2
  flavour n3
  fledgling n2
  flex v4
  flippancy n1
  floater n1
  flowery a2
  fluctuate v3
  flue n3
  fluency n2|3
  flume n2
  flyer n1
  foggy a2
  foghorn n2
  folder n2
  fondue n2
  foothold n2
  footing n3
  footprint n1
  ford n7
  foreigner n1: a person who comes from another country
  forger n2
  forgery n2
  forgive v1: stop being angry with someone for a wrong
  forgiveness n2
  fortress n1: a strong building or town that is hard to attack
  fracture n1
  fragrance n2
  fraternal a2
  fraught a2
  fray v1
  freedom n1: the right to do, say or think what you want
  freelance a1
  freshen v1: make cleaner, cooler or newer
  frigate n2
  frill n3
  frock n3
  frontier n2
  frost n2
  frostily r1
  frosty a2
  fugue n3
  gait n3
  gaiter n1
  gal n3
  gambit n3|2
  gamine n2
  gargoyle n2
  garland n4
  garlic n2
  garnish v2
  gash n2|1
  gastronomy n2
  gauntlet n2|3
  gazette n1
`;
