import { Reply } from 'lucide-react';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import styles from './Consulta.module.css';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { useForwarding } from './use-forwarding.ts';

/** Who sent it here, with which words and until when; nothing once it no longer matters. */
export const Encaminhamento = ({ conteudo }: { readonly conteudo: ConteudoAberto }) => {
  const text = useText();
  const forwarding = useForwarding(conteudo);
  if (!forwarding) return null;
  const { deUnidade, dePessoa, enviadoEm, texto, prazo, prioridade, conhecimento } = forwarding;
  const { retornoObrigatorio, prazoRetorno } = forwarding;
  const waiting = conteudo.acoes.some(({ nome, permitida }) => permitida && nome === 'receber');
  const title = conhecimento ? 'conhecimento' : waiting ? 'aReceber' : 'titulo';
  const unidade = deUnidade?.sigla ?? dePessoa;
  return (
    <section className={styles.block} aria-labelledby="encaminhamento-titulo">
      <div className={styles.blockTitle}>
        <h2 id="encaminhamento-titulo" className="grow">
          {text(`consulta.encaminhamento.${title}`, { unidade })}
        </h2>
        <PrioridadeMark prioridade={prioridade} />
        <PrazoMark prazo={prazo} />
      </div>
      <p className="sm sub">
        {text('consulta.encaminhamento.quem', { pessoa: dePessoa, quando: formatMoment(enviadoEm) })}
      </p>
      {texto !== undefined && <blockquote className={styles.quote}>{texto}</blockquote>}
      {retornoObrigatorio && (
        <p className={styles.return}>
          <Reply size={16} aria-hidden="true" />
          <span>
            <b>{text('consulta.encaminhamento.retorno')}.</b>{' '}
            {text('consulta.encaminhamento.retornoTexto', { unidade })} <PrazoMark prazo={prazoRetorno} />
          </span>
        </p>
      )}
    </section>
  );
};
