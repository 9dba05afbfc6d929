import { Button } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { FlaskIcon, SendIcon } from '../../ui/icons';
import { tabAddress, type ApplicationTab } from './application-tabs';
import { TEXTS } from './texts';

interface NextActionProps {
  application: ApplicationDto;
  /** The tab that is open. */
  tab: ApplicationTab;
}

/** Leads to what developers do most: submitting a draft, and trying out the rest. */
export function NextAction({ application: { id, status }, tab }: NextActionProps) {
  const isDraft = status === 'DRAFT';
  const path = isDraft ? PAGES.applicationReview : PAGES.applicationPlayground;
  if (tab.path === path || status === 'SUSPENDED' || status === 'REJECTED') return null;
  const Icon = isDraft ? SendIcon : FlaskIcon;
  return (
    <Button
      component={Link}
      to={tabAddress({ path }, id)}
      variant="default"
      visibleFrom="sm"
      leftSection={<Icon />}
    >
      {isDraft ? TEXTS.submit : TEXTS.openPlayground}
    </Button>
  );
}
