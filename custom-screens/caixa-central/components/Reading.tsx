import { forwardRef, useState } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useConteudo, useTramite } from '../queries.ts';
import { ReadingActs } from './ReadingActs.tsx';
import { ReadingBody, type BodyView } from './ReadingBody.tsx';
import { ReadingFacts } from './ReadingFacts.tsx';
import { ReadingHeader, type Position } from './ReadingHeader.tsx';
import type { CaixaActs } from '../use-caixa-acts.ts';
import styles from './Reading.module.css';

interface ReadingProps {
  readonly item: ItemCaixa;
  readonly position: Position;
  readonly acts: CaixaActs;
  /** Something is selected: the bar of the selection has the filled button. */
  readonly selecting: boolean;
  /** Leads back to the list, where both do not fit. */
  readonly onBack?: () => void;
  /** What its own page is told of the list. */
  readonly from: unknown;
  /** It is opened on its own page. */
  readonly onOpen: (item: ItemCaixa) => void;
}

/** The item beside the list: what it is, what can be done, where it came from and how it looks. Reading receives nothing. */
export const Reading = forwardRef<HTMLElement, ReadingProps>(function Reading(
  { item, position, acts, selecting, onBack, from, onOpen },
  ref,
) {
  const text = useText();
  const conteudo = useConteudo(item);
  const tramite = useTramite(item.tramiteId);
  const [view, setView] = useState<BodyView>('documento');
  return (
    <section ref={ref} tabIndex={-1} className={styles.reading} aria-label={text('caixa.leitura.rotulo')}>
      <ReadingHeader item={item} position={position} onBack={onBack} from={from} onOpen={onOpen} />
      <ReadingActs
        item={item}
        conteudo={conteudo.data}
        acts={acts}
        filled={!selecting}
        view={view}
        onView={setView}
      />
      <ReadingFacts item={item} tramite={tramite.data} conteudo={conteudo.data} />
      <ReadingBody item={item} conteudo={conteudo} view={view} />
    </section>
  );
});
