const NUMBER = new Intl.NumberFormat('en');

/** "1 word", "2,000 words". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`;
}
