import { Code, List } from '@mantine/core';

/** Redirect URIs in full. */
export function UriList({ uris }: { uris: readonly string[] }) {
  return (
    <List size="sm">
      {uris.map((uri) => (
        <List.Item key={uri}>
          <Code>
            <bdi>{uri}</bdi>
          </Code>
        </List.Item>
      ))}
    </List>
  );
}
