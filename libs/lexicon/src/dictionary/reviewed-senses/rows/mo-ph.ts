/** `../rows.ts` says what the rows are. */
export const fromMoPh = `
  mob n1
  moderator n3
  module n3|4
  molar n1
  molding n2|3
  mole n6
  molecular a1: about the smallest parts of a substance, which are made of atoms
  monthly a1
  monumental a2|3
  moody a2
  moon n1|6
  moor n2
  moot a1
  mop v1
  morally r1: as regards what is right and what is wrong
  mortality n1: the fact that everyone must die some day
  mossy a1
  mould n4
  mousse n1
  multiplication n3
  multiply v1: add a number to itself several times
  mum n2
  mummy n2
  musk n2
  mussel n2
  mustard n2
  musty a2
  mutiny n1
  mysticism n1
  mythology n1: the old stories of a people about gods and heroes
  nail v1: fasten something with thin pointed pieces of metal and a hammer
  nastiness n2
  national a1: of or about one whole country
  nationally r1: in or by the whole country
  naughty a2
  nauseate v1: make you feel that you want to be sick
  nauseous a2
  nautical a1
  nebula n2|3|4
  nectarine n2
  needlework n1
  negate v4|2
  nettle n1
  newsy a2
  nibble n2
  niche n3
  nip v1|2
  nipple n1
  nippy a2
  nit n2
  noble a1
  noose n2
  normal a1: usual and what you would expect
  northeasterly a2
  notification n2
  nowadays r1
  nudge v1
  null a1
  numeric a2: in the form of figures
  nutmeg n2
  nylon n2
  oasis n1
  object v1: say that you are against something
  obsession n2
  octave n2
  octopus n2: a sea animal with a soft body and eight long arms
  oddity n2
  offence n5
  offensive a5|3
  offering n2: money that people give to their church
  offset v1
  ogre n2
  ointment n1
  okra n1|2|3
  omnibus n2
  onion n2: a round vegetable with many layers and a strong smell that makes you cry
  ooze v1
  opossum n2
  oppressive a2
  option n2
  orange n2: a color between red and yellow
  orbital a1: about the path of a planet or satellite
  orchestrate v1
  organisation n2
  organise v5|6
  organiser n2
  orientation n3
  ornamental a1
  orphanage n2
  oscillate v2
  ostrich n2
  otherwise r1: in a different way
  otter n2
  outrageously r2
  outshine v2
  overhaul v2
  overload n2
  overlook v1: fail to notice something
  overnight a1: that lasts until the next morning
  overwrite v1: save new data in place of the old data in a file
  pacemaker n3
  pacific n1
  pacifier n3
  packaging n3
  pad n1
  paddle n4
  paint v2: put colour on a surface with a brush
  painting n1: a picture made with colours and a brush
  papaya n2
  paperback n1: a cheap kind of novel whose cover is not hard
  paprika n2
  papyrus n3
  paranoid a1: believing without reason that other people want to harm you
  parasitic a1
  parity n5
  parrot n1: a bright tropical bird that can copy what people say
  parsley n2
  parsnip n3
  passport n2
  pasta n2
  pate n1
  pathetically r1
  patronise v3
  patty n1
  pavement n3: the hard path for walking at the side of a street
  pawn v1
  payload n2
  payoff n2
  peach n3
  peanut n1|2|4
  pecan n1: a long smooth nut that is often eaten in pies
  pedal n2
  peg n1
  peppermint n3
  perch v1
  permissible a2: that the rules allow
  permissive a2
  perpetually r2
  persuasion n1: the act of making someone agree to do or believe something
  pestilence n2
  petrol n1: a liquid that cars burn in their engines, made from oil
  petty a1|2
  pharmacy n2
  pheasant n1
  phenomenal a2
  philosopher n1: a person who thinks and writes about the meaning of life and knowledge
  phlegm n2
  phoenix n3
  physicist n1: a scientist who studies heat, light, forces and matter
  physiology n1
  physique n1
`;
