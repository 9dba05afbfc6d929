/** `../rows.ts` says what the rows are. */
export const fromOtSq = `
  otherwise r1: in a different way
  ottoman n4
  outrageously r2
  over r2
  overload n2
  overnight a1: that lasts until the next morning
  ovule n1
  pacific n1
  package n1: something that is wrapped in paper and sent by post
  paddle n4
  pain n1: the feeling in your body when you are hurt
  painful a1: that hurts
  paint v2: put colour on a surface with a brush
  pallet n2
  papyrus n3
  pass v1: go past something
  pathetically r1
  patronise v3
  pawpaw n3
  payoff n2
  peanut n1|2|4
  pecan n1: a long smooth nut that is often eaten in pies
  performance n2
  permissible a2: that the rules allow
  perpetually r2
  persimmon n2
  pestle n3
  petty a1|2
  pickerel n2
  pilchard n1
  pillbox n2
  pimento n2
  pimiento n2
  pinwheel n2
  placeholder n2
  plain a1
  planet n1: a large round object in space that moves around a star
  play v1: take part in a game or sport
  playfulness n2
  plenty n1: a large amount, or as much as you need
  plot n2
  pod n2
  pointer n2|3
  poison v1: kill or harm with a dangerous substance
  pomposity n1
  pontoon n2
  population n1: all the people who live in an area
  portage n2
  portmanteau n2
  poser n1
  pound n2
  powerful a1: having a lot of strength or control
  pox n2
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
  puffiness n1
  pullet n2
  punctuation n2|3
  punk n4
  purblind a2
  queasy a2
  question n1: a sentence with which you ask for information
  quiet a2: making very little noise
  quince n2
  quota n3
  racer n2
  raffia n1
  rain v1: fall as drops of water from the clouds
  range n1
  rare a2
  rate v1: say how good you think something is
  rattan n2
  realise v6|5
  reamer n2
  recap v1
  recast v2
  recent a1: that happened a short time ago
  recognise v7|8
  record v1: write information down or save sounds, so that it is kept
  rectify v4|5
  redundancy n2
  reference n1: a remark in which someone mentions a thing or person
  refresh v1: make someone remember something again
  regional a1: of one part of a country
  reject v1: not accept
  relation n1: a connection between two or more people or things
  relationship n1: the way in which two people feel and behave towards each other
  relaxation n3
  reliable a1: that you can trust
  remark v1: say something, often about what you have noticed
  reply v1: say or write something as an answer
  report v1: tell people about something that has happened
  reproduction n4
  request v1: ask for something politely
  require v1: need
  requirement n2: something that you must have or do
  reserve v1: keep something for later use
  resignation n2|3
  respond v1: do or say something as an answer
  return v1: come or go back to a place
  review v2
  rhetoric n2
  right a1
  risk v1: put something in danger of being lost or hurt
  roman a2|4|1
  roundabout n1|2
  rule n2
  rye n1
  sage a1
  salutation n2
  sample v1: try a small amount of something to see what it is like
  sap n1
  school n2: a place where children go to learn
  scone n1
  scotch n2
  scum n1
  seasoning n1
  secret a1: known by only a few people
  security n1: protection from danger or crime
  sedimentary a2
  seeder n2
  sentence v1: say officially in court how a criminal will be punished
  serious a2
  serve v1: be useful for a particular purpose
  server n4|3
  service n1: work that is done for other people
  settle v1
  severe a1: very bad
  shop v1: go out to buy things
  show v1: let someone see something
  sideline n2
  sign n1: something that shows that a thing exists or will happen
  similar a1: almost the same
  situation n1: all the things that are happening at a time and place
  six a1: one more than five
  skeleton n4
  skill n2: the ability to do something well
  slick a1
  sloppy a1
  slosh v1
  snug a1
  socket n2|3
  solid a3
  solo a1
  sophisticate v1
  sound n1
  sparring n2
  spatula n2
  special a2
  speciality n1
  sponge n1
  spurt n1
  squad n1
`;
