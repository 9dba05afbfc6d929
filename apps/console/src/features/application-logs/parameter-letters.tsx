import { Anchor, Group, Text, VisuallyHidden } from '@mantine/core';
import type { SentParameterDto } from '@wordgrove/dto';
import { Fragment, useState, type ReactNode } from 'react';
import { CloseIcon } from '../../ui/icons';
import { compare, compareWords, nearestFirst, type Piece } from './letters';
import classes from './logs.module.css';
import { TEXTS } from './texts';
import { verdictText } from './verdict';

/** A parameter that is not right: what was sent over what is registered, with the letters that differ marked. */
export function ParameterLetters({ parameter }: { parameter: SentParameterDto }) {
  const { name } = parameter;
  return (
    <section className={classes.parameter} data-wrong aria-label={name}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} ff="monospace">
          <bdi>{name}</bdi>
        </Text>
        <Text size="xs" c="red" fw={550}>
          <CloseIcon size={12} /> {verdictText(parameter)}
        </Text>
      </Group>
      <Comparison parameter={parameter} />
    </section>
  );
}

function Comparison({
  parameter: { name, value, length, registered },
}: {
  parameter: SentParameterDto;
}) {
  if (value === null)
    return (
      <Text size="xs" c="dimmed">
        {length === null ? '' : TEXTS.notKept(length)}
      </Text>
    );
  return name === 'scope' && registered.length > 0 ? (
    <Words sent={value} registered={registered} />
  ) : (
    <Letters sent={value} registered={nearestFirst(value, registered)} />
  );
}

function Letters({ sent, registered }: { sent: string; registered: string[] }) {
  const [nearest, ...others] = registered;
  const [areOthersShown, setOthersShown] = useState(false);
  return (
    <>
      <dl className={classes.letters}>
        <TwoLines sent={sent} nearest={nearest} />
        {areOthersShown &&
          others.map((uri) => <Line key={uri} term={TEXTS.registered} text={uri} />)}
      </dl>
      {others.length > 0 && (
        <Text size="xs" c="dimmed">
          {TEXTS.nearestOf(registered.length)}{' '}
          <Anchor
            component="button"
            type="button"
            fz="xs"
            onClick={() => setOthersShown(!areOthersShown)}
          >
            {areOthersShown ? TEXTS.hideOthers : TEXTS.showOthers}
          </Anchor>
        </Text>
      )}
    </>
  );
}

function TwoLines({ sent, nearest }: { sent: string; nearest: string | undefined }) {
  if (nearest === undefined) return <Line term={TEXTS.sent} text={sent} />;
  const letters = compare(sent, nearest);
  return (
    <>
      <Line term={TEXTS.sent} text={<Marked pieces={letters.sent} as="del" />} />
      <Line
        term={TEXTS.registered}
        text={<Marked pieces={letters.registered} as="ins" />}
        end={letters.endsEarly && <span className={classes.end}>{TEXTS.end}</span>}
      />
    </>
  );
}

function Line({ term, text, end }: { term: string; text: ReactNode; end?: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <bdi>{text}</bdi>
        {end}
      </dd>
    </>
  );
}

function Words({ sent, registered }: { sent: string; registered: string[] }) {
  const words = compareWords(sent, registered);
  return (
    <dl className={classes.letters}>
      <dt>{TEXTS.sent}</dt>
      <dd>
        {words.map(({ word, isRight, nearest }, at) => (
          <span key={at}>
            {isRight || nearest === undefined ? (
              word
            ) : (
              <Marked pieces={compare(word, nearest).sent} as="del" />
            )}{' '}
          </span>
        ))}
      </dd>
      <dt>{TEXTS.registered}</dt>
      <dd>
        {registered.map((scope) => (
          <Fragment key={scope}>
            {words.some(({ isRight, nearest }) => !isRight && nearest === scope) ? (
              <b>{scope}</b>
            ) : (
              scope
            )}{' '}
          </Fragment>
        ))}
      </dd>
    </dl>
  );
}

/** A text in which the letters are marked that the other text does not have. */
function Marked({ pieces, as: Mark }: { pieces: readonly Piece[]; as: 'del' | 'ins' }) {
  return pieces.map(({ text, isShared }, at) =>
    isShared ? (
      <span key={at}>{text}</span>
    ) : (
      <Mark key={at}>
        <VisuallyHidden>{Mark === 'del' ? TEXTS.tooMuch : TEXTS.lacking}</VisuallyHidden>
        {text}
        <VisuallyHidden>]</VisuallyHidden>
      </Mark>
    ),
  );
}
