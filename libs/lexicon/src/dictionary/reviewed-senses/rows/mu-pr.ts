/** `../rows.ts` says what the rows are. */
export const fromMuPr = `
  musk n2
  mussel n2
  mustard n2
  musty a2
  mutiny n1
  mysticism n1
  nail v1: fasten something with thin pointed pieces of metal and a hammer
  naive a1: believing too easily that people are good and honest
  nastiness n2
  nasturtium n1
  nationally r1: in or by the whole country
  nauseate v1: make you feel that you want to be sick
  nauseous a2
  nautical a1
  near a1: not far away
  nebula n2|3|4
  nectarine n2
  need v3: must have
  needlework n1
  negate v4|2
  nettle n1
  never r1: at no time
  newsy a2
  nexus n2
  nib n1
  nibble n2
  niche n3
  nine a1: one more than eight
  nip v1|2
  nipple n1
  nippy a2
  nit n2
  noble a1
  noose n2
  northeasterly a2
  now r2: at the present time
  nutmeg n2
  nylon n2
  oasis n1
  octave n2
  octopus n2: a sea animal with a soft body and eight long arms
  oddity n2
  offence n5
  offensive a5|3
  ogre n2
  oil n1: a thick liquid that does not mix with water
  ointment n1
  okra n1|2|3
  omnibus n2
  onion n2: a round vegetable with many layers and a strong smell that makes you cry
  online a2
  ooze v1
  opossum n2
  opposite a1: on the other side, facing you
  oppressive a2
  orange n2: a color between red and yellow
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
  over r2
  overhaul v2
  overload n2
  overnight a1: that lasts until the next morning
  ovule n1
  pacemaker n3
  pacific n1
  package n1: something that is wrapped in paper and sent by post
  paddle n4
  pain n1: the feeling in your body when you are hurt
  painful a1: that hurts
  paint v2: put colour on a surface with a brush
  pallet n2
  papaya n2
  paprika n2
  papyrus n3
  parasitic a1
  parsley n2
  parsnip n3
  pass v1: go past something
  pasta n2
  pate n1
  pathetically r1
  patronise v3
  patty n1
  pawn v1
  pawpaw n3
  payload n2
  payoff n2
  peach n3
  peanut n1|2|4
  pecan n1: a long smooth nut that is often eaten in pies
  peg n1
  peppermint n3
  performance n2
  permissible a2: that the rules allow
  permissive a2
  perpetually r2
  persimmon n2
  pestilence n2
  pestle n3
  petty a1|2
  pheasant n1
  phenomenal a2
  phlegm n2
  physique n1
  pickerel n2
  pickle n1
  pilchard n1
  pillbox n2
  pimento n2
  pimiento n2
  pineapple n2
  pinwheel n2
  piracy n1
  piranha n2
  pistachio n2
  placeholder n2
  plaice n2
  plain a1
  planet n1: a large round object in space that moves around a star
  plantain n3
  platter n1
  play v1: take part in a game or sport
  playfulness n2
  plenty n1: a large amount, or as much as you need
  plot n2
  plucky a1
  plum n2
  plume n2
  plump a1
  plunger n3
  poacher n1
  pod n2
  pointer n2|3
  poison v1: kill or harm with a dangerous substance
  pomegranate n2
  pomp n2
  pomposity n1
  pontoon n2
  popcorn n2
  population n1: all the people who live in an area
  portage n2
  portmanteau n2
  poser n1
  pouch n1
  pound n2
  powerful a1: having a lot of strength or control
  pox n2
  predator n2
  predatory a2
  prediction n1: a statement about what will happen in the future
  predisposition n2
  predominant a1
  preen v1
  premium n3
  premonition n1
  prescription n1: a note from a doctor that says which medicine you need
  prestigious a1
  preteen n1
  prevent v1: stop something from happening
  professional a2: about work that needs special training
  profile n1
  program v1: write instructions for a computer
  promise v1: say that you will certainly do something
  protest n1: a strong statement that you are against something
  protocol n1|3
  prune n1
`;
