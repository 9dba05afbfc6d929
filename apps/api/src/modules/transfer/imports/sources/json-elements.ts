import { ImportFault } from '../../../../platform/files/import-fault.js';
import { GrowingBytes } from '../../../../platform/threads/growing-bytes.js';
import { isSpace, JsonText, MAX_ELEMENT_BYTES } from './json-text.js';

/** A value of the top level or of the member that is also taken apart, or an item of a list there. */
export interface JsonElement {
  /** The member that holds the element. Empty at the top level. */
  parent: string;
  member: string;
  /** The place in the member's list, from 0. Null if the value is not a list. */
  index: number | null;
  /** The line of the first character, from 1. */
  line: number;
  text: string;
  /** As in {@link JsonText}. */
  leastMembers: number;
}

/** Limits that no file of the service reaches. They exist because names are kept in memory. */
const MAX_NAMES = 1_000;
const MAX_NAME_LENGTH = 1_000;

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const NEWLINE = 0x0a;
const [QUOTE, COMMA, COLON] = [0x22, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

type State = 'start' | 'member' | 'colon' | 'value' | 'item' | 'next-item' | 'next-member' | 'end';

/**
 * Takes a JSON object apart while its bytes come in. It returns the values of its members as text; if a value
 * is a list, it returns the items of the list instead. One member that is an object is taken apart in the same
 * way. Only one element is in memory at a time. `JSON.parse` reads what is inside of it.
 */
export class JsonElements {
  /** The members that have begun so far, as {@link pathOf} writes them, with their lines. */
  readonly names = new Map<string, number>();
  private state: State = 'start';
  private line = 1;
  private parent = '';
  private member = '';
  private index: number | null = null;
  /** The part of an element or a name that has come so far. Undefined between them. */
  private open: JsonText | undefined;
  private readonly bytes = new GrowingBytes(MAX_ELEMENT_BYTES);

  /** @param entered the member that is taken apart if it is an object */
  constructor(private readonly entered = '') {}

  /** Returns the elements that end in these bytes. @throws ImportFault */
  *push(bytes: Buffer): Generator<JsonElement> {
    let start = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      if (this.open === undefined) {
        if (!isSpace(byte) && this.begins(byte)) start = at;
      } else {
        const end = this.open.next(byte);
        if (end !== undefined) {
          this.open.add(bytes.subarray(start, at + end));
          const element = this.close();
          if (element) yield element;
          // A number ends only at the byte after it, which still has to be handled.
          if (end === 0 && !isSpace(byte)) this.between(byte);
        }
      }
      if (byte === NEWLINE) this.line += 1;
    }
    this.open?.add(bytes.subarray(start));
  }

  /** @throws ImportFault if the object has not ended */
  end(): void {
    if (this.state !== 'end') throw this.fault('The file is incomplete');
  }

  /** Gives back the memory of an element that has not ended. */
  clear(): void {
    this.bytes.clear();
  }

  /** Returns whether a name or a value begins with this byte. */
  private begins(byte: number): boolean {
    const isName = this.state === 'member' && byte === QUOTE;
    const isTakenApart = this.state === 'value' && (byte === OPEN_LIST || this.enters(byte));
    const isItem = this.state === 'item' && byte !== CLOSE_LIST;
    if (!isName && !isItem && (isTakenApart || this.state !== 'value')) {
      this.between(byte);
      return false;
    }
    const tooLarge = () => this.fault('An element is too large');
    this.open = new JsonText(byte, this.line, this.bytes, tooLarge);
    return true;
  }

  /** Handles a byte that belongs to no name or value. */
  private between(byte: number): void {
    const { state } = this;
    if (state === 'start' && byte === OPEN_OBJECT) this.state = 'member';
    else if (state === 'member' && byte === CLOSE_OBJECT) this.leave();
    else if (state === 'colon' && byte === COLON) this.state = 'value';
    else if (this.enters(byte)) [this.state, this.parent] = ['member', this.member];
    else if (state === 'value' && byte === OPEN_LIST) [this.state, this.index] = ['item', 0];
    else if (state === 'next-item' && byte === COMMA) this.state = 'item';
    else if ((state === 'item' || state === 'next-item') && byte === CLOSE_LIST)
      this.state = 'next-member';
    else if (state === 'next-member' && byte === COMMA) this.state = 'member';
    else if (state === 'next-member' && byte === CLOSE_OBJECT) this.leave();
    else if (state !== 'start' || !BYTE_ORDER_MARK.includes(byte))
      throw this.fault('The file is not a JSON object');
  }

  /** Returns whether the member begins here that is also taken apart. */
  private enters(byte: number): boolean {
    const isMember = this.parent === '' && this.entered !== '' && this.member === this.entered;
    return this.state === 'value' && byte === OPEN_OBJECT && isMember;
  }

  /** Handles the end of an object. */
  private leave(): void {
    this.state = this.parent === '' ? 'end' : 'next-member';
    this.parent = '';
  }

  /** Handles the end of a name or an element. Returns the element. */
  private close(): JsonElement | undefined {
    const { open } = this;
    this.open = undefined;
    if (open === undefined) return undefined;
    const text = open.takeText() ?? this.refuseText();
    if (this.state === 'member') {
      this.begin(this.nameOf(text), open.line);
      return undefined;
    }
    const { parent, member, index } = this;
    const { line, leastMembers } = open;
    const element = { parent, member, index, line, text, leastMembers };
    if (this.index !== null) this.index += 1;
    this.state = this.state === 'item' ? 'next-item' : 'next-member';
    return element;
  }

  private begin(member: string, line: number): void {
    if (this.names.size >= MAX_NAMES) throw this.fault('The file has too many members');
    this.names.set(pathOf({ parent: this.parent, member }), line);
    [this.state, this.member, this.index] = ['colon', member, null];
  }

  private nameOf(text: string): string {
    if (text.length > MAX_NAME_LENGTH) throw this.fault('The name of a member is too long');
    try {
      return JSON.parse(text) as string;
    } catch {
      throw this.fault('The file is not a JSON object');
    }
  }

  private refuseText(): never {
    throw this.fault('The file is not encoded in UTF-8');
  }

  private fault(description: string): ImportFault {
    return new ImportFault({ line: this.line, field: null, reason: 'INVALID_FILE', description });
  }
}

/** Returns the path of a member: its name, after that of the member around it. */
export function pathOf({ parent, member }: { parent: string; member: string }): string {
  return parent === '' ? member : `${parent}.${member}`;
}
