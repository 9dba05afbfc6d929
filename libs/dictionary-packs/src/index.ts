export { findPacks, type FoundPack, type PackFile } from './found-packs.js';
export { hashOf, indexNameOf, indexPack, READER_VERSION, type ReadablePack } from './index-pack.js';
export { IndexedPack } from './index-file/indexed-pack.js';
export type { PackDescription } from './pack.js';
export { PackError, reasonOf } from './pack-error.js';
