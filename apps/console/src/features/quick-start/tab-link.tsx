import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tabAddress } from '../my-applications/application-tabs';

interface TabLinkProps {
  id: string;
  /** The address of the tab, with `:id` for the application's id. */
  path: string;
  children: ReactNode;
}

/** A link to another tab of the application. */
export function TabLink({ id, path, children }: TabLinkProps) {
  return (
    <Anchor component={Link} to={tabAddress({ path }, id)} inherit>
      {children}
    </Anchor>
  );
}
