import type { CSSProperties } from 'react';
import { avatarColor, initialsOf } from './avatar-look';
import classes from './avatars.module.css';

interface AvatarProps {
  name: string;
  /** The client ID of an application, or the id of a person: the colour comes from it. */
  id: string;
  /** Width and height in pixels. */
  size?: number;
}

/** The avatar of an application. The name stands beside it. */
export function ApplicationAvatar(props: AvatarProps) {
  return <Avatar {...props} shape={classes.leaf} />;
}

/** The avatar of a person. */
export function PersonAvatar(props: AvatarProps) {
  return <Avatar {...props} shape={classes.person} />;
}

function Avatar({ name, id, size = 32, shape }: AvatarProps & { shape: string | undefined }) {
  const style = { '--avatar-size': `${size}px`, backgroundColor: avatarColor(id) };
  return (
    <span
      className={`${classes.avatar} ${shape}`}
      style={style as CSSProperties}
      // By CSS: as text, the initials would count as a part of the name that stands beside it.
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}
