export interface IconProps {
  /** Width and height in pixels. */
  size?: number;
  className?: string | undefined;
}

/** Returns the component of an icon from what is inside its SVG element. vite.config.ts calls it for `~icons/tabler/…`. */
export const icon = (__html: string) =>
  function Icon({ size = 18, className }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        // The text beside an icon says what it means, so assistive technology skips every icon.
        aria-hidden="true"
        className={className}
        style={{ flexShrink: 0 }}
        dangerouslySetInnerHTML={{ __html }}
      />
    );
  };
