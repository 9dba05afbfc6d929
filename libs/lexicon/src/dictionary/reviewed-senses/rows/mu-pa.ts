/** `../rows.ts` says what the rows are. */
export const fromMuPa = `
  multiplication n3
  multiply v1: add a number to itself several times
  mum n2
  mummy n2
  music n1: sounds that are sung or played on instruments
  musk n2
  mussel n2
  mustard n2
  musty a2
  mutiny n1
  mysticism n1
  mythology n1: the old stories of a people about gods and heroes
  nail v1: fasten something with thin pointed pieces of metal and a hammer
  naive a1: believing too easily that people are good and honest
  name n1: the word by which a person or thing is known
  nastiness n2
  nasturtium n1
  nasty a1: very unpleasant or unkind
  nation n1: a country with its people and government
  national a1: of or about one whole country
  nationally r1: in or by the whole country
  natural a2: not made by people
  nature n3
  naughty a2
  nauseate v1: make you feel that you want to be sick
  nauseous a2
  nautical a1
  near a1: not far away
  nebula n2|3|4
  necessary a1: that you must have or do
  neck n1: the part of the body between the head and the shoulders
  nectarine n2
  need v3: must have
  needlework n1
  negate v4|2
  nervous a2
  nettle n1
  network n1: a system of things or people that are connected
  never r1: at no time
  news n1: information about things that have just happened
  newsy a2
  nexus n2
  nib n1
  nibble n2
  nice a1: pleasant or kind
  niche n3
  night n1: the dark part of the day
  nine a1: one more than eight
  nip v1|2
  nipple n1
  nippy a2
  nit n2
  noble a1
  noise n1: a loud or unpleasant sound
  noose n2
  normal a1: usual and what you would expect
  northeasterly a2
  notice v2: see or hear something and become aware of it
  notification n2
  novel n1: a long written story about people who are not real
  now r2: at the present time
  nowadays r1
  nudge v1
  null a1
  number n2: a word or sign such as two, 7 or 365
  numeric a2: in the form of figures
  nutmeg n2
  nylon n2
  oasis n1
  obey v1: do what someone tells you to do
  object v1: say that you are against something
  obsession n2
  obtain v1: get something
  obvious a1: very easy to see or understand
  occur v1: happen
  occur v1 + happen
  octave n2
  octopus n2: a sea animal with a soft body and eight long arms
  odd a4: strange or unusual
  oddity n2
  offence n5
  offensive a5|3
  offer v2: ask someone whether they would like to have something
  offering n2: money that people give to their church
  office n1: a room or building where people work at desks
  offset v1
  often r1: many times
  ogre n2
  oil n1: a thick liquid that does not mix with water
  ointment n1
  okra n1|2|3
  old a1: having lived for many years
  omit v2: leave something out
  omnibus n2
  onion n2: a round vegetable with many layers and a strong smell that makes you cry
  online a2
  ooze v1
  open v1: move something so that it is no longer closed
  opinion n1: what you think about something
  opossum n2
  opportunity n1: a time when it is possible to do something
  opposite a1: on the other side, facing you
  oppressive a2
  option n2: something that you can choose
  orange n2: a color between red and yellow
  orbital a1: about the path of a planet or satellite
  orchestrate v1
  order n1: a command that someone must obey
  ordinary a1: normal and not special
  oregano n2
  organisation n2
  organise v5|6
  organiser n2
  orientation n3
  origin n1: the place or time at which something starts
  original a1: existing first, before others
  ornamental a1
  orphanage n2
  oscillate v2
  ostrich n2
  otherwise r1: in a different way
  otter n2
  ottoman n4
  outrageously r2
  outshine v2
  outside r1: not in a building
  over r2
  overhaul v2
  overload n2
  overlook v1: fail to notice something
  overnight a1: that lasts until the next morning
  overwrite v1: save new data in place of the old data in a file
  ovule n1
  owe v1: have to pay money back to someone
  owner n2: the person to whom something belongs
  pacemaker n3
  pacific n1
  pacifier n3
  pack v1: put things into a bag before a journey
  package n1: something that is wrapped in paper and sent by post
  packaging n3
  pad n1
  paddle n4
  page n1: one side of a piece of paper in a book
  pain n1: the feeling in your body when you are hurt
  painful a1: that hurts
  paint v2: put colour on a surface with a brush
  painting n1: a picture made with colours and a brush
  pair n1: two things of the same kind that are used together
  pallet n2
  papaya n2
  paper n1: thin flat material on which you write
  paperback n1: a cheap kind of novel whose cover is not hard
  paprika n2
  papyrus n3
  paranoid a1: believing without reason that other people want to harm you
  parasitic a1
  parent n1: a mother or father
  parity n5
  park n2
  parrot n1: a bright tropical bird that can copy what people say
  parsley n2
  parsnip n3
  part n2: one of the pieces of something
  party n4: an occasion when friends meet to eat, drink and have fun
  pass v1: go past something
  passport n2
  past n1: the time before now
  pasta n2
  pate n1
  path n2: a narrow way on which people can walk
  pathetically r1
  patronise v3
  pattern n3: a regular arrangement of shapes or colours
  patty n1
  pause v2: stop for a short time
  pavement n3: the hard path for walking at the side of a street
  pawn v1
  pawpaw n3
  pay v1: give money for something that you buy
  payload n2
  payoff n2
`;
