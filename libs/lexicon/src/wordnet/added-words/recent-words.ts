/** Words that are younger than WordNet: rows as {@link AddedWords} reads them. Written for this project. */
export const recentWords = `
smartphone | noun | phone | a small device in the pocket for calls, messages, pictures and the internet | She looked for the way on her smartphone.
tablet_computer | noun | screen | a flat portable device without keys, larger than a phone | The nurse wrote the results on a tablet computer.
influencer | noun | influencer | somebody whom many people follow on the internet, and who is paid to praise products | The influencer showed her new shoes to a million followers.
vlogger | noun | influencer | somebody who regularly publishes films about their life on the internet | The vlogger filmed his breakfast.
vlog | noun | vlog | a series of personal films that somebody publishes on the internet | Her vlog is about life on a farm.
livestream | noun | podcast | pictures and sound of an event, sent over the internet while it happens | Thousands watched the livestream of the wedding.
hashtag | noun | hashtag | a word after the sign # that marks the subject of a message | People shared photographs of the storm with one hashtag.
selfie | noun | selfie | a picture that somebody takes of himself or herself, mostly with a phone | They took a selfie in front of the tower.
emoji | noun | emoji | a tiny picture, such as a face, in a written message | He answered with a single emoji.
username | noun | login | the name under which somebody is known to a website | Choose a username that is easy to remember.
login | noun | login | the act, or the data, with which somebody enters a protected website | My login did not work after the holidays.
passcode | noun | login | secret digits that open a device or a door | He forgot the passcode of his phone.
chatbot | noun | chatbot | a program that talks with people in writing or speech | The bank's chatbot could not answer my question.
deepfake | noun | deepfake | a false film or picture, made by a computer, in which somebody seems to say or do something | The speech turned out to be a deepfake.
ransomware | noun | malware | a harmful program that locks files until somebody pays | The hospital was attacked with ransomware.
phishing | noun | phishing | the crime of stealing secrets by messages that seem to come from a bank or a friend | The course teaches how to recognize phishing.
paywall | noun | paywall | a barrier on a website that only lets in those who have bought access | The article is behind a paywall.
crowdfunding | noun | crowdfunding | raising money for a plan by asking very many people for small sums | They paid for the film by crowdfunding.
cryptocurrency | noun | crypto | digital money without a central bank | He lost his savings in a cryptocurrency.
bitcoin | noun | crypto | the first and best known digital money without a central bank | The thieves wanted to be paid in bitcoin.
blockchain | noun | blockchain | a shared digital record whose entries cannot be changed later | The company keeps its contracts in a blockchain.
homeschooling | noun | homeschooling | teaching children in the family and not in a class | Homeschooling is forbidden in some countries.
staycation | noun | staycation | a holiday that somebody spends at home or near it | This summer we had a staycation in our garden.
glamping | noun | staycation | holidays in comfortable tents with good beds | They tried glamping beside a lake.
ebook | noun | ebook | a text of many pages that one reads on a screen | The novel also appeared as an ebook.
audiobook | noun | ebook | a recording of somebody who reads a long text aloud | We heard an audiobook on the motorway.
binge-watching | noun | binge | seeing many parts of a series one after the other | The weekend was ruined by binge-watching.
spoiler_alert | noun | spoiler | a warning that the end of a story is about to be told | The review begins with a spoiler alert.
esports | noun | gamer | contests in computer games before spectators | The stadium was full for the final of the esports.
smartwatch | noun | wearable | a tiny computer on the wrist that also tells the time | His smartwatch counts his steps.
e-cigarette | noun | vape | a device that makes steam for people who want to give up tobacco | She changed to an e-cigarette.
quadcopter | noun | drone | a small flying machine with four rotors and no pilot on board | The quadcopter filmed the roof.
dashcam | noun | dashcam | a device that films the road through the front window of a vehicle | The dashcam recorded the accident.
satnav | noun | satnav | a device that tells drivers the way, with the help of signals from space | The satnav led us to a field.
carsharing | noun | carpool | a service from which people rent a vehicle for a short time | There is carsharing in our street.
plug-in_hybrid | noun | hybrid | a vehicle with two kinds of engine whose battery is charged from the mains | They bought a plug-in hybrid.
microplastic | noun | microplastic | tiny pieces of artificial material in water and soil | Fish with microplastic in them were found everywhere.
upcycling | noun | upcycling | making something better out of old things that would be thrown away | The lamp was made by upcycling.
fact-checking | noun | factcheck | finding out whether what somebody has said is true | The newspaper has a team for fact-checking.
clickbait | noun | clickbait | headlines that promise too much so that people open a page | The title was pure clickbait.
cyberbullying | noun | cyberbullying | hurting somebody again and again by messages on the internet | The school has rules against cyberbullying.
mansplaining | noun | mansplaining | a man's way of telling a woman, as if she knew nothing, what she knows | She stopped his mansplaining with one question.
social_distancing | noun | lockdown | keeping far enough from others so that an illness does not spread | The shop asked for social distancing.
energy_drink | noun | energydrink | a sweet liquid with much caffeine | He drank an energy drink before the exam.
food_truck | noun | foodtruck | a vehicle from which meals are sold in the street | We ate tacos from a food truck.
flat_white | noun | flatwhite | strong coffee with a thin layer of hot milk | She ordered a flat white.
barista | noun | flatwhite | somebody who makes coffee in a café | The barista drew a leaf in the foam.
smoothie_bowl | noun | foodtruck | thick mixed fruit that is eaten with a spoon | Breakfast was a smoothie bowl.
`;
