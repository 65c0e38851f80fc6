import { Bookmark, ExternalLink } from 'lucide-react';
import type { PesquisaSalva } from '#schemas/generated.ts';
import { savedSearchPath } from '#src/conteudo/saved-search-path.ts';
import { PinButton } from '#src/conteudo/PinButton.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from './FilterBar.module.css';

/** Of a tab that is a saved search: whose it is, the way to its page, and out of the inbox. */
export const SavedTabNote = ({ saved }: { readonly saved: PesquisaSalva }) => {
  const text = useText();
  return (
    <span className={styles.saved}>
      <Bookmark size={14} aria-hidden="true" />
      <span className="cut">
        {saved.de === undefined
          ? text('exibicaoCaixa.abas.pesquisaSua')
          : text('exibicaoCaixa.abas.pesquisaDe', { nome: saved.de })}
      </span>
      <IconAction
        icon={ExternalLink}
        size="small"
        label={text('exibicaoCaixa.abas.abrirPesquisa')}
        to={savedSearchPath(saved.id)}
      />
      <PinButton saved={saved} />
    </span>
  );
};
