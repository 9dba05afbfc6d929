/** `../rows.ts` says what the rows are. */
export const fromIcRe = `
  iciness n1
  idea n1: a thought or plan that you have in your mind
  identity n1
  illogical a2: not sensible or reasonable
  imagination n1: the ability to make pictures or ideas in your mind
  immune a1: that cannot catch a disease
  improve v1: make or become better
  incoherence n2
  indulgence n2
  industry n1: the making of goods, often in factories
  information n1: facts about someone or something
  insert v1: put something into something else
  instance n1: an example of something that happens
  interactive a1: that lets people and a computer respond to each other
  invalidate v1: say officially that something no longer counts
  investment n1: money that you put into something to make a profit
  jelly n2: a soft sweet food made of boiled fruit juice
  jujube n2
  keen a3
  keynote n1
  kumquat n2
  label v1: fix a piece of paper with information to something
  laboured a1
  lame a2
  lance n1
  larder n1
  largess n2
  late a1: after the right or usual time
  leadership n3: the position of the person who guides others
  legal a1: allowed by the law
  library n1: a building from which you can borrow books
  lightning n1: a bright flash of electricity in the sky during a storm
  limber v2
  listen v1: pay attention to sounds
  local a1: of the area near you
  locomotion n2
  logic n3
  logical a1: sensible and following from the facts
  loin n2
  longitudinally r2
  lozenge n1
  luck n1: good or bad things that happen by chance
  lucky a1: having good things happen by chance
  mad a2
  magnetic a1: able to attract iron
  mail n1: letters and parcels that are delivered
  major a1: very important or large
  make v3: produce or build something
  manage v1: succeed in doing something difficult
  march n1
  matter n1: a subject or situation that you must deal with
  meticulous a1
  mime v1
  minor a1: small and not very important
  mint n5
  misinterpret v1: understand something wrongly
  mislead v1: make someone believe what is not true
  miss v1
  model n3
  molding n2|3
  moment n1: a very short period of time
  moot a1
  moribund a2
  mortality n1: the fact that everyone must die some day
  mould n4
  movement n1: a change of place or position
  mussel n2
  musty a2
  naive a1: believing too easily that people are good and honest
  nationally r1: in or by the whole country
  nauseate v1: make you feel that you want to be sick
  nauseous a2
  need v3: must have
  needlework n1
  newsy a2
  nexus n2
  nibble n2
  niche n3
  nine a1: one more than eight
  noble a1
  northeasterly a2
  now r2: at the present time
  oddity n2
  oil n1: a thick liquid that does not mix with water
  omnibus n2
  onion n2: a round vegetable with many layers and a strong smell that makes you cry
  opposite a1: on the other side, facing you
  orange n2: a color between red and yellow
  orchestrate v1
  orientation n3
  otherwise r1: in a different way
  ottoman n4
  over r2
  overload n2
  overnight a1: that lasts until the next morning
  pacific n1
  package n1: something that is wrapped in paper and sent by post
  paddle n4
  pain n1: the feeling in your body when you are hurt
  painful a1: that hurts
  paint v2: put colour on a surface with a brush
  papyrus n3
  pass v1: go past something
  pathetically r1
  patronise v3
  payoff n2
  pecan n1: a long smooth nut that is often eaten in pies
  performance n2
  permissible a2: that the rules allow
  pestle n3
  pilchard n1
  pillbox n2
  pimiento n2
  pinwheel n2
  plain a1
  planet n1: a large round object in space that moves around a star
  play v1: take part in a game or sport
  plenty n1: a large amount, or as much as you need
  plot n2
  pod n2
  poison v1: kill or harm with a dangerous substance
  pontoon n2
  population n1: all the people who live in an area
  portage n2
  pound n2
  powerful a1: having a lot of strength or control
  prediction n1: a statement about what will happen in the future
  predisposition n2
  premium n3
  prescription n1: a note from a doctor that says which medicine you need
  preteen n1
  prevent v1: stop something from happening
  professional a2: about work that needs special training
  profile n1
  program v1: write instructions for a computer
  promise v1: say that you will certainly do something
  protest n1: a strong statement that you are against something
  protocol n1|3
  publisher n2: a company or person that produces and sells books
  pudding n1
  punk n4
  question n1: a sentence with which you ask for information
  quiet a2: making very little noise
  quota n3
  racer n2
  raffia n1
  range n1
  rare a2
  reamer n2
  recast v2
  recent a1: that happened a short time ago
  record v1: write information down or save sounds, so that it is kept
  reference n1: a remark in which someone mentions a thing or person
  refresh v1: make someone remember something again
  regional a1: of one part of a country
  reject v1: not accept
  relation n1: a connection between two or more people or things
  relationship n1: the way in which two people feel and behave towards each other
  relaxation n3
  reliable a1: that you can trust
  reproduction n4
  require v1: need
  requirement n2: something that you must have or do
  reserve v1: keep something for later use
  respond v1: do or say something as an answer
  return v1: come or go back to a place
`;
