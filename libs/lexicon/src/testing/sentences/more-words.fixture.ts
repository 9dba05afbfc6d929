/** Written by somebody else, and not looked at before more words had collocations. `sense-sentences.ts` says what the columns are. */
export const sentencesOfMoreWords = `
  seal | n | marine mammals that come on shore | A fat grey seal lay on the rocks and ate a fish.
  seal | v | make tight; secure against leakage|close with or as if with a seal | She licked the envelope, sealed it and dropped it in the postbox.
  pitch | n | a sports field with predetermined dimensions | Fans ran onto the pitch after the final goal of the match.
  pitch | n | the property of sound that varies | The singer's voice rose to such a high pitch that the dog whined.
  draft | n | a current of air | Please shut the window, there's a cold draft on my neck.
  draft | n | any of the various versions in the development of a written work | The author threw away the first draft of her novel and began again.
  deck | n | any of various platforms built into a vessel | The sailors were scrubbing the deck of the ship at sunrise.
  deck | n | a pack of 52 playing cards | He shuffled the deck and dealt five cards to each player.
  calf | n | young of domestic cattle | The newborn calf stood up beside the cow and drank her milk.
  calf | n | the muscular back part of the shank | The runner stopped and rubbed the cramp in her left calf.
  chest | n | the part of the human torso between the neck|the front of the trunk from the neck | He felt a sharp pain in his chest and could hardly breathe.
  chest | n | box with a lid; used for storage | The pirates buried a wooden chest full of gold on the island.
  column | n | an article giving opinions or perspectives | She writes a weekly column about politics for a London newspaper.
  column | n | a tall vertical cylindrical structure standing upright|a vertical cylindrical structure standing alone | Six marble columns hold up the roof of the ancient Greek temple.
  cabinet | n | a piece of furniture resembling a cupboard|a storage compartment for clothes and valuables | Grandma keeps her best china plates in a glass cabinet in the dining room.
  cabinet | n | persons appointed by a head of state | The president replaced three members of his cabinet after the scandal.
  organ | n | a fully differentiated structural and functional unit in an animal | The skin is the largest organ of the human body.
  organ | n | wind instrument whose sound is produced by means of pipes|an electronic simulation of a pipe organ | An old man played the organ in church while everyone sang hymns.
  plot | n | the story that is told in a novel | The acting was great, but the plot of the film made no sense.
  plot | n | a secret scheme to do something | The guards discovered a plot to kill the king and arrested five nobles.
  volume | n | the magnitude of sound | Could you turn down the volume? The baby is sleeping.
  volume | n | one of a set of several similar publications|consisting of a number of pages bound together | The library has the third volume of the encyclopedia, but the first two are missing.
  trunk | n | a long flexible snout as of an elephant | The elephant lifted its trunk and sprayed water over the tourists.
  trunk | n | compartment in an automobile | We put our suitcases in the trunk of the car and drove off.
  ruler | n | measuring stick consisting of a strip | Use a pencil and a ruler to draw a line ten centimetres long.
  ruler | n | a person who rules or commands | The cruel ruler of that country was overthrown by his own army.
  branch | n | a division of a stem, or secondary stem | The cat climbed the oak and sat on the highest branch.
  branch | n | a division of some larger or more complex organization | The company opened a new branch in Tokyo with forty employees.
  tank | n | an enclosed armored military vehicle | Soldiers jumped out of the burning tank after a shell hit it.
  tank | n | vessel for holding gases or liquids|as much as a tank will hold | The petrol tank is almost empty, so let's stop at the next station.
  jam | n | preserve of crushed fruit | He spread butter and strawberry jam on his toast.
  jam | v | get stuck and immobilized | Oh no, the printer has jammed again and my report is due.
  racket | n | a loud and disturbing noise|the auditory experience of sound that lacks musical quality | Stop that awful racket, I'm trying to work in here!
  racket | n | a sports implement | She swung her racket and hit the tennis ball over the net.
  mole | n | small velvety-furred burrowing mammal | A mole has dug tunnels under our lawn and left little heaps of earth.
  mole | n | a small congenital pigmented spot on the skin | She has a small brown mole on her cheek, just above her lip.
  pupil | n | a learner who is enrolled|a young person attending school | Every pupil in the class got a good mark in the maths test.
  pupil | n | the contractile aperture in the center of the iris | In bright light, the pupil of your eye becomes smaller.
  stroke | n | a sudden loss of consciousness resulting when the rupture | After his stroke, my grandfather could not move his left arm or speak.
  stroke | v | touch lightly and repeatedly | The little girl gently stroked the cat until it began to purr.
  temple | n | place of worship consisting of an edifice | Monks in orange robes were praying inside the Buddhist temple.
  temple | n | the flat area on either side of the forehead | She had a headache and rubbed her temples with her fingertips.
  litter | n | the offspring at one birth | Our dog had a litter of six puppies last night.
  litter | n | rubbish carelessly dropped or left about | Volunteers picked up bottles, cans and other litter from the beach.
  lock | n | a fastener fitted to a door or drawer | He put the key in the lock, but the door would not open.
  lock | n | a strand or cluster of hair | She pushed a lock of blond hair away from her eyes.
  spell | n | a verbal formula believed to have magical force|a psychological state induced by | The witch cast a spell and turned the prince into a frog.
  spell | v | write or name the letters|orally recite the letters of | Sorry, how do you spell your last name, with one L or two?
  cricket | n | leaping insect; male makes chirping noises | On warm nights we can hear a cricket chirping in the grass.
  cricket | n | a game played with a ball and bat | England beat India at cricket by three wickets on Sunday.
  horn | n | one of the bony outgrowths on the heads|any hard protuberance from the head | The angry bull lowered its head and caught the man with one horn.
  horn | n | a device on an automobile for making a warning noise|a noise made by the driver of an automobile|an alarm device that makes a loud warning sound | The taxi driver sounded his horn at a cyclist who ran the red light.
  virus | n | ultramicroscopic infectious agent | Flu is caused by a virus, so antibiotics will not help you.
  virus | n | a software program capable of reproducing itself | I opened a strange attachment and a virus deleted all my files.
  vessel | n | a craft designed for water transportation | The coast guard rescued the crew of a fishing vessel in the storm.
  vessel | n | a tube in which a body fluid circulates | Smoking can damage a blood vessel in the heart or brain.
  degree | n | a unit of temperature on a specified scale | It was forty degrees in the shade, too hot to go outside.
  degree | n | an award conferred by a college or university | She has a degree in physics from the University of Edinburgh.
  toast | n | slices of bread that have been toasted | For breakfast I had scrambled eggs on toast and a cup of tea.
  toast | n | a drink in honor of or to the health | The best man raised his glass and proposed a toast to the bride and groom.
  tissue | n | a soft thin .usually translucent. paper | Here, take a tissue and blow your nose.
  tissue | n | part of an organism consisting of an aggregate of cells | The surgeon removed some of the damaged lung tissue during the operation.
  stall | n | a booth where articles are displayed for sale | We bought fresh vegetables from a stall at the market.
  stall | v | come to a stop|cause an engine to stop | The engine stalled at the traffic lights and I couldn't restart it.
  cast | n | the actors in a play | After the musical, the whole cast came back on stage to bow.
  cast | n | bandage consisting of a firm covering | He broke his leg skiing and had it in a cast for six weeks.
  cell | n | a room where a prisoner is kept | The thief spent the night locked in a police cell.
  cell | n | the basic structural and functional unit of all organisms | Under the microscope we saw a plant cell divide into two.
  lap | n | the upper side of the thighs of a seated person | The toddler sat on his grandmother's lap while she read him a story.
  lap | n | movement once around a course | Hamilton overtook two cars on the last lap and won the race.
  trial | n | the determination of a person's innocence or guilt | He is on trial for murder and the jury will decide tomorrow.
  trial | n | the act of testing something|trying something to find out about it|the act of undergoing testing | The new vaccine was safe in a clinical trial with three thousand volunteers.
  subject | n | a branch of knowledge | History was my favourite subject at school, but I hated chemistry.
  subject | n | a person who is subjected to experimental | Each subject in the sleep experiment was paid fifty dollars by the researchers.
  character | n | an imaginary person represented in a work of fiction | Sherlock Holmes is the most famous character in detective fiction.
  character | n | a written symbol that is used to represent speech | Your password must be at least eight characters long.
  settle | v | take up residence and become established|become settled or established and stable in one's residence|establish or develop as a residence | His family left Ireland in 1850 and settled in Boston.
  settle | v | bring to an end; settle conclusively|come to terms|end a legal dispute | The two companies finally settled their dispute over the patent last week.
  miss | v | feel or suffer from the lack of | I miss my parents so much since I moved abroad.
  miss | v | fail to reach | Hurry up, or we will miss the last train home!
  fire | v | terminate the employment of | The boss fired him because he was late every day.
  fire | v | start firing a weapon|cause to go off|go off or discharge | The policeman fired two shots at the escaping robber but missed.
  observe | v | watch attentively|observe with care or pay close attention|follow with the eyes or the mind | The scientist hid behind a tree to observe the gorillas for hours.
  observe | v | behave as expected during of holidays or rites|show respect towards|conform one's action or practice to|stick to correctly or closely | Muslims around the world observe Ramadan by fasting from dawn to sunset.
  dismiss | v | terminate the employment of | Two nurses were dismissed from their jobs for stealing medicine.
  dismiss | v | bar from attention or consideration | The minister dismissed the rumours as complete nonsense.
  recall | v | recall knowledge from memory|call to mind | I can't recall her name, but I remember her face.
  recall | v | make unavailable; bar from sale or distribution|cause to be returned | The car maker had to recall 50,000 vehicles because of faulty brakes.
  address | n | the place where a person or organization can be found|written directions for finding some location | Write your name and address here so we can deliver the parcel.
  address | v | give a speech to|speak to | The president will address the nation on television tonight at eight.
  entertain | v | provide entertainment for | The clown entertained the children with tricks and balloon animals.
  entertain | v | take into consideration, have in view|maintain .a theory, thoughts, or feelings. | She would never entertain the idea of selling the family farm.
  grasp | v | hold firmly | He grasped the rope with both hands and pulled himself up.
  grasp | v | get the meaning of something | I read the chapter twice but couldn't grasp the theory of relativity.
  contract | n | a binding agreement between two or more persons | The footballer signed a two-year contract with Real Madrid.
  contract | v | be stricken by an illness | She contracted malaria while she was travelling in West Africa.
  reflect | v | reflect deeply on a subject | Take some time to reflect on your mistakes before you decide.
  reflect | v | to throw or bend back|be bright by reflecting or casting light | White walls reflect sunlight and keep the house cool.
  file | n | a set of related records | The detective took the suspect's file and read the reports inside.
  file | v | smooth with a file | She was filing her nails and painting them bright red.
  shed | n | an outbuilding with a single story | Dad keeps the lawnmower and his tools in the garden shed.
  shed | v | cast off hair, skin, horn, or feathers|get rid of | Snakes shed their old skin several times a year as they grow.
  swallow | n | small long-winged songbird | A swallow built its nest under our roof and flew south in autumn.
  swallow | v | pass through the esophagus as part of eating | My throat is so sore that it hurts to swallow food.
  leave | n | the period of time during which you are absent from work | My colleague is on maternity leave until next March.
  leave | v | go away from a place|move out of or depart from | We have to leave the house at six to catch our flight.
  raise | v | look after a child until it is an adult | After her husband died, she raised three children on her own.
  raise | v | raise from a lower to a higher position|move upwards | If you know the answer, please raise your hand.
  board | n | a committee having supervisory powers | The board of directors voted to close two of the firm's factories.
  board | v | get on board of | Passengers for flight 210 to Rome may now board the plane.
  bug | n | general term for any insect|insects with sucking mouthparts | Help, there's a big green bug crawling up your sleeve!
  bug | n | a fault or defect in a computer program | The programmers fixed a bug that made the app crash on startup.
  host | n | a person who invites guests to a social event | Our host welcomed us at the door and offered us some wine.
  host | n | an animal or plant that nourishes and supports a parasite | The parasite lives inside its host and feeds on its blood.
  drill | n | a tool with a sharp point and cutting edges | I need an electric drill to make holes in this wall.
  drill | n | systematic training by multiple repetitions | During the fire drill, all the students practised leaving the building calmly.
  treat | v | provide treatment for | The doctor treated her infection with antibiotics for ten days.
  treat | v | interact in a certain way|regard or consider in a specific way | They treat their maid like a slave and never thank her.
  fine | n | money extracted as a penalty | I had to pay a ninety-dollar fine for speeding.
  fine | a | being satisfactory or in satisfactory condition | Don't worry about me, I'm fine, it was only a small fall.
  sharp | a | having or made by a thin edge or sharp point|ending in a sharp point | Be careful with that knife, it's very sharp and could cut you.
  sharp | a | marked by practical hardheaded intelligence|having or demonstrating ability to recognize or draw fine distinctions | At ninety, grandma still has a sharp mind and beats everyone at chess.
  tender | a | easy to cut or chew | The steak was so tender that I hardly needed a knife.
  tender | a | having or displaying warmth or affection|given to sympathy or gentleness or sentimentality | He gave his sleeping daughter a tender kiss on the forehead.
  sound | n | the particular auditory effect produced by a given cause|the subjective sensation of hearing something|the sudden occurrence of an audible event | I heard the sound of breaking glass from the kitchen.
  sound | a | exercising or showing good judgment|logically valid | My lawyer always gives me sound advice, so I trust her.
  rich | a | possessing material wealth | The rich banker owns two yachts and a castle in France.
  rich | a | containing plenty of fat, or eggs, or sugar|marked by richness and fullness of flavor | The chocolate cake was too rich for me, full of butter and cream.
  mean | a | characterized by malice | The mean girls at school laughed at her and called her fat.
  mean | v | denote or connote|mean or intend to express | What does the word "gato" mean in English?
  bright | a | emitting or reflecting light readily|having lots of light | The bright sun hurt my eyes, so I put on dark glasses.
  bright | a | characterized by quickness and ease in learning | She is a bright student who learned to read at three.
  fair | a | free from favoritism or self-interest or bias | It isn't fair that he got more cake than me!
  fair | n | a traveling show; having sideshows|a competitive exhibition of farm products|a sale of miscellany | At the fair the kids rode the merry-go-round and ate candy floss.
  flat | n | a suite of rooms usually on one floor | They rent a two-bedroom flat on the fifth floor in Paris.
  flat | a | having a surface without slope|horizontally level | Holland is so flat that cycling there is easy, with no hills at all.
  dull | a | so lacking in interest as to cause mental weariness|lacking in liveliness or animation | The lecture was so dull that half the audience fell asleep.
  dull | a | not having a sharp edge or point | This knife is too dull to cut a tomato, please sharpen it.
  dry | a | free from liquid or moisture | Take off those wet socks and put on a dry pair.
  dry | a | humorously sarcastic or mocking | I love his dry sense of humour, he jokes without ever smiling.
  rough | a | having or caused by an irregular surface | His hands were rough and scratchy after years of farm work.
  rough | a | not quite exact or correct | Can you give me a rough estimate of how much it will cost?
  grave | n | a place for the burial of a corpse | Every Sunday the widow puts flowers on her husband's grave.
  grave | a | causing fear or anxiety by threatening great harm|of great gravity or crucial import | The hostages are in grave danger, and we must act now.
  faint | v | pass out from weakness | She fainted at the sight of blood and fell to the floor.
  faint | a | deficient in magnitude; barely perceptible|lacking clarity or distinctness | We heard a faint cry for help from somewhere far away.
  cross | v | travel across or pass over | Look both ways before you cross the street.
  cross | a | annoyed and irritable | Mum was cross with me because I broke her favourite vase.
  hard | a | resisting weight or pressure | The bread was as hard as a rock and I couldn't bite it.
  hard | a | not easy; requiring great physical or mental effort | The exam was so hard that only two students passed it.
  pretty | a | pleasing by delicacy or grace | The bride looked so pretty in her white dress that everyone stared.
  pretty | r | to certain extent or degree | It's getting pretty late, so we should probably go home.
  odd | a | not divisible by two | Three, five and seven are odd numbers, but eight is not.
  odd | a | beyond or deviating from the usual or expected|not easily explained | That's odd, I locked this door and now it's wide open.
  critical | a | marked by a tendency to find and call attention to errors | My mother is so critical that she complains about everything I wear.
  critical | a | being in or verging on a state of crisis or emergency | The driver is in critical condition in hospital and may not survive.
  still | r | with reference to action or condition; without change | It was raining this morning and it is still raining now.
  still | a | not in physical motion | Keep your head still while I cut your hair.
  late | a | after the expected or usual time; delayed|being or occurring at an advanced period of time | I'm sorry I'm late, my bus broke down on the bridge.
  late | a | having died recently | She visits the grave of her late husband every Sunday.
`;
