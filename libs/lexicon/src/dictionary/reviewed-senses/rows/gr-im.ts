/** `../rows.ts` says what the rows are. */
export const fromGrIm = `
  graft n1
  grail n2
  grain n1: a very small hard piece of sand or salt
  grammatical a1: about the rules for making sentences
  grand a1: large, impressive and important
  grandstand n2
  grant v1: let someone have what they asked for
  grapefruit n2
  graph n1: a drawing that shows with lines how amounts change
  graphics n2
  grate v3
  grateful a1: wanting to thank someone
  grave n2: a place in the ground where a dead person is buried
  grave a1
  grave n2 -
  gravitational a1: about the force that pulls things to the ground
  great a1: very large or important
  green a1: of the colour of grass
  griddle n1
  grinder n4
  grit n2
  ground n1: the surface of the earth
  group n1: a number of people or things that are together
  grouper n2
  grout n1
  grow v2: become bigger or taller
  guava n3
  guess v3: give an answer without being sure that it is right
  guideline n2
  guillotine n2
  gull n2
  gumption n2
  gun n1: a weapon that shoots bullets
  gusset n3
  habit n1: something that you often do, almost without thinking
  habit n1 -
  hack v1: cut roughly, with heavy blows
  haddock n2
  hair n1: the thin threads that grow on the head
  hairdressing n2
  hairline n2
  hairy a1: covered with fur or with many thin threads that grow from the skin
  half n1: one of two equal parts of something
  halibut n2
  hall n1: the room inside the front door that leads to other rooms
  hamburger n1
  hammock n2
  hand v1: pass something to someone
  handicap n1
  handicraft n2
  handle v1: deal with a problem or a person
  handout n2
  hang v1: fix something at the top so that the rest is free
  hanger n2
  harassment n2
  harbor n1 + haven
  hard a1: not easy
  hardly r2: almost not
  hardness n1
  hardware n3: the machines and parts of a computer
  harmful a1: that causes injury or damage
  harmless a1: not able to cause injury or damage
  hat n1: something that you wear on your head, often with a brim
  hatch v1
  hatchet n2
  hate v1: dislike someone or something very much
  haul v1
  have v1: own or hold something
  haw n1
  head n1: the part of the body above the neck
  headstone n2
  headway n2
  heady a2
  health n1: the state of the body and how free it is from illness
  hear v1: notice sounds with your ears
  heart n2: the organ in the chest that pumps blood
  heat n1: the quality of being hot
  heath n2
  heather n1: a low plant with small purple flowers that grows on hills and moors
  heaven n2
  heavy a1: weighing a lot
  hedgehog n2
  hell n1: a place where bad people are believed to suffer after death
  helmet n2
  help v1: make it easier for someone to do something
  helpful a1: useful, or willing to do things for others
  heterosexual a1
  high a2: a long way from the bottom to the top
  hill n1: a raised area of land, lower than a mountain
  hind a1
  hint v1: suggest something without saying it directly
  hit v2
  hive n2
  hobble v1
  hobgoblin n1
  hog n3
  hold v2: have something in your hand or arms
  hole n1: an empty space in something solid
  holiday n1: a time of rest from work or school
  holy a1
  home n1
  homosexual a1
  honest a1: telling the truth and not cheating
  honesty n1: the quality of telling the truth and not cheating
  honk v1
  honorary a1: given to someone as a sign of respect, without the usual duties or pay
  honour n2|1
  hope v2: want something to happen and think that it may
  hopeful a1
  hopefully r1: in a way that expects something good
  horizontal a1: flat and level, like the line where the sky meets the sea
  horrible a1: very bad or unpleasant
  horse n1: a large animal that people ride
  horseradish n3
  hospital n1: a building where doctors and nurses care for sick people
  hospital n1 -
  hostel n2
  hot a1: having a high temperature
  hotel n1: a building where travellers pay to sleep and eat
  hound v1
  hour n1: sixty minutes
  house n1: a building in which a family lives
  however r1: in spite of this
  howler n1
  huge a1: very big
  human a1: of people and not of animals or machines
  humane a2
  humanity n3
  humbug n2
  humorous a1: funny and amusing
  hunt v1: chase wild animals to catch or kill them
  hurry v2: do something or go somewhere quickly
  hurry v2 -
  husband n1: the man to whom a woman is married
  husky n1
  hutch n1
  hydrofoil n2
  hygiene n1
  ice n1: water that is frozen and hard
  iciness n1
  icing n2
  idea n1: a thought or plan that you have in your mind
  ideal n1: a perfect model of what you would like to reach
  identify v1: say who someone is or what something is
  identity n1
  ignition n2
  ill a1: not healthy
  illogical a2: not sensible or reasonable
  imagination n1: the ability to make pictures or ideas in your mind
  imagine v1: make a picture of something in your mind
  immigrate v3
  immune a1: that cannot catch a disease
  impression n1: an idea or feeling about someone or something
  impressive a1: so good, large or skilful that people admire it
  improve v1: make or become better
  impulsive a2
`;
