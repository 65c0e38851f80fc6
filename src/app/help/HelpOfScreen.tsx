import { useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { HelpPart } from '#src/ui/help.ts';
import { ShortcutMap } from '#src/ui/ShortcutMap.tsx';
import { aboutScreen, termsIn, textOf, type Placed } from './find-help.ts';
import { glossary } from './guides.ts';
import { Prose } from './Prose.tsx';
import styles from './Help.module.css';

interface HelpOfScreenProps {
  readonly all: readonly Placed[];
  readonly pathname: string;
  readonly part: HelpPart;
  readonly onRead: (placed: Placed) => void;
}

/** What the screen is for, its words and its keys; then everything else that the guides say. */
export const HelpOfScreen = ({ all, pathname, part, onRead }: HelpOfScreenProps) => {
  const text = useText();
  const keys = useRef<HTMLHeadingElement>(null);
  const about = aboutScreen(all, pathname);
  const words = termsIn(glossary, about.map(({ section }) => textOf(section.blocks)).join(' '));
  const others = all.filter((placed) => !about.some(({ section }) => section === placed.section));
  const guides = [...new Set(others.map(({ guide }) => guide))];
  useEffect(() => {
    if (part !== 'teclas') return;
    const { current: heading } = keys;
    heading?.focus({ preventScroll: true });
    // at the head of what is seen, not at its foot
    const scrolled = heading?.closest(`.${styles.body}`);
    if (heading && scrolled) scrolled.scrollTop = heading.offsetTop;
  }, [part]);
  return (
    <>
      <section>
        <h3 className={styles.part}>{text('ajuda.tela')}</h3>
        {about.length === 0 && <p className="sm">{text('ajuda.semTela')}</p>}
        {about.map(({ guide, section }) => (
          <div key={`${guide.name} ${section.title}`} className={styles.about} lang="pt-BR">
            <h4 className={styles.title}>{section.title}</h4>
            <Prose blocks={section.blocks} />
          </div>
        ))}
      </section>
      {words.length > 0 && (
        <section>
          <h3 className={styles.part}>{text('ajuda.palavras')}</h3>
          <dl className={styles.words} lang="pt-BR">
            {words.map(({ title, blocks }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{textOf(blocks)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <h3 ref={keys} tabIndex={-1} className={styles.part}>
          {text('ajuda.teclas')}
        </h3>
        <ShortcutMap />
      </section>
      <section>
        <h3 className={styles.part}>{text('ajuda.perguntas')}</h3>
        {guides.map((guide) => (
          <details key={guide.name} className={styles.guide} lang="pt-BR" open={guides.length === 1}>
            <summary>{guide.title}</summary>
            <ul>
              {others
                .filter((placed) => placed.guide === guide)
                .map((placed) => (
                  <li key={placed.section.title}>
                    <button type="button" className={styles.subject} onClick={() => onRead(placed)}>
                      {placed.section.title}
                    </button>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </section>
    </>
  );
};
