import { Code } from '@mantine/core';
import { ALL_SCOPES, SCOPES } from '@wordgrove/contracts';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { REASON_TEXTS } from '../application-logs/reason-texts';
import { Facts, GuideTable, Items } from './guide-parts';
import { ENDPOINTS, LIFETIMES, OAUTH, STEPS } from './texts';

const TROUBLES = Object.entries(REASON_TEXTS).map(([key, { title, todo }]) => ({
  key,
  cells: [title, todo],
}));

const SCOPE_ROWS = ALL_SCOPES.map((scope) => ({
  key: scope,
  cells: [<Code key="scope">{scope}</Code>, SCOPES[scope]],
}));

/** The way to a user's consent and to tokens, for developers. */
export function OAuthGuidePage() {
  return (
    <Page title={OAUTH.title} lead={OAUTH.lead}>
      <Section title={OAUTH.endpoints}>
        <Facts
          of={[
            [OAUTH.issuer, <Code key="issuer">{window.location.origin}</Code>],
            ...ENDPOINTS.map(([term, route]) => [term, <Code key={term}>{route}</Code>] as const),
          ]}
        />
      </Section>
      <Section title={OAUTH.flow} lead={OAUTH.flowLead}>
        <Items of={STEPS} isOrdered />
      </Section>
      <Section title={OAUTH.scopes} lead={OAUTH.scopesLead}>
        <GuideTable head={[OAUTH.scope, OAUTH.allows]} rows={SCOPE_ROWS} />
      </Section>
      <Section title={OAUTH.lifetimes}>
        <Facts of={LIFETIMES} />
      </Section>
      <Section title={OAUTH.trouble} lead={OAUTH.troubleLead}>
        <GuideTable head={[OAUTH.reason, OAUTH.todo]} rows={TROUBLES} />
      </Section>
    </Page>
  );
}
