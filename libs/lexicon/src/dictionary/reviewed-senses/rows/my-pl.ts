/** `../rows.ts` says what the rows are. */
export const fromMyPl = `
  mysticism n1
  mythology n1: the old stories of a people about gods and heroes
  nail v1: fasten something with thin pointed pieces of metal and a hammer
  nastiness n2
  nasturtium n1
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
  nexus n2
  nib n1
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
  online a2
  ooze v1
  opossum n2
  oppressive a2
  option n2
  orange n2: a color between red and yellow
  orbital a1: about the path of a planet or satellite
  orchestrate v1
  oregano n2
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
  ottoman n4
  outrageously r2
  outshine v2
  overhaul v2
  overload n2
  overlook v1: fail to notice something
  overnight a1: that lasts until the next morning
  overwrite v1: save new data in place of the old data in a file
  ovule n1
  pacemaker n3
  pacific n1
  pacifier n3
  packaging n3
  pad n1
  paddle n4
  paint v2: put colour on a surface with a brush
  painting n1: a picture made with colours and a brush
  pallet n2
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
  pawpaw n3
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
  persimmon n2
  persuasion n1: the act of making someone agree to do or believe something
  pestilence n2
  pestle n3
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
  pickerel n2
  pickle n1
  pilchard n1
  pillbox n2
  pimento n2
  pimiento n2
  pineapple n2
  pinwheel n2
  pipeline n2: a long tube that carries oil or gas over a great distance
  piracy n1
  piranha n2
  pistachio n2
  placeholder n2
  plaice n2
  planner n1: someone who decides in advance how things will be done
  plantain n3
  platter n1
  playfulness n2
  playground n2: an outdoor area with swings and slides for children
  plight n1
  plotter n3
  plucky a1
  plum n2
  plumber n1
  plume n2
  plump a1
  plunger n3
`;
