import { CircleHelp } from 'lucide-react';
import type { HelpCard } from '#schemas/generated-definition.ts';
import { useText } from '#src/i18n/use-text.ts';
import { RightSidebar } from '#src/ui/RightSidebar.tsx';
import styles from './HelpCards.module.css';

/** What the definition says beside its form, one card for each thing that is hard to fill. */
export function HelpCards({ cards }: { cards: readonly HelpCard[] }) {
  const text = useText();
  return (
    <RightSidebar label={text('cadastro.formulario.ajuda')}>
      <div className={styles.cards}>
        {cards.map(({ title, text: body, examples = [] }) => (
          <section key={title} className={styles.card}>
            <h2>
              <CircleHelp size={16} aria-hidden />
              {title}
            </h2>
            <p>{body}</p>
            {examples.length > 0 && (
              <ul aria-label={text('cadastro.formulario.exemplos')}>
                {examples.map((example) => (
                  <li key={example}>
                    <code>{example}</code>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </RightSidebar>
  );
}
