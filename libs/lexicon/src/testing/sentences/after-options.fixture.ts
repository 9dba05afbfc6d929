/** Written after all others, and before anybody asked what is chosen for them. `sense-sentences.ts` says what the columns are. */
export const sentencesAfterOptions = `
  trunk | n | luggage | Her grandmother kept the old letters in a trunk in the attic.
  trunk | n | snout | The baby elephant drank water through its trunk.
  draft | n | preliminary|version|sketch | I sent my editor the first draft of the novel.
  current | n | electric | The current in this wire is strong enough to kill you.
  current | a | present time | Our current manager is leaving in June.
  mine | n | excavation | Her father worked in a coal mine all his life.
  mine | n | explosive | The ship hit a mine and sank within minutes.
  organ | n | instrument|pipe | Someone was playing the organ as the bride walked into the church.
  palm | n | plant|tree | We lay under a palm on the beach and drank coconut milk.
  plot | n | secret|scheme | The police uncovered a plot to kill the president.
  ruler | n | person who rules | The cruel ruler was driven out of his country by the army.
  sentence | n | judgment|punishment|prison | The thief got a sentence of four years.
  stroke | n | brain|blood|consciousness | After his stroke he could not speak for months.
  stroke | v | touch lightly | She stroked the cat until it fell asleep.
  suit | v | enhance|agreeable|befit|appearance | Green really suits you: it brings out your eyes.
  tank | n | vessel | The petrol tank of our car is almost empty.
  tie | n | score|contest|equality | The match ended in a tie, two goals each.
  toast | n | in honor | The best man proposed a toast to the happy couple.
  volume | n | publication|pages | The second volume of his diary was published last year.
  shed | v | cast off|hair, skin | The snake sheds its skin several times a year.
  drill | n | training|repetition|practice | We had a fire drill at school, and everyone walked out calmly.
  file | n | records | I saved the file on my desktop.
  flat | n | rooms | They rent a small flat on the third floor.
  kid | n | young goat | The goat and her kid were eating grass behind the barn.
  lean | a | excess|fat | Buy some lean meat without any fat on it.
  litter | n | rubbish | People leave so much litter in the park after a picnic.
  litter | n | offspring|born | Our dog had a litter of six puppies.
  mean | a | malice|ignoble|selfish | It was mean of you to laugh at her accent.
  mint | n | leaves|plant | Add some fresh mint to the lamb sauce.
  nail | n | horny|digit | She broke a nail while opening the can.
  pool | n | water | The children splashed about in the pool all afternoon.
  punch | n | mixed drink | There was a bowl of fruit punch on the table at the party.
  rash | n | skin | The baby has a red rash on her legs.
  rash | a | prudent|prudence|caution | Marrying him after one week was a rash decision.
  rear | v | until it is an adult | She reared five children on her own.
  refuse | n | discarded | The refuse is collected every Monday morning.
  sole | n | underside | There is a hole in the sole of my left shoe.
  strike | n | refusal to work | The bus drivers are on strike for higher pay.
  tip | n | money | We left the waiter a good tip.
  vault | n | strongroom|valuables|safekeeping | The gold is kept in a vault under the bank.
  vessel | n | tube | A blood vessel burst in his eye.
`;
