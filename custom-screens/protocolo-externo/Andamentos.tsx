import type { SolicitacaoAndamento } from '#schemas/generated.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { dayText } from './day-text.ts';
import styles from './ProtocoloExterno.module.css';

const names = [
  'enviada',
  'conferirSolicitacao',
  'devolverSolicitacao',
  'pedirAssinatura',
  'autuarSolicitacao',
  'encerrarSolicitacao',
  'partilharDocumento',
  'responderDevolucao',
  'complementar',
  'assinarSolicitacao',
] as const;

/** What passed between who asked and the body. */
export const Andamentos = ({ andamentos }: { readonly andamentos: readonly SolicitacaoAndamento[] }) => {
  const text = useText();
  return (
    <ol className={styles.steps}>
      {andamentos.map(({ id, ato, em, quem, texto, prazo }) => {
        const name = names.find((one) => one === ato);
        return (
          <li key={id}>
            <strong>{name === undefined ? ato : text(`protocoloExterno.passo.${name}`)}</strong>
            <span className={styles.under}>
              {[formatMinute(em), quem, prazo && text('protocoloExterno.prazo', { dia: dayText(prazo) })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {texto !== undefined && <p className={styles.words}>{texto}</p>}
          </li>
        );
      })}
    </ol>
  );
};
