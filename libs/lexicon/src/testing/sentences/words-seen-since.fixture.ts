/** Written by somebody else, and read before the collocations were mended. `sense-sentences.ts` says what the columns are. */
export const sentencesOfWordsSeenSince = `
  chest | n | the part of the human torso between the neck|the front of the trunk from the neck | He felt a strong pain in his chest and called an ambulance.
  chest | n | box with a lid|furniture with drawers | Grandma keeps the old blankets in a wooden chest under the window.
  degree | n | an award conferred by a college | She got her degree in biology after four years at university.
  degree | n | a unit of temperature | Tomorrow will be five degrees colder, so take a warm coat.
  draft | n | any of the various versions | The first draft of her essay was full of spelling mistakes.
  draft | n | a current of air | Shut the window, please, I can feel a cold draft on my neck.
  coach | n | someone in charge of training|a person who gives private instruction | The coach shouted at his players from the side of the pitch.
  coach | n | a vehicle carrying many passengers | Our coach broke down on the motorway, and all the passengers had to get off.
  column | n | an article giving opinions | She writes a weekly column about food for the local newspaper.
  column | n | a tall vertical cylindrical structure|a vertical cylindrical structure standing alone | Twelve marble columns hold up the roof of the ancient palace.
  issue | n | one of a series published periodically | I read about that actor in last month's issue of the magazine.
  issue | n | an important question that is in dispute|some situation or event that is thought about | For most voters, housing will be the main issue in this election.
  racket | n | a loud and disturbing noise|sound that is a disagreeable auditory experience | Who is making that terrible racket upstairs in the middle of the night?
  racket | n | a sports implement | He threw his racket on the ground after losing the first set.
  deck | n | a pack of 52 playing cards | She shuffled the deck and gave each of us seven cards.
  deck | n | any of various platforms built into a vessel | The passengers stood on deck and waved as the ship left the harbour.
  court | n | a specially marked horizontal area within which a game is played | The two tennis players shook hands and walked off the court.
  court | n | to conduct judicial business|a room in which a lawcourt sits|a tribunal that is presided over | He has to appear in court next week for stealing a motorbike.
  cell | n | a room where a prisoner is kept | The guard locked the thief in his cell for the night.
  cell | n | the basic structural and functional unit of all organisms | Under the microscope you could see each cell divide into two.
  tip | n | a relatively small amount of money given for services | We left the waitress a big tip because she was so friendly.
  tip | n | the extreme end of something|a V shape | He touched the hot soup with the tip of his tongue.
  branch | n | a division of a stem|a part of a forked or branching shape | The cat climbed onto the highest branch and couldn't get down.
  branch | n | a division of some larger or more complex organization | The bank is closing its branch in our village next month.
  story | n | a piece of fiction|a message that tells the particulars | The children begged for one more story before they went to sleep.
  story | n | a structure consisting of a room or set of rooms | The new office tower will be forty stories high.
  stall | n | a booth where articles are displayed for sale | She sells cheese and honey at a stall in the market.
  stall | v | come to a stop|cause an engine to stop | The old van stalled at the traffic lights and wouldn't start again.
  cast | n | the actors in a play | After the play, the whole cast came back on stage and bowed.
  cast | n | bandage consisting of a firm covering | The doctor will take the cast off my broken arm on Monday.
  volume | n | the magnitude of sound | Turn down the volume on the TV, the baby is sleeping.
  volume | n | a publication that is one of a set|physical objects consisting of a number of pages | The third volume of the encyclopedia is missing from the shelf.
  temple | n | the flat area on either side of the forehead | His hair was going grey at the temples, but his beard was black.
  temple | n | place of worship|an edifice devoted to special or exalted purposes | Monks in orange robes were praying inside the temple.
  stage | n | a large platform on which people can stand | The singer walked onto the stage, and the crowd went wild.
  stage | n | any distinct time period in a sequence|a specific identifiable position in a continuum | This illness is easy to cure if doctors find it at an early stage.
  scale | n | a measuring instrument for weighing | According to the bathroom scale, I have gained three kilos since Christmas.
  scale | n | an ordered reference standard|an indicator having a graduated sequence | How bad is the pain, on a scale from one to ten?
  joint | n | the point of connection between two bones | Cold weather makes all the joints in her fingers hurt.
  joint | a | united or combined|affecting or involving two or more | The two presidents gave a joint press conference after their meeting.
  panel | n | a group of people gathered for a special purpose|a committee appointed to judge | A panel of four experts answered questions from the audience.
  panel | n | sheet that forms a distinct | One of the wooden panels in the door was cracked.
  spot | n | a blemish made by dirt|a small contrasting part of something|a small piece or quantity | There is a spot of tomato sauce on your white shirt.
  spot | v | catch sight of|detect with the senses | I spotted her in the crowd because of her bright red hat.
  term | n | a word or expression used for some particular thing | Doctors often use Latin terms that their patients don't understand.
  term | n | a limited period of time | He failed two exams at the end of the summer term.
  plot | n | the story that is told in a novel | The acting was great, but I couldn't follow the plot of the film.
  plot | n | a secret scheme | Five officers were arrested for their part in a plot to kill the king.
  character | n | an imaginary person represented in a work of fiction|an actor's portrayal | My favourite character in the book is the old wizard.
  character | n | a written symbol | Your password must be at least eight characters long.
  shade | n | relative darkness caused by light rays | It's boiling out here, let's sit in the shade of that tree.
  shade | n | a quality of a given color | They painted the kitchen a lovely shade of green.
  stroke | n | a sudden loss of consciousness | Since his stroke last year, Grandpa can't move his left arm.
  stroke | n | a mark made on a surface by a pen | With a few quick strokes of her brush she painted a horse.
  resort | n | a hotel located in a resort area|a frequently visited place | They spent their honeymoon at an expensive resort by the sea.
  resort | n | something or someone turned to|act of turning to for assistance | We'll ask my parents for money only as a last resort.
  gift | n | natural abilities or qualities | That boy has a real gift for music; he learned the piano in weeks.
  gift | n | something acquired without compensation | She wrapped the gift in gold paper and hid it until his birthday.
  dish | n | a particular item of prepared food | The most popular dish on our menu is chicken with rice.
  dish | n | a piece of dishware | It's your turn to wash the dishes tonight.
  bill | n | an itemized statement of money owed | Our electricity bill was twice as high as last winter.
  bill | n | a statute in draft | Parliament voted against a bill that would ban smoking in cars.
  cabinet | n | a piece of furniture resembling a cupboard | She took two glasses from the cabinet and poured the wine.
  cabinet | n | persons appointed by a head of state | The prime minister fired three members of his cabinet yesterday.
  capital | n | a seat of government | Many people think that Sydney is the capital of Australia.
  capital | n | assets available for use in the production|wealth in the form of money or property | They didn't have enough capital to open a second restaurant.
  sole | n | the underside of footwear | The sole of my left shoe has a hole in it.
  sole | a | being the only one|not divided or shared with others | A six-year-old girl was the sole survivor of the plane crash.
  miss | v | feel or suffer from the lack of | I love living abroad, but I really miss my family.
  miss | v | fail to reach or get to | Hurry up, or we'll miss the last bus home.
  raise | v | look after a child until it is an adult | After her husband died, she raised three sons alone.
  raise | v | raise from a lower to a higher position|move upwards | Please raise your hand if you know the answer.
  cover | v | form a cover over|provide with a covering|spread over a surface | By morning, thick snow covered all the cars in the street.
  cover | v | protect by insurance|provide for|be sufficient to meet | My travel insurance doesn't cover skiing accidents.
  lie | v | tell an untruth | He lied to the police about where he had been that night.
  lie | v | be in a horizontal position|assume a reclining position | She was lying on the sofa with a blanket over her legs.
  operate | v | perform surgery on | Surgeons operated on his heart for six hours.
  operate | v | handle and cause to function | You need a special licence to operate this kind of machine.
  appreciate | v | recognize with gratitude | Thanks for coming so quickly, I really appreciate your help.
  appreciate | v | gain in value | House prices fell, but gold appreciated by ten percent last year.
  observe | v | watch attentively|observe with care|follow with the eyes | Hidden behind a rock, the scientists observed the lions for hours.
  observe | v | behave as expected during of holidays|conform one's action or practice to|show respect towards | Her family is Jewish, but they don't observe all the religious holidays.
  address | n | the place where a person or organization can be found|written directions for finding some location | Give me your address and I'll send you a postcard.
  address | v | give a speech to|speak to | The president will address the nation on television this evening.
  settle | v | settle conclusively|end a legal dispute|come to terms | The two neighbours finally settled their argument about the fence.
  settle | v | take up residence|form a community|establish or develop as a residence|in one's residence or life style | His grandparents left Italy and settled in Argentina in 1920.
  recall | v | recall knowledge from memory|call to mind | I know her face, but I can't recall her name.
  recall | v | make unavailable|cause to be returned|summon to return | The company recalled thousands of cars because of a problem with the brakes.
  reflect | v | show an image of|throw or bend back | The snowy mountains were reflected in the calm water of the lake.
  reflect | v | reflect deeply on a subject | On the long flight home he had time to reflect on his mistakes.
  catch | v | reach in time | If we leave now, we can still catch the nine o'clock train.
  catch | v | contract | You'll catch a cold if you go out with wet hair.
  fire | v | terminate the employment | My boss fired me because I was late three times.
  fire | v | start firing a weapon|cause to go off|go off or discharge | The robber fired two shots at the policeman but missed.
  charge | v | set or ask for a certain price|demand payment|enter a certain amount as a charge | The hotel charges ten euros a night for parking.
  charge | v | file a formal charge|make a claim of wrongdoing | Police have charged a local man with the murder of his neighbour.
  crash | v | stop operating | My laptop crashed just before I could save my essay.
  crash | v | undergo damage or destruction on impact|fall or come down violently|cause to crash | Their car crashed into a tree, but luckily nobody was hurt.
  draw | v | represent by making a drawing|engage in drawing|make a mark or lines | My little brother drew a dinosaur on the kitchen wall.
  draw | v | move or pull so as to cover or uncover | She drew the curtains and turned on the lamp.
  execute | v | kill as a means of socially sanctioned punishment | The queen was found guilty of treason and executed the next morning.
  execute | v | put in effect|carry out or perform an action | It was a clever plan, but the team executed it badly.
  entertain | v | provide entertainment for | A clown entertained the kids while the parents drank coffee.
  entertain | v | take into consideration|maintain .a theory | He never entertained the idea of leaving his hometown.
  grasp | v | hold firmly | The old woman grasped my arm so that she wouldn't fall.
  grasp | v | get the meaning of something | He was too young to grasp why his parents were getting divorced.
  promote | v | give a promotion to | She was promoted to manager after only two years in the company.
  promote | v | make publicity for | The author is visiting bookshops all over the country to promote her new novel.
  release | v | grant freedom to | After twenty years in prison, he was released last Friday.
  release | v | prepare and issue for public distribution | The band will release their new album in September.
  treat | v | provide treatment for|subject to a process or treatment | Doctors treated him for burns on his hands and face.
  treat | v | provide with choice or abundant food|provide with a gift | Put your wallet away, I'm treating you to dinner tonight.
  decline | v | grow smaller|grow worse|go down in value | The number of bees has declined sharply over the last thirty years.
  decline | v | refuse to accept|show unwillingness towards | He offered her a lift home, but she politely declined.
  dismiss | v | end one's encounter with somebody | The teacher dismissed the class ten minutes early because of the storm.
  dismiss | v | bar from attention or consideration|cease to consider | My father dismissed the idea as stupid and refused to discuss it.
  fix | v | restore by replacing a part | Can you fix my bike? The chain is broken.
  fix | v | set or place definitely|decide upon or fix definitely | They're engaged, but they haven't fixed a date for the wedding yet.
  shoot | v | hit with a missile|kill by firing a missile | The hunter shot a deer and carried it home.
  shoot | v | make a film or photograph|record on photographic film | Most scenes of the movie were shot in New Zealand.
  pass | v | go successfully through a test | She passed her driving test on the third try.
  pass | v | place into the hands or custody of|cause to pass | Could you pass me the salt, please?
  sharp | a | having or made by a thin edge or sharp point|ending in a sharp point | Careful with that knife, the blade is really sharp.
  sharp | a | very sudden and in great amount | Shoppers are angry about the sharp rise in food prices.
  light | a | of comparatively little physical weight|designed for ease of movement | The tent is so light that you can carry it all day.
  light | a | relatively small amount of coloring agent | He wore dark trousers and a light blue shirt.
  mean | v | denote or connote|mean or intend to express | Excuse me, what does this word mean in English?
  mean | a | characterized by malice|an ignoble lack of honor | Don't be mean to your little sister, you made her cry!
  fair | a | free from favoritism | It's not fair that he got two cookies and I got one.
  fair | a | pale or light-colored | All their children have fair hair and pale skin.
  poor | a | having little money|characterized by or indicating poverty | His family was too poor to buy him schoolbooks.
  poor | a | deserving or inciting pity | The poor little dog had been waiting in the rain all night.
  dull | a | so lacking in interest|lacking in liveliness | The lecture was so dull that half of the students fell asleep.
  dull | a | not having a sharp edge | You can't cut tomatoes with such a dull knife.
  bright | a | characterized by quickness and ease in learning | She's a bright student who always gets the best marks.
  bright | a | emitting or reflecting light|having lots of light | Put on your sunglasses, the sun is very bright today.
  rough | a | having or caused by an irregular surface | Years of farm work had made his hands rough and hard.
  rough | a | not quite exact | Can you give me a rough idea of how much it will cost?
  tender | a | easy to cut or chew | Cook the beef slowly for three hours until it is tender.
  tender | a | given to sympathy or gentleness|having or displaying warmth | The mother gave her sleeping baby a tender kiss.
  funny | a | provoking laughter | Her jokes were so funny that my stomach hurt from laughing.
  funny | a | beyond or deviating from the usual|not as expected | That's funny, I'm sure I locked this door last night.
  late | a | after the expected or usual time|occurring at an advanced period of time | Sorry I'm late, I got stuck in traffic.
  late | a | having died recently | This ring belonged to my late grandmother, who died in March.
  critical | a | a tendency to find and call attention to errors | My mother-in-law is very critical of the way I cook.
  critical | a | being in or verging on a state of crisis | Two victims of the crash are still in critical condition in hospital.
  free | a | costing nothing | On Sundays the museum is free, so you don't need a ticket.
  free | a | not taken up by scheduled activities | Are you free on Friday, or do you have to work?
  rich | a | possessing material wealth | He became so rich that he bought his own island.
  rich | a | containing plenty of fat|richness and fullness of flavor | This chocolate cake with cream is too rich for me.
  steep | a | having a sharp inclination|of a slope | The hill was so steep that we had to push our bikes.
  steep | a | greatly exceeding bounds of reason | Nine euros for a small coffee? That's a bit steep!
  delicate | a | easily broken or damaged|susceptible to injury | These old glasses are very delicate, so wash them by hand.
  delicate | a | difficult to handle; requiring great tact | Money is a delicate subject in our family, so nobody mentions it.
  pretty | r | to certain extent or degree | The film was pretty good, but the book is better.
  pretty | a | pleasing by delicacy or grace | She looked very pretty in her yellow summer dress.
  just | r | only a moment ago|exactly at this moment|only a very short time before | You can't speak to him, he has just left the office.
  just | a | legally or ethically right|fair to all parties|free from favoritism|of moral excellence | The people loved their king because he was wise and just.
  flat | n | a suite of rooms | Three students share a small flat on the fifth floor.
  flat | a | having lost effervescence | Someone left the bottle open, and now the cola is flat.
`;
