import { MessageCircleReply } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { PrazoMark } from './PrazoMark.tsx';
import styles from './marks.module.css';

interface RespostaMarkProps {
  /** To whom the reply is owed, or who owes it, and until when (yyyy-MM-dd). */
  readonly resposta:
    { readonly unidade: string; readonly devo: boolean; readonly prazo?: string } | undefined;
}

/** That a reply is owed, by whom and until when, late in words and colour. */
export const RespostaMark = ({ resposta }: RespostaMarkProps) => {
  const text = useText();
  if (!resposta) return null;
  const { unidade, devo, prazo } = resposta;
  return (
    <span className={styles.retorno}>
      <MessageCircleReply size={14} aria-hidden="true" />
      {text(devo ? 'ui.resposta.devo' : 'ui.resposta.espera', { unidade })}
      <PrazoMark prazo={prazo} />
    </span>
  );
};
