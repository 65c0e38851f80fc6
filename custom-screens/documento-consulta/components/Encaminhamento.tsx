import { Reply } from 'lucide-react';
import type { Documento } from '#schemas/generated.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import { useForwarding } from '../use-forwarding.ts';
import styles from './Consulta.module.css';

/** Who sent it here, with which words and until when; nothing once it no longer matters. */
export const Encaminhamento = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const forwarding = useForwarding(documento);
  if (!forwarding) return null;
  const { deUnidade, dePessoa, enviadoEm, texto, prazo, prioridade, conhecimento } = forwarding;
  const { retornoObrigatorio, prazoRetorno } = forwarding;
  const waiting = documento.acoes.some(({ nome, permitida }) => permitida && nome === 'receber');
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
