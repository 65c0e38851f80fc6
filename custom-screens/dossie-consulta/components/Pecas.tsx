import { FolderOpen } from 'lucide-react';
import { useId } from 'react';
import type { DossiePeca } from '#schemas/shapes/dossie.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { inside } from '../dossie-facts.ts';
import { PecaDoDossie } from './PecaDoDossie.tsx';
import styles from '../Dossie.module.css';

interface PecasProps {
  readonly pecas: readonly DossiePeca[];
  /** There is more than one. */
  readonly volumes: boolean;
  /** Who reads it may put pieces. */
  readonly fills: boolean;
  readonly onMudar?: ((peca: DossiePeca) => void) | undefined;
  readonly onRetirar?: ((peca: DossiePeca) => void) | undefined;
}

/** The index of a dossier, by volumes, and below it what left. */
export const Pecas = ({ pecas, volumes, fills, onMudar, onRetirar }: PecasProps) => {
  const text = useText();
  const [titleId, outId] = [useId(), useId()];
  const now = inside(pecas);
  const gone = pecas.filter((peca) => !now.includes(peca));
  const numbers = [...new Set(now.map(({ volume }) => volume))];
  return (
    <>
      <section className={styles.list} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId}>
            {text('dossieTela.pecas.titulo')}{' '}
            <span className={styles.count}>{text('dossieTela.pecas.total', { count: now.length })}</span>
          </h2>
        </div>
        {now.length === 0 && (
          <EmptyState icon={FolderOpen} title={text('dossieTela.pecas.vazio')}>
            {text(fills ? 'dossieTela.pecas.vazioTexto' : 'dossieTela.pecas.vazioSo')}
          </EmptyState>
        )}
        {numbers.map((volume) => (
          <div key={volume}>
            {volumes && <h3 className={styles.volume}>{text('dossieTela.pecas.volume', { volume })}</h3>}
            <ol>
              {now
                .filter((peca) => peca.volume === volume)
                .map((peca) => (
                  <PecaDoDossie key={peca.id} peca={peca} onMudar={onMudar} onRetirar={onRetirar} />
                ))}
            </ol>
          </div>
        ))}
      </section>
      {gone.length > 0 && (
        <section className={styles.list} aria-labelledby={outId}>
          <div className={styles.head}>
            <h2 id={outId}>
              {text('dossieTela.pecas.retiradas')}{' '}
              <span className={styles.count}>{text('dossieTela.pecas.total', { count: gone.length })}</span>
            </h2>
          </div>
          <ol>
            {gone.map((peca) => (
              <PecaDoDossie key={peca.id} peca={peca} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
};
