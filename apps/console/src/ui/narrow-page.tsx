import { Container, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Page } from './page';

interface NarrowPageProps {
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** The greatest width in pixels. */
  width?: number;
}

/** A page that asks for one thing: a card in the middle. */
export function NarrowPage({ width = 480, ...props }: NarrowPageProps) {
  return (
    <Container size={width} w="100%" px={{ base: 'xs', xs: 'md' }} py={{ base: 'md', xs: 28 }}>
      <Paper withBorder shadow="sm" p={{ base: 'md', xs: 28 }} radius="lg">
        <Page {...props} />
      </Paper>
    </Container>
  );
}
