/** The limits of the structure of a JSON text, which are checked before anything of it is made. */
export interface StructureLimits {
  /** Of lists and objects in each other. */
  depth: number;
  /** Of lists and objects. */
  containers: number;
  /** Of strings that are not names. Short ones that differ cost most. */
  texts: number;
  /** Of all objects together. */
  members: number;
  /** Of one object, and of different names in all objects together. */
  names: number;
}

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST] = [0x5b, 0x5d];
const [OPEN_OBJECT, CLOSE_OBJECT] = [0x7b, 0x7d];

/**
 * Returns what a JSON text in UTF-8 has too much of, or undefined. Parsing takes many times as long as
 * this if each object has names of its own. Up to the first fault in its syntax a text is understood
 * rightly, and the parser reads no further.
 */
export function structureFault(json: Buffer, limits: StructureLimits): string | undefined {
  const counter = new StructureCounter(limits);
  let string = { from: 0, to: 0 };
  for (let at = 0; at < json.length && counter.fault === undefined; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) {
      string = { from: at + 1, to: endOfString(json, at + 1) };
      at = string.to;
      counter.text();
    } else if (byte === COLON) counter.name(json.toString('latin1', string.from, string.to));
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) counter.open();
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) counter.close();
  }
  return counter.fault;
}

// No byte of a character outside of ASCII is that of a quote or a backslash.
function endOfString(json: Buffer, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

class StructureCounter {
  fault: string | undefined;
  private containers = 0;
  private texts = 0;
  private members = 0;
  private readonly names = new Set<string>();
  /** The number of members of each list or object that is open. */
  private readonly opened: number[] = [];

  constructor(private readonly limits: StructureLimits) {}

  open(): void {
    const { depth, containers } = this.limits;
    this.containers += 1;
    if (this.opened.push(0) > depth) this.fault = `is nested more than ${depth} levels deep`;
    else if (this.containers > containers)
      this.fault = `has more than ${containers} lists and objects`;
  }

  close(): void {
    this.opened.pop();
  }

  /** Counts a string, which may turn out to be a name. */
  text(): void {
    const { texts } = this.limits;
    if (this.texts > texts) this.fault = `has more than ${texts} texts`;
    this.texts += 1;
  }

  name(name: string): void {
    const { members, names } = this.limits;
    this.texts -= 1;
    const count = (this.opened.pop() ?? 0) + 1;
    this.opened.push(count);
    this.members += 1;
    this.names.add(name);
    if (count > names) this.fault = `has an object of more than ${names} members`;
    else if (this.members > members) this.fault = `has more than ${members} members`;
    else if (this.names.size > names) this.fault = `has more than ${names} different member names`;
  }
}
