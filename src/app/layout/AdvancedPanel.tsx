import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { casoDeUsoOf } from '#src/conteudo/saved-search.ts';
import { useText } from '#src/i18n/use-text.ts';
import { advancedPath } from '#src/pesquisa/advanced-url.ts';
import { AdvancedForm } from '#src/pesquisa/AdvancedForm.tsx';
import { filterType, type SearchScope } from './search-scope.ts';
import styles from './AdvancedPanel.module.css';

interface AdvancedPanelProps {
  readonly scope: SearchScope;
  readonly written: string;
  readonly onClose: () => void;
  /** The search was made: the page with the results is open. */
  readonly onDone: () => void;
}

/** The fields of the advanced search below the header of any screen, with what was already typed in it. */
export const AdvancedPanel = ({ scope, written, onClose, onDone }: AdvancedPanelProps) => {
  const text = useText();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => void panel.current?.querySelector<HTMLElement>('input[type=text]')?.focus(), []);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={text('pesquisa.avancada.titulo')}
      className={styles['panel']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <AdvancedForm
        search={{
          caso: casoDeUsoOf(filterType[scope]),
          filtro: written.trim() === '' ? {} : { q: written.trim() },
        }}
        onSearch={(search) => {
          void navigate(advancedPath(search));
          onDone();
        }}
        onClose={onClose}
      />
    </div>
  );
};
