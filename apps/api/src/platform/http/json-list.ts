/**
 * Returns the JSON of an object whose member `name` is a list, piece by piece. `items` are the items as JSON,
 * separated by commas, and `rest` are the members after the list.
 */
export async function* jsonWithList(
  name: string,
  items: AsyncIterable<string>,
  rest: object = {},
): AsyncGenerator<string> {
  let head = `{${JSON.stringify(name)}:[`;
  for await (const piece of items) {
    yield head + piece;
    head = '';
  }
  const members = JSON.stringify(rest).slice(1);
  yield `${head}]${members === '}' ? '' : ','}${members}`;
}
