export { DictionariesModule } from './dictionaries.module.js';
export { DictionaryService } from './dictionary.service.js';
export { openDictionary, openDictionaryFor } from './open-dictionary.js';
export { InstalledPacks } from './installed-packs.service.js';
export type { PackListing, ReadyPack } from './pack-listing.js';
export { installedListing, LEXICON } from './process-lexicon.js';
