import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';
import { consultaPath } from './content-path.ts';
import { rememberList } from './list-memory.ts';
import { hasNeighbour, neighbour, placeIn } from './list-place.ts';
import styles from './ListNeighbours.module.css';

interface ListNeighboursProps {
  readonly id: number;
  /** Whether J and K go through the list. */
  readonly keys?: boolean;
}

/** On the page of a content that was opened from a list: the way back, where it stands, and its neighbours. */
export const ListNeighbours = ({ id, keys = true }: ListNeighboursProps) => {
  const text = useText();
  const navigate = useNavigate();
  const place = placeIn(useLocation().state, id);
  const going = useRef(false);
  const go = async (by: -1 | 1): Promise<void> => {
    // pressed again while another page of the list comes
    if (!place || going.current || !hasNeighbour(place, by)) return;
    going.current = true;
    try {
      const lugar = await neighbour(place, by);
      const next = lugar?.itens[lugar.em];
      if (!lugar || !next) return;
      rememberList(lugar.voltar, { chave: next.chave });
      // going back leads to the list, however many were read on the way
      void navigate(consultaPath(next.id, next.tipo), {
        replace: true,
        state: { from: lugar.voltar, lugar },
      });
    } catch (error) {
      notifyProblem(error);
    } finally {
      going.current = false;
    }
  };
  useShortcuts(
    place && keys
      ? [
          { keys: 'j', label: text('consulta.lista.proximo'), perform: () => void go(1) },
          { keys: 'k', label: text('consulta.lista.anterior'), perform: () => void go(-1) },
        ]
      : [],
  );
  if (!place) return null;
  return (
    <nav className={styles.neighbours} aria-label={text('consulta.lista.rotulo')}>
      <IconAction icon={ArrowLeft} size="small" label={text('consulta.lista.voltar')} to={place.voltar} />
      <span className={styles.place} role="status">
        {text('consulta.lista.posicao', { n: place.primeiro + place.em, total: place.total })}
      </span>
      <IconAction
        icon={ChevronLeft}
        size="small"
        label={text('consulta.lista.anterior')}
        disabled={!hasNeighbour(place, -1)}
        onClick={() => void go(-1)}
      />
      <IconAction
        icon={ChevronRight}
        size="small"
        label={text('consulta.lista.proximo')}
        disabled={!hasNeighbour(place, 1)}
        onClick={() => void go(1)}
      />
    </nav>
  );
};
