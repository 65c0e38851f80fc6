import { classes } from './classes.ts';
import styles from './UserAvatar.module.css';

interface UserAvatarProps {
  readonly name: string;
  readonly size?: 'medium' | 'small';
  /** Somebody who is not the subject of the screen. */
  readonly neutral?: boolean;
}

/** First and last initial of a person; decorative, since the name always stands beside it. */
export const UserAvatar = ({ name, size = 'medium', neutral = false }: UserAvatarProps) => (
  <span
    className={classes(styles.avatar, size === 'small' && styles.small, neutral && styles.neutral)}
    data-initials={initials(name)}
    aria-hidden="true"
  />
);

const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e']);

/** "Helena Duarte Pires" is HD: the first two names that are not particles. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '' && !particles.has(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
