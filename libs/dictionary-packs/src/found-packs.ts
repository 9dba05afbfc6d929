import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a pack, with what tells whether it has changed. */
export interface PackFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/** Files in a directory that belong together, or a file that belongs to no pack, with the reason. */
export type FoundPack =
  | { name: string; files: PackFile[]; kind: 'YOMITAN' | 'DICTD' }
  | { name: string; files: PackFile[]; kind: 'UNKNOWN'; reason: string };

const TEXT_ENDINGS = ['.dict.dz', '.dict'];
/** Files that people put beside their dictionaries. */
const isBeside = /^\.|\.(?:txt|md|html|pdf|json|syn)$|^(?:readme|copying|licen[cs]e|changelog)\b/i;
/** A directory with more files is some other one. */
export const MAX_PACK_FILES = 1_000;

/** Returns the packs of a directory in the order of their names. @throws Error of the file system */
export async function findPacks(directory: string): Promise<FoundPack[]> {
  const names = (await readdir(directory)).filter((name) => !isBeside.test(name)).sort();
  const files = new Map<string, PackFile>();
  const unknown: FoundPack[] = [];
  for (const name of names.slice(0, MAX_PACK_FILES)) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) files.set(name, fileOf(path, found));
    else if (!found?.isDirectory())
      unknown.push(refused(name, [], 'It is not a file that can be read.'));
  }
  const packs = [...files.keys()].flatMap((name) => packOf(name, files));
  return [...packs, ...unknown].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function packOf(name: string, files: ReadonlyMap<string, PackFile>): FoundPack[] {
  const own = [files.get(name) as PackFile];
  if (/\.zip$/i.test(name)) return [{ name, files: own, kind: 'YOMITAN' }];
  if (name.endsWith('.index')) return [dictdOf(name, own, files)];
  const ending = TEXT_ENDINGS.find((each) => name.endsWith(each));
  if (ending === undefined)
    return [refused(name, own, 'It is neither a Yomitan zip nor part of a dictd dictionary.')];
  // With its index, it is listed there.
  return files.has(`${name.slice(0, -ending.length)}.index`)
    ? []
    : [refused(name, own, 'It has no .index file of the same name beside it.')];
}

function dictdOf(name: string, own: PackFile[], files: ReadonlyMap<string, PackFile>): FoundPack {
  const stem = name.slice(0, -'.index'.length);
  const text = TEXT_ENDINGS.map((ending) => files.get(stem + ending)).find(Boolean);
  return text === undefined
    ? refused(name, own, 'It has no .dict.dz or .dict file of the same name beside it.')
    : { name: stem, files: [...own, text], kind: 'DICTD' };
}

function refused(name: string, files: PackFile[], reason: string): FoundPack {
  return { name, files, kind: 'UNKNOWN', reason };
}

function fileOf(path: string, { size, mtimeMs }: Stats): PackFile {
  return { path, size, modifiedMs: mtimeMs };
}
