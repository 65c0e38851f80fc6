import { Reply } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { PrazoMark } from './PrazoMark.tsx';
import styles from './marks.module.css';

interface RetornoMarkProps {
  /** To whom it has to go back, and until when (yyyy-MM-dd). */
  readonly retorno: { readonly unidade: string; readonly prazo?: string } | undefined;
}

/** That it has to go back, to whom and until when, late in words and colour. */
export const RetornoMark = ({ retorno }: RetornoMarkProps) => {
  const text = useText();
  if (!retorno) return null;
  return (
    <span className={styles.retorno}>
      <Reply size={14} aria-hidden="true" />
      {text('ui.retorno', { unidade: retorno.unidade })}
      <PrazoMark prazo={retorno.prazo} />
    </span>
  );
};
