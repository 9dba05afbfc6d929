import { quotedWords } from './markdown.js';

const NAME = /^[\w.*<>-]+(?:\/[\w.*<>-]+)*\/?$/;
const FILE = /\.(?:tsx?|[cm]?js|md|ya?ml|json|css)$/;
const MEDIA_TYPE = /^text\//;
/** Files that a build makes. They are there only after a build. */
const BUILT = /\/dist\//;

/** The files and folders among these paths of a project that pages may name, in full or by how they end. */
export class NamedPaths {
  private readonly folders: ReadonlySet<string>;

  constructor(private readonly paths: readonly string[]) {
    this.folders = new Set(paths.flatMap((path) => path.split('/').slice(0, -1)));
  }

  /** Returns the paths between the backticks of a page that are nowhere. `*` and `<…>` stand for any name. */
  missingIn(page: string): string[] {
    return quotedWords(page).filter((word) => this.isPath(word) && !this.exists(word));
  }

  private isPath(word: string): boolean {
    if (!NAME.test(word) || MEDIA_TYPE.test(word) || BUILT.test(word)) return false;
    const [first = '', ...rest] = word.split('/');
    return FILE.test(word) || (rest.length > 0 && this.folders.has(first));
  }

  private exists(word: string): boolean {
    const names = word.replace(/\/$/, '').split(/\*|<[^>]*>/);
    const path = names.map((name) => name.replaceAll('.', '\\.')).join('[^/]*');
    const pattern = new RegExp(`(?:^|/)${path}(?:/|$)`);
    return this.paths.some((each) => pattern.test(each));
  }
}
