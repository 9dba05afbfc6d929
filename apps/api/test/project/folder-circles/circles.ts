import { dirname, sep } from 'node:path';
import type { Import } from './imports.js';

/** Entries of one folder, files or folders, of which each leads to all others and back to itself. */
export interface Circle {
  readonly folder: string;
  readonly entries: readonly string[];
  /** The imports that it is made of, as `from -> to`. */
  readonly imports: readonly string[];
}

/**
 * Finds the circles at every level: a folder imports what any file below it does. So a circle of files is
 * found too, in the innermost folder that holds all of them.
 */
export function circlesIn(imports: readonly Import[]): Circle[] {
  const folders = new Set(imports.flatMap(({ from }) => foldersAbove(from)));
  return [...folders].sort().flatMap((folder) => circlesOf(folder, imports));
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [folder] : [folder, ...foldersAbove(folder)];
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

function circlesOf(folder: string, imports: readonly Import[]): Circle[] {
  const steps = stepsIn(folder, imports);
  const reached = reach(steps);
  const isMutual = (one: string, other: string): boolean =>
    (reached.get(one)?.has(other) ?? false) && (reached.get(other)?.has(one) ?? false);
  const members = [...reached.keys()].filter((entry) => isMutual(entry, entry)).sort();
  const circles = members.map((entry) => members.filter((other) => isMutual(entry, other)));
  const firsts = circles.filter(([first], at) => first === members[at]);
  return firsts.map((entries) => ({
    folder,
    entries,
    imports: steps
      .filter(({ from, to }) => entries.includes(from) && entries.includes(to))
      .map(({ text }) => text),
  }));
}

/** The imports between different entries of a folder. */
function stepsIn(folder: string, imports: readonly Import[]): Step[] {
  const start = folder === '.' ? '' : `${folder}${sep}`;
  const entryOf = (path: string): string => path.slice(start.length).split(sep)[0] ?? '';
  return imports
    .filter(({ from, to }) => from.startsWith(start) && to.startsWith(start))
    .map(({ from, to }) => ({ from: entryOf(from), to: entryOf(to), text: `${from} -> ${to}` }))
    .filter(({ from, to }) => from !== to);
}

/** Returns the entries to which each entry leads, directly or through others. */
function reach(steps: readonly Step[]): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of steps) next.set(from, (next.get(from) ?? new Set()).add(to));
  return new Map([...next.keys()].map((entry) => [entry, reachFrom(entry, next)]));
}

function reachFrom(entry: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const unseen = [...(next.get(at) ?? [])].filter((each) => !found.has(each));
    for (const each of unseen) found.add(each);
    open.push(...unseen);
  }
  return found;
}
