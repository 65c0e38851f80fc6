import { useText } from '#src/i18n/use-text.ts';
import { Highlight } from '#src/ui/Highlight.tsx';
import { placedIn, searchGuides, type Placed } from './find-help.ts';
import { glossary } from './guides.ts';
import styles from './Help.module.css';

interface HelpFoundProps {
  readonly all: readonly Placed[];
  readonly typed: string;
  readonly onRead: (placed: Placed) => void;
}

/** The sections of all guides, and the words of the glossary, that have what was typed. */
export const HelpFound = ({ all, typed, onRead }: HelpFoundProps) => {
  const text = useText();
  const found = searchGuides([...all, ...placedIn([glossary])], typed);
  return (
    <>
      <p role="status" className="sm mut">
        {text('ajuda.achados', { count: found.length })}
      </p>
      {found.length === 0 && <p className="sm">{text('ajuda.nada')}</p>}
      <ul className={styles.found} lang="pt-BR">
        {found.map((placed) => (
          <li key={`${placed.guide.name} ${placed.section.title}`}>
            <button type="button" className={styles.subject} onClick={() => onRead(placed)}>
              <Highlight term={typed}>{placed.section.title}</Highlight>
            </button>
            <p className={styles.excerpt}>
              <Highlight term={typed}>{placed.excerpt}</Highlight>
            </p>
            <p className="xs mut">{placed.guide.title}</p>
          </li>
        ))}
      </ul>
    </>
  );
};
