/** `../rows.ts` says what the rows are. */
export const fromMoOr = `
  mob n1
  mocha n2
  model n3
  moderator n3
  modern a1: of the present time
  module n3|4
  mogul n3
  molar n1
  molding n2|3
  mole n6
  molecular a1: about the smallest parts of a substance, which are made of atoms
  moment n1: a very short period of time
  money n1: the coins and notes that you use to buy things
  month n1: one of the twelve parts of a year
  monthly a1
  monumental a2|3
  moody a2
  moon n1|6
  moor n2
  moot a1
  mop v1
  moral a1: about what is right and wrong
  morally r1: as regards what is right and what is wrong
  morbidity n2
  moribund a2
  morning n1: the part of the day before noon
  mortality n1: the fact that everyone must die some day
  mossy a1
  mother n1: a female parent
  mould n4
  mousse n1
  mouth n1: the part of the face that you use to eat and speak
  move v1: go from one place to another
  movement n1: a change of place or position
  movie n1: a story that is shown on a screen in a cinema
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
`;
