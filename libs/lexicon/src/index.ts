export { judgeAnswer, sameAnswerAs, type ExpectedAnswer } from './grading/judge-answer.js';
export { Lexicon } from './lexicon.js';
export type { Question, QuestionSource, WordToAsk } from './question.js';
export { questionTypesByWish } from './question-type-choice.js';
export { PROFILE_VERSION, type AskedSense, type WordProfile } from './profile/word-profile.js';
export {
  REFLEXIVE,
  type InstalledDictionary,
  type InstalledEntry,
} from './installed/installed-dictionary.js';
export { partOfSpeechByTranslation } from './installed/part-of-speech-by-translation.js';
export { bandOfText, bandOfTranslation, usesOfText } from './installed/translation.js';
export { meaningWords } from './text/stemming.js';
