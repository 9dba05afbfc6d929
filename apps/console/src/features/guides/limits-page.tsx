import { Code } from '@mantine/core';
import { ERROR_REASONS, ERROR_STATUS, type ErrorCode } from '@wordgrove/contracts';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { Facts, GuideTable, Items, Prose } from './guide-parts';
import { CODES, LIMITS_AND_ERRORS as TEXTS, RATE, SIZES } from './texts';

const ERRORS = (Object.entries(ERROR_STATUS) as [ErrorCode, number][]).map(([code, status]) => ({
  key: code,
  cells: [<Code key="code">{code}</Code>, status, <Prose key="text" text={CODES[code]} />],
}));

const REASONS = Object.entries(ERROR_REASONS).map(([constant, meaning]) => ({
  key: constant,
  cells: [<Code key="constant">{constant}</Code>, <Prose key="text" text={meaning} />],
}));

/** The limits of the API, and what its errors mean, for developers. */
export function LimitsPage() {
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead}>
      <Section title={TEXTS.rate}>
        <Items of={RATE} />
      </Section>
      <Section title={TEXTS.sizes}>
        <Facts of={SIZES} />
      </Section>
      <Section title={TEXTS.errors} lead={<Prose text={TEXTS.errorsLead} />}>
        <GuideTable head={[TEXTS.code, TEXTS.status, TEXTS.meaning]} rows={ERRORS} />
      </Section>
      <Section title={TEXTS.reasons}>
        <GuideTable head={[TEXTS.reason, TEXTS.meaning]} rows={REASONS} />
      </Section>
    </Page>
  );
}
