import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in pixels. */
  size?: number;
  className?: string | undefined;
}

// The text beside an icon says what it means, so assistive technology skips every icon.
function Icon({ size = 18, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
      style={{ flexShrink: 0 }}
    >
      {children}
    </svg>
  );
}

const drawn = (paths: ReactNode) =>
  function DrawnIcon(props: IconProps) {
    return <Icon {...props}>{paths}</Icon>;
  };

export const LeafIcon = drawn(
  <path d="M12 21V11m0 4C8 15 5 12.5 5 7c4.5 0 7 2.5 7 8Zm0-3c0-5 2.5-8 7-8 0 5.5-2.5 8-7 8" />,
);
export const SunIcon = drawn(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.7.7M17.7 17.7l.7.7M5.6 18.4l.7-.7M17.7 6.3l.7-.7" />
  </>,
);
export const MoonIcon = drawn(<path d="M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z" />);
export const AutoIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3v18a9 9 0 0 0 0-18Z" fill="currentColor" />
  </>,
);
export const ChevronDownIcon = drawn(<path d="m6 9 6 6 6-6" />);
export const LinkIcon = drawn(
  <path d="M9 15l6-6M11 6l1-1a5 5 0 0 1 7 7l-1 1M13 18l-1 1a5 5 0 0 1-7-7l1-1" />,
);
export const CodeIcon = drawn(<path d="m8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16" />);
export const ShieldIcon = drawn(<path d="M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6Zm-3 9 2 2 4-4" />);
export const ListIcon = drawn(<path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />);
export const BoxIcon = drawn(<path d="M12 3 4 7v10l8 4 8-4V7Zm-8 4 8 4 8-4M12 11v10" />);
export const PlusIcon = drawn(<path d="M12 5v14M5 12h14" />);
export const CopyIcon = drawn(
  <path d="M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1" />,
);
export const CheckIcon = drawn(<path d="m5 12 5 5L20 7" />);
export const AlertIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v6M12 16h.01" />
  </>,
);
export const TrashIcon = drawn(<path d="M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3" />);
