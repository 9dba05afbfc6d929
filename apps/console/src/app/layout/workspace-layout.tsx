import { Container } from '@mantine/core';
import { Outlet } from 'react-router';
import { MainNavigation } from './main-navigation';
import classes from './workspace-layout.module.css';

/** The pages for signed-in users: navigation beside the content, or above it on narrow screens. */
export function WorkspaceLayout() {
  return (
    <Container size="lg" w="100%" className={classes.workspace}>
      <MainNavigation />
      <div className={classes.content}>
        <Outlet />
      </div>
    </Container>
  );
}
