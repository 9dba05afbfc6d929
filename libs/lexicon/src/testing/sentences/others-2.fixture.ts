/** Written by a second other person when the choice of senses was done. `sense-sentences.ts` says what the columns are. */
export const othersSentences2 = `
  bank | v | tip laterally | The plane banked sharply and the whole city swung into view.
  coach | n | vehicle carrying | The coach to Leeds leaves at nine, so we'd better have breakfast early.
  spring | v | leaps and bounds | The cat sprang from the wardrobe and landed on my pillow.
  jar | v | disagreeable way | Her laugh jarred on him, though he couldn't have said why.
  novel | n | extended fictional|printed and bound | She's been working on the same novel since university, and nobody has been allowed to see it.
  iron | v | heated iron | There wasn't time to iron it, so he kept his jacket on all through dinner.
  minute | n | short note | Could somebody else take the minutes today? I did it last time.
  boot | n | carries luggage | Stick your bags in the boot and hop in.
  refrain | n | soloist | By the third verse the audience had learnt the refrain and were bellowing it back at her.
  tap | v | strike lightly|light, repeated | Somebody tapped at the window, and the talking stopped.
  content | n | everything that is included | The customs officer tipped the contents of my bag onto the counter.
  draw | n | score is tied | It ended in a draw, which pleased neither manager.
  refuse | v | show unwillingness|refuse to accept | Twice he asked her to dance, and twice she refused.
  pitch | n | sports field | By half-time the pitch looked like a ploughed field.
  sewer | n | waste pipe | The rats come up from the sewers whenever it floods.
  sheet | n | used for writing | He wound a fresh sheet into the typewriter and stared at it until lunch.
  cape | n | like a cloak | She unhooked her cape, shook the snow from it and asked for brandy.
  vessel | n | body fluid | A tiny vessel had burst in her left eye, turning the white bright red.
  tender | v | offer or present|propose a payment|make a tender | Three firms have tendered for the new bridge, all of them well over budget.
  cell | n | prisoner is kept | They moved him to a smaller cell, with no window and a bucket in the corner.
  temple | n | place of worship|edifice devoted | Leave your shoes outside the temple and cover your shoulders.
  plant | n | industrial labor | The plant employs half the town, so nobody complains about the smell.
  pupil | n | learner|young person attending | Of all her pupils, he was the only one who ever practised.
  mouse | n | hand-operated | The mouse isn't responding; try unplugging it.
  plot | n | story that is told | The film looks gorgeous, but the plot makes no sense after the first half-hour.
  bug | n | hidden microphone | They found the bug inside the lamp, still transmitting.
  stable | n | farm building | It was warm in the stable, and the grey was already asleep on her feet.
  date | n | edible fruit | Add the dates and walnuts last, and fold them in gently.
  brief | a | short duration|concise | Keep it brief; the minister has a plane to catch at four.
  capital | n | assets available|wealth in the form | With a little more capital, she could have opened a second shop.
  crane | v | stretch \\(the neck\\) | People at the back were craning to see the bride.
  interest | n | charge for borrowing | At that rate, the interest alone will ruin us within a year.
  seal | n | resinous|stamp affixed|tight and perfect | The seal was broken, so I knew someone had read the letter before me.
  bond | n | connection based on | There's a bond between those two that no quarrel could ever break.
  fair | a | pale or light-colored | Both her sisters were fair, but she had her father's black hair.
  stock | n | liquid in which | Strain the stock and leave it overnight, then lift off the fat.
  file | v | proceed in line | One by one the jurors filed back in, and none of them would look at me.
  branch | n | division of some larger | Our nearest branch closed in January, so now I do everything online.
  palm | n | plant of the family | A single palm gave the only shade for miles.
  tie | v | finish a game with | The two of them tied for third place and shared the prize money.
  trunk | n | compartment in an automobile | The spare tire is in the trunk, under the beach towels.
  pool | v | common fund|pool of people | We pooled what we had, and it came to just under forty pounds.
  mole | n | congenital | You should have that mole looked at; it's changed colour since the summer.
  kid | n | ^young goat | One of the kids had got its horns stuck in the fence and was calling for its mother.
  object | n | goal intended | The object of the exercise is to get everyone talking.
  pen | v | literary work | That night she penned a furious reply, and in the morning she burnt it.
  odd | a | not divisible | There's a little map in the corner of every odd page.
  scale | v | highest point|ladder | They scaled the north face in winter, without oxygen.
  flat | a | lowered in pitch | The choir was beautiful to look at, but half a tone flat by the final hymn.
  current | a | belonging to the present | The current owner has no idea what the painting is worth.
  sharp | a | hardheaded|fine distinctions | My great-aunt is ninety-one and still as sharp as any of us.
  bill | n | statute in draft | The bill passed by just four votes after an all-night debate.
  game | a | willing to face | It's a long climb, but I'm game if you are.
  note | n | pitch and duration | She held the last note so long that people began to clap.
  season | v | lend flavor | Taste it before you season it; the bacon's already quite strong.
  board | v | get on board | We board in twenty minutes, so drink up and find your passport.
  poach | v | hunt illegally | He was caught poaching on the duke's land and spent a month in gaol.
  mean | n | average of n | Throw out the two extreme readings and the mean falls to 4.2.
  whip | n | legislator | The chief whip spent the evening counting heads and didn't like the total.
  sound | a | good judgment | It was sound advice, and I wish I'd taken it.
  cabinet | n | head executive | Two members of the cabinet resigned before breakfast.
  case | n | portable container | He'd lost his trumpet on the train, but luckily his address was inside the case.
  chair | v | act or preside|preside over | Who's going to chair the meeting while she's away?
  fan | n | current of air | It was so hot that we slept with the fan on and every window open.
  charge | v | energize | You'll need to charge it overnight before you use it for the first time.
  cast | n | bandage | The cast comes off on Friday, and she can't wait to scratch.
  exhaust | n | system consisting | The exhaust was hanging off, and you could hear us three streets away.
  gear | n | miscellaneous articles | They left most of their gear at base camp and made a dash for the summit.
  hail | v | call for | She stepped off the kerb and hailed a taxi.
  jet | n | lignite | In mourning, the old queen would wear nothing brighter than jet.
  lock | n | canal | We had to wait at the lock while a narrowboat came through the other way.
  log | n | record of events|messages sent | The captain made no mention of the collision in the log.
  mass | n | celebration of the Eucharist|Protestant Churches\\) the celebr | Her mother still goes to mass every Sunday, whatever the weather.
  mould | n | container into which | The jelly wouldn't come out of the mould, so we ate it with long spoons.
  order | n | people with similar interests|monastic | The monks of that order rise at three and speak only on feast days.
  pack | n | collection of similar things|deck | Shuffle the pack and deal seven each.
  pipe | n | small bowl | Grandfather refilled his pipe and said nothing for a long while.
  rash | a | imprudently|disregard for danger | Don't do anything rash until you've slept on it.
  rest | n | left after | I ate two of them and hid the rest behind the books.
  rock | v | back and forth | With one foot she rocked the cradle, and all the while she went on typing.
  ruler | n | person who rules | A just ruler has no need of so many soldiers.
  stamp | v | walk heavily | He stamped his feet to keep warm and watched the road.
  stick | v | be or become fixed | That drawer always sticks in damp weather.
  strike | n | refusal to work | After nine weeks the strike collapsed, and the miners went back for less than they'd been offered.
  suit | n | playing card | I had nothing left in that suit, so I had to trump my own partner.
  watch | n | period of time \\(4 or 2 | He had the midnight watch, and saw the lights of Lisbon slide past.
  wave | v | hands or nod | She went on waving until the train was out of sight.
  yarn | n | giving an account | Half of it was true, and the other half was just one of his yarns.
  bluff | n | steep bank | From the top of the bluff you could see both arms of the river.
  buckle | v | bend out of shape | The rails had buckled in the heat, and nothing was running south of Crewe.
  compound | v | stronger, or more marked | Her failure to apologise only compounded the problem.
  address | v | speak to|give a speech | She addressed the crowd without notes for nearly an hour.
  harbour | v | maintain \\(a theory|thought or feeling|feeling about | He had harboured a grudge against the family since boyhood.
  relish | v | pleasure from | I don't relish the thought of telling him.
  sage | n | used widely as season | Fry a few leaves of sage in butter until they crisp.
  spell | n | indeterminate length | After a spell in the army he came home and took over the farm.
  sack | v | terminate the employment | If the manager finds out about this, we'll all be sacked.
  tip | n | money given | We left a generous tip, even though the soup was cold.
  trip | v | miss a step | He tripped over the cat and went down the whole flight of stairs.
`;
