import { Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';

interface ExactTimeProps {
  id: string;
  /** The element that shows the same time in fewer words. */
  place: HTMLElement;
  text: string;
  close: () => void;
}

/** The exact time, beside a shorter one. Escape closes it. Its code comes after the page. */
export function ExactTime({ id, place, text, close }: ExactTimeProps) {
  useHotkeys([['Escape', close, { preventDefault: false }]], []);
  return <Tooltip id={id} target={place} label={text} opened />;
}
