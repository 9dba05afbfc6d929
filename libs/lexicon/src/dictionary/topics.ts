import { stem } from '../text/stemming.js';

/** The words that tell what a text is about, one subject a line. A word can belong to several. */
const subjects = `
  sport game team player match score goal win league ball football soccer tennis baseball basketball golf cricket hockey referee coach athlete race champion stadium tournament kick pitch court racket batter bat hit runner gym olympic championship inning umpire
  music song sing singer guitar piano violin band concert orchestra play melody jazz note instrument drum tune chord musical opera composer album audio sound musician string choir trumpet flute symphony rhythm
  law judge court lawyer trial jury crime police legal guilty prison arrest murder theft criminal evidence witness sentence accuse sue verdict defendant attorney suspect thief rob robber steal illegal convict offence offense jail
  war soldier army military weapon enemy battle fight attack troop gun shoot bomb navy general captain officer tank fire bullet combat force invade defend marine
  sea ship boat sail sailor water ocean harbour harbor coast beach wave captain port anchor deck vessel yacht island tide fish fisherman shore nautical navigation voyage
  river water lake stream bank flow flood bridge canal swim valley shore
  food eat cook meal dinner lunch breakfast kitchen restaurant dish taste delicious bread butter cheese meat fish fruit vegetable sugar salt sauce soup cake recipe oven bake boil fry sweet salad egg rice plate menu chef pepper flavor
  drink wine beer coffee tea milk juice glass bottle cup pub bar alcohol pour sip water drunk cocktail whisky
  money bank pay price cost buy sell dollar pound euro cash loan debt credit account tax salary wage income profit fee financial economy economic market invest investment share stock business company trade budget coin cheque check bill rich poor interest spend expensive cheap
  school teacher student class lesson university college exam pupil education learn study homework course professor grade classroom degree lecture
  medicine doctor hospital patient nurse disease illness sick pain surgeon medical treatment medicine drug blood surgery operation heal cure infection virus fever wound health injury symptom
  body head arm leg hand foot finger toe skin bone muscle knee elbow shoulder neck back chest face eye ear nose mouth tooth hair heart stomach throat cheek
  animal dog cat horse cow pig sheep bird fish lion tiger elephant wolf bear mouse rat zoo fur tail wild mammal insect monkey goat deer rabbit snake farm feed pet claw paw breed
  bird feather wing nest fly egg song beak duck hawk eagle owl swallow crow
  plant tree flower garden leaf grow seed root forest wood grass plant bush oak branch blossom soil gardener rose petal fruit crop
  farm farmer field crop harvest cow sheep pig barn plough wheat corn grain agriculture agricultural hay stable cattle livestock
  vehicle car drive driver road engine traffic wheel truck motor bus tyre tire brake garage fuel petrol street highway parking automobile lorry motorcycle
  train rail railway railroad station track locomotive platform passenger ticket conductor
  aviation plane aircraft airport fly flight pilot wing airline land jet passenger aeroplane airplane
  building house room wall roof floor door window build brick apartment architect architecture construction concrete ceiling stairs tower
  home house kitchen bedroom bathroom sofa table chair bed furniture carpet curtain lamp shelf drawer
  clothes wear shirt dress shoe trousers jacket hat coat suit tie skirt sock sew fabric cloth button collar sleeve garment fashion wool cotton silk knit leather footwear clothing
  computer software program internet file screen keyboard data website online digital click user computing code password laptop network electronic hardware
  electricity electric wire power battery current volt lamp switch plug circuit light charge electron electrical
  chemistry chemical acid atom molecule substance element gas liquid metal laboratory reaction compound hydrogen oxygen carbon
  physics force energy mass particle motion speed velocity electron light physics
  metal iron steel gold silver copper metallic pipe blacksmith ore tin alloy
  mathematics number equation line angle triangle circle add sum multiply geometry mathematical calculate square mathematics
  time minute hour day week month year clock calendar morning evening today tomorrow yesterday
  weather rain wind snow storm cloud sun cold hot temperature ice weather climate sky thunder
  space star planet moon sun earth telescope astronomy rocket astronaut orbit galaxy
  religion church god priest pray prayer temple holy bible christian religious saint faith mosque monk bishop worship
  politics government president minister parliament election vote party political politician senate congress law state policy king queen country nation campaign candidate
  press newspaper journalist article magazine editor news report reporter print headline publish
  literature book novel write writer author story poem read poet page chapter literary library publish fiction poetry
  language word sentence verb noun grammar letter speak language alphabet meaning adjective spelling
  theatre actor stage play film movie scene audience act theater role cinema director performance actress dancer curtain perform
  art paint painter picture draw museum artist gallery sculpture paintings artistic
  photography photo camera picture film photograph
  letters post letter envelope stamp mail send postman parcel package
  work job boss employ employer employee worker office factory company manager staff hire salary strike union colleague
  hunting hunt hunter shoot arrow gun deer prey trap
  cards card ace deck trick deal poker trump suit queen king gamble bet bridge
  love girlfriend boyfriend romantic kiss marry marriage wedding love husband wife couple date bride
  family mother father son daughter brother sister parent child children baby family
  tool hammer screw saw cut wood nail carpenter drill metal plank blade knife sharp
  fire burn smoke flame fire candle light cigarette match ash
  travel travel trip journey holiday hotel tourist suitcase luggage passport visit
  emotion happy sad angry fear joy cry laugh feel feeling anger proud afraid
  sound noise loud sound hear quiet noisy ring bell
  jewellery ring gold diamond necklace jewel silver jewelry bracelet
`;

const subjectsByStem = new Map<string, number[]>();
subjects
  .trim()
  .split('\n')
  .forEach((line, subject) => {
    for (const each of new Set(line.trim().split(' ').map(stem))) {
      subjectsByStem.set(each, [...(subjectsByStem.get(each) ?? []), subject]);
    }
  });

/** The share of a text that is about each subject, by the subject's number. */
export type Topics = ReadonlyMap<number, number>;

/** Returns the subjects of a text. A word that belongs to several counts for each of them in part. */
export function topicsOf(stems: Iterable<string>): Topics {
  const topics = new Map<number, number>();
  for (const each of stems) {
    const known = subjectsByStem.get(each) ?? [];
    for (const subject of known) topics.set(subject, (topics.get(subject) ?? 0) + 1 / known.length);
  }
  return topics;
}

/** Returns how much two texts are about the same: the sum of what they share, at most `1` for each subject. */
export function sharedTopics(one: Topics, other: Topics): number {
  let shared = 0;
  for (const [subject, weight] of one) shared += Math.min(1, weight, other.get(subject) ?? 0);
  return shared;
}
